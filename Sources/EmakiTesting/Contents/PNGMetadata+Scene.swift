import EmakiCairo
import EmakiLayout
import EmakiReel
import EmakiScenes

/// The keywords under which baselines tell how they came to be.
private enum Keyword {
  static let fonts = "Emaki fonts"
  static let layout = "Emaki layout"
}

extension PNGMetadata {
  /// Tells the fonts that a scene was drawn with, and, for a single moment, where its views were.
  init(scale: Double, fonts: [FontRecord], layout: Snapshot?) {
    self.init(isSRGB: true, pixelsPerMetre: Self.pixelsPerMetre(scale: scale))
    texts = [
      PNGText(
        keyword: Keyword.fonts,
        text: fonts.map { "\($0.name) \($0.hash)" }.joined(separator: "\n"))
    ]
    if let layout {
      texts.append(PNGText(keyword: Keyword.layout, text: layout.treeText, isCompressed: true))
    }
  }

  /// What the texts say that pixels do not: other fonts first, since they explain the rest.
  func differences(from kept: PNGMetadata) -> [String] {
    var lines: [String] = []
    if let old = kept[Keyword.fonts], let new = self[Keyword.fonts], old != new {
      lines.append("other fonts than those of the baseline:")
      lines += LineDifference.lines(from: old, to: new, context: 0).map { "  \($0)" }
    }
    if let old = kept[Keyword.layout], let new = self[Keyword.layout], old != new {
      lines.append("views [x y width height]:")
      lines += LineDifference.lines(from: old, to: new, context: 0).map { "  \($0)" }
    }
    return lines
  }

  /// The text of a keyword.
  subscript(keyword: String) -> String? {
    texts.first { $0.keyword == keyword }?.text
  }
}
