import EmakiDrawing
import EmakiMotion
import EmakiPlatform

/// A motion that was fitted to samples: v(t) = a + D·shape((t − t₀) / T).
public struct ShapeFit: Sendable, Hashable {
  /// The curve or spring.
  public var shape: MotionShape
  /// When it starts, in seconds of the recording.
  public var start: Double
  /// How long it takes, in seconds; a spring until it has settled to a thousandth.
  public var duration: Double
  /// The value before it.
  public var base: Double
  /// How far it goes.
  public var distance: Double
  /// The root of the mean square of what remains.
  public var residual: Double
  /// The standard error of the duration, in seconds.
  public var durationError: Double
  /// The standard error of a spring's damping ratio.
  public var dampingError = 0.0

  /// The value at a time of the recording.
  public func value(at time: Double) -> Double {
    base + distance * shape.value(at: (time - start) / duration)
  }

  /// How far it goes beyond its end at most, in the unit of the samples.
  public var overshoot: Double {
    guard case .spring(let damping) = shape, damping < 1 else { return 0 }
    return abs(distance) * exp(-Double.pi * damping / (1 - damping * damping).squareRoot())
  }
}

/// Finds the motion that explains samples best: a named curve, any cubic Bézier, or a spring.
public struct ShapeSearch {
  let samples: [MeasuredSample]
  /// How far a sample may be off, in its unit.
  let noise: Double

  /// - Parameters:
  ///   - samples: in the order of time, at rest before and after the motion as far as is known.
  ///   - noise: how far a sample may be off.
  public init(_ samples: [MeasuredSample], noise: Double) {
    (self.samples, self.noise) = (samples, noise)
  }

  /// The best of all, a shape with fewer free numbers before one that is hardly better; `nil` where
  /// nothing moves or too few samples lie in the motion.
  public func best() -> ShapeFit? { ranked().first }

  /// All shapes that could be fitted, from the best.
  public func ranked() -> [ShapeFit] {
    guard let rough = RoughMotion(samples, noise: noise) else { return [] }
    let named = TimingCurve.named.compactMap { fit(.curve($0), rough) }
    let springs = [0.5, 0.8, 1.0].compactMap { spring($0, rough) }
      .min { $0.residual < $1.residual }
    let free = bezier(rough, from: named.min { $0.residual < $1.residual })
    // Each free number must earn itself.
    let all =
      named.map { ($0, 0.0) } + [springs].compactMap { $0 }.map { ($0, 1) }
      + [free].compactMap { $0 }.map { ($0, 4) }
    let floor = noise * 0.3
    return all.filter { isPossible($0.0) }.sorted { one, two in
      (one.0.residual + floor) * (1 + 0.06 * one.1) < (two.0.residual + floor) * (1 + 0.06 * two.1)
    }.map(\.0)
  }

  /// Whether a fit lies within the samples: one that does not has only their middle or nothing in common
  /// with them.
  private func isPossible(_ fit: ShapeFit) -> Bool {
    guard let first = samples.first?.time, let last = samples.last?.time else { return false }
    let room = 0.1 * (last - first)
    return fit.start > first - room && fit.start < last && fit.duration < 2 * (last - first)
  }

  /// A shape, with start, duration and distance free.
  public func fit(_ shape: MotionShape) -> ShapeFit? {
    RoughMotion(samples, noise: noise).flatMap { fit(shape, $0) }
  }

  private func fit(_ shape: MotionShape, _ rough: RoughMotion) -> ShapeFit? {
    let problem = LeastSquares(samples: samples, room: 4 * noise)
    let found = [0.8, 1.2, 1.8].map { stretch in
      problem.fit(
        from: [rough.start, rough.duration * stretch, rough.base, rough.distance],
        steps: [1e-4, 1e-4, 0.01, 0.01], limit: { $0[1] = min(max($0[1], 0.02), 20) }
      ) { p, time in p[2] + p[3] * shape.value(at: (time - p[0]) / p[1]) }
    }.min { $0.cost < $1.cost }
    return found.map { Self.made(shape, $0) }
  }

