import EmakiDrawing
import EmakiMotion
import EmakiPlatform

/// Compares what was measured of a view with what was planned.
///
/// The planned values themselves are fitted to the samples first, with their start, speed and distance
/// free. If that leaves no more than noise, the view runs along the planned curve, and the three
/// numbers tell the rest. Otherwise other curves are tried. Only what differs by more than the
/// tolerance and three times its standard error is said.
public struct TrackComparison {
  /// The limits.
  public var tolerance: MotionTolerance
  /// When the plan starts in the recording, in seconds.
  public var start: Double
  /// How far a sample may be off, in points.
  public var noise: Double
  /// The planned curve, where there is one.
  public var shape: MotionShape?
  /// Seconds between frames while something moves.
  public var frame: Double

  /// Makes a comparison.
  public init(
    tolerance: MotionTolerance, start: Double, noise: Double, shape: MotionShape?, frame: Double
  ) {
    self.tolerance = tolerance
    self.start = start
    self.noise = noise
    self.shape = shape
    self.frame = frame
  }

  /// Compares one number of a view.
  public func finding(
    _ side: MeasuredSide, planned: PlannedValues, measured: [MeasuredSample]
  ) -> TrackFinding {
    var finding = TrackFinding(side: side)
    finding.samples = measured
    guard let doubt = doubt(planned, measured) else {
      judge(planned, measured, &finding)
      return finding
    }
    if let first = measured.first?.value, measured.count > 8,
      !measured.contains(where: { abs($0.value - first) > max(1, 3 * noise) }),
      planned.range > 5, covers(planned, measured)
    {
      finding.deviations = [.still(planned: planned.distance)]
    } else {
      finding.doubt = doubt
    }
    return finding
  }

  /// Whether the samples reach from before the plan's start to after its end.
  private func covers(_ planned: PlannedValues, _ measured: [MeasuredSample]) -> Bool {
    guard let first = measured.first?.time, let last = measured.last?.time else { return false }
    return first <= start + planned.span.lowerBound + 0.05
      && last >= start + planned.span.upperBound
  }

  private func doubt(_ planned: PlannedValues, _ measured: [MeasuredSample]) -> String? {
    if planned.range < max(3, 5 * noise) { return "it moves too little to be measured" }
    guard measured.count >= 8 else { return "it was followed in \(measured.count) frames only" }
    let (least, most) = (measured.map(\.value).min() ?? 0, measured.map(\.value).max() ?? 0)
    if most - least < 0.35 * planned.range {
      return "only a part of its way was followed"
    }
    let span = planned.span
    let gaps = zip(measured.dropFirst(), measured).map { $0.time - $1.time }
    let seen = zip(gaps, measured).filter { $1.time > start + span.lowerBound - 0.02 }
      .reduce(0) { $0 + min($1.0, 2.5 * frame) }
    if seen < 0.5 * (span.upperBound - span.lowerBound) {
      return "it was followed for \(Self.hundredths(seen)) s only"
    }
    let leap = zip(measured.dropFirst(), measured).map { abs($0.value - $1.value) }.max() ?? 0
    if leap > 0.45 * (most - least) { return "it was lost where it moves fastest" }
    let room = max(2 * noise, 0.03 * (most - least))
    let (first, last) = (measured[0].value, measured[measured.count - 1].value)
    let moving = measured.filter { abs($0.value - first) > room && abs($0.value - last) > room }
    if moving.count < 4 { return "it has \(moving.count) frames in motion, which is too few" }
    return nil
  }

  /// The share of its way by which another curve is off at least, to be called one.
  private static let leastShare = 0.025

  /// A curve that is stretched by more is taken for another one.
  private static let speeds = 0.6...1.7

  private static func hundredths(_ seconds: Double) -> String {
    ((seconds * 100).rounded() / 100).shortText
  }

  private func judge(
    _ planned: PlannedValues, _ measured: [MeasuredSample], _ finding: inout TrackFinding
  ) {
    let span = planned.span
    let found = fit(planned, measured)
    let p = found.parameters
    finding.delay = p[0]
    finding.delayError = found.errors[0]
    note(planned, measured, &finding)
    let search = ShapeSearch(measured, noise: noise)
    let accepted = max(1.6 * noise, 0.0025 * planned.range)
    // A motion this near to the plan, but for its start, is as planned.
    let off = measured.map { abs($0.value - planned.value(at: $0.time - start - p[0])) }.max() ?? 0
    if off <= max(1, 3 * noise, 0.005 * planned.range) { return }
    let ranked = search.ranked()
    let isFree = ranked.first.map { if case .curve(.cubic) = $0.shape { true } else { false } }
    let share = isFree == true ? 0.35 : 0.55
    let isAnother = (ranked.first?.residual ?? .infinity) < share * found.residual
    if found.residual <= accepted, Self.speeds.contains(p[1]), !isAnother {
      let length = span.upperBound - span.lowerBound
      if 3 * found.errors[1] * length > 2 * tolerance.duration(of: length) {
        finding.doubt = "it was not seen well enough to know how long it takes"
        return
      }
      judgeNumbers(planned, found, &finding)
      finding.fit = shape.flatMap(search.fit)
      return
    }
    finding.fit = ranked.first
    let isLikelier = Self.speeds.contains(p[1]) ? 0.7 : 1.5
    guard let best = ranked.first, best.residual < isLikelier * found.residual,
      best.residual <= 1.5 * accepted
    else {
      // A motion that runs by steps may only end elsewhere.
      let way = abs((measured.last?.value ?? 0) - (measured.first?.value ?? 0))
      if covers(planned, measured), span.upperBound > span.lowerBound {
        judgeDistance(way, abs(planned.distance), noise / 2, &finding)
        if !finding.deviations.isEmpty { return }
      }
      if found.residual > 2.5 * accepted, finding.largest.points > max(tolerance.points, 4 * noise)
      {
        finding.deviations.append(.path)
      } else {
        finding.doubt = "it runs a little otherwise than planned"
      }
      return
    }
    guard finding.largest.points > max(tolerance.points, Self.leastShare * planned.range) else {
      finding.doubt = "it runs a little otherwise than planned"
      return
    }
    if isOther(best.shape, than: shape) {
      finding.deviations.append(.curve(best.shape, planned: shape))
    }
    finding.delay = best.start - start - span.lowerBound
    judge(best, span, planned.distance, &finding)
  }

