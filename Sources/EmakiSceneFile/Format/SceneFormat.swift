/// The table of everything that a scene file may say.
///
/// The reader's checks, its hints, the JSON Schema and the reference all come from it.
enum SceneFormat {
  /// Every section, the whole file first.
  static let sections: [Section] =
    [file, scene, controller, view] + partSections + rowSections + textSections + placementSections
    + lookSections
    + motionSections + behaviourSections + touchSections + keyframeSections
    + controllerSections
    + storyboardSections + [repetition, keyboard]

  /// The section of a name.
  static func section(_ name: String) -> Section? { byName[name] }

  /// Whether any section has a key of this name.
  static func isKey(_ name: String) -> Bool { sections.contains { $0.key(name) != nil } }

  private static let byName = Dictionary(
    (sections + [tolerance]).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
