/// One line of text at its position: nothing is left to decide when it is drawn.
public struct TextRun: Sendable, Hashable {
  /// The characters of the line.
  public var text: String
  /// The letters.
  public var font: Font
  /// The colour of the letters.
  public var color: Color
  /// The left end of the baseline.
  public var origin: Point
  /// The advance width in points that layout counted with.
  public var width: Double

  /// Makes a run.
  public init(text: String, font: Font, color: Color, origin: Point, width: Double) {
    self.text = text
    self.font = font
    self.color = color
    self.origin = origin
    self.width = width
  }
}
