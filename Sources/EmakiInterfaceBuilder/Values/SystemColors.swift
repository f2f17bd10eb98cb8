internal import EmakiDrawing

/// UIKit's colours by name, in the light appearance.
enum SystemColors {
  /// The colour of `systemColor="…"` or `cocoaTouchSystemColor="…"`; `nil` where it is not known.
  static subscript(_ name: String) -> Color? {
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
    "darkText": .black, "lightText": Color(rgb: 0xFFFFFF, alpha: 0x99),
    "groupTableViewBackground": Color(rgb: 0xEFEFF4),
    "scrollViewTexturedBackground": Color(rgb: 0x6F7179),
    "viewFlipsideBackground": Color(rgb: 0x1F2124), "tableCellGroupedBackground": .white,
    "underPageBackground": Color(rgb: 0x989898),
  ]
}
