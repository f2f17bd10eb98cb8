package import EmakiDrawing

extension FontWords {
  /// The words for a text style at a size of Dynamic Type; `nil` for a font that does not follow it.
  package static func style(_ text: String, at size: TextSize) -> String? {
    guard let style = style(in: text), let scaled = TextStyle(rawValue: style.name)?.font(at: size),
      case .success(let font) = style.font
    else { return nil }
    let weight = font.weight == .regular ? "" : " \(word(font.weight))"
    return NumberText.text(of: scaled.size) + weight + (font.isItalic ? " italic" : "")
  }

  /// A text style at a size of Dynamic Type.
  package static func font(ofStyle name: String, at size: TextSize) -> Font {
    guard case .success(let font) = self.font(of: style(name, at: size) ?? name) else {
      return .system(17)
    }
    return font
  }

  /// The word for a weight.
  package static func word(_ weight: Font.Weight) -> String {
    zip(Font.Weight.allCases, weights).first { $0.0 == weight }?.1.name ?? "regular"
  }
}
