public import EmakiLayout

/// A finger to which nothing answers: no action, no control, nothing that scrolls or is dragged.
public struct IdleTouch: Sendable, Hashable {
  /// When it goes down, seconds from the start of the motion.
  public let time: Double
  /// The view under it.
  public let view: ViewID
  /// Whether it is lifted where it went down.
  public let isTap: Bool
  /// The innermost scroll view around it, which has room for all of its content and does not bounce.
  public var resting: ViewID?
}
