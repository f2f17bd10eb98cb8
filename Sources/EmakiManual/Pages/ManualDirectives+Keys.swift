import EmakiSceneFile
import EmakiSceneFormat
import EmakiText

extension ManualDirectives {
  /// `::keys SECTION [KEY …]`: the keys of a section, or some of them, with their examples. Keys that
  /// one example shows stand together.
  func keys(_ arguments: [String], on page: String) -> Content {
    guard let first = arguments.first,
      let section = sections.first(where: { $0.anchor == first })
    else { return ("<p>::keys \(arguments)</p>", []) }
    let wanted = Set(arguments.dropFirst())
    let entries = section.entries.filter { wanted.isEmpty || wanted.contains($0.name) }
    var groups: [(example: KeyExample?, entries: [ReferenceSection.Entry])] = []
    for entry in entries {
      let example = KeyExample.of(.init(section: section.name, key: entry.name))
      if let place = groups.firstIndex(where: { $0.example == example && example != nil }) {
        groups[place].entries.append(entry)
      } else {
        groups.append((example, [entry]))
      }
    }
    let cards = groups.map { card($0.example, $0.entries, of: section) }
    let found = entries.map { entry in
      ManualPage.Entry(
        title: entry.name, address: page + "#" + section.anchor(of: entry),
        detail: "key of \(section.name)")
    }
    let base = section.base.map { "<p>It also has the keys of a \($0), for its root view.</p>" }
    return (cards.joined(separator: "\n") + (wanted.isEmpty ? base ?? "" : ""), found)
  }

  private func card(
    _ example: KeyExample?, _ entries: [ReferenceSection.Entry], of section: ReferenceSection
  ) -> String {
    let list = entries.map { entry in
      """
      <dt id="\(section.anchor(of: entry))"><code>\(Markup.escaped(entry.name))</code></dt>
      <dd><span class="facts">\(facts(entry))</span>\(InlineMarkdown.html(entry.doc))</dd>
      """
    }
    let shown = example.map(shown) ?? ""
    return "<div class=\"key\"><dl>\(list.joined(separator: "\n"))</dl>\(shown)</div>"
  }

  /// The lines, the picture, and the whole file where the lines are a part of one.
  private func shown(_ example: KeyExample) -> String {
    let names = example.names.map(\.key).joined(separator: ", ")
    let whole =
      example.scene == example.lines
      ? ""
      : "<details><summary>Whole file</summary>\(MarkdownBlock.code(example.scene, in: "yaml"))</details>"
    return """
      <div class="example"><div>\(MarkdownBlock.code(example.lines, in: "yaml"))\(whole)</div>\
      <img class="\(example.shown == nil ? "screen" : "part")" src="\(example.picture)" \
      alt="What the example of \(Markup.escaped(names)) draws" loading="lazy"></div>
      """
  }

  /// Type, unit and default.
  private func facts(_ entry: ReferenceSection.Entry) -> String {
    var facts = [entry.value]
    if let unit = entry.unit { facts.append("in \(unit)") }
    if entry.isRequired { facts.append("required") }
    if let fallback = entry.fallback { facts.append("default: \(fallback)") }
    return InlineMarkdown.html(facts.joined(separator: " · ")) + "."
  }
}

extension ReferenceSection {
  /// Its name in addresses.
  var anchor: String { name.replacing(" ", with: "-") }

  func anchor(of entry: Entry) -> String {
    KeyExample.Name(section: name, key: entry.name).anchor
  }
}
