import EmakiDrawing

/// How much closer or wider the iOS system font sets its letters than Inter does, at each size.
///
/// The figures are those of `SystemFont.txt`. Beyond 19 pt the system font has narrower letters for
/// display.
enum SystemFontWidth {
  /// The space that is added after each letter, in ems.
  static func tracking(_ font: Font) -> Double {
    let table = SystemFontTable.standard
    let change = font.isEarlySystem ? table.early.value(at: font.size) : table.variable
    let regular = table.tracking.value(at: font.size) + change
    return (regular + table.space(of: font.weight, isDisplay: font.size > 20)) / 1000
  }

  /// The space added after each East Asian character of a text, with kana or without, in ems.
  static func eastAsianTracking(_ size: Double, isJapanese: Bool) -> Double {
    let table = SystemFontTable.standard
    return (isJapanese ? table.japanese : table.chinese).value(at: size) / 1000
  }
}