  private static func made(_ shape: MotionShape, _ result: LeastSquares.Result) -> ShapeFit {
    let p = result.parameters
    return ShapeFit(
      shape: shape, start: p[0], duration: p[1], base: p[2], distance: p[3],
      residual: result.residual, durationError: result.errors[1])
  }

  /// By the natural frequency, on which the damping ratio depends less than on the duration.
  private func spring(_ damping: Double, _ rough: RoughMotion) -> ShapeFit? {
    let problem = LeastSquares(samples: samples, room: 4 * noise)
    func spring(_ p: [Double]) -> Spring { Spring(duration: p[1], bounce: 1 - p[4]) }
    let found = [0.5, 0.9].map { stretch in
      problem.fit(
        from: [rough.start, rough.duration * stretch, rough.base, rough.distance, damping],
        steps: [1e-4, 1e-4, 0.01, 0.01, 1e-3],
        limit: {
          $0[1] = min(max($0[1], 0.02), 20)
          $0[4] = min(max($0[4], 0.05), 1)
        }
      ) { p, time in p[2] + p[3] * spring(p).value(at: time - p[0]) }
    }.min { $0.cost < $1.cost }
    guard let found else { return nil }
    let p = found.parameters
    // T = 2π/ω, and the duration is that of the same ω. One that hardly overshoots is taken for one
    // that does not, which rests later.
    let ratio = p[4] > Self.critical ? 1 : p[4]
    let unit = Spring(dampingRatio: ratio, duration: 1)
    let length = p[1] / unit.response
    var fit = Self.made(.spring(damping: ratio), found)
    fit.duration = length
    fit.durationError = found.errors[1] / unit.response
    fit.dampingError = found.errors[4]
    return fit
  }

  /// The damping ratio from which on no overshoot is seen: less than 0.001 of the distance.
  private static let critical = 0.96

  /// Samples in motion from which on eight free numbers say something.
  private static let enoughForFree = 12

  private func bezier(_ rough: RoughMotion, from start: ShapeFit?) -> ShapeFit? {
    guard rough.count >= Self.enoughForFree, let start, case .curve(let curve) = start.shape else {
      return nil
    }
    let (first, second) = (curve.bezier.p1, curve.bezier.p2)
    let problem = LeastSquares(samples: samples, room: 4 * noise)
    func shape(_ p: [Double]) -> MotionShape {
      .curve(.cubic(Point(x: p[4], y: p[5]), Point(x: p[6], y: p[7])))
    }
    let found = problem.fit(
      from: [start.start, start.duration, start.base, start.distance]
        + [first.x, first.y, second.x, second.y],
      steps: [1e-4, 1e-4, 0.01, 0.01, 1e-3, 1e-3, 1e-3, 1e-3],
      limit: {
        $0[1] = min(max($0[1], 0.02), 20)
        for index in [4, 6] { $0[index] = min(max($0[index], 0), 1) }
        for index in [5, 7] { $0[index] = min(max($0[index], -1), 2) }
      }
    ) { p, time in p[2] + p[3] * shape(p).value(at: (time - p[0]) / p[1]) }
    let fit = Self.made(shape(found.parameters), found)
    return fit.shape.isNamed ? nil : fit
  }
}

/// About when samples move, and how far.
struct RoughMotion {
  var start: Double
  var duration: Double
  var base: Double
  var distance: Double
  /// How many samples lie between start and end.
  var count: Int

  /// `nil` where they hardly move, or fewer than three lie between start and end.
  init?(_ samples: [MeasuredSample], noise: Double) {
    guard let first = samples.first, let last = samples.last, samples.count > 4 else { return nil }
    let way = abs(last.value - first.value)
    guard way > 3 * noise else { return nil }
    let room = max(1.5 * noise, 0.02 * way)
    let moving = samples.indices.filter {
      abs(samples[$0].value - first.value) > room && abs(samples[$0].value - last.value) > room
    }
    (base, distance) = (first.value, last.value - first.value)
    guard let begin = moving.first, let end = moving.last, moving.count >= 3 else { return nil }
    count = moving.count
    let before = samples[max(begin - 1, 0)].time
    start = before
    duration = max(samples[min(end + 1, samples.count - 1)].time - before, 0.03)
  }
}
