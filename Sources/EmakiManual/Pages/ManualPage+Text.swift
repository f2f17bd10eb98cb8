extension ManualPage {
  /// A page that is written in Markdown, with what its directives put in.
  init(name: String, part: Part, text: String, directives: ManualDirectives) {
    let blocks = MarkdownBlock.blocks(of: text)
    file = name + ".html"
    self.part = part
    title = blocks.firstTitle ?? name
    entries = [Entry(title: title, address: file, detail: part.rawValue)]
    var parts: [String] = []
    for block in blocks {
      switch block {
      case .directive(let name, let arguments):
        let result = directives.content(name, arguments, on: file)
        parts.append(result.html)
        entries += result.entries
      case .heading(let level, let text) where level > 1:
        let address = file + "#" + MarkdownBlock.anchor(text)
        entries.append(Entry(title: InlineMarkdown.plain(text), address: address, detail: title))
        parts.append(block.html)
      default: parts.append(block.html)
      }
    }
    body = parts.joined(separator: "\n")
  }
}

extension [MarkdownBlock] {
  /// The text of the first heading.
  var firstTitle: String? {
    for case .heading(1, let text) in self { return InlineMarkdown.plain(text) }
    return nil
  }
}
