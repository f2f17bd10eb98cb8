public import EmakiLayout

/// A motion that a touch starts, or a row as it appears: `on: {tap: openLeft}`.
public struct ViewAction: Sendable, Hashable {
  /// An action of a finger on a view, or of a row.
  public enum Event: String, Sendable, Hashable, CaseIterable {
    /// It goes down, and does not scroll or drag.
    case touchDown
    /// It is lifted within the view.
    case touchUpInside
    /// It is lifted outside the view on which it went down.
    case touchUpOutside
    /// It goes down and up at the same point.
    case tap
    /// It stays down for half a second at the same point.
    case longPress
    /// A finger has turned a switch, chosen another segment or moved a slider, and is lifted.
    case valueChanged
    /// A finger has tapped the minus of a stepper; where nothing answers that, `valueChanged` does.
    case decrement
    /// A finger has tapped the plus of a stepper; where nothing answers that, `valueChanged` does.
    case increment
    /// A row comes into view, as by UIKit's `willDisplay`: no finger, but the scrolling table
    /// starts it. The steps can set and animate what is in the row (`ViewID.inRow`).
    case appear
  }

  /// On what, which may be a view of every row (`ViewID.inRows`); touches on views inside it count
  /// where these have no such action.
  public var view: ViewID
  /// The event that runs the action.
  public var event: Event
  /// The motions that follow, in turn: the first time the first one, then the next, and so on
  /// round.
  public var motions: [String]
  /// The controller whose motions they are: the class or id of a controller that is looked up
  /// through the parents of the view's controller; `nil` runs them without asking.
  public var owner: String?

  /// Makes an action that always does the same.
  public init(_ view: ViewID, _ event: Event, runs motion: String, of owner: String? = nil) {
    self.init(view, event, alternating: [motion], of: owner)
  }

  /// Makes an action that does one after the other, such as opening and closing.
  public init(
    _ view: ViewID, _ event: Event, alternating motions: [String], of owner: String? = nil
  ) {
    self.view = view
    self.event = event
    self.motions = motions
    self.owner = owner
  }
}
