internal import CPangoCairo

/// Where Unicode's line breaking algorithm lets a line end, as Pango does it: after spaces and
/// hyphens, around East Asian characters but not before their closing punctuation.
enum LineBreakOpportunities {
  /// For each character of a paragraph, whether a line may end before it.
  static func before(_ characters: [Character]) -> [Bool] {
    var text = String(characters)
    let scalars = text.unicodeScalars.count
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars + 1)
    text.withUTF8 { bytes in
      let count = Int32(bytes.count)
      bytes.withMemoryRebound(to: CChar.self) { chars in
        pango_get_log_attrs(
          chars.baseAddress, count, -1, pango_language_from_string("en"), &attributes,
          Int32(attributes.count))
      }
    }
    var scalar = 0
    return characters.map { character in
      defer { scalar += character.unicodeScalars.count }
      return scalar > 0 && attributes[scalar].is_line_break != 0
    }
  }
}
