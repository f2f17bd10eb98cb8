import EmakiDrawing
import EmakiLayout
import EmakiLimits
import EmakiSceneFormat

extension View {
  /// Takes text, picture and the values of controls.
  mutating func readContent(_ node: SourceNode, at textSize: TextSize) {
    readText(node, at: textSize)
    if let icon = node["icon"]?.text {
      image = ImageContent(name: icon, size: iconSize(node["font"]), isSymbol: true)
      if kind == .button || kind == .label { imagePadding = Self.iconGap }
    } else if let image = node["image"] {
      self.image = ImageContent(image)
    }
    if let side = node["imagePlacement"]?.text.flatMap(ButtonContent.ImageSide.init) {
      control.button.imageSide = side
    }
    if let mode = node["contentMode"]?.text.flatMap(ContentMode.init) { contentMode = mode }
    // One that does not turn would not be in a scene.
    if kind == .activityIndicator { control.isOn = true }
    node["on"]?.bool.map { control.isOn = $0 }
    node["value"]?.number.map { control.value = $0 }
    readItems(node["items"]?.elements ?? [])
    node["selected"]?.integer.map { control.selectedIndex = $0 }
    if let style = node["style"]?.text { readStyle(style) }
    if kind == .pageControl {
      node["pages"].map { control.pages.count = $0.count(upTo: .pages) }
      control.pages.restColor = node["pageIndicatorTintColor"]?.color
    }
    if kind == .mapView, let pins = node["pins"] {
      control.pins = pins.elements.compactMap {
        let place = $0.elements.compactMap(\.number)
        return place.count == 2 ? Point(x: place[0], y: place[1]) : nil
      }
    }
    if kind == .textField { node["secure"]?.bool.map { control.field.isSecure = $0 } }
  }

  /// Takes a style of the kind; an unknown one is reported elsewhere.
  private mutating func readStyle(_ word: String) {
    switch kind {
    case .button: control.button.style = ButtonStyle(rawValue: word)
    case .textField: control.field.border = FieldBorder(rawValue: word)
    case .segmentedControl: control.segments.isApportioned = word == "apportioned"
    case .tableView: control.tableStyle = TableStyle(rawValue: word)
    case .tableCell, .collectionCell: control.accessory = CellAccessory(rawValue: word)
    case .activityIndicator: control.activityStyle = ActivityStyle(rawValue: word)
    case .datePicker: control.dateStyle = DateStyle(rawValue: word)
    case .visualEffectView: control.effectStyle = EffectStyle(effect: word)
    case .navigationBar:
      control.bar.isLarge = word == "large"
      if word == "back" { control.bar.backTitle = "" }
    default: break
    }
  }

  /// Icons are drawn on a grid of 24 points; one beside a text goes by its letters, one alone in a
  /// button by a font that is larger than the usual one, with which the button has room around it.
  private func iconSize(_ font: SourceNode?) -> Size? {
    if kind == .icon || kind == .imageView { return Size(width: 24, height: 24) }
    guard let text, !text.string.isEmpty else {
      guard kind == .button, let font = font.map({ Font($0, default: .system(17)) }),
        font.size > 17
      else { return nil }
      return ImageContent.symbolSize(besideTitleIn: font)
    }
    if kind == .button { return ImageContent.symbolSize(besideTitleIn: text.font) }
    guard kind == .label else { return nil }
    let side = (text.font.size * 1.2).rounded()
    return Size(width: side, height: side)
  }

  /// Points between an icon and the text beside it.
  private static let iconGap = 4.0

  /// The default font: UIKit sets the text of buttons with a configuration in `body`.
  private func usualFont(_ style: ButtonStyle?, at textSize: TextSize) -> Font {
    kind == .button && style?.isConfigured == true
      ? FontWords.font(ofStyle: "body", at: textSize) : .system(kind.traits.fontSize ?? 17)
  }

