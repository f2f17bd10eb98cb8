import EmakiDrawing

/// How much closer or wider the iOS system font sets its letters than Inter does, at each size.
///
/// Fitted, together with `LetterWidths`, to single-line texts that Interface Builder saved; up to
/// 19 pt it is, to a thousandth of an em or two, the tracking that Apple publishes for the font.
/// Beyond, the system font has narrower letters for display.
enum SystemFontWidth {
  /// Thousandths of an em for each letter, for regular weight.
  private static let table: [(size: Double, tracking: Double)] = [
    (9, 20), (10, 11), (11, 6), (12, -1), (13, -6.5), (14, -11.5), (15, -15.5), (16, -20.5),
    (17, -24.5), (19, -26), (20, -35), (22, -45.5), (24, -41.5), (28, -46), (31, -45.5), (40, -51),
    (60, -53.5),
  ]

  /// Thousandths of an em for each kana and ideograph of a Japanese text, by size in points.
  ///
  /// Read off eight texts that were saved, of 13 to 19 and of 35 pt.
  private static let japanese: [(size: Double, tracking: Double)] = [(19, 20), (35, 8.5)]

  /// What is added after each letter, in ems.
  static func tracking(_ font: Font) -> Double {
    let regular = SizeTable.value(at: font.size, in: table)
    return (regular + tracking(weight: font.weight, isDisplay: font.size > 20)) / 1000
  }

  /// What is added after each East Asian character of a text with kana, in ems.
  static func japaneseTracking(_ size: Double) -> Double {
    SizeTable.value(at: size, in: japanese) / 1000
  }

  /// Heavier letters of Inter are narrower than those of the system font.
  private static func tracking(weight: Font.Weight, isDisplay: Bool) -> Double {
    switch weight {
    case .medium: isDisplay ? 5 : 6.5
    case .semibold: isDisplay ? 12.5 : 9.5
    case .bold: 14.5
    case .heavy, .black: isDisplay ? 23 : 26.5
    default: 0
    }
  }
}
