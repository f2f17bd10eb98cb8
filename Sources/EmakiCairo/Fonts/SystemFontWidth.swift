import EmakiDrawing

/// How much closer or wider the iOS system font sets its letters than Inter does, at each size.
///
/// Fitted, together with `LetterWidths`, to single-line texts that Interface Builder saved; up to
/// 19 pt it is, to a thousandth of an em or two, the tracking that Apple publishes for the font.
/// Beyond, the system font has narrower letters for display.
enum SystemFontWidth {
  /// Thousandths of an em for each letter, for regular weight.
  private static let table: [(size: Double, tracking: Double)] = [
    (9, 21), (10, 13), (11, 6.5), (12, 1), (13, -4.5), (14, -9.5), (15, -15), (16, -19),
    (17, -23.5), (19, -26.5), (20, -34.5), (22, -43), (24, -45.5), (28, -42), (31, -42.5),
    (40, -56), (60, -53),
  ]

  /// The reduction of the variable font, since iOS 14, after each letter, in thousandths of an em.
  ///
  /// Texts that tools of version 17000 and later saved are that much narrower at all sizes and in all
  /// classes of letters.
  private static let sinceVariable = -1.0

  /// The space by which letters for display up to iOS 13 stand further apart, in thousandths of an
  /// em.
  private static let earlyDisplay: [(size: Double, tracking: Double)] = [
    (19, 0), (20, 6.5), (25, 0), (35, 7.5),
  ]

  /// Thousandths of an em for each kana and ideograph of a Japanese text, by size in points.
  ///
  /// Read off eight texts that were saved, of 13 to 19 and of 35 pt.
  private static let japanese: [(size: Double, tracking: Double)] = [(19, 20), (35, 8.5)]

  /// The same for the ideographs of a text without kana.
  ///
  /// Read off 25 texts that were saved, of 12 to 15 pt, and one of 17 pt, which has the em.
  private static let chinese: [(size: Double, tracking: Double)] = [(15, 20), (17, 0)]

  /// The space that is added after each letter, in ems.
  static func tracking(_ font: Font) -> Double {
    let change =
      font.isEarlySystem ? SizeTable.value(at: font.size, in: earlyDisplay) : sinceVariable
    let regular = SizeTable.value(at: font.size, in: table) + change
    return (regular + tracking(weight: font.weight, isDisplay: font.size > 20)) / 1000
  }

  /// The space added after each East Asian character of a text, with kana or without, in ems.
  static func eastAsianTracking(_ size: Double, isJapanese: Bool) -> Double {
    SizeTable.value(at: size, in: isJapanese ? japanese : chinese) / 1000
  }

  /// Heavier letters of Inter are narrower than those of the system font.
  private static func tracking(weight: Font.Weight, isDisplay: Bool) -> Double {
    switch weight {
    case .medium: isDisplay ? 2.5 : 6
    case .semibold: isDisplay ? 9 : 8.5
    case .bold: isDisplay ? 18.5 : 14.5
    case .heavy, .black: isDisplay ? 24 : 28.5
    default: 0
    }
  }
}
