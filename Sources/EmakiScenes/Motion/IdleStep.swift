public import EmakiLayout

/// A step of a motion that does nothing, as what it asks for is so already or cannot be.
public struct IdleStep: Sendable, Hashable {
  /// Why.
  public enum Reason: Sendable, Hashable {
    /// A row is inserted that is there.
    case isThere(ViewID)
    /// A row is deleted that is not there.
    case isGone(ViewID)
    /// Two fingers pinch a view around which nothing zooms.
    case doesNotZoom(ViewID)
    /// An animation sets values that hold already.
    case changesNothing
  }

  /// Why.
  public let reason: Reason
  /// Where the file says the step, if that is known.
  public let place: FilePlace?
}
