internal import EmakiDrawing
internal import EmakiXML

/// The characters of an `<attributedString>` with their looks.
struct AttributedText {
  /// All fragments, in order, with the looks that they say themselves.
  private(set) var spans: [TextSpan] = []
  /// The font of the longest fragment that says one.
  private(set) var font: Font?
  /// The colour of the first fragment that says one.
  private(set) var color: Color?
  /// The first paragraph style.
  private(set) var paragraph = ParagraphStyle()
  /// The fragments that say nothing of their paragraph: they go by the first that does.
  private var unshaped: [Int] = []
  private var hasParagraph = false

  /// All fragments, joined.
  var string: String { spans.map(\.text).joined() }

  /// Reads the element; `base` has the font and the colour of what says none itself.
  init(_ element: XMLElement, colors: ColorReader, base: TextSpan) {
    var longest = 0
    for fragment in element.children where fragment.name == "fragment" {
      var span = base
      span.text = Strings.value(of: fragment, key: "content") ?? ""
      if let attributes = fragment.child("attributes") {
        if let own = attributes.child(key: "NSFont") {
          span.font = FontDescription.attributedFont(own, defaultSize: base.font.size)
          if font == nil || span.text.count > longest {
            font = span.font
            longest = span.text.count
          }
        }
        read(attributes, into: &span, colors)
        color = color ?? span.color
      }
      if fragment.child("attributes")?.child(key: "NSParagraphStyle") == nil {
        unshaped.append(spans.count)
      }
      spans.append(span)
    }
    for index in unshaped { spans[index].paragraph = paragraph }
    spans.removeAll(where: \.text.isEmpty)
  }

  private mutating func read(
    _ attributes: XMLElement, into span: inout TextSpan, _ colors: ColorReader
  ) {
    if let own = attributes.child("color", key: "NSColor") { span.color = colors.color(own) }
    if let own = attributes.child("color", key: "NSBackgroundColor") {
      span.background = colors.color(own)
    }
    func number(_ key: String) -> Double {
      attributes.child(key: key)?["value"].flatMap(Double.init(written:)) ?? 0
    }
    span.isUnderlined = number("NSUnderline") != 0 || attributes.child(key: "NSLink") != nil
    span.isStruckThrough = number("NSStrikethrough") != 0
    span.kern = number("NSKern")
    span.baselineOffset = number("NSBaselineOffset")
    guard let style = attributes.child(key: "NSParagraphStyle") else { return }
    span.paragraph = ParagraphStyle(style)
    if !hasParagraph { paragraph = span.paragraph }
    hasParagraph = true
  }

  /// Whether one look, with the paragraph style of all, says everything.
  var isPlain: Bool {
    spans.allSatisfy { span in
      let first = spans[0]
      return span.font == first.font && span.color == first.color && span.background == nil
        && !span.isUnderlined && !span.isStruckThrough && span.kern == 0
        && span.baselineOffset == 0 && span.paragraph == first.paragraph
    } && !paragraph.isIndented
  }
}

extension ParagraphStyle {
  /// A `<paragraphStyle>` or `<mutableParagraphStyle>`.
  init(_ element: XMLElement) {
    self.init()
    func number(_ name: String) -> Double? {
      element[name].flatMap(Double.init(written:)).flatMap { $0 > 0 ? $0 : nil }
    }
    alignment = element["alignment"].flatMap(TextAlignment.init(rawValue:))
    lineSpacing = number("lineSpacing") ?? 0
    lineHeightMultiple = number("lineHeightMultiple") ?? 1
    minimumLineHeight = number("minimumLineHeight") ?? 0
    maximumLineHeight = number("maximumLineHeight")
    spacing = number("paragraphSpacing") ?? 0
    spacingBefore = number("paragraphSpacingBefore") ?? 0
    firstLineIndent = number("firstLineHeadIndent") ?? 0
    indent = number("headIndent") ?? 0
  }

  /// Whether paragraphs lie apart from one another or from the side.
  var isIndented: Bool {
    spacing > 0 || spacingBefore > 0 || firstLineIndent > 0 || indent > 0
  }
}
