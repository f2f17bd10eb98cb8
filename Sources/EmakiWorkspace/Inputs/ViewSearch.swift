import EmakiLayout
import EmakiScenes

/// Finds the views of a screen that a name means.
struct ViewSearch {
  private let scene: Scene
  private let screen: LaidOutScreen
  /// The indices of the nodes that have a name, by every name.
  private var places: [String: [Int]] = [:]

  /// Collects what the views of a scene are called: ids, outlets, user labels; the root also goes
  /// by the names of the scene.
  init(_ scene: Scene, _ screen: LaidOutScreen) {
    self.scene = scene
    self.screen = screen
    var others: [ViewID: [String]] = [:]
    for (name, views) in scene.names.views {
      for view in views { others[view, default: []].append(name) }
    }
    for (index, node) in screen.nodes.enumerated() {
      var names = Set([node.view.id.rawValue] + (others[node.view.id] ?? []))
      if let name = node.view.name { names.insert(name) }
      if index == 0 {
        names.formUnion([scene.id] + scene.aliases + [scene.title].compactMap { $0 })
      }
      for name in names { places[name, default: []].append(index) }
    }
  }

  /// All names, in order.
  var candidates: [String] { places.keys.sorted() }

  /// The views of a name; of a path such as `header/title` those that lie in views of the names
  /// before, at any depth.
  func views(called name: String) -> [ViewID] {
    nodes(called: name).map { screen.nodes[$0].view.id }
  }

  private func nodes(called name: String) -> [Int] {
    if let whole = places[name] {
      // An id is one view's, whatever else has it for a name.
      let own = whole.filter { screen.nodes[$0].view.id.rawValue == name }
      return own.isEmpty ? whole : own
    }
    let parts = name.split(separator: "/").map(String.init)
    guard let last = parts.last, parts.count > 1 else { return [] }
    return (places[last] ?? []).filter { isReached($0, by: parts.dropLast()) }
  }

  /// Whether views of the names lie around a node, in that order from the outermost.
  private func isReached(_ node: Int, by names: ArraySlice<String>) -> Bool {
    var rest = names
    var parent = screen.nodes[node].parent
    while let index = parent, let name = rest.last {
      if places[name]?.contains(index) == true { rest.removeLast() }
      parent = screen.nodes[index].parent
    }
    return rest.isEmpty
  }
}
