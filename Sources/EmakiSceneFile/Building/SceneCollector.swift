import EmakiLayout
import EmakiLimits
import EmakiSceneFormat

/// Collects what the views and controllers of a scene are called while they are made: what
/// constraints, states, motions and links, which are read afterwards, can name.
final class SceneCollector {
  let setting: SceneSetting
  /// Whether it is that of a tree with a separate set of names, such as a cell.
  let isInner: Bool
  var index = SceneIndex()
  var controllers = ControllerIndex()
  /// The constraints of a storyboard, which are made already.
  var constraints = ConstraintNames()
  /// The constraints to be made once all ids are known.
  var pending: [PendingConstraints] = []
  /// The views that fingers act on, with their nodes.
  var reactions: [Reaction] = []
  /// Where each controller was embedded.
  var embedded: [String: SourcePlace] = [:]
  /// The views that split view controllers have for their columns.
  var containerParts: Set<String> = []
  /// The ids that the file gives: names that are made yield to them.
  var given: Set<String> = []
  private var isFull = false

  var log: DiagnosticLog { setting.log }

  init(_ setting: SceneSetting, isInner: Bool = false) {
    self.setting = setting
    self.isInner = isInner
  }

  /// Takes an id for a view or guide; reports one that is taken already, and returns `false`.
  @discardableResult
  func register(
    _ id: String, parent: String?, isGuide: Bool = false, at place: SourcePlace
  ) -> Bool {
    if let first = index.place(ofKey: id) {
      // A made id, `open/label`, is taken again only where its superview's is, which is reported.
      let isMade = parent.map { id.hasPrefix("\($0)/") } ?? false
      if !isMade || first != place { log.duplicate("id", id, at: place, first) }
      return false
    }
    index.add(id, parent: parent, isGuide: isGuide, at: place)
    return true
  }

  /// The key of a part that is called by a name of the scene: where a view has been given that
  /// name, the part is another one.
  func made(_ part: ViewID.Part, of owner: String) -> String {
    let id = ViewID(owner).part(part)
    return ViewID.isMade(owner) || given.contains(id.rawValue) ? id.key : id.rawValue
  }

  /// Whether there may be another view; reports the first that is too many.
  func hasRoom(at place: SourcePlace) -> Bool {
    if index.count < InputLimit.views.most { return true }
    if !isFull { log.error(InputLimit.views.excess, at: place) }
    isFull = true
    return false
  }

  /// Takes what a view is and what its indices choose from; reports a `selected` that chooses
  /// nothing.
  func note(_ view: View, selected: SourceNode?) {
    index.kinds[view.id] = view.kind
    log.noteShown(view.text?.string.utf8.count ?? 0, at: view.place)
    guard let choices = view.choices else { return }
    index.choices[view.id] = choices
    choices.check(selected, in: log)
  }

  /// Takes what the views of a row are and have, by the names that they have there.
  func note(_ inner: SceneIndex, inRow row: String, _ names: [ViewID: String]) {
    for (view, kind) in inner.kinds {
      guard let part = names[view] else { continue }
      let name = ViewID(row).inner(part)
      index.kinds[name] = kind
      index.choices[name] = inner.choices[view]
    }
  }

  /// The names of the rows of a table, which are taken from now on.
  func changeRowParts(of table: ViewID, _ change: (inout RowParts) -> Void) {
    if let place = index.rowParts.firstIndex(where: { $0.table == table }) {
      change(&index.rowParts[place])
    }
  }

  /// The definitions that no other definition and no view embeds, in the order of the file. Columns
  /// without room that no step of the scene brings in are as good as not written: what is in them
  /// may come elsewhere.
  func unembedded(in scene: SourceNode) -> [SourceNode.Entry] {
    var absent = controllers.columnsWithoutRoom
    if !absent.isEmpty { absent.subtract(scene.texts(after: ["controller", "new", "to"])) }
    let present = setting.definitions.filter { !absent.contains($0.key) }
    let names = Set(present.flatMap { $0.value.texts(after: ["embed", "viewControllers"]) })
    return present.filter { embedded[$0.key] == nil && !names.contains($0.key) }
  }
}

/// The reaction of a view to touches: its node, with `on` or `pan`.
struct Reaction {
  let view: String
  let node: SourceNode
}

/// Constraints to be made once all ids are known.
enum PendingConstraints {
  /// The `pin` of a view, which yields to its frame where there is one.
  case pin(SourceNode, view: String, yields: Bool)
  /// The `constraints` of a view.
  case list(SourceNode, owner: String)
}
