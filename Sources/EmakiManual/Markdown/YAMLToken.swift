import EmakiText

/// A part of a line of YAML that has one colour.
struct YAMLToken: Hashable {
  /// The parts of the language with different colours; each is the name of a class in the style
  /// sheet.
  enum Kind: String {
    case key, string, number, comment, mark, plain
  }

  var kind: Kind
  var text: String

  /// The parts of a line; together they are the line.
  static func tokens(of line: Substring) -> [YAMLToken] {
    var tokens: [YAMLToken] = []
    var rest = line
    while let first = rest.first {
      let token = token(first, rest, after: tokens.last)
      tokens.append(token)
      rest = rest.dropFirst(token.text.count)
    }
    return tokens
  }

  /// The part as HTML.
  var html: String {
    let text = Markup.escaped(text)
    return kind == .plain ? text : "<span class=\"\(kind.rawValue)\">\(text)</span>"
  }

  private static func token(
    _ first: Character, _ rest: Substring, after last: YAMLToken?
  ) -> YAMLToken {
    if first == " " { return YAMLToken(kind: .plain, text: String(rest.prefix { $0 == " " })) }
    if first == "#", last == nil || last?.text.last == " " {
      return YAMLToken(kind: .comment, text: String(rest))
    }
    if "{}[],:".contains(first) || rest.hasPrefix("- ") {
      return YAMLToken(kind: .mark, text: String(first))
    }
    let word = "\"'".contains(first) ? quoted(rest) : rest[..<end(of: rest)]
    let isKey = rest[word.endIndex...].first == ":"
    let kind: Kind =
      isKey
      ? .key : "\"'".contains(first) ? .string : Double(word) == nil ? .plain : .number
    return YAMLToken(kind: kind, text: String(word))
  }

  /// The text with its quotation marks; to the end of the line where the second is missing.
  private static func quoted(_ rest: Substring) -> Substring {
    var scan = QuotedScan()
    _ = scan.isCode(rest[rest.startIndex])
    let end = rest.indices.dropFirst().first { index in
      _ = scan.isCode(rest[index])
      return !scan.isQuoted
    }
    return end.map { rest[...$0] } ?? rest
  }

  /// Where a plain word ends: at a colon that makes it a key, at the end of an entry, before a comment.
  private static func end(of rest: Substring) -> Substring.Index {
    rest.indices.first { index in
      let next = rest.index(after: index)
      let follows = next == rest.endIndex ? " " : rest[next]
      switch rest[index] {
      case ":": return follows == " "
      case ",", "}", "]", "{", "[": return true
      case " ": return follows == "#"
      default: return false
      }
    } ?? rest.endIndex
  }
}
