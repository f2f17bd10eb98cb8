public import EmakiDrawing

/// Margins that may be given by reading direction or by side.
public enum DirectionalInsets: Sendable, Hashable {
  /// Left is left, whatever the direction.
  case absolute(Insets)
  /// `left` of the value is the leading side, `right` the trailing side.
  case directional(Insets)

  /// The distances by side in a layout direction.
  public func resolved(_ direction: LayoutDirection) -> Insets {
    switch self {
    case .absolute(let insets): return insets
    case .directional(let insets):
      guard direction == .rightToLeft else { return insets }
      return Insets(
        top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }
  }
}

/// The side on which lines of text start.
public enum LayoutDirection: String, Sendable, Hashable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
