/// The reference of the scene format, made from the table that the reader checks against.
public enum SceneFileReference {
  /// A chapter on values, and one for each kind of mapping, with a table of its keys, in Markdown.
  ///
  /// The same for each run, so that a committed copy can be compared with it.
  public static var markdown: String {
    "# Scene files, key by key\n\n" + values + "\n"
      + sections.map(chapter).joined(separator: "\n")
  }

  private static func chapter(_ section: ReferenceSection) -> String {
    var text = "## \(section.name)\n\n\(section.doc)\n\n"
    text += "| key | value | default | |\n|---|---|---|---|\n"
    for entry in section.entries {
      let fallback = entry.isRequired ? "required" : entry.fallback ?? ""
      let cells = ["`\(entry.name)`", entry.value, fallback, entry.doc].map(escaped)
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    let base = section.base.map { "\nAnd the keys of a \($0), for the root view.\n" } ?? ""
    return text + base
  }

  package static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
