import EmakiLayout
import EmakiScenes

/// What the builders of one scene share.
final class SceneContext {
  let log: DiagnosticLog
  /// The files that views name.
  let shelf: FileShelf
  /// What decides colours and letters.
  let traits: SceneTraits
  /// What decides where there is room for columns.
  let room: SceneRoom
  let metrics: [String: Double]
  /// The controllers that `embed` can name.
  let definitions: [SourceNode.Entry]
  private let definitionsByName: [String: SourceNode]
  var index = SceneIndex()
  /// What the views and constraints of a storyboard are called besides their ids.
  var names = ObjectNames()
  /// The controllers that are being built, outermost first.
  var embedding: [String] = []
  /// The controllers that were made, with their classes.
  var controllers: [(id: String, className: String?)] = []
  /// The views of controllers that are not shown at first.
  var laterViews: Set<ViewID> = []
  /// The controllers that nothing embeds.
  var unembeddedNames: [String] = []
  /// The controllers that steps and segues bring in.
  var broughtIn: Set<String> = []
  /// The controllers that are columns where there is more room.
  var columnsWithoutRoom: Set<String> = []
  /// What controllers are called besides their ids: in a storyboard by identifier, class and title.
  var controllerNames: [String: [String]] = [:]
  /// The controllers whose views come over others.
  var grounds = ScreenGrounds()
  /// What controllers say of bars.
  var barKeys = IdleBarKeys()
  /// Where sheets can rest.
  var sheets = SheetPlaces()
  /// The views whose colours something changes.
  var restingColors = RestingColors()
  /// The segues that steps perform.
  var performed: Set<String> = []
  /// The names by which segues are performed.
  var segues: [String] = []
  /// Where each controller was embedded.
  var embedded: [String: SourcePlace] = [:]
  /// The tables with rows, in the order of the file.
  var rowParts: [RowParts] = []
  /// The views that fingers act on, with their nodes.
  var reactions: [(view: String, node: SourceNode)] = []
  /// By which the scene's own controller can be called, too.
  var sceneID: String?
  /// The names by which it is called, in the order of the file.
  var ownNames: [String] = []
  /// What the views are.
  var kinds: [ViewID: View.Kind] = [:]
  /// What the indices of views choose from.
  var choices: [ViewID: Choices] = [:]
  /// The tabs and pages of controllers, by the controllers' ids.
  var places: [String: Choices] = [:]
  /// The scroll views that have refresh controls.
  var refreshable: Set<ViewID> = []

  /// Whether it is that of a tree with names of its own, such as a cell.
  private(set) var isInner = false
  private var isFull = false
  private var viewsByRoot: [String: [String: ViewID]] = [:]

  init(
    _ node: SourceNode, log: DiagnosticLog, shelf: FileShelf, traits: SceneTraits, room: SceneRoom
  ) {
    self.log = log
    self.shelf = shelf
    self.traits = traits
    self.room = room
    var metrics: [String: Double] = [:]
    for entry in node["metrics"]?.entries ?? [] { metrics[entry.key] = entry.value.number }
    self.metrics = metrics
    definitions = node["controllers"]?.entries ?? []
    definitionsByName = Dictionary(
      definitions.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// For a tree with names of its own, such as a cell.
  func inner() -> SceneContext {
    SceneContext(log: log, shelf: shelf, traits: traits, room: room, metrics: metrics)
  }

  private init(
    log: DiagnosticLog, shelf: FileShelf, traits: SceneTraits, room: SceneRoom,
    metrics: [String: Double]
  ) {
    self.log = log
    self.shelf = shelf
    self.traits = traits
    self.room = room
    self.metrics = metrics
    definitions = []
    definitionsByName = [:]
    isInner = true
  }

  /// The controller that `embed` calls by this name, or `nil`.
  func definition(_ name: String) -> SourceNode? { definitionsByName[name] }

  /// Takes an id for a view or guide; reports one that is taken already, and returns `false`.
  @discardableResult
  func register(
    _ id: String, parent: String?, isGuide: Bool = false, at place: SourcePlace
  ) -> Bool {
    if let first = index.place(of: id) {
      log.error("duplicate id \"\(id)\"", at: place, hint: Self.hint(id, first, place))
      return false
    }
    index.add(id, parent: parent, isGuide: isGuide, at: place)
    return true
  }

  /// The hint `did you mean "…"?` for an id or name, as long as anyone reads it.
  ///
  /// Looking through thousands of ids for each of thousands of errors would take minutes.
  func hint(_ name: String, in candidates: @autoclosure () -> [String]) -> String? {
    log.isFull ? nil : nearestHint(name, in: candidates())
  }

  /// The views of the tree with this root, for visual format strings.
  func views(under root: String) -> [String: ViewID] {
    if let known = viewsByRoot[root] { return known }
    var views: [String: ViewID] = [:]
    for id in index.ids(under: root) where index.isView(id) { views[id] = ViewID(id) }
    viewsByRoot[root] = views
    return views
  }

  /// Whether there may be another view; reports the first that is too many.
  func hasRoom(at place: SourcePlace) -> Bool {
    if index.ids.count < Limits.views { return true }
    if !isFull { log.error("more than \(Limits.views) views in a scene", at: place) }
    isFull = true
    return false
  }

  /// Takes a name for a constraint; reports one that is taken already.
  func registerConstraint(_ name: String, at place: SourcePlace) {
    if let first = index.constraints[name] {
      log.error("duplicate constraint \"\(name)\"", at: place, hint: Self.hint(name, first, place))
    } else {
      index.constraints[name] = place
      index.constraintNames.append(name)
    }
  }

  private static func hint(_ name: String, _ first: SourcePlace, _ second: SourcePlace) -> String {
    first == second
      ? "repeated and ready-made views need ids that differ, such as \(name)-{index}"
      : "the first is in line \(first.line)"
  }
}

/// The views and constraints of a scene by name.
struct SceneIndex {
  private struct Item {
    var parent: String?
    var isGuide: Bool
    var place: SourcePlace
  }

  private var items: [String: Item] = [:]
  /// All ids in the order of the file.
  private(set) var ids: [String] = []
  /// Where named constraints stand.
  var constraints: [String: SourcePlace] = [:]
  var constraintNames: [String] = []

  mutating func add(_ id: String, parent: String?, isGuide: Bool, at place: SourcePlace) {
    items[id] = Item(parent: parent, isGuide: isGuide, place: place)
    ids.append(id)
  }

  func place(of id: String) -> SourcePlace? { items[id]?.place }

  func isView(_ id: String) -> Bool { items[id].map { !$0.isGuide } ?? false }

  func isGuide(_ id: String) -> Bool { items[id]?.isGuide ?? false }

  /// The superview's id, of a guide its view's; `nil` for a controller's root.
  func parent(of id: String) -> String? { items[id]?.parent }

  /// The root of the tree that a view is in: the same for views of one controller.
  func root(of id: String) -> String {
    var id = id
    while let parent = parent(of: id) { id = parent }
    return id
  }

  /// The views and guides of one controller, in the order of the file.
  func ids(under root: String) -> [String] {
    ids.filter { self.root(of: $0) == root }
  }

  /// The nearest view that holds both.
  func commonAncestor(_ a: String, _ b: String) -> String? {
    var above: Set<String> = []
    var next: String? = a
    while let id = next {
      above.insert(id)
      next = parent(of: id)
    }
    next = b
    while let id = next {
      if above.contains(id) { return id }
      next = parent(of: id)
    }
    return nil
  }
}
