import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// The names and settings with which the constraints, states, motions and links of a scene are
/// read: everything that they can refer to. Nothing in it changes.
final class SceneContext {
  let setting: SceneSetting
  let index: SceneIndex
  let controllers: ControllerIndex
  let constraints: ConstraintNames
  /// The views that fingers act on, with their nodes.
  let reactions: [Reaction]

  var log: DiagnosticLog { setting.log }
  var traits: SceneTraits { setting.traits }
  var kinds: [ViewID: View.Kind] { index.kinds }
  var choices: [ViewID: Choices] { index.choices }
  var rowParts: [RowParts] { index.rowParts }

  /// - Parameter constraints: the names of the constraints that were made; `nil` where they are to
  ///   be made with it.
  init(_ collected: SceneCollector, constraints: ConstraintNames? = nil) {
    setting = collected.setting
    index = collected.index
    controllers = collected.controllers
    reactions = collected.reactions
    self.constraints = constraints ?? collected.constraints
  }

  /// The hint `did you mean "…"?` for an id or name, as long as anyone reads it.
  func hint(_ name: String, in candidates: @autoclosure () -> [String]) -> String? {
    log.hint(name, in: candidates())
  }

  /// An image with its picture, where its name is that of a file.
  func picture(_ image: ImageContent, _ node: SourceNode) -> ImageContent {
    setting.namedFiles.picture(image, node)
  }

  /// The name under which a view is noted: of one in a row that is like all others, that of all.
  func notedName(of view: ViewID) -> ViewID {
    guard kinds[view] == nil, let place = view.placeInRows else { return view }
    return place.table.inner("*").inner(view.path(in: place.row))
  }
}
