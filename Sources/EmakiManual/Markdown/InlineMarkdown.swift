import EmakiText

/// The marks inside of a line: code, emphasis, links and pictures.
enum InlineMarkdown {
  /// The text as HTML.
  static func html(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let character = rest.first {
      if let (html, end) = marked(rest) {
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
    text.replacing(#/!?\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }
      .replacing("**", with: "").replacing("`", with: "")
  }

  /// What begins with a mark, and where it ends.
  private static func marked(_ text: Substring) -> (html: String, end: String.Index)? {
    if let match = text.prefixMatch(of: #/`([^`]+)`/#) {
      return ("<code>\(Markup.escaped(String(match.1)))</code>", match.range.upperBound)
    }
    if let match = text.prefixMatch(of: #/\*\*(.+?)\*\*/#) {
      return ("<strong>\(html(String(match.1)))</strong>", match.range.upperBound)
    }
    if let match = text.prefixMatch(of: #/\*([^* ][^*]*)\*/#) {
      return ("<em>\(html(String(match.1)))</em>", match.range.upperBound)
    }
    if let match = text.prefixMatch(of: #/!\[([^\]]*)\]\(([^)]*)\)/#) {
      let (name, address) = (Markup.escaped(String(match.1)), Markup.escaped(String(match.2)))
      return ("<img src=\"\(address)\" alt=\"\(name)\">", match.range.upperBound)
    }
    if let match = text.prefixMatch(of: #/\[([^\]]*)\]\(([^)]*)\)/#) {
      let address = Markup.escaped(String(match.2))
      return ("<a href=\"\(address)\">\(html(String(match.1)))</a>", match.range.upperBound)
    }
    return nil
  }
}
