import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// The views of a scene by name, with their kinds and locations.
struct SceneIndex {
  private struct Item {
    let parent: String?
    /// The root of the tree that it is in.
    let root: String
    let isGuide: Bool
    let place: SourcePlace
  }

  /// The items by the views' keys.
  private var items: [String: Item] = [:]
  /// The keys of parts by what authors call them.
  private var parts: [String: String] = [:]
  /// The keys of all views in the order of the file.
  private var keys: [String] = []
  /// The kinds of the views.
  var kinds: [ViewID: View.Kind] = [:]
  /// The elements that the indices of views choose from.
  var choices: [ViewID: Choices] = [:]
  /// The scroll views that have refresh controls.
  var refreshable: Set<ViewID> = []
  /// The steppers, whose halves fingers name.
  var steppers: Set<ViewID> = []
  /// The tables with rows, in the order of the file.
  var rowParts: [RowParts] = []
  /// The views of controllers that are not shown at first.
  var laterViews: Set<ViewID> = []
  /// The names of a storyboard's views and constraints besides their ids.
  var names = ObjectNames()

  mutating func add(_ id: String, parent: String?, isGuide: Bool = false, at place: SourcePlace) {
    let root = parent.map { items[$0]?.root ?? $0 } ?? id
    items[id] = Item(parent: parent, root: root, isGuide: isGuide, place: place)
    keys.append(id)
    if ViewID.isMade(id), parts[ViewID.shown(id)] == nil { parts[ViewID.shown(id)] = id }
  }

  /// How many views and guides there are.
  var count: Int { keys.count }

  /// All ids as authors write them, in the order of the file.
  var ids: [String] { keys.map(ViewID.shown) }

  /// The key of what authors call by a name: the view or guide of this id, else the part of a view.
  func key(of name: String) -> String? { items[name] == nil ? parts[name] : name }

  private func item(_ name: String) -> Item? { key(of: name).flatMap { items[$0] } }

  /// The view of a name.
  func view(_ name: String) -> ViewID? {
    isView(name) ? key(of: name).map { ViewID($0) } : nil
  }

  func place(of id: String) -> SourcePlace? { item(id)?.place }

  /// The location of the item with exactly this key.
  func place(ofKey key: String) -> SourcePlace? { items[key]?.place }

  func isView(_ id: String) -> Bool { item(id).map { !$0.isGuide } ?? false }

  func isGuide(_ id: String) -> Bool { item(id)?.isGuide ?? false }

  /// The superview's key, of a guide its view's; `nil` for a controller's root.
  func parent(of id: String) -> String? { item(id)?.parent }

  /// The key of the root of the tree that a view is in: the same for views of one controller.
  func root(of id: String) -> String { item(id)?.root ?? id }

  /// The keys of the views and guides of one controller, in the order of the file.
  func keys(under root: String) -> [String] { keys.filter { items[$0]?.root == root } }

  /// The same as authors write them.
  func ids(under root: String) -> [String] { keys(under: root).map(ViewID.shown) }

  /// The nearest view that holds both.
  func commonAncestor(_ a: String, _ b: String) -> String? {
    let above = Set(ancestors(of: a))
    return ancestors(of: b).first(where: above.contains)
  }

  /// The view or guide itself, and the views that it is in, from the inside.
  private func ancestors(of id: String) -> some Sequence<String> {
    sequence(first: id) { self.parent(of: $0) }
  }
}

/// Names of constraints, in the order in which they were found, and where they stand.
struct ConstraintNames {
  private(set) var all: [String] = []
  private var places: [String: SourcePlace] = [:]

  func contains(_ name: String) -> Bool { places[name] != nil }

  /// Takes a name; of one that is taken already, where it was before.
  mutating func add(_ name: String, at place: SourcePlace) -> SourcePlace? {
    if let first = places[name] { return first }
    places[name] = place
    all.append(name)
    return nil
  }
}
