import EmakiDrawing

/// How much closer or wider the iOS system font sets its letters than Inter does, at each size.
///
/// Fitted, together with `LetterWidths`, to single-line texts that Interface Builder saved; up to
/// 19 pt it is, to a thousandth of an em or two, the tracking that Apple publishes for the font.
/// Beyond, the system font has narrower letters for display.
enum SystemFontWidth {
  /// Thousandths of an em for each letter, for regular weight.
  private static let table: [(size: Double, tracking: Double)] = [
    (9, 19), (10, 12), (11, 5), (12, -1), (13, -7), (14, -13), (15, -17), (16, -21), (17, -26),
    (20, -25), (22, -38),
  ]

  /// What is added after each letter, in ems.
  static func tracking(_ font: Font) -> Double {
    (SizeTable.value(at: font.size, in: table) + tracking(weight: font.weight)) / 1000
  }

  /// Heavier letters of Inter are narrower than those of the system font.
  private static func tracking(weight: Font.Weight) -> Double {
    switch weight {
    case .medium: 6.5
    case .semibold: 9.5
    case .bold: 15
    case .heavy, .black: 25
    default: 0
    }
  }
}
