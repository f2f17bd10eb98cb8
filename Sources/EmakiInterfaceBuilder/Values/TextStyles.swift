internal import EmakiDrawing

/// The fonts of Dynamic Type at the default size.
enum TextStyles {
  /// The font of `style="UICTFontTextStyleBody"` and the like.
  static subscript(_ name: String) -> Font? {
    let prefix = "UICTFontTextStyle"
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    return table[short]
  }

  /// How far the baselines of two lines of a style lie apart, in points.
  ///
  /// Labels of several lines were saved with the leading that Apple's guidelines list.
  static func pitch(_ name: String) -> Double? {
    let prefix = "UICTFontTextStyle"
    return pitches[name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name]
  }

  private static let pitches: [String: Double] = [
    "Caption2": 13, "Caption1": 16, "Footnote": 18, "Subhead": 20, "Callout": 21, "Body": 22,
    "Headline": 22, "Title3": 25, "Title2": 28, "Title1": 34, "Title0": 41, "LargeTitle": 41,
  ]

  private static let table: [String: Font] = [
    "Caption2": .system(11), "Caption1": .system(12), "Footnote": .system(13),
    "Subhead": .system(15), "Callout": .system(16), "Body": .system(17),
    "Headline": .system(17, .semibold), "Title3": .system(20), "Title2": .system(22),
    "Title1": .system(28), "Title0": .system(34), "LargeTitle": .system(34),
    "ShortHeadline": .system(17, .semibold), "ShortBody": .system(17),
    "ShortSubhead": .system(15), "ShortFootnote": .system(13), "ShortCaption1": .system(12),
    "ExtraLargeTitle": .system(36, .bold), "ExtraLargeTitle2": .system(28, .bold),
  ]
}
