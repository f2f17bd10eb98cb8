import EmakiDrawing
import EmakiSceneFormat

/// The settings that are known before a scene is read.
struct SceneSetting {
  let log: DiagnosticLog
  /// The files that views name.
  let namedFiles: NamedFiles
  /// The traits that decide colours and letters.
  let traits: SceneTraits
  /// The room that decides whether columns fit.
  let room: SceneRoom
  /// Numbers by name, for equations.
  let metrics: [String: Double]
  /// The controllers that `embed` can name, in the order of the file.
  let definitions: [SourceNode.Entry]
  /// The folder of the author's icons, as SVG files.
  let icons: SourceNode?
  private let definitionsByName: [String: SourceNode]

  /// - Parameter node: the scene, written out.
  init(
    _ node: SourceNode, log: DiagnosticLog, namedFiles: NamedFiles, traits: SceneTraits,
    room: SceneRoom
  ) {
    self.log = log
    self.namedFiles = namedFiles
    self.traits = traits
    self.room = room
    let numbers = (node["metrics"]?.entries ?? []).compactMap { entry in
      entry.value.number.map { (entry.key, $0) }
    }
    metrics = Dictionary(numbers, uniquingKeysWith: { $1 })
    icons = node["icons"]
    definitions = node["controllers"]?.entries ?? []
    definitionsByName = Dictionary(
      definitions.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The controller that `embed` calls by this name, or `nil`.
  func definition(_ name: String) -> SourceNode? { definitionsByName[name] }

  /// A system colour in the appearance that is read for.
  func color(_ name: String) -> Color? {
    (traits.appearance == .dark ? ColorText.dark(name) : nil) ?? ColorText.color(of: name)
  }
}
