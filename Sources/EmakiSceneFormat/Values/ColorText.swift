package import EmakiDrawing

/// Colours by hexadecimal digits or by name.
package enum ColorText {
  /// The colour that a text means, or `nil`.
  package static func color(of text: String) -> Color? {
    if text.hasPrefix("#") { return Color(hex: text) }
    return byName[key(text)]?.light
  }

  /// A hint for a colour written in another tool's manner: `0xFF8800`, `FF8800`, `none`.
  package static func otherHint(_ text: String) -> String? {
    if let hint = otherNames[text.lowercased()] { return hint }
    let digits = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      byName[text.lowercased()] == nil
    else { return nil }
    return "digits stand behind a number sign, in quotes: \"#\(digits)\""
  }

  /// Other tools' names for colours, in small letters.
  private static let otherNames: [String: String] = {
    let accent = "the accent is a view's \"tint\"; as a colour it is systemBlue"
    let called = [
      "none": "clear", "primary": "label", "secondary": "secondaryLabel",
      "tertiary": "tertiaryLabel",
    ].mapValues { "it is called \"\($0)\"" }
    let accents = ["accent", "accentcolor", "tint", "tintcolor"].map { ($0, accent) }
    return called.merging(accents) { first, _ in first }
  }()

  /// The system colour in the dark appearance; `nil` for a colour that stays.
  package static func dark(_ text: String) -> Color? { byName[key(text)]?.dark }

  /// The names in the order of the table.
  package static let names = table.map(\.name)

  private static let byName = Dictionary(
    table.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  private static func key(_ text: String) -> String {
    text.lowercased().filter { $0 != "-" && $0 != " " }
  }

  private struct Named {
    let name: String
    let light: Color
    var dark: Color?
  }

  /// CSS's basic colours and some more, then UIKit's system colours in both appearances.
  private static let table =
    ["clear", "transparent"].map { Named(name: $0, light: Color(rgb: 0, alpha: 0)) }
    + fixed.map { Named(name: $0.0, light: Color(rgb: $0.1)) }
    + system.map { Named(name: $0.0, light: Color(rgb: $0.1), dark: Color(rgb: $0.2)) }
    + translucent.map {
      Named(
        name: $0.0, light: Color(rgb: $0.1, alpha: $0.2), dark: Color(rgb: $0.3, alpha: $0.4))
    }

  private static let fixed: [(String, UInt32)] = [
    ("black", 0x000000), ("white", 0xFFFFFF), ("gray", 0x808080), ("grey", 0x808080),
    ("silver", 0xC0C0C0), ("lightGray", 0xD3D3D3), ("lightGrey", 0xD3D3D3),
    ("darkGray", 0x555555), ("darkGrey", 0x555555), ("red", 0xFF0000), ("maroon", 0x800000),
    ("green", 0x008000), ("lime", 0x00FF00), ("olive", 0x808000), ("blue", 0x0000FF),
    ("navy", 0x000080), ("aqua", 0x00FFFF), ("cyan", 0x00FFFF), ("teal", 0x008080),
    ("fuchsia", 0xFF00FF), ("magenta", 0xFF00FF), ("purple", 0x800080), ("yellow", 0xFFFF00),
    ("orange", 0xFFA500), ("brown", 0xA52A2A), ("pink", 0xFFC0CB), ("gold", 0xFFD700),
    ("indigo", 0x4B0082), ("violet", 0xEE82EE), ("beige", 0xF5F5DC), ("ivory", 0xFFFFF0),
  ]

  private static let system: [(String, UInt32, UInt32)] = [
    ("systemRed", 0xFF3B30, 0xFF453A), ("systemOrange", 0xFF9500, 0xFF9F0A),
    ("systemYellow", 0xFFCC00, 0xFFD60A), ("systemGreen", 0x34C759, 0x30D158),
    ("systemMint", 0x00C7BE, 0x63E6E2), ("systemTeal", 0x30B0C7, 0x40C8E0),
    ("systemCyan", 0x32ADE6, 0x64D2FF), ("systemBlue", 0x007AFF, 0x0A84FF),
    ("systemIndigo", 0x5856D6, 0x5E5CE6), ("systemPurple", 0xAF52DE, 0xBF5AF2),
    ("systemPink", 0xFF2D55, 0xFF375F), ("systemBrown", 0xA2845E, 0xAC8E68),
    ("systemGray", 0x8E8E93, 0x8E8E93), ("systemGray2", 0xAEAEB2, 0x636366),
    ("systemGray3", 0xC7C7CC, 0x48484A), ("systemGray4", 0xD1D1D6, 0x3A3A3C),
    ("systemGray5", 0xE5E5EA, 0x2C2C2E), ("systemGray6", 0xF2F2F7, 0x1C1C1E),
    ("systemBackground", 0xFFFFFF, 0x000000), ("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E),
    ("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E),
    ("systemGroupedBackground", 0xF2F2F7, 0x000000),
    ("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
    ("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E), ("label", 0x000000, 0xFFFFFF),
    ("opaqueSeparator", 0xC6C6C8, 0x38383A), ("link", 0x007AFF, 0x0984FF),
  ]

  private static let translucent: [(String, UInt32, UInt8, UInt32, UInt8)] = [
    ("secondaryLabel", 0x3C3C43, 153, 0xEBEBF5, 153),
    ("tertiaryLabel", 0x3C3C43, 76, 0xEBEBF5, 76),
    ("placeholderText", 0x3C3C43, 76, 0xEBEBF5, 76), ("separator", 0x3C3C43, 74, 0x545458, 153),
    ("systemFill", 0x787880, 51, 0x787880, 91),
  ]
}
