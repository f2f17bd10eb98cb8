internal import EmakiPlatform

/// The free run of a scroll view after the finger has left it, on one axis.
///
///     offset(t) = o + v·(r^(1000t) − 1) / (1000·ln r)
public struct Deceleration: Sendable, Hashable {
  /// The share of the speed that remains after a millisecond, between 0 and 1.
  public struct Rate: Sendable, Hashable {
    /// The factor r.
    public let perMillisecond: Double

    /// Makes a rate; factors outside 0.5…0.99999 are moved into it, so that a run always ends.
    public init(perMillisecond: Double) {
      self.perMillisecond = min(perMillisecond.limited(from: 0.5, orElse: 0.998), 0.99999)
    }

    /// `UIScrollView.DecelerationRate.normal`: 0.998.
    public static let normal = Rate(perMillisecond: 0.998)
    /// `UIScrollView.DecelerationRate.fast`: 0.99.
    public static let fast = Rate(perMillisecond: 0.99)

    /// 1000·ln r, per second; negative.
    var perSecond: Double { 1000 * log(perMillisecond) }
  }

  /// The speed below which the run stops: 10 points a second.
  public static let stopSpeed = 10.0

  /// The offset o at the start, in points.
  public let start: Double
  /// The velocity v at the start, in points a second.
  public let velocity: Double
  /// How fast the speed falls.
  public let rate: Rate

  /// Makes a run.
  public init(from start: Double, velocity: Double, rate: Rate = .normal) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// The offset `time` seconds after the start.
  public func offset(at time: Double) -> Double {
    start + velocity * expm1(rate.perSecond * time) / rate.perSecond
  }

  /// The velocity `time` seconds after the start, in points a second.
  public func velocity(at time: Double) -> Double {
    velocity * exp(rate.perSecond * time)
  }

  /// Where the run would come to rest without end.
  public var restOffset: Double { start - velocity / rate.perSecond }

  /// When the speed has fallen to `stopSpeed`, in seconds; 0 where it starts below.
  public var stopTime: Double {
    abs(velocity) <= Self.stopSpeed ? 0 : log(Self.stopSpeed / abs(velocity)) / rate.perSecond
  }

  /// Where the run stops: the offset at `stopTime`, a few points before `restOffset`.
  public var stopOffset: Double { offset(at: stopTime) }

  /// When the run passes `offset`, in seconds, or `nil` where it never does.
  public func time(reaching offset: Double) -> Double? {
    if offset == start { return 0 }
    let part = (offset - start) * rate.perSecond / velocity
    guard part > -1, part < 0 else { return nil }
    return log1p(part) / rate.perSecond
  }
}
