import EmakiLimits
internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// The text of an element: its characters, font, colour and alignment.
  func content(_ element: XMLElement, key: String, defaultSize: Double) -> TextContent {
    let description = element.child("fontDescription", key: "fontDescription")
    let font = description.map {
      FontDescription.font($0, defaultSize: defaultSize, at: contentSize)
    }
    let known = fontOfEra(font ?? .system(defaultSize))
    var text = TextContent(text(element, key) ?? "", font: known)
    if let pitch = description?["style"].flatMap({ TextStyles.pitch($0, at: contentSize) }) {
      text.lineSpacing = max(0, pitch - text.font.exactLineHeight)
    }
    text.color = color(element, "textColor")
    text.alignment = alignment(element["textAlignment"])
    if let attributed = element.child("attributedString", key: "attributedText") {
      apply(attributed, to: &text, keepsParagraphs: element.name == "textView")
    }
    text.isUnknown = text.string.isEmpty
    return text
  }

  /// How large the styles of Dynamic Type are: what the user set, but on the canvas as it was saved.
  var contentSize: TextSize {
    guard isCanvas else { return textSize }
    return header.showsSmallestText ? .xSmall : .large
  }

  /// The system font as it was when the file was saved; the canvas shows that one.
  func fontOfEra(_ font: Font) -> Font {
    guard isCanvas, header.habits.systemFont != .variable, font.family == nil else { return font }
    if header.habits.systemFont == .helveticaNeue {
      return .helveticaSystem(font.size, font.weight, isItalic: font.isItalic)
    }
    var early = font
    early.isEarlySystem = true
    return early
  }

  /// Replaces the characters and their look. Where they do not all look alike, the text has the
  /// font of most of them, and parts with other looks.
  ///
  /// Outside of text views all paragraphs have the shape of the first: labels were saved so.
  func apply(
    _ attributed: XMLElement, to text: inout TextContent, keepsParagraphs: Bool = false
  ) {
    let own = AttributedText(
      attributed, colors: colors, base: TextSpan("", font: text.font, color: nil))
    text.string = own.string
    if let font = own.font { text.font = font }
    if let alignment = own.paragraph.alignment { text.alignment = alignment }
    guard own.isPlain else {
      let spans = own.spans.map { span in
        var span = span
        if !keepsParagraphs { span.paragraph = own.paragraph }
        return span
      }
      text.setSpans(spans)
      return
    }
    if let color = own.color { text.color = color }
    let natural = text.font.exactLineHeight
    text.leading = own.paragraph.lineHeight(natural) - natural
    text.lineSpacing = own.paragraph.lineSpacing + text.leading
  }

  func alignment(_ name: String?) -> TextContent.Alignment {
    name.flatMap(TextContent.Alignment.init(rawValue:)) ?? .natural
  }

  func lineBreak(_ name: String?) -> TextRequest.LineBreak {
    switch name {
    case "wordWrapping", "wordWrap": .wordWrap
    case "charWrapping", "characterWrap": .characterWrap
    case "clip", "clipping": .clip
    case "headTruncation": .truncateHead
    case "middleTruncation": .truncateMiddle
    default: .truncateTail
    }
  }

  func setLabel(_ view: inout View, _ element: XMLElement) {
    var text = content(element, key: "text", defaultSize: 17)
    text.numberOfLines = number(element, "numberOfLines").map { max(0, Int(clamping: $0)) } ?? 1
    text.lineBreak = lineBreak(element["lineBreakMode"])
    let isPlain = element.child("attributedString", key: "attributedText") == nil
    text.avoidsLoneWord = isPlain && (!isCanvas || header.habits.avoidsLoneWords)
    if let width = number(element, "preferredMaxLayoutWidth"), width > 0 {
      text.preferredMaxLayoutWidth = width
    }
    text.smallestScale = smallestScale(element, text.font)
    text.shadow = shadow(element)
    view.text = text
  }

  /// A label's shadow, which has a colour where there is one.
  private func shadow(_ label: XMLElement) -> TextShadow? {
    guard let color = color(label, "shadowColor"), color.alpha > 0 else { return nil }
    guard let offset = label.child("size", key: "shadowOffset") else {
      return TextShadow(color: color)
    }
    return TextShadow(
      color: color,
      offset: Point(x: number(offset, "width") ?? 0, y: number(offset, "height") ?? 0))
  }

  /// How far a label's letters may shrink: to a share of their size, or to a size.
  private func smallestScale(_ label: XMLElement, _ font: Font) -> Double {
    guard label["adjustsFontSizeToFit"] != "NO", font.size > 0 else { return 1 }
    let share =
      number(label, "minimumScaleFactor")
      ?? number(label, "minimumFontSize").map { $0 / font.size }
    // Letters of a twentieth of their size cannot be seen.
    return share.map { min(1, max(0.05, $0)) } ?? 1
  }

  func setTextField(_ view: inout View, _ element: XMLElement) {
    var text = content(element, key: "text", defaultSize: 14)
    text.placeholder = self.text(element, "placeholder")
    if text.string.isEmpty, let placeholder = text.placeholder {
      text.string = placeholder
      text.isPlaceholder = true
    }
    view.text = text
    view.control.field.border = element["borderStyle"].flatMap(FieldBorder.init) ?? .borderless
    let traits = element.child("textInputTraits", key: "textInputTraits")
    view.control.field.isSecure = traits?.flag("secureTextEntry") == true
    if view.control.field.border == .borderless, view.control.field.isSecure {
      // A field that hides its letters was saved no higher than a line.
      view.intrinsicSize.height = .points(text.font.exactLineHeight.rounded(.up))
    }
  }

  func setTextView(_ view: inout View, _ element: XMLElement) {
    var text = content(element, key: "text", defaultSize: 14)
    text.numberOfLines = 0
    text.lineBreak = .wordWrap
    view.text = text
    setScrollView(&view, element)
  }
}
