import EmakiText

/// The marks inside of a line: code, emphasis, links and pictures.
enum InlineMarkdown {
  /// The text as HTML.
  static func html(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while !rest.isEmpty {
      // A regular expression is compiled each time it is tried: only where a mark may begin.
      let plain = rest.prefix { !"`*![".contains($0) }
      out += Markup.escaped(String(plain))
      rest = rest[plain.endIndex...]
      guard let character = rest.first else { break }
      if let (html, end) = marked(rest, beginningWith: character) {
        out += html
        rest = rest[end...]
      } else {
        out += Markup.escaped(String(character))
        rest.removeFirst()
      }
    }
    return out
  }

  /// The text without marks, for search and terminals.
  static func plain(_ text: String) -> String {
    guard text.contains("[") || text.contains("*") || text.contains("`") else { return text }
    return text.replacing(#/!?\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }
      .replacing("**", with: "").replacing("`", with: "")
  }

  /// The text that begins with a mark, and where it ends.
  private static func marked(
    _ text: Substring, beginningWith character: Character
  ) -> (html: String, end: String.Index)? {
    switch character {
    case "`":
      text.prefixMatch(of: #/`([^`]+)`/#).map {
        ("<code>\(Markup.escaped(String($0.1)))</code>", $0.range.upperBound)
      }
    case "*" where text.hasPrefix("**"):
      text.prefixMatch(of: #/\*\*(.+?)\*\*/#).map {
        ("<strong>\(html(String($0.1)))</strong>", $0.range.upperBound)
      }
    case "*":
      text.prefixMatch(of: #/\*([^* ][^*]*)\*/#).map {
        ("<em>\(html(String($0.1)))</em>", $0.range.upperBound)
      }
    case "!":
      text.prefixMatch(of: #/!\[([^\]]*)\]\(([^)]*)\)/#).map {
        let (name, address) = (Markup.escaped(String($0.1)), Markup.escaped(String($0.2)))
        return ("<img src=\"\(address)\" alt=\"\(name)\">", $0.range.upperBound)
      }
    default:
      text.prefixMatch(of: #/\[([^\]]*)\]\(([^)]*)\)/#).map {
        let address = Markup.escaped(String($0.2))
        return ("<a href=\"\(address)\">\(html(String($0.1)))</a>", $0.range.upperBound)
      }
    }
  }
}
