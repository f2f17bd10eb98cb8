/// Where lines of text lie in the width.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// By the reading direction.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Where lines end in the reading direction.
  case trailing
  /// From edge to edge, but for the last line.
  case justified
}

/// The shape of one paragraph of a text; lengths in points.
public struct ParagraphStyle: Sendable, Hashable {
  /// Where its lines lie; `nil` as in the whole text.
  public var alignment: TextAlignment?
  /// Room between its lines, and after it.
  public var lineSpacing = 0.0
  /// How much higher its lines are than their letters make them.
  public var lineHeightMultiple = 1.0
  /// The least height of a line.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line; `nil` for any.
  public var maximumLineHeight: Double?
  /// Room above it, unless it is the first.
  public var spacingBefore = 0.0
  /// Room below it, unless it is the last.
  public var spacing = 0.0
  /// Room before its first line.
  public var firstLineIndent = 0.0
  /// Room before its other lines.
  public var indent = 0.0

  /// Makes a style that changes nothing.
  public init() {}

  /// The height of a line whose letters alone would make it so high.
  public func lineHeight(_ natural: Double) -> Double {
    let higher = max(natural * lineHeightMultiple, minimumLineHeight)
    return min(higher, maximumLineHeight ?? .infinity)
  }
}
