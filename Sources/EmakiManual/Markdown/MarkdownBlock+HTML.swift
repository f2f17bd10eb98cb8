import EmakiText

extension MarkdownBlock {
  /// The block as HTML; a directive as nothing.
  var html: String {
    switch self {
    case .heading(let level, let text):
      "<h\(level) id=\"\(Self.anchor(text))\">\(InlineMarkdown.html(text))</h\(level)>"
    case .paragraph(let text): "<p>\(InlineMarkdown.html(text))</p>"
    case .note(let text): "<p class=\"note\">\(InlineMarkdown.html(text))</p>"
    case .code(let code, let language): Self.code(code, in: language)
    case .list(let items, let isOrdered): Self.list(items, isOrdered ? "ol" : "ul")
    case .table(let header, let rows): Self.table(header, rows)
    case .directive: ""
    }
  }

  /// The anchor of a heading in addresses: its words in lower case, joined by hyphens.
  static func anchor(_ text: String) -> String {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }

  /// Code that scrolls sideways by keyboard as well; YAML in colours.
  static func code(_ text: String, in language: String = "") -> String {
    let html = language == "yaml" ? YAMLCode(text).html : escapedLines(text)
    return "<pre tabindex=\"0\"><code>\(html)</code></pre>"
  }

  /// A table that scrolls sideways where it is too wide.
  static func table(_ header: [String], _ rows: [[String]]) -> String {
    let head = header.map { "<th scope=\"col\">\(InlineMarkdown.html($0))</th>" }.joined()
    let body = rows.map { row in
      "<tr>" + row.map { "<td>\(InlineMarkdown.html($0))</td>" }.joined() + "</tr>"
    }
    return """
      <div class="wide" tabindex="0" role="group" aria-label="Table"><table>
      <thead><tr>\(head)</tr></thead>
      <tbody>\(body.joined(separator: "\n"))</tbody>
      </table></div>
      """
  }

  private static func list(_ items: [String], _ element: String) -> String {
    let lines = items.map { "<li>\(InlineMarkdown.html($0))</li>" }
    return "<\(element)>\(lines.joined(separator: "\n"))</\(element)>"
  }

  private static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Markup.escaped(String($0)) }.joined(separator: "\n")
  }
}
