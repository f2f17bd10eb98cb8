import EmakiDrawing
import EmakiSceneFormat

/// Writes out what a scene is made from: imports, data, a ready-made scene, components,
/// repetitions, menus, alerts.
struct SceneAssembly {
  let log: DiagnosticLog
  let namedFiles: NamedFiles
  /// The scene's file, below the root.
  let origin: String
  /// How large the text styles are.
  let textSize: TextSize

  /// The keys of a file that hold for all its scenes.
  static let sharedKeys: Set<String> = ["components", "import"]

  /// The definitions of a scene or file, with those that it imports.
  func definitions(of node: SourceNode, adding shared: Definitions) -> Definitions {
    var definitions = shared
    Imports(log: log, namedFiles: namedFiles, origin: origin).add(node, to: &definitions)
    Components.check(node["components"], log)
    definitions.add(node, log)
    return definitions
  }

  /// The scene in plain views, with values for a device; `nil` where these are too many.
  func written(_ scene: SourceNode, shared: Definitions, in room: SceneRoom) -> SourceNode? {
    guard scene.isMap else { return scene }
    let device = TraitResolution(room: room)
    let definitions = definitions(of: scene, adding: shared)
    let data = DataBinding(log: log, namedFiles: namedFiles).bound(scene["data"])
    let bare = device.resolved(
      definitions.applied(to: scene).without(Self.sharedKeys.union(["data"])))
    let bound = data.applied(to: Self.starting(bare, with: data.motion), log)
    let defined = SourceNode.map(definitions["components"], at: scene.place)
    let components = Components(
      data.applied(to: device.resolved(defined, of: "components"), log))
    let readyMade = ReadyMadeExpansion(log: log).expanded(bound)
    RowNames.report(in: readyMade, log)
    RowFields.report(in: readyMade, log)
    var repetition = Repetition(log, components: components)
    let repeated = repetition.written(readyMade)
    if repetition.isFull { return nil }
    let surroundings = AlertViews.Context(textSize: textSize, isPad: room.isPad)
    let menus = MenuExpansion(log: log, textSize: textSize).expanded(repeated)
    let alerts = AlertExpansion(log: log, surroundings: surroundings).expanded(menus)
    let written = KeyboardExpansion(log: log, room: room).expanded(alerts)
    ForgottenFields.report(in: written, data: data.values["data"], log)
    return namedFiles.hasOthers ? PicturePaths(namedFiles: namedFiles).rebased(written) : written
  }

  /// A scene with another default motion.
  private static func starting(_ scene: SourceNode, with motion: SourceNode?) -> SourceNode {
    guard let motion else { return scene }
    let others = scene.without(["defaultMotion"]).entries
    return .map(others + [SourceNode.Entry("defaultMotion", motion)], at: scene.place)
  }
}
