public import EmakiDrawing

/// Text with everything that decides its lines and its look.
public struct TextContent: Sendable, Hashable {
  /// Where lines lie in the width.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// By the reading direction.
    case natural
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// From edge to edge, but for the last line.
    case justified
  }

  /// The characters.
  public var string: String
  /// The letters.
  public var font: Font
  /// The colour; `nil` for the kind's default.
  public var color: Color?
  /// Where lines lie.
  public var alignment: Alignment
  /// The most lines, or 0 for any number.
  public var numberOfLines: Int
  /// What happens to long lines.
  public var lineBreak: TextRequest.LineBreak
  /// The width at which measuring breaks lines; `nil` takes it from a first layout pass.
  public var preferredMaxLayoutWidth: Double?
  /// Whether the string stands in for input that is missing, and is drawn quietly.
  public var isPlaceholder: Bool
  /// Extra points between lines.
  public var lineSpacing: Double
  /// Extra points above the first line, as a paragraph style with higher lines gives them.
  public var leading = 0.0
  /// How wide the text is on one line, in points, where that is known better than by measuring: of
  /// a class that styles itself, Interface Builder saved it. `nil` measures the text.
  public var knownWidth: Double?

  /// Makes text; by default one line of the system font at 17 pt.
  public init(
    _ string: String, font: Font = .system(17), color: Color? = nil,
    alignment: Alignment = .natural, numberOfLines: Int = 1,
    lineBreak: TextRequest.LineBreak = .truncateTail, preferredMaxLayoutWidth: Double? = nil,
    isPlaceholder: Bool = false, lineSpacing: Double = 0
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.lineBreak = lineBreak
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    self.isPlaceholder = isPlaceholder
    self.lineSpacing = lineSpacing
  }
}
