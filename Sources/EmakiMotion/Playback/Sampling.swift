import EmakiLimits

/// At which times a motion is drawn.
public enum Sampling: Sendable, Hashable {
  /// At t = 0, 1/F, 2/F … before the end, and once more exactly at the end.
  case fps(Double)
  /// At N times, evenly from the start to the end; a single one is the start.
  case steps(Int)
  /// At one time in seconds.
  case at(Double)

  /// The most steps unless the caller raises it: 100,000, almost half an hour at 60 a second.
  public static let defaultLimit = InputLimit.frames.most

  /// The times in seconds at which a motion of `duration` seconds is drawn, in order.
  ///
  /// A motion of duration 0 has one step at 0 (`.at` and `.steps` keep what they ask for).
  ///
  /// - Throws: `SamplingError` for what cannot be sampled, and for more than `limit` steps.
  public func times(
    duration: Double, limit: Int = Sampling.defaultLimit
  ) throws(SamplingError) -> [Double] {
    let count = try stepCount(duration: duration, limit: limit)
    return (0..<count).map { time(ofStep: $0, count: count, duration: duration) }
  }

  /// How many times there are; see `times(duration:limit:)`.
  public func stepCount(
    duration: Double, limit: Int = Sampling.defaultLimit
  ) throws(SamplingError) -> Int {
    let count = try uncheckedCount(duration: duration)
    guard count <= Double(limit) else {
      throw SamplingError.tooManySteps(count: count, limit: limit)
    }
    return Int(clamping: count)
  }

  /// A number of steps, not yet known to fit an integer.
  private func uncheckedCount(duration: Double) throws(SamplingError) -> Double {
    switch self {
    case .fps(let rate):
      guard rate.isFinite, rate > 0 else { throw SamplingError.frameRate(rate) }
      guard duration.isFinite, duration >= 0 else { throw SamplingError.duration(duration) }
      return duration > 0 ? 1 + max(1, Self.intervals(duration * rate)) : 1
    case .steps(let count):
      guard count >= 1 else { throw SamplingError.stepCount(count) }
      guard duration.isFinite, duration >= 0 else { throw SamplingError.duration(duration) }
      return Double(count)
    case .at(let time):
      guard time.isFinite, time >= 0 else { throw SamplingError.time(time) }
      return 1
    }
  }

  private func time(ofStep index: Int, count: Int, duration: Double) -> Double {
    switch self {
    case .fps(let rate): index == count - 1 ? duration : Double(index) / rate
    case .steps: index > 0 && index == count - 1 ? duration : duration * part(index, count)
    case .at(let time): time
    }
  }

  private func part(_ index: Int, _ count: Int) -> Double {
    count > 1 ? Double(index) / Double(count - 1) : 0
  }

  /// The count of i ≥ 0 with i < frames; a product that is whole but for rounding counts as whole
  /// (0.7 s at 60 a second is 42 frames and not 42.00000000000001).
  private static func intervals(_ frames: Double) -> Double {
    let whole = frames.rounded()
    return abs(frames - whole) <= 1e-9 * max(1, whole) ? whole : frames.rounded(.up)
  }
}
