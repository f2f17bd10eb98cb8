import EmakiDrawing

extension FontWords {
  /// The words for a text style at a size of Dynamic Type; `nil` for a font that does not follow it.
  static func style(_ text: String, at size: TextSize) -> String? {
    guard let style = style(in: text), let points = points[style.name],
      case .success(let font) = style.font
    else { return nil }
    let weight = font.weight == .regular ? "" : " \(word(font.weight))"
    return "\(points[size.index])\(weight)" + (font.isItalic ? " italic" : "")
  }

  /// A text style at a size of Dynamic Type.
  static func font(ofStyle name: String, at size: TextSize) -> Font {
    guard case .success(let font) = self.font(of: style(name, at: size) ?? name) else {
      return .system(17)
    }
    return font
  }

  /// The word for a weight.
  private static func word(_ weight: Font.Weight) -> String {
    zip(Font.Weight.allCases, weights).first { $0.0 == weight }?.1.name ?? "regular"
  }

  /// Points from `xSmall` to `accessibility5`, as Apple's interface guidelines list them.
  private static let points: [String: [Int]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subhead": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
