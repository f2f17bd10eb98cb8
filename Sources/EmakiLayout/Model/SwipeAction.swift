/// An action at a row's side that appears when a finger moves the row: a button of UIKit's
/// `UISwipeActionsConfiguration`.
public struct SwipeAction: Sendable, Hashable {
  /// The button, a prototype for every row.
  public var button: View
  /// Whether it deletes the row.
  public var isDestructive: Bool

  /// The least width of a button in points, and the room on both sides of its title: as observed on
  /// iOS, where titles of one short word have buttons of 74 points.
  public static let leastWidth = 74.0
  /// See `leastWidth`.
  public static let padding = 15.0

  /// The height of a row in points from which on a button with a picture says its title, too: as
  /// observed on iOS.
  public static let heightForTitles = 91.0

  /// Makes an action.
  public init(button: View, isDestructive: Bool = false) {
    self.button = button
    self.isDestructive = isDestructive
  }
}

/// The side of a row that is revealed.
public enum SwipeSide: String, Sendable, Hashable, CaseIterable {
  /// Where lines begin: a finger moves the row the other way.
  case leading
  /// Where lines end.
  case trailing

  /// Whether it lies on the right.
  public func isRight(_ direction: LayoutDirection) -> Bool {
    (self == .trailing) == (direction == .leftToRight)
  }

  /// The view with the buttons there, as a part of its row.
  var actions: ViewID.Part { self == .leading ? .leadingActions : .trailingActions }
}

extension RowContent {
  /// Whether a finger reveals any.
  var hasActions: Bool { !leadingActions.isEmpty || !trailingActions.isEmpty }

  /// The actions at a side, the outermost first.
  public func actions(at side: SwipeSide) -> [SwipeAction] {
    side == .leading ? leadingActions : trailingActions
  }
}
