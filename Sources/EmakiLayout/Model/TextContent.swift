public import EmakiDrawing

/// Text with everything that decides its lines and its look.
public struct TextContent: Sendable, Hashable {
  /// Where lines lie in the width.
  public typealias Alignment = TextAlignment

  /// The characters. With other characters the text has one look again.
  public var string: String {
    didSet { if string != oldValue { spans = [] } }
  }
  /// The parts of the text, where they do not all look alike: in order, and together all of
  /// `string`. Empty for a text of one look.
  public private(set) var spans: [TextSpan] = []
  /// The letters.
  public var font: Font
  /// The colour; `nil` for the kind's default.
  public var color: Color?
  /// The copy of the letters behind them; `nil` for none.
  public var shadow: TextShadow?
  /// Where lines lie.
  public var alignment: Alignment
  /// The most lines, or 0 for any number.
  public var numberOfLines: Int
  /// The treatment of long lines.
  public var lineBreak: TextRequest.LineBreak
  /// Whether a last line of a single word takes one from the line above; see `LoneWord`.
  public var avoidsLoneWord = false
  /// Whether the text takes whole points rather than pixels, as Interface Builder measured labels
  /// up to Xcode 11. Only for one line.
  public var isInWholePoints = false
  /// The width at which measuring breaks lines; `nil` takes it from a first layout pass.
  public var preferredMaxLayoutWidth: Double?
  /// Whether the string stands in for input that is missing, and is drawn quietly.
  public var isPlaceholder: Bool
  /// Whether nobody knows the characters, as only code gives them: a sketch draws bars for none.
  public var isUnknown = false
  /// The placeholder shown while there is no input; `nil` for a view that takes no input, or has no
  /// placeholder.
  public var placeholder: String?
  /// Extra points between lines.
  public var lineSpacing: Double
  /// Extra points above the first line, as a paragraph style with higher lines gives them.
  public var leading = 0.0
  /// How small the letters may be drawn, over their size, so that the text fits; 1 keeps their
  /// size. Measuring does not ask.
  public var smallestScale = 1.0
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

  /// Replaces the characters; a placeholder stands in for none.
  public mutating func setString(_ new: String) {
    if isPlaceholder, new.isEmpty { return }
    isUnknown = false
    isPlaceholder = new.isEmpty && placeholder != nil
    string = isPlaceholder ? placeholder ?? "" : new
  }

  /// Replaces the characters by parts that do not all look alike.
  public mutating func setSpans(_ spans: [TextSpan]) {
    string = spans.map(\.text).joined()
    self.spans = spans
  }

  /// The text to be broken at a width into `maximumLines`, or its `numberOfLines`; `nil` for a text
  /// of one look.
  public func styled(width: Double?, maximumLines: Int? = nil) -> StyledText? {
    if spans.isEmpty { return nil }
    return StyledText(
      spans, width: width, maximumLines: maximumLines ?? numberOfLines, lineBreak: lineBreak)
  }
}

extension TextContent {
  /// Replaces a word everywhere; the looks of the parts stay.
  mutating func replace(_ word: String, with other: String) {
    var parts = spans
    string = string.replacing(word, with: other)
    guard !parts.isEmpty else { return }
    for index in parts.indices {
      parts[index].text = parts[index].text.replacing(word, with: other)
    }
    setSpans(parts)
  }

  /// Gives each part of a text of several looks another colour.
  public mutating func recolor(_ color: (TextSpan) -> Color?) {
    for index in spans.indices { spans[index].color = color(spans[index]) }
  }
}
