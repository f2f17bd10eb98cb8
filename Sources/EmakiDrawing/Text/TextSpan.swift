/// Letters of a text that look alike, where others of the same text look different.
public struct TextSpan: Sendable, Hashable {
  /// The characters; a line feed starts a new line.
  public var text: String
  /// The letters.
  public var font: Font
  /// The colour; `nil` for that of the whole text.
  public var color: Color?
  /// The colour behind the letters; `nil` for none.
  public var background: Color?
  /// Whether a line runs under the letters.
  public var isUnderlined = false
  /// Whether a line runs through the letters.
  public var isStruckThrough = false
  /// Extra points after each letter; negative for letters that are closer together.
  public var kern = 0.0
  /// How far the letters stand above the baseline of the line, in points.
  public var baselineOffset = 0.0
  /// The shape of the paragraph that the letters stand in; that of its first letter counts.
  public var paragraph = ParagraphStyle()

  /// Makes a span without lines, in the colour of the whole text.
  public init(_ text: String, font: Font, color: Color? = nil) {
    self.text = text
    self.font = font
    self.color = color
  }

  /// How far the letters reach above the baseline of the line, in points.
  public var ascent: Double { font.exactLineHeight - font.descent + baselineOffset }

  /// How far the letters reach below the baseline of the line, in points.
  public var descent: Double { font.descent - baselineOffset }

  /// Whether the letters are placed one by one. Joined and right-to-left scripts stay in one piece:
  /// their letters depend on one another.
  public var isSpaced: Bool {
    kern != 0 && !text.unicodeScalars.contains { (0x590...0x1AFF).contains($0.value) }
  }
}
