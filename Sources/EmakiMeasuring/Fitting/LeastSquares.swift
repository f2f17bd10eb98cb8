import EmakiPlatform

/// The values of a function's parameters for which Σ ρ(f(tᵢ) − vᵢ) is least, after Levenberg and
/// Marquardt, with Huber's ρ so that single wrong samples count little.
struct LeastSquares {
  /// Times and values.
  let samples: [MeasuredSample]
  /// Where a residual counts as wrong rather than as noise.
  var room = 1.0

  /// The outcome of a fit.
  struct Result {
    var parameters: [Double]
    /// One for each parameter; infinite for one that the samples do not decide.
    var errors: [Double]
    /// The root of the mean square of the residuals, of all but wrong samples.
    var residual: Double
    var cost: Double
  }

  /// Starts at some values.
  ///
  /// - Parameters:
  ///   - steps: how far each parameter is changed to see what that does.
  ///   - limit: brings parameters back to what is possible.
  func fit(
    from start: [Double], steps: [Double], limit: (inout [Double]) -> Void = { _ in },
    _ model: (_ parameters: [Double], _ time: Double) -> Double
  ) -> Result {
    var now = start
    limit(&now)
    var cost = cost(now, model)
    var damping = 1e-3
    for _ in 0..<60 {
      guard let step = step(now, steps, damping, model) else { break }
      var next = zip(now, step).map { $0 + $1 }
      limit(&next)
      let value = self.cost(next, model)
      if value < cost {
        let isDone = cost - value < 1e-9 * max(cost, 1e-12)
        (now, cost) = (next, value)
        damping = max(damping / 4, 1e-9)
        if isDone { break }
      } else {
        damping *= 6
        if damping > 1e9 { break }
      }
    }
    return result(now, steps, cost, model)
  }

  private func weight(_ residual: Double) -> Double {
    abs(residual) <= room ? 1 : room / abs(residual)
  }

  private func cost(_ parameters: [Double], _ model: ([Double], Double) -> Double) -> Double {
    samples.reduce(0) { sum, sample in
      let residual = abs(model(parameters, sample.time) - sample.value)
      return sum
        + (residual <= room ? residual * residual : 2 * room * residual - room * room)
    }
  }

  private func system(
    _ parameters: [Double], _ steps: [Double], _ model: ([Double], Double) -> Double
  ) -> LinearSystem {
    var system = LinearSystem(count: parameters.count)
    for sample in samples {
      let value = model(parameters, sample.time)
      let row = parameters.indices.map { index in
        var (above, below) = (parameters, parameters)
        above[index] += steps[index]
        below[index] -= steps[index]
        return (model(above, sample.time) - model(below, sample.time)) / (2 * steps[index])
      }
      system.add(row, equals: sample.value - value, weight: weight(sample.value - value))
    }
    return system
  }

  private func step(
    _ parameters: [Double], _ steps: [Double], _ damping: Double,
    _ model: ([Double], Double) -> Double
  ) -> [Double]? {
    var system = system(parameters, steps, model)
    system.damp(by: damping)
    return system.solution()?.values
  }

  private func result(
    _ parameters: [Double], _ steps: [Double], _ cost: Double,
    _ model: ([Double], Double) -> Double
  ) -> Result {
    let residuals = samples.map { model(parameters, $0.time) - $0.value }
    let good = residuals.filter { abs($0) <= 3 * room }
    let squares = good.reduce(0) { $0 + $1 * $1 }
    let free = max(Double(good.count - parameters.count), 1)
    let inverse = system(parameters, steps, model).solution()?.inverse
    return Result(
      parameters: parameters,
      errors: (inverse ?? parameters.map { _ in .infinity }).map {
        ($0 * squares / free).squareRoot()
      },
      residual: (squares / Double(max(good.count, 1))).squareRoot(), cost: cost)
  }
}