  private mutating func readText(_ node: SourceNode, at textSize: TextSize) {
    let value = node["text"]
    let placeholder = node["placeholder"]?.text
    let parts = [value, value?["string"]].lazy.compactMap { $0 }.first(where: \.isList)
    guard
      let string = value?.text ?? value?["string"]?.text ?? placeholder
        ?? (value == nil && kind != .label ? nil : "")
    else { return }
    let isEmpty = string.isEmpty && parts == nil && placeholder != nil
    let style = node["style"]?.text.flatMap(ButtonStyle.init)
    var content = TextContent(
      isEmpty ? placeholder ?? "" : string, font: usualFont(style, at: textSize))
    if kind == .button, style?.isConfigured != true, style != .borderless {
      // As UIKit cuts titles that are too long, but for those of buttons with a configuration.
      content.lineBreak = .truncateMiddle
    }
    content.isPlaceholder = isEmpty || value == nil && placeholder != nil
    content.placeholder = placeholder
    content.isUnknown = value?.text == nil && value?["string"] == nil
    if let value, value.isMap { content.read(value) }
    if let font = node["font"] { content.font = Font(font, default: content.font) }
    if let color = node["textColor"]?.color { content.color = color }
    if let align = node["align"]?.text.flatMap(TextContent.Alignment.init) {
      content.alignment = align
    }
    node["lines"].map { content.numberOfLines = $0.count(upTo: .lines) }
    if let parts { content.setSpans(parts.elements.map { TextSpan($0, in: content) }) }
    text = content
  }
}

extension TextContent {
  /// Takes everything but the characters.
  fileprivate mutating func read(_ node: SourceNode) {
    if let value = node["font"] { font = Font(value, default: font) }
    node["size"]?.number.map { font.size = $0 }
    if let weight = node["weight"]?.text.flatMap(FontWords.weight) { font.weight = weight }
    color = node["color"]?.color
    if let value = node["align"]?.text.flatMap(Alignment.init) { alignment = value }
    node["lines"].map { numberOfLines = $0.count(upTo: .lines) }
    if let value = node["break"]?.text.flatMap(TextRequest.LineBreak.init) { lineBreak = value }
    preferredMaxLayoutWidth = node["maxWidth"]?.number
    node["lineSpacing"]?.number.map { lineSpacing = $0 }
    node["placeholder"]?.bool.map { isPlaceholder = $0 }
  }
}

extension TextSpan {
  /// Characters, or a mapping with them; missing attributes are those of the whole text.
  fileprivate init(_ node: SourceNode, in text: TextContent) {
    self.init(node.text ?? node["text"]?.text ?? "", font: text.font)
    if let value = node["font"] { font = Font(value, default: font) }
    node["size"]?.number.map { font.size = $0 }
    if let weight = node["weight"]?.text.flatMap(FontWords.weight) { font.weight = weight }
    color = node["color"]?.color
    background = node["background"]?.color
    node["underline"]?.bool.map { isUnderlined = $0 }
    node["strikethrough"]?.bool.map { isStruckThrough = $0 }
    node["kern"]?.number.map { kern = $0 }
    node["baselineOffset"]?.number.map { baselineOffset = $0 }
    paragraph.lineSpacing = text.lineSpacing
  }
}

extension Font {
  /// A size, words, or a mapping; missing values are taken from `fallback`.
  fileprivate init(_ node: SourceNode, default fallback: Font) {
    self = fallback
    if let size = node.number {
      self.size = size
    } else if let text = node.text {
      if case .success(var font) = FontWords.font(of: text) {
        let hasSize = text.contains(where: \.isNumber) || FontWords.style(in: text) != nil
        if !hasSize { font.size = fallback.size }
        self = font
      }
    } else {
      family = node["family"]?.text
      node["size"]?.number.map { size = $0 }
      if let value = node["weight"]?.text.flatMap(FontWords.weight) { weight = value }
      node["italic"]?.bool.map { isItalic = $0 }
    }
  }
}
