import EmakiDiagnostics
import EmakiSceneFile
import EmakiSceneFormat
import EmakiWireframe

/// The manual's entry of a key, for a terminal.
public enum ManualEntry {
  /// The entry of a key, a kind of mapping, or a recipe, or else those of the keys that have the word
  /// as a value; `nil` for any other word.
  ///
  /// - Parameter name: `pin`, `view.pin`, `swipe action`, or `navigationBar`.
  public static func text(for name: String) -> String? {
    let sections = SceneFileReference.sections
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let found = sections.flatMap { section in
      section.entries.filter { entry in
        parts.count == 2
          ? section.name == parts[0] && entry.name == parts[1] : entry.name == name
      }.map { (section, $0) }
    }
    let own = sections.first { $0.name == name }
    if found.isEmpty, own == nil { return recipe(name) ?? keys(withValue: name) }
    let values = ["icon", "icons"].contains(name) ? [icons] : []
    return (texts(found) + (own.map { [text($0)] } ?? []) + values).joined(separator: "\n")
  }

  /// The names of all icons, and of the system symbols that are drawn as such.
  private static var icons: String {
    let symbols = Icon.symbolNames.map { $0.replacing("-", with: ".") }.sorted()
    return "The icons:\n\n" + columns(Icon.allNames)
      + "\nSF Symbols that are drawn besides those that look like one of these:\n\n"
      + columns(symbols)
  }

  private static func columns(_ names: [String]) -> String {
    var lines = [""]
    for name in names {
      if lines[lines.count - 1].count + name.count > 76 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "  " : " ") + name
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The entries of the keys that a word can be the value of; `nil` where there are none.
  private static func keys(withValue word: String) -> String? {
    let found = SceneFileReference.sections.flatMap { section in
      section.entries.filter { entry in
        guard let list = entry.value.firstRange(of: "one of ") else { return false }
        let words = entry.value[list.upperBound...].split(separator: " or ").first ?? ""
        return words.split(separator: ", ").contains { $0 == word }
      }.map { (section, $0) }
    }
    guard !found.isEmpty else { return nil }
    return "\"\(word)\" is a value of:\n\n" + texts(found).joined(separator: "\n")
  }

  /// Entries; keys that read the same in several sections come once.
  private static func texts(
    _ found: [(ReferenceSection, ReferenceSection.Entry)]
  ) -> [String] {
    var seen: Set<String> = []
    return found.filter { seen.insert($0.1.doc + $0.1.value).inserted }.map(text)
  }

  /// The names that are like an unknown one, the nearest first; at most three.
  public static func names(near name: String) -> [String] {
    let sections = SceneFileReference.sections
    var left = Set(sections.map(\.name) + sections.flatMap { $0.entries.map(\.name) })
    var found: [String] = []
    while found.count < 3, let next = NearestName.nearest(to: name, in: left.sorted()) {
      found.append(next)
      left.remove(next)
    }
    return found
  }

  private static func text(_ section: ReferenceSection, _ entry: ReferenceSection.Entry) -> String {
    var lines = ["\(entry.name) (key of \(section.name))", "  value:   \(entry.value)"]
    if let unit = entry.unit { lines.append("  unit:    \(unit)") }
    if entry.isRequired { lines.append("  required") }
    if let fallback = entry.fallback { lines.append("  default: \(fallback)") }
    lines += ["", "  " + InlineMarkdown.plain(entry.doc)]
    if let example = KeyExample.of(.init(section: section.name, key: entry.name)) {
      lines += ["", "  Example:"] + example.lines.split(separator: "\n").map { "    " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ section: ReferenceSection) -> String {
    let width = section.entries.map(\.name.count).max() ?? 0
    let rows = section.entries.map { entry in
      let name = entry.name + String(repeating: " ", count: width - entry.name.count)
      return "  \(name)  \(InlineMarkdown.plain(entry.doc))"
    }
    let base = section.base.map { ["  And the keys of a \($0)."] } ?? []
    return (["\(section.name) (mapping)", "  " + section.doc, ""] + rows + base)
      .joined(separator: "\n") + "\n"
  }

  private static func recipe(_ name: String) -> String? {
    Recipe.named(name).map { recipe in
      """
      \(recipe.title) (recipe)
        \(InlineMarkdown.plain(recipe.problem))

        emaki init --template \(recipe.name) \(recipe.name).yaml

      """
    }
  }
}
