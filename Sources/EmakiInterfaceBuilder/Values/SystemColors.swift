internal import EmakiDrawing

/// UIKit's colours by name.
enum SystemColors {
  /// The colour of `systemColor="…"` or `cocoaTouchSystemColor="…"` in the light appearance; `nil`
  /// where it is not known.
  static subscript(_ name: String) -> Color? { find(name, in: table) }

  /// The colour in the dark appearance, or `nil` where it is the same as in the light one.
  static func dark(_ name: String) -> Color? { find(name, in: darkTable) }

  /// The colour in an appearance.
  static func color(_ name: String, isDark: Bool) -> Color? {
    (isDark ? dark(name) : nil) ?? self[name]
  }

  private static func find(_ name: String, in table: [String: Color]) -> Color? {
    if let color = table[name] { return color }
    let suffix = "Color"
    return name.hasSuffix(suffix) ? table[String(name.dropLast(suffix.count))] : nil
  }

  private static let table: [String: Color] = [
    "black": .black, "white": .white, "clear": .clear,
    "darkGray": Color(rgb: 0x555555), "lightGray": Color(rgb: 0xAAAAAA),
    "gray": Color(rgb: 0x808080), "red": Color(rgb: 0xFF0000), "green": Color(rgb: 0x00FF00),
    "blue": Color(rgb: 0x0000FF), "cyan": Color(rgb: 0x00FFFF), "yellow": Color(rgb: 0xFFFF00),
    "magenta": Color(rgb: 0xFF00FF), "orange": Color(rgb: 0xFF8000),
    "purple": Color(rgb: 0x800080), "brown": Color(rgb: 0x996633),
    "systemRed": Color(rgb: 0xFF3B30), "systemGreen": Color(rgb: 0x34C759),
    "systemBlue": Color(rgb: 0x007AFF), "systemOrange": Color(rgb: 0xFF9500),
    "systemYellow": Color(rgb: 0xFFCC00), "systemPink": Color(rgb: 0xFF2D55),
    "systemPurple": Color(rgb: 0xAF52DE), "systemTeal": Color(rgb: 0x30B0C7),
    "systemIndigo": Color(rgb: 0x5856D6), "systemBrown": Color(rgb: 0xA2845E),
    "systemMint": Color(rgb: 0x00C7BE), "systemCyan": Color(rgb: 0x32ADE6),
    "tint": Color(rgb: 0x007AFF), "link": Color(rgb: 0x007AFF),
    "systemGray": Color(rgb: 0x8E8E93), "systemGray2": Color(rgb: 0xAEAEB2),
    "systemGray3": Color(rgb: 0xC7C7CC), "systemGray4": Color(rgb: 0xD1D1D6),
    "systemGray5": Color(rgb: 0xE5E5EA), "systemGray6": Color(rgb: 0xF2F2F7),
    "label": .black, "secondaryLabel": Color(rgb: 0x3C3C43, alpha: 0x99),
    "tertiaryLabel": Color(rgb: 0x3C3C43, alpha: 0x4C),
    "quaternaryLabel": Color(rgb: 0x3C3C43, alpha: 0x2D),
    "placeholderText": Color(rgb: 0x3C3C43, alpha: 0x4C),
    "systemFill": Color(rgb: 0x787880, alpha: 0x33),
    "secondarySystemFill": Color(rgb: 0x787880, alpha: 0x28),
    "tertiarySystemFill": Color(rgb: 0x767680, alpha: 0x1E),
    "quaternarySystemFill": Color(rgb: 0x747480, alpha: 0x14),
    "systemBackground": .white, "secondarySystemBackground": Color(rgb: 0xF2F2F7),
    "tertiarySystemBackground": .white, "systemGroupedBackground": Color(rgb: 0xF2F2F7),
    "secondarySystemGroupedBackground": .white,
    "tertiarySystemGroupedBackground": Color(rgb: 0xF2F2F7),
    "separator": Color(rgb: 0x3C3C43, alpha: 0x49), "opaqueSeparator": Color(rgb: 0xC6C6C8),
    // AppKit's, which Xcode writes into texts of several looks.
    "text": .black, "controlText": .black, "textBackground": .white,
    "darkText": .black, "lightText": Color(rgb: 0xFFFFFF, alpha: 0x99),
    "groupTableViewBackground": Color(rgb: 0xF2F2F7),
    "scrollViewTexturedBackground": Color(rgb: 0x6F7179),
    "viewFlipsideBackground": Color(rgb: 0x1F2124), "tableCellGroupedBackground": .white,
    "underPageBackground": Color(rgb: 0x989898),
  ]

  private static let darkTable: [String: Color] = [
    "systemRed": Color(rgb: 0xFF453A), "systemGreen": Color(rgb: 0x30D158),
    "systemBlue": Color(rgb: 0x0A84FF), "systemOrange": Color(rgb: 0xFF9F0A),
    "systemYellow": Color(rgb: 0xFFD60A), "systemPink": Color(rgb: 0xFF375F),
    "systemPurple": Color(rgb: 0xBF5AF2), "systemTeal": Color(rgb: 0x40C8E0),
    "systemIndigo": Color(rgb: 0x5E5CE6), "systemBrown": Color(rgb: 0xAC8E68),
    "systemMint": Color(rgb: 0x63E6E2), "systemCyan": Color(rgb: 0x64D2FF),
    "tint": Color(rgb: 0x0A84FF), "link": Color(rgb: 0x0984FF),
    "systemGray2": Color(rgb: 0x636366), "systemGray3": Color(rgb: 0x48484A),
    "systemGray4": Color(rgb: 0x3A3A3C), "systemGray5": Color(rgb: 0x2C2C2E),
    "systemGray6": Color(rgb: 0x1C1C1E), "label": .white,
    "secondaryLabel": Color(rgb: 0xEBEBF5, alpha: 0x99),
    "tertiaryLabel": Color(rgb: 0xEBEBF5, alpha: 0x4C),
    "quaternaryLabel": Color(rgb: 0xEBEBF5, alpha: 0x2D),
    "placeholderText": Color(rgb: 0xEBEBF5, alpha: 0x4C),
    "systemFill": Color(rgb: 0x787880, alpha: 0x5B),
    "secondarySystemFill": Color(rgb: 0x787880, alpha: 0x51),
    "tertiarySystemFill": Color(rgb: 0x767680, alpha: 0x3D),
    "quaternarySystemFill": Color(rgb: 0x767680, alpha: 0x2D),
    "systemBackground": .black, "secondarySystemBackground": Color(rgb: 0x1C1C1E),
    "tertiarySystemBackground": Color(rgb: 0x2C2C2E), "systemGroupedBackground": .black,
    "secondarySystemGroupedBackground": Color(rgb: 0x1C1C1E),
    "tertiarySystemGroupedBackground": Color(rgb: 0x2C2C2E),
    "separator": Color(rgb: 0x545458, alpha: 0x99), "opaqueSeparator": Color(rgb: 0x38383A),
    "text": .white, "controlText": .white, "textBackground": .black,
    "groupTableViewBackground": .black, "tableCellGroupedBackground": Color(rgb: 0x1C1C1E),
  ]
}
