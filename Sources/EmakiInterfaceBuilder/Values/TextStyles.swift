internal import EmakiDrawing

/// The fonts of Dynamic Type.
enum TextStyles {
  /// How large the reader likes text.
  enum ContentSize: Sendable, Hashable {
    case large, extraSmall
  }

  /// The font of `style="UICTFontTextStyleBody"` and the like.
  static func font(_ name: String, at size: ContentSize) -> Font? {
    guard var font = table[short(name)] else { return nil }
    if size == .extraSmall, let small = smallest[short(name)] { font.size = small.size }
    return font
  }

  /// How far the baselines of two lines of a style lie apart, in points.
  ///
  /// Labels of several lines were saved with the leading that Apple's guidelines list.
  static func pitch(_ name: String, at size: ContentSize) -> Double? {
    size == .extraSmall ? smallest[short(name)]?.pitch : pitches[short(name)]
  }

  private static func short(_ name: String) -> String {
    let prefix = "UICTFontTextStyle"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  private static let pitches: [String: Double] = [
    "Caption2": 13, "Caption1": 16, "Footnote": 18, "Subhead": 20, "Callout": 21, "Body": 22,
    "Headline": 22, "Title3": 25, "Title2": 28, "Title1": 34, "Title0": 41, "LargeTitle": 41,
  ]

  private static let smallest: [String: (size: Double, pitch: Double)] = [
    "Caption2": (11, 13), "Caption1": (11, 13), "Footnote": (12, 16), "Subhead": (12, 16),
    "Callout": (13, 18), "Body": (14, 19), "Headline": (14, 19), "Title3": (17, 22),
    "Title2": (19, 24), "Title1": (25, 31), "Title0": (31, 38), "LargeTitle": (31, 38),
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