  /// δ, λ, g and o for v(t) = P₀ + o + g·(P(s + (t − s − δ)/λ) − P₀), where s is when the plan moves.
  private func fit(_ planned: PlannedValues, _ measured: [MeasuredSample]) -> LeastSquares.Result {
    let begin = planned.span.lowerBound
    let base = planned.values[0]
    let problem = LeastSquares(samples: measured, room: 4 * noise)
    let tries = [-0.1, 0, 0.1, 0.25].flatMap { delay in
      [0.85, 1.0, 1.2].map { speed in
        problem.fit(
          from: [delay, speed, 1, 0], steps: [1e-4, 1e-4, 1e-3, 1e-2],
          limit: {
            $0[1] = min(max($0[1], 0.3), 3)
            $0[2] = min(max($0[2], 0.2), 3)
          }
        ) { p, time in
          let moment = begin + (time - start - begin - p[0]) / p[1]
          return base + p[3] + p[2] * (planned.value(at: moment) - base)
        }
      }
    }
    return tries.min { $0.cost < $1.cost }
      ?? LeastSquares.Result(parameters: [0, 1, 1, 0], errors: [], residual: .infinity, cost: 0)
  }

  private func judgeNumbers(
    _ planned: PlannedValues, _ found: LeastSquares.Result, _ finding: inout TrackFinding
  ) {
    let p = found.parameters
    let length = planned.span.upperBound - planned.span.lowerBound
    let lasts = length * p[1]
    let error = max(found.errors[1] * length, 0.1 * frame)
    if isBeyond(lasts - length, tolerance.duration(of: length), error) {
      finding.deviations.append(.lasts(lasts, planned: length))
    }
    judgeDistance(planned.range * p[2], planned.range, found.errors[2] * planned.range, &finding)
  }

  private func judge(
    _ fit: ShapeFit, _ span: ClosedRange<Double>, _ distance: Double,
    _ finding: inout TrackFinding
  ) {
    let length = span.upperBound - span.lowerBound
    let error = max(fit.durationError, 0.15 * frame)
    // Springs and curves end otherwise: their durations are not the same thing.
    if let shape, shape.isSpring == fit.shape.isSpring,
      isBeyond(fit.duration - length, 2 * tolerance.duration(of: length), error)
    {
      finding.deviations.append(.lasts(fit.duration, planned: length))
    }
    judgeDistance(abs(fit.distance), abs(distance), 0, &finding)
  }

  private func judgeDistance(
    _ points: Double, _ planned: Double, _ error: Double, _ finding: inout TrackFinding
  ) {
    guard isBeyond(points - planned, tolerance.points + 0.004 * abs(planned), error) else { return }
    finding.deviations.append(.distance(points, planned: planned))
  }

  private func isBeyond(_ difference: Double, _ tolerance: Double, _ error: Double) -> Bool {
    abs(difference) > tolerance && abs(difference) > 3 * error
  }

  private func isOther(_ found: MotionShape, than planned: MotionShape?) -> Bool {
    guard let planned else { return true }
    if case .spring(let one) = found, case .spring(let other) = planned {
      return abs(one - other) > 0.05
    }
    let away =
      (1..<40).map { index in
        abs(found.value(at: Double(index) / 40) - planned.value(at: Double(index) / 40))
      }.max() ?? 0
    return away > 0.04
  }

  private func note(
    _ planned: PlannedValues, _ measured: [MeasuredSample], _ finding: inout TrackFinding
  ) {
    for sample in measured {
      let off = abs(sample.value - planned.value(at: sample.time - start))
      if off > finding.largest.points { finding.largest = (off, sample.time - start) }
    }
  }
}

/// The limits within which a motion passes.
public struct MotionTolerance: Sendable, Hashable {
  /// Points by which a distance may be off.
  public var points = 2.0
  /// Seconds by which a start may be off.
  public var delay = 0.03
  /// The share by which a duration may be off.
  public var duration = 0.06

  /// Makes the tolerance that is used unless another is asked for.
  public init() {}

  func duration(of length: Double) -> Double { max(0.012, duration * length) }
}

extension MotionShape {
  var isSpring: Bool { if case .spring = self { true } else { false } }
}
