internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// A button's title, image and style in the state that it is in; a configuration comes before the
  /// states.
  func setButton(_ view: inout View, _ element: XMLElement) {
    let states = ButtonStates(element)
    let configuration = element.child("buttonConfiguration", key: "configuration")
    view.control.button.backgroundImage = states.first { images.image($0, key: "backgroundImage") }
    let hasGround =
      (view.backgroundColor?.alpha ?? 0) > 0 || view.control.button.backgroundImage?.picture != nil
    view.text = buttonText(of: element, states, configuration, hasGround: hasGround)
    view.image = configuration.flatMap { images.image($0) } ?? states.first { images.image($0) }
    if configuration != nil, view.image == nil, view.text?.string.isEmpty == true {
      view.image = configuredMark(element)
    }
    // A system button shows every image in its tint colour.
    if element["buttonType"] != nil { view.image?.isTemplate = true }
    if let place = element["contentVerticalAlignment"] {
      view.control.button.verticalAlignment = .init(rawValue: place) ?? .center
    }
    view.control.isOn = element.flag("selected")
    view.control.button.keepsColors = configuration == nil && keepsColors(element, states)
    view.control.button.contentInsets = contentInsets(element, configuration)
    if configuration == nil { setEdgeInsets(element, of: &view) }
    view.control.button.style =
      configuration.map { Self.style($0) } ?? element["buttonType"].flatMap(ButtonStyle.init)
    if let configuration { setConfiguration(configuration, of: &view) }
    if isPopUp(element) { addPopUpMark(to: &view, isConfigured: configuration != nil) }
    if element["semanticContentAttribute"] == "forceRightToLeft",
      !view.control.button.imageSide.isStacked
    {
      view.control.button.imageSide = .trailing
    }
  }

  /// The mark that a type of button brings into a configuration: a symbol beside 17 pt letters.
  private func configuredMark(_ element: XMLElement) -> ImageContent? {
    guard let style = element["buttonType"].flatMap(ButtonStyle.init), style.mark != nil
    else { return nil }
    return ImageContent(
      name: style == .contactAdd ? "plus.circle" : "info.circle",
      size: Size(width: 26, height: 20), isSymbol: true)
  }

  /// The title with its font and colour.
  private func buttonText(
    of element: XMLElement, _ states: ButtonStates, _ configuration: XMLElement?,
    hasGround: Bool
  ) -> TextContent {
    let isCustom = element["buttonType"] == nil
    let defaultSize: Double = configuration != nil ? bodySize : isCustom ? 18 : 15
    var text = TextContent("", font: .system(defaultSize))
    if let description = element.child("fontDescription", key: "fontDescription") {
      text.font = FontDescription.font(description, defaultSize: defaultSize, at: contentSize)
    }
    text.font = fontOfEra(text.font)
    text.string = title(element, states, configuration)
    text.color = text.string.isEmpty ? nil : states.first { color($0, "titleColor") }
    // If no colour is set, the title of a custom button is white; there it can be read.
    if isCustom, configuration == nil, text.color == nil, hasGround { text.color = .white }
    text.lineBreak = lineBreak(element["lineBreakMode"])
    text.alignment = Self.alignment(element["contentHorizontalAlignment"])
    let attributed =
      states.attributedTitle
      ?? configuration?.child("attributedString", key: "attributedTitle")
    if let attributed { apply(attributed, to: &text) }
    if let font = configuration?.child("fontDescription", key: "titleFontDescription") {
      text.font = FontDescription.font(font, defaultSize: bodySize, at: contentSize)
    }
    if let color = configuration.flatMap({ color($0, "baseForegroundColor") }) {
      text.color = color
    }
    if let configuration {
      if element["role"] == "primary", text.spans.isEmpty, text.font.weight < .semibold {
        text.font.weight = .semibold
      }
      setWrapping(configuration, of: &text)
      addSubtitle(of: element, configuration, to: &text)
    }
    return text
  }

  /// A configured title goes on in another line where the button is too narrow: of 13 pt in 172 points
  /// such a button was saved 45⅓ high, of 10 pt in 74 points 38 high.
  private func setWrapping(_ configuration: XMLElement, of text: inout TextContent) {
    let mode = configuration["titleLineBreakMode"].map(lineBreak)
    text.lineBreak = mode ?? .truncateTail
    let wraps = mode == nil || mode == .wordWrap || mode == .characterWrap
    text.numberOfLines = wraps ? 0 : 1
  }

  /// Whether a button that does not react is not grey: UIKit greys system buttons alone, and of those
  /// none whose title has a colour.
  private func keepsColors(_ element: XMLElement, _ states: ButtonStates) -> Bool {
    element["buttonType"] == nil || states.first { $0.child("color", key: "titleColor") } != nil
  }

  /// The letters of configured buttons are those of running text.
  private var bodySize: Double { TextStyle.body.font(at: contentSize).size }

  /// Where title and image lie together in the button.
  private static func alignment(_ name: String?) -> TextContent.Alignment {
    switch name {
    case "left", "leading": .left
    case "right", "trailing": .right
    default: .center
    }
  }

  /// A configuration's subtitle is a second line in smaller letters.
  private func addSubtitle(
    of button: XMLElement, _ configuration: XMLElement, to text: inout TextContent
  ) {
    let attributed = configuration.child("attributedString", key: "attributedSubtitle")
    let translated = button.id.flatMap { strings[$0, "configuration.subtitle"] }
    var subtitle = TextContent(
      translated ?? Strings.value(of: configuration, key: "subtitle") ?? "",
      font: TextStyle.caption1.font(at: contentSize))
    if let attributed { apply(attributed, to: &subtitle) }
    guard !subtitle.string.isEmpty else { return }
    var spans = text.spans.isEmpty ? [TextSpan(text.string, font: text.font)] : text.spans
    spans[spans.count - 1].text += "\n"
    let small = TextSpan(subtitle.string, font: subtitle.font, color: subtitle.color)
    text.setSpans(spans + [small])
  }

  /// A configuration's background, edge, corners, and the side of its image.
  private func setConfiguration(_ configuration: XMLElement, of view: inout View) {
    view.control.button.imageSide =
      configuration["imagePlacement"].flatMap(ButtonContent.ImageSide.init) ?? .leading
    view.imagePadding = number(configuration, "imagePadding") ?? 0
    let background = configuration.child("backgroundConfiguration", key: "background")
    if view.backgroundColor == nil {
      view.backgroundColor =
        background.flatMap { color($0, "backgroundColor") }
        ?? color(configuration, "baseBackgroundColor")
    }
    if let color = background.flatMap({ color($0, "strokeColor") }) {
      view.borderColor = color
      view.borderWidth = background.flatMap { number($0, "strokeWidth") } ?? 1
    }
    if let radius = background.flatMap({ number($0, "cornerRadius") }), radius > 0 {
      view.cornerRadius = radius
    } else if let radius = Self.corners[configuration["cornerStyle"] ?? ""] {
      view.cornerRadius = radius
    }
  }

  /// The radii of corner styles, in points; a capsule's are as large as they can be.
  private static let corners = ["small": 4.0, "medium": 8, "large": 12, "capsule": 1000]

  /// The button's title. A configuration without a title has none, though the state may still hold
  /// the one of a fresh button: such a button was saved 24 wide, as its insets are.
  private func title(
    _ element: XMLElement, _ states: ButtonStates, _ configuration: XMLElement?
  ) -> String {
    if isPopUp(element), let chosen = chosenTitle(of: element) { return chosen }
    func translated(_ role: String) -> String? { element.id.flatMap { strings[$0, role] } }
    if let configuration {
      return translated("configuration.title") ?? Strings.value(of: configuration, key: "title")
        ?? ""
    }
    return states.first { state in
      translated("\(state.key ?? "")Title") ?? Strings.value(of: state, key: "title")
    } ?? ""
  }

  /// A configuration's style; a plain one is distinguished from a button without configuration.
  private static func style(_ configuration: XMLElement) -> ButtonStyle? {
    let style = configuration["style"] ?? "plain"
    return style == "plain" ? .plainConfigured : ButtonStyle(rawValue: style)
  }

  /// The room around title and image, where the file or a configuration decides it.
  private func contentInsets(_ element: XMLElement, _ configuration: XMLElement?) -> Insets? {
    if let configuration {
      guard let edges = configuration.child(key: "contentInsets") else {
        return Insets(top: 7, left: 12, bottom: 7, right: 12)
      }
      return Insets(
        top: number(edges, "top") ?? 0, left: number(edges, "leading") ?? 0,
        bottom: number(edges, "bottom") ?? 0, right: number(edges, "trailing") ?? 0)
    }
    return edgeInsets(element, "contentEdgeInsets")
  }

  /// Sets the insets that move image and title of a button without configuration; where one of them
  /// is moved, no other gap lies between them.
  private func setEdgeInsets(_ element: XMLElement, of view: inout View) {
    let image = visibleInsets(element, "imageEdgeInsets")
    let title = visibleInsets(element, "titleEdgeInsets")
    guard image != nil || title != nil else { return }
    view.control.button.imageInsets = image ?? .zero
    view.control.button.titleInsets = title ?? .zero
    view.imagePadding = 0
  }

  private func edgeInsets(_ element: XMLElement, _ key: String) -> Insets? {
    element.child("inset", key: key).map { edges in
      Insets(
        top: number(edges, "minY") ?? 0, left: number(edges, "minX") ?? 0,
        bottom: number(edges, "maxY") ?? 0, right: number(edges, "maxX") ?? 0)
    }
  }

  /// Insets that can be seen: Xcode writes the least positive number for insets that were set to 0.
  private func visibleInsets(_ element: XMLElement, _ key: String) -> Insets? {
    edgeInsets(element, key).flatMap { insets in
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      return sides.contains { abs($0) > 0.01 } ? insets : nil
    }
  }

  func setImageView(_ view: inout View, _ element: XMLElement) {
    view.image = images.image(element)
  }
}
