import EmakiDrawing

/// Colours by hexadecimal digits or by name.
enum ColorText {
  /// The colour that a text means, or `nil`.
  static func color(of text: String) -> Color? {
    if text.hasPrefix("#") { return Color(hex: text) }
    let name = text.lowercased().filter { $0 != "-" && $0 != " " }
    return byName[name].map { Color(rgb: $0.0, alpha: $0.1) }
  }

  /// What to write for a colour in the manner of others: `0xFF8800`, `FF8800`, `none`.
  static func otherHint(_ text: String) -> String? {
    if let hint = otherNames[text.lowercased()] { return hint }
    let digits = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      byName[text.lowercased()] == nil
    else { return nil }
    return "digits stand behind a number sign, in quotes: \"#\(digits)\""
  }

  /// What others call colours, in small letters.
  private static let otherNames: [String: String] = {
    let accent = "the accent is a view's \"tint\"; as a colour it is systemBlue"
    let called = [
      "none": "clear", "primary": "label", "secondary": "secondaryLabel",
      "tertiary": "tertiaryLabel",
    ].mapValues { "it is called \"\($0)\"" }
    let accents = ["accent", "accentcolor", "tint", "tintcolor"].map { ($0, accent) }
    return called.merging(accents) { first, _ in first }
  }()

  /// The names in the order of the table.
  static let names = table.map(\.0)

  private static let byName = Dictionary(
    table.map { ($0.0.lowercased(), ($0.1, $0.2)) }, uniquingKeysWith: { first, _ in first })

  /// CSS's basic colours and some more, then UIKit's system colours in the light appearance.
  private static let table: [(String, UInt32, UInt8)] =
    [("clear", 0, 0), ("transparent", 0, 0)]
    + [
      ("black", 0x000000), ("white", 0xFFFFFF), ("gray", 0x808080), ("grey", 0x808080),
      ("silver", 0xC0C0C0), ("lightGray", 0xD3D3D3), ("lightGrey", 0xD3D3D3),
      ("darkGray", 0x555555), ("darkGrey", 0x555555), ("red", 0xFF0000), ("maroon", 0x800000),
      ("green", 0x008000), ("lime", 0x00FF00), ("olive", 0x808000), ("blue", 0x0000FF),
      ("navy", 0x000080), ("aqua", 0x00FFFF), ("cyan", 0x00FFFF), ("teal", 0x008080),
      ("fuchsia", 0xFF00FF), ("magenta", 0xFF00FF), ("purple", 0x800080), ("yellow", 0xFFFF00),
      ("orange", 0xFFA500), ("brown", 0xA52A2A), ("pink", 0xFFC0CB), ("gold", 0xFFD700),
      ("indigo", 0x4B0082), ("violet", 0xEE82EE), ("beige", 0xF5F5DC), ("ivory", 0xFFFFF0),
      ("systemRed", 0xFF3B30), ("systemOrange", 0xFF9500), ("systemYellow", 0xFFCC00),
      ("systemGreen", 0x34C759), ("systemMint", 0x00C7BE), ("systemTeal", 0x30B0C7),
      ("systemCyan", 0x32ADE6), ("systemBlue", 0x007AFF), ("systemIndigo", 0x5856D6),
      ("systemPurple", 0xAF52DE), ("systemPink", 0xFF2D55), ("systemBrown", 0xA2845E),
      ("systemGray", 0x8E8E93), ("systemGray2", 0xAEAEB2), ("systemGray3", 0xC7C7CC),
      ("systemGray4", 0xD1D1D6), ("systemGray5", 0xE5E5EA), ("systemGray6", 0xF2F2F7),
      ("systemBackground", 0xFFFFFF), ("secondarySystemBackground", 0xF2F2F7),
      ("tertiarySystemBackground", 0xFFFFFF), ("systemGroupedBackground", 0xF2F2F7),
      ("secondarySystemGroupedBackground", 0xFFFFFF),
      ("tertiarySystemGroupedBackground", 0xF2F2F7), ("label", 0x000000),
      ("opaqueSeparator", 0xC6C6C8), ("link", 0x007AFF),
    ].map { ($0.0, $0.1, 255) }
    + [
      ("secondaryLabel", 0x3C3C43, 153), ("tertiaryLabel", 0x3C3C43, 76),
      ("placeholderText", 0x3C3C43, 76), ("separator", 0x3C3C43, 74),
      ("systemFill", 0x787880, 51),
    ]
}
