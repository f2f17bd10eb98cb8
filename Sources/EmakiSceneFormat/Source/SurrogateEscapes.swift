/// A JSON text whose characters beyond sixteen bits are escaped in YAML's way.
///
/// JSON writes such a character as two escapes, `\uD83D\uDE00` (RFC 8259, section 7); YAML knows
/// `\U0001F600` alone. The escapes as written are two letters longer, which locations take into
/// account.
struct SurrogateEscapes {
  /// The text for a YAML parser.
  private(set) var text: String
  /// The columns behind the escapes that were shortened, by line, both from 1 and in `text`.
  private var ends: [Int: [Int]] = [:]

  /// Looks for pairs in a text that is JSON; other texts stay as they are.
  init(_ text: String) {
    self.text = text
    guard TextScan.looksLikeJSON(text), text.utf8.contains(UInt8(ascii: "\\")) else { return }
    let letters = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var (line, column, index) = (1, 1, 0)
    while index < letters.count {
      if let character = Self.pair(letters, index) {
        result += "\\U\(Self.digits(character))".unicodeScalars
        column += 10
        index += 12
        ends[line, default: []].append(column)
        continue
      }
      // An escaped backslash begins no escape.
      let count = letters[index] == "\\" && index + 1 < letters.count ? 2 : 1
      for letter in letters[index..<(index + count)] {
        (line, column) = letter == "\n" ? (line + 1, 1) : (line, column + 1)
        result.append(letter)
      }
      index += count
    }
    self.text = String(result)
  }

  /// The location in the written file of one in `text`.
  func original(_ place: SourcePlace) -> SourcePlace {
    var place = place
    place.column += 2 * (ends[place.line] ?? []).count { $0 <= place.column }
    return place
  }

  /// The character of two escapes that begin here, or `nil` where there is none.
  private static func pair(_ letters: [Unicode.Scalar], _ index: Int) -> UInt32? {
    guard letters[index] == "\\", let high = unit(letters, index),
      let low = unit(letters, index + 6),
      (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low)
    else { return nil }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  /// The number of an escape `\uXXXX`.
  private static func unit(_ letters: [Unicode.Scalar], _ index: Int) -> UInt32? {
    guard index + 6 <= letters.count, letters[index] == "\\", letters[index + 1] == "u" else {
      return nil
    }
    let digits = letters[(index + 2)..<(index + 6)]
    guard digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
  }

  private static func digits(_ character: UInt32) -> String {
    let digits = String(character, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
