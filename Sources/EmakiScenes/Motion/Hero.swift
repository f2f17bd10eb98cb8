public import EmakiLayout
public import EmakiMotion

/// A snapshot of one view that flies to the frame of another, over everything else, as in UIKit's
/// zoom transitions. Neither of the two is seen meanwhile.
public struct Hero: Sendable, Hashable {
  /// The view from which it starts; seen at that moment.
  public var source: ViewID
  /// Where it lands; seen when the time is over.
  public var target: ViewID
  /// Seconds; `nil` takes as long as the transition around it, or 0.35 s.
  public var duration: Double?
  /// The curve or spring; `nil` for a spring without bounce.
  public var pacing: Pacing?

  /// Its default duration in seconds: that of a push.
  public static let defaultDuration = 0.35

  /// Makes a flight.
  public init(
    from source: ViewID, to target: ViewID, duration: Double? = nil, pacing: Pacing? = nil
  ) {
    self.source = source
    self.target = target
    self.duration = duration
    self.pacing = pacing
  }

  /// The way back.
  var reversed: Hero { Hero(from: target, to: source, duration: duration, pacing: pacing) }
}
