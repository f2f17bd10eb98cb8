internal import EmakiDrawing

/// The characters of an `<attributedString>` and the look of most of them.
struct AttributedText {
  /// All fragments, joined.
  var string: String
  /// The font of the longest fragment that says one.
  var font: Font?
  /// The colour of the first fragment that says one.
  var color: Color?
  /// `alignment` of the first paragraph style.
  var alignment: String?
  /// Points between lines.
  var lineSpacing: Double?
  /// How much higher lines are than their font makes them.
  var lineHeightMultiple: Double?
  /// The least height of a line, in points.
  var minimumLineHeight: Double?
  /// The greatest height of a line, in points.
  var maximumLineHeight: Double?

  /// Reads the element.
  init(_ element: XMLElement, colors: ColorReader, defaultSize: Double) {
    string = ""
    var longest = 0
    for fragment in element.children where fragment.name == "fragment" {
      let content = Strings.value(of: fragment, key: "content") ?? ""
      string += content
      guard let attributes = fragment.child("attributes") else { continue }
      if let own = attributes.child(key: "NSFont"), font == nil || content.count > longest {
        font = FontDescription.attributedFont(own, defaultSize: defaultSize)
        longest = content.count
      }
      if color == nil, let own = attributes.child("color", key: "NSColor") {
        color = colors.color(own)
      }
      if let style = attributes.child(key: "NSParagraphStyle") { read(style) }
    }
  }

  private mutating func read(_ style: XMLElement) {
    func number(_ name: String) -> Double? {
      style[name].flatMap(Double.init).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
    alignment = alignment ?? style["alignment"]
    lineSpacing = lineSpacing ?? number("lineSpacing")
    lineHeightMultiple = lineHeightMultiple ?? number("lineHeightMultiple")
    minimumLineHeight = minimumLineHeight ?? number("minimumLineHeight")
    maximumLineHeight = maximumLineHeight ?? number("maximumLineHeight")
  }

  /// What the paragraph style adds to the height of a line in a font, in points.
  func extraLineHeight(_ font: Font) -> Double {
    let own = font.exactLineHeight
    let higher = max(own * (lineHeightMultiple ?? 1), minimumLineHeight ?? 0)
    return min(higher, maximumLineHeight ?? .infinity) - own
  }
}
