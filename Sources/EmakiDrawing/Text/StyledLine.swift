/// One line of a text whose letters do not all look alike.
public struct StyledLine: Sendable, Hashable {
  /// Letters of the line that look alike.
  public struct Piece: Sendable, Hashable {
    /// The drawn characters and their look.
    public var span: TextSpan
    /// Advance width in points, with the room between letters.
    public var width: Double
  }

  /// From the reading side on.
  public var pieces: [Piece] = []
  /// Advance width in points, not rounded, without the spaces at the end.
  public var width = 0.0
  /// How wide the spaces are that end the line in the text, in points.
  public var trailingSpace = 0.0
  /// Room before the line on the reading side, in points.
  public var indent = 0.0
  /// Where it lies in its width; `nil` as the whole text.
  public var alignment: TextAlignment?
  /// From the top of the line to its baseline, in points.
  public var ascent = 0.0
  /// From the baseline to the bottom of the line, in points.
  public var descent = 0.0
  /// Room above the line, in points; none above the first.
  public var gap = 0.0

  /// From the top of the line to its bottom, in points.
  public var height: Double { ascent + descent }
}

extension [StyledLine] {
  /// From the top of the first line to the bottom of the last, in points, not rounded.
  public var height: Double { reduce(0) { $0 + $1.gap + $1.height } }

  /// The width that the widest line takes with its spaces and its indent, in points.
  public var width: Double { reduce(0) { Swift.max($0, $1.indent + $1.width + $1.trailingSpace) } }
}
