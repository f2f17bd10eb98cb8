/// The reference of the scene format, made from the table that the reader checks against.
public enum SceneFileReference {
  /// A chapter on values, and one for each kind of mapping, with a table of its keys, in Markdown.
  ///
  /// The same for each run, so that a committed copy can be compared with it.
  public static var markdown: String {
    let sections = SceneFormat.sections + ReadyMade.all.map(\.contents.section)
    return "# Scene files, key by key\n\n" + values + "\n"
      + sections.map(chapter).joined(separator: "\n")
  }

  private static func chapter(_ section: Section) -> String {
    var text = "## \(section.name)\n\n\(section.doc)\n\n"
    text += "| key | value | default | |\n|---|---|---|---|\n"
    for key in ownKeys(of: section) {
      let fallback = section.required.contains(key.name) ? "required" : key.fallback ?? ""
      let kinds = key.kinds.isEmpty ? "" : " For \(key.kindNames)."
      let cells = ["`\(key.name)`", key.shape.noun, fallback, key.doc + kinds].map(escaped)
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text + inherited(section)
  }

  /// Scenes and controllers have the keys of their root views, which are not said again.
  private static func ownKeys(of section: Section) -> [Key] {
    let names = Set(base(of: section)?.keys.map(\.name) ?? [])
    return section.keys.filter { !names.contains($0.name) }
  }

  private static func inherited(_ section: Section) -> String {
    base(of: section).map { "\nAnd the keys of a \($0.name), for the root view.\n" } ?? ""
  }

  private static func base(of section: Section) -> Section? {
    switch section.name {
    case "file": SceneFormat.scene
    case "scene": SceneFormat.controller
    case "controller", "component": SceneFormat.view
    default: nil
    }
  }

  static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
