internal import EmakiDrawing

/// The fonts of Dynamic Type, by Interface Builder's names.
enum TextStyles {
  /// The font of `style="UICTFontTextStyleBody"` and the like.
  static func font(_ name: String, at size: TextSize) -> Font? {
    style(name)?.font(at: size) ?? unscaled[short(name)]
  }

  /// How far the baselines of two lines of a style lie apart, in points.
  ///
  /// Labels of several lines were saved with the leading that Apple's guidelines list.
  static func pitch(_ name: String, at size: TextSize) -> Double? {
    style(name).flatMap { pitches[$0.font(at: size).size] }
  }

  private static func style(_ name: String) -> TextStyle? {
    let short = short(name)
    if short == "Title0" { return .largeTitle }
    return TextStyle(rawValue: short.prefix(1).lowercased() + short.dropFirst())
  }

  private static func short(_ name: String) -> String {
    let prefix = "UICTFontTextStyle"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  /// The guidelines' leading by the size of the letters; it is the same for all styles and sizes of
  /// Dynamic Type but two, which are a point off.
  private static let pitches: [Double: Double] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59,
    51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]

  /// Styles with no list of sizes.
  private static let unscaled: [String: Font] = [
    "ShortHeadline": .system(17, .semibold), "ShortBody": .system(17),
    "ShortSubhead": .system(15), "ShortFootnote": .system(13), "ShortCaption1": .system(12),
    "ExtraLargeTitle": .system(36, .bold), "ExtraLargeTitle2": .system(28, .bold),
  ]
}
