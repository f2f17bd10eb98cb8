public import EmakiLayout

/// A motion that a touch starts: `on: {tap: openLeft}`.
public struct ViewAction: Sendable, Hashable {
  /// What a finger does on a view.
  public enum Event: String, Sendable, Hashable, CaseIterable {
    /// It goes down, and does not scroll or drag.
    case touchDown
    /// It is lifted within the view.
    case touchUpInside
    /// It is lifted outside the view on which it went down.
    case touchUpOutside
    /// It goes down and up in the same place.
    case tap
    /// It stays down for half a second in the same place.
    case longPress
  }

  /// On what; touches on views inside it count where these have no such action.
  public var view: ViewID
  /// What happens.
  public var event: Event
  /// The motion that follows.
  public var motion: String

  /// Makes an action.
  public init(_ view: ViewID, _ event: Event, runs motion: String) {
    self.view = view
    self.event = event
    self.motion = motion
  }
}
