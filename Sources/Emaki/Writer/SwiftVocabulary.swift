import EmakiLayout
import EmakiSceneFormat

/// The keys of views, controllers and scenes that become methods, and those that are written in
/// closures instead.
enum SwiftVocabulary {
  /// The keys of views that have a method.
  static let viewKeys = SceneFormat.view.keys.filter {
    !["id", "children", "constraints"].contains($0.name)
  }

  /// The keys of controllers that views have not.
  static let controllerKeys = SceneFormat.controller.keys.filter { key in
    SceneFormat.view.key(key.name) == nil
  }

  /// The keys of a scene that controllers have not, and that are no statements.
  static let sceneKeys = SceneFormat.file.keys.filter { key in
    SceneFormat.controller.key(key.name) == nil && SceneFormat.view.key(key.name) == nil
      && !statements.contains(key.name) && !["$schema", "scenes"].contains(key.name)
  }

  /// The keys of a scene whose entries are statements.
  static let statements: Set<String> = [
    "states", "motions", "links", "controllers", "segues", "components", "reactions",
  ]

  /// The key of each kind that comes first in its call.
  static let content: [String: String] = [
    "label": "text", "button": "text", "textField": "text", "textView": "text",
    "imageView": "image", "icon": "icon",
  ]

  /// The kinds by their names in Swift.
  static let kinds: [(name: String, word: String)] =
    ViewKinds.choices.map { ($0.name.capitalizedFirst, $0.name) }
    .filter { $0.0 != "View" } + [("Row", "row"), ("Column", "column")]

  /// The steps by their names in Swift.
  static let steps: [(name: String, key: Key)] = {
    let section = SceneFormat.section("step")
    return (section?.keys ?? []).filter { !["set", "repeat", "completion"].contains($0.name) }
      .map { (otherStepNames[$0.name] ?? $0.name.capitalizedFirst, $0) }
  }()

  /// The names of steps whose usual ones mean something else.
  private static let otherStepNames = ["segue": "PerformSegue", "keyboard": "ShowKeyboard"]

  /// The sections whose mappings are values: `.spring(damping: 0.7)`.
  static let valueSections: [Section] = SceneFormat.sections.filter { section in
    ![
      "file", "scene", "controller", "view", "component", "step", "motion", "view change",
      "constraint change", "link", "color pair", "reaction", "constraint",
    ].contains(section.name)
  }

  /// The members of a view behind a dot: lines, lengths, parts and values.
  static let members: [String] =
    (LayoutAttribute.allCases.map(\.rawValue) + Equation.Area.allCases.map(\.rawValue)
    + PropertyKey.all.map(\.change.name).filter { $0 != "pin" }
    + (SceneFormat.section("transform")?.keys.map(\.name) ?? [])).uniqued
}
