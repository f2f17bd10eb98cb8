import EmakiDrawing

extension ColorText {
  /// What a system colour is in the dark appearance; `nil` for a colour that stays.
  static func dark(_ text: String) -> Color? {
    let name = text.lowercased().filter { $0 != "-" && $0 != " " }
    return darkByName[name]
  }

  private static let darkByName = Dictionary(
    darkTable.map { ($0.0.lowercased(), Color(rgb: $0.1, alpha: $0.2)) },
    uniquingKeysWith: { first, _ in first })

  /// UIKit's system colours in the dark appearance.
  private static let darkTable: [(String, UInt32, UInt8)] =
    [
      ("systemRed", 0xFF453A), ("systemOrange", 0xFF9F0A), ("systemYellow", 0xFFD60A),
      ("systemGreen", 0x30D158), ("systemMint", 0x63E6E2), ("systemTeal", 0x40C8E0),
      ("systemCyan", 0x64D2FF), ("systemBlue", 0x0A84FF), ("systemIndigo", 0x5E5CE6),
      ("systemPurple", 0xBF5AF2), ("systemPink", 0xFF375F), ("systemBrown", 0xAC8E68),
      ("systemGray", 0x8E8E93), ("systemGray2", 0x636366), ("systemGray3", 0x48484A),
      ("systemGray4", 0x3A3A3C), ("systemGray5", 0x2C2C2E), ("systemGray6", 0x1C1C1E),
      ("systemBackground", 0x000000), ("secondarySystemBackground", 0x1C1C1E),
      ("tertiarySystemBackground", 0x2C2C2E), ("systemGroupedBackground", 0x000000),
      ("secondarySystemGroupedBackground", 0x1C1C1E),
      ("tertiarySystemGroupedBackground", 0x2C2C2E), ("label", 0xFFFFFF),
      ("opaqueSeparator", 0x38383A), ("link", 0x0984FF),
    ].map { ($0.0, $0.1, 255) }
    + [
      ("secondaryLabel", 0xEBEBF5, 153), ("tertiaryLabel", 0xEBEBF5, 76),
      ("placeholderText", 0xEBEBF5, 76), ("separator", 0x545458, 153),
      ("systemFill", 0x787880, 91),
    ]
}
