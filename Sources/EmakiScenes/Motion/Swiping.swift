public import EmakiLayout

/// What becomes of a row whose actions are seen.
public enum Swiping: Sendable, Hashable {
  /// It goes back to its place.
  case closed
  /// An action at a side is performed, by its number from 0, the outermost first.
  case performed(SwipeSide, Int)
}
