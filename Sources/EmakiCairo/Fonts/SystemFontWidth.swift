import EmakiDrawing

/// How much closer or wider the iOS system font sets its letters than Inter does, at each size.
///
/// Fitted, together with `LetterWidths`, to single-line texts that Interface Builder saved; up to
/// 19 pt it is, to a thousandth of an em or two, the tracking that Apple publishes for the font.
/// Beyond, the system font has narrower letters for display.
enum SystemFontWidth {
  /// Thousandths of an em for each letter, for regular weight, up to iOS 13.
  private static let table: [(size: Double, tracking: Double)] = [
    (9, 20), (10, 15.5), (11, 5.5), (12, 0.5), (13, -6), (14, -12), (15, -16.5), (16, -19.5),
    (17, -25), (19, -27.5), (20, -34.5), (22, -46.5), (24, -43.5), (28, -44), (31, -49),
    (40, -50.5), (60, -54),
  ]

  /// What the variable font, since iOS 14, has less after each letter, in thousandths of an em.
  ///
  /// Texts that tools of version 17000 and later saved are that much narrower at all sizes and in all
  /// classes of letters. With it 81 instead of 79 of 100 texts of projects that were left out of the
  /// fit have their width to half a point.
  private static let sinceVariable = -1.75

  /// Thousandths of an em for each kana and ideograph of a Japanese text, by size in points.
  ///
  /// Read off eight texts that were saved, of 13 to 19 and of 35 pt.
  private static let japanese: [(size: Double, tracking: Double)] = [(19, 20), (35, 8.5)]

  /// The same for the ideographs of a text without kana.
  ///
  /// Read off 25 texts that were saved, of 12 to 15 pt, and one of 17 pt, which has the em.
  private static let chinese: [(size: Double, tracking: Double)] = [(15, 20), (17, 0)]

  /// What is added after each letter, in ems.
  static func tracking(_ font: Font) -> Double {
    let early = SizeTable.value(at: font.size, in: table)
    let regular = font.isEarlySystem ? early : early + sinceVariable
    return (regular + tracking(weight: font.weight, isDisplay: font.size > 20)) / 1000
  }

  /// What is added after each East Asian character of a text, with kana or without, in ems.
  static func eastAsianTracking(_ size: Double, isJapanese: Bool) -> Double {
    SizeTable.value(at: size, in: isJapanese ? japanese : chinese) / 1000
  }

  /// Heavier letters of Inter are narrower than those of the system font.
  private static func tracking(weight: Font.Weight, isDisplay: Bool) -> Double {
    switch weight {
    case .medium: isDisplay ? 3 : 7
    case .semibold: isDisplay ? 12 : 9.5
    case .bold: isDisplay ? 17.5 : 15
    case .heavy, .black: isDisplay ? 24 : 26
    default: 0
    }
  }
}
