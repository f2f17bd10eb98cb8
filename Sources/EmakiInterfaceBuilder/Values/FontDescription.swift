internal import EmakiDrawing
internal import EmakiXML

/// Turns `<fontDescription>` and `<font>` elements into fonts.
enum FontDescription {
  /// The font of a `<fontDescription>`.
  static func font(
    _ element: XMLElement, defaultSize: Double, at size: TextSize
  ) -> Font {
    if let style = element["style"], let font = TextStyles.font(style, at: size) { return font }
    let size = pointSize(element["pointSize"]) ?? defaultSize
    if let name = element["name"], element["type"] == nil || element["family"] != nil {
      return named(name, family: element["family"], size: size)
    }
    switch element["type"] {
    case "boldSystem": return .system(size, .bold)
    case "italicSystem": return Font(size: size, isItalic: true)
    default: return .system(size, weight(element["weight"] ?? "regular") ?? .regular)
    }
  }

  /// The font of an attributed string's `<font key="NSFont">`.
  static func attributedFont(_ element: XMLElement, defaultSize: Double) -> Font {
    let own = pointSize(element["size"])
    let size = own ?? defaultSize
    if let name = element["name"] { return named(name, family: nil, size: size) }
    guard let meta = element["metaFont"] else { return .system(size) }
    // Without a size, these roles have the Mac's.
    let isBold = meta.contains("Bold") || meta.hasPrefix("bold")
    return .system(own ?? metaSizes[meta] ?? 13, isBold ? .bold : .regular)
  }

  /// A size; 0, which Xcode writes for cells and buttons, stands for the kind's default.
  private static func pointSize(_ text: String?) -> Double? {
    text.flatMap(Double.init(written:)).flatMap { $0 > 0 ? $0 : nil }
  }

  private static let metaSizes: [String: Double] = [
    "smallSystem": 11, "smallSystemBold": 11, "toolTip": 11, "cellTitle": 12, "label": 10,
    "miniSystem": 9, "miniSystemBold": 9,
  ]

  /// A font by its PostScript name, such as `HelveticaNeue-MediumItalic`.
  static func named(_ name: String, family: String?, size: Double) -> Font {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    let suffix = parts.count > 1 ? parts[1] : ""
    // The system's letters cannot be had by name: Helvetica Neue steps in.
    if name.hasPrefix("SFUI") || name.hasPrefix("SFPro") {
      return Font(family: "Helvetica Neue", size: size)
    }
    let isSystem = name.hasPrefix(".")
    let isItalic = suffix.contains("Italic") || suffix.contains("Oblique")
    return Font(
      family: isSystem ? nil : family ?? spaced(parts.first ?? name), size: size,
      weight: weight(inSuffix: suffix.isEmpty ? name : suffix), isItalic: isItalic)
  }

  /// `HelveticaNeue` as people write it: Helvetica Neue.
  private static func spaced(_ name: String) -> String {
    var result = ""
    var wasLower = false
    for character in name {
      if wasLower, character.isUppercase { result.append(" ") }
      result.append(character)
      wasLower = character.isLowercase
    }
    return result
  }

  private static func weight(inSuffix suffix: String) -> Font.Weight {
    let lower = suffix.lowercased()
    // The longer names first: "semibold" holds "bold", "ultralight" holds "light".
    let names = [
      "ultralight", "extralight", "thin", "semibold", "demibold", "extrabold", "heavy", "black",
      "medium", "light", "bold", "regular",
    ]
    for name in names where lower.contains(name) { return weight(name) ?? .regular }
    if lower.hasSuffix("w6") { return .semibold }
    return .regular
  }

  private static func weight(_ name: String) -> Font.Weight? {
    switch name.lowercased() {
    case "ultralight", "extralight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold", "demibold": .semibold
    case "bold": .bold
    case "heavy", "extrabold": .heavy
    case "black": .black
    default: nil
    }
  }
}
