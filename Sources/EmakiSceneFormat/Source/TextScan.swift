/// Looks over a text before it is parsed.
enum TextScan {
  /// The location of the first character that no YAML text has.
  static func firstControlCharacter(in text: String) -> SourcePlace? {
    var line = 1
    var column = 1
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A:
        line += 1
        column = 0
      case 0x09, 0x0D, 0x85: break
      case 0..<0x20, 0x7F..<0xA0, 0xFFFD, 0xFFFE, 0xFFFF:
        return SourcePlace(line: line, column: column)
      default: break
      }
      column += 1
    }
    return nil
  }

  /// The location of the first tab among the spaces before a line's text.
  ///
  /// In a flow collection a tab is allowed, so JSON files are left alone.
  static func indentingTab(in text: String) -> SourcePlace? {
    guard !looksLikeJSON(text) else { return nil }
    var line = 1
    var column = 1
    var isIndent = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        column = 0
        isIndent = true
      case UInt8(ascii: " "): break
      case UInt8(ascii: "\t") where isIndent: return SourcePlace(line: line, column: column)
      default: isIndent = false
      }
      column += 1
    }
    return nil
  }

  /// Whether the first letter opens a mapping or a list.
  static func looksLikeJSON(_ text: String) -> Bool {
    let first = text.utf8.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
