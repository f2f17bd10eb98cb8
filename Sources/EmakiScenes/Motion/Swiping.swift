public import EmakiLayout

/// The change of a row whose actions are seen.
public enum Swiping: Sendable, Hashable {
  /// The row moves back over its actions.
  case closed
  /// An action at a side is performed, by its number from 0, the outermost first.
  case performed(SwipeSide, Int)
}
