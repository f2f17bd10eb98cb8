/// The position of a finger on one axis while it is down, straight between the given positions.
public struct DragPath: Sendable, Hashable {
  /// The finger's position at a time.
  public struct Sample: Sendable, Hashable {
    /// Seconds since the start of the scroll motion.
    public var time: Double
    /// The finger's coordinate in points; it grows downwards or to the right.
    public var position: Double

    /// Makes a sample.
    public init(time: Double, position: Double) {
      self.time = time
      self.position = position
    }
  }

  /// The positions by growing time.
  public let samples: [Sample]

  /// The time in seconds before the release over which its velocity is measured.
  public static let velocityWindow = 0.05

  /// Makes a path; samples are put in the order of their times (the given order at equal times).
  public init(_ samples: [Sample]) {
    self.samples = samples.sorted { $0.time < $1.time }
  }

  /// Makes the straight path from one position to another.
  public init(from start: Double, to end: Double, startTime: Double = 0, duration: Double) {
    self.init([
      Sample(time: startTime, position: start), Sample(time: startTime + duration, position: end),
    ])
  }

  /// When the finger goes down, in seconds.
  public var startTime: Double { samples.first?.time ?? 0 }

  /// When the finger is lifted, in seconds.
  public var releaseTime: Double { samples.last?.time ?? 0 }

  /// The finger's position; the first before the finger goes down and the last after the release.
  public func position(at time: Double) -> Double {
    guard let first = samples.first, let last = samples.last else { return 0 }
    if time <= first.time { return first.position }
    if time >= last.time { return last.position }
    let next = samples.firstIndex { $0.time > time } ?? samples.count - 1
    let (a, b) = (samples[next - 1], samples[next])
    return a.position + (b.position - a.position) * (time - a.time) / (b.time - a.time)
  }

  /// The finger's velocity at the release in points a second: its mean over the last
  /// `velocityWindow`, so a finger that rests before it is lifted does not flick.
  public var releaseVelocity: Double {
    let window = min(Self.velocityWindow, releaseTime - startTime)
    guard window > 0 else { return 0 }
    return (position(at: releaseTime) - position(at: releaseTime - window)) / window
  }
}
