import EmakiText

extension ManualDirectives {
  /// Every command with its examples and arguments.
  func commandList(on page: String) -> Content {
    let html = commands.map(section).joined(separator: "\n")
    let entries = commands.map { command in
      ManualPage.Entry(
        title: "emaki \(command.name)", address: page + "#emaki-" + command.name,
        detail: command.abstract)
    }
    return (html, entries)
  }

  private func section(_ command: ManualCommand) -> String {
    let arguments = command.arguments.map { argument in
      """
      <dt><code>\(Markup.escaped(argument.usage))</code></dt>
      <dd>\(Markup.escaped(argument.help))</dd>
      """
    }
    return """
      <h2 id="emaki-\(command.name)">emaki \(command.name)</h2>
      <p>\(Markup.escaped(command.abstract))</p>
      \(discussion(command.discussion))
      <details><summary>Arguments and options</summary>
      <dl class="options">\(arguments.joined(separator: "\n"))</dl></details>
      """
  }

  /// Indented lines are examples, all others paragraphs.
  private func discussion(_ text: String) -> String {
    text.split(separator: "\n\n").map { paragraph in
      let lines = paragraph.split(separator: "\n")
      let told = lines.filter { !$0.hasPrefix("  ") }.joined(separator: " ")
      let examples = lines.filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) + "\n" }
      return (told.isEmpty ? "" : "<p>\(Markup.escaped(told))</p>")
        + (examples.isEmpty ? "" : MarkdownBlock.code(examples.joined()))
    }.joined(separator: "\n")
  }
}
