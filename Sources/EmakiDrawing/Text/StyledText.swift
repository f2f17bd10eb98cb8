/// A text whose letters do not all look alike, to be broken into lines.
///
/// Lines break as in `LineBreaker`, greedily and by the same rules. A line is as high as its tallest
/// letters; fonts of different sizes share its baseline.
public struct StyledText: Sendable, Hashable {
  /// The text, in order.
  public var spans: [TextSpan]
  /// The width at which lines break, in points, or `nil` for lines as long as they are.
  public var width: Double?
  /// The most lines there may be, or 0 for any number.
  public var maximumLines: Int
  /// The treatment of a line that is too long.
  public var lineBreak: TextRequest.LineBreak

  /// Makes a text; by default one line of any length.
  public init(
    _ spans: [TextSpan], width: Double? = nil, maximumLines: Int = 1,
    lineBreak: TextRequest.LineBreak = .truncateTail
  ) {
    self.spans = spans
    self.width = width
    self.maximumLines = maximumLines
    self.lineBreak = lineBreak
  }

  /// The lines, top to bottom. A text without characters has none.
  public func lines(_ measurer: any TextMeasuring) -> [StyledLine] {
    StyledBreaker(text: self, measurer: measurer).lines()
  }

  /// A character and the span that it stands in.
  struct Letter {
    var character: Character
    var span: Int
  }

  /// The letters between two line feeds.
  struct Paragraph {
    var letters: [Letter] = []
    /// The span that decides the shape, and the height of an empty line.
    var span: Int
  }

  /// The paragraphs; one more than there are line feeds, none of an empty text.
  var paragraphs: [Paragraph] {
    var paragraphs: [Paragraph] = []
    var isOpen = false
    for (index, span) in spans.enumerated() {
      for character in span.text {
        if !isOpen { paragraphs.append(Paragraph(span: index)) }
        isOpen = !character.isNewline
        if isOpen {
          paragraphs[paragraphs.count - 1].letters.append(Letter(character: character, span: index))
        }
      }
    }
    // After a line feed at the very end there is an empty line.
    if !isOpen, let last = paragraphs.last { paragraphs.append(Paragraph(span: last.span)) }
    return paragraphs
  }
}
