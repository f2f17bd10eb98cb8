/// The table of everything that a scene file may say.
///
/// The reader's checks, its hints, the JSON Schema and the reference all come from it.
package enum SceneFormat {
  /// Every section, the whole file first.
  package static let sections: [Section] =
    [file, scene, controller, view] + partSections + rowSections + textSections + placementSections
    + lookSections
    + motionSections + behaviourSections + touchSections + keyframeSections
    + controllerSections
    + storyboardSections + [repetition, keyboard]

  /// The keys whose definitions an imported file lends.
  package static let lentKeys = ["components", "controllers", "metrics"]

  /// The section of a name.
  package static func section(_ name: String) -> Section? { byName[name] }

  /// Whether any section has a key of this name.
  package static func isKey(_ name: String) -> Bool { sections.contains { $0.key(name) != nil } }

  /// The hint of last resort for a wrong value: where the key is explained; `nil` for a word that
  /// is no key.
  static func helpHint(for key: String) -> String? {
    isKey(key) ? "\"emaki help \(key)\" shows what it takes" : nil
  }

  private static let byName = Dictionary(
    (sections + [tolerance]).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
