/// Text that is to be broken into lines.
public struct TextRequest: Sendable, Hashable {
  /// Where lines break when they are too long.
  public enum LineBreak: String, Sendable, Hashable, CaseIterable {
    /// Between words; what is beyond the last line that is allowed is dropped.
    case wordWrap
    /// Between characters; the rest is dropped likewise.
    case characterWrap
    /// Nowhere; a line may be wider than it should and is clipped where it is drawn.
    case clip
    /// An ellipsis at the start.
    case truncateHead
    /// An ellipsis at the end.
    case truncateTail
    /// An ellipsis in the middle.
    case truncateMiddle
  }

  /// The characters; a line feed starts a new line.
  public var text: String
  /// The letters.
  public var font: Font
  /// The width at which lines break, in points, or `nil` for lines as long as they are.
  public var width: Double?
  /// The most lines there may be, or 0 for any number.
  public var maximumLines: Int
  /// The treatment of a line that is too long.
  public var lineBreak: LineBreak
  /// Whether a last line of a single word takes one from the line above; see `LoneWord`.
  public var avoidsLoneWord = false

  /// Makes a request; by default for one line of any length.
  public init(
    _ text: String, font: Font, width: Double? = nil, maximumLines: Int = 1,
    lineBreak: LineBreak = .truncateTail
  ) {
    self.text = text
    self.font = font
    self.width = width
    self.maximumLines = maximumLines
    self.lineBreak = lineBreak
  }
}

/// One line of laid-out text.
public struct TextLine: Sendable, Hashable {
  /// The drawn characters, with an ellipsis where the line was cut.
  public var text: String
  /// Advance width in points, not rounded.
  public var width: Double
  /// How wide the spaces are that end the line in the text, in points. They are not drawn and do
  /// not count for alignment, but a label makes room for them.
  public var trailingSpace: Double

  /// Makes a line.
  public init(text: String, width: Double, trailingSpace: Double = 0) {
    self.text = text
    self.width = width
    self.trailingSpace = trailingSpace
  }
}

/// Breaks text into lines and says how wide they are.
///
/// Layout sees text only through this protocol, so that it needs no font. Heights come from
/// `Font.lineHeight(scale:)`. The same measurer must be used for layout and drawing.
public protocol TextMeasuring: Sendable {
  /// The lines of a text, top to bottom. An empty text has no lines.
  func lines(of request: TextRequest) -> [TextLine]
}

/// Measures without fonts: each character has the width of its class.
///
/// Deterministic everywhere; used where no letters are drawn (the greek theme) and in tests.
public struct ApproximateTextMeasurer: TextMeasuring {
  /// Makes a measurer.
  public init() {}

  /// See `TextMeasuring`.
  public func lines(of request: TextRequest) -> [TextLine] {
    LineBreaker(request: request) { Self.width(of: $0, size: request.font.size) }.lines()
  }

  /// The advance of one character: 1 em for East Asian, emoji and symbols, less for Latin.
  static func width(of character: Character, size: Double) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    // Before the classes: a digit in a keycap emoji is no digit.
    if character.unicodeScalars.count > 1, character.isWide { return size }
    switch scalar.value {
    case 0x20: return 0.28 * size
    case 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x69, 0x6A, 0x6C, 0x7C: return 0.27 * size
    case 0x66, 0x72, 0x74: return 0.36 * size
    case 0x4D, 0x57, 0x6D, 0x77: return 0.87 * size
    case 0x41...0x5A: return 0.67 * size
    case 0x2026: return 0.81 * size
    // Boxes, circles and stars; hearts and notes.
    case 0x25A0...0x2606, 0x2654...0x266F: return size
    default: return character.isWide ? size : 0.56 * size
    }
  }
}
