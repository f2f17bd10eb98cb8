extension ControllerTree {
  /// Brings in a controller that does not live yet.
  mutating func take(_ id: String) throws(LifecycleError) {
    if nodes[id] != nil { throw .alreadyShown(id) }
    guard let controller = waiting.removeValue(forKey: id) else { throw .unknownController(id) }
    nodes[id] = ControllerNode(controller)
  }

  /// Everything up to the moment at which the view is added.
  mutating func prepare(_ id: String, in parent: String, _ time: Double) {
    tell(id, .willMove, parent, time)
    nodes[parent]?.children.append(id)
    nodes[id]?.parent = parent
    prepareAlone(id, time)
  }

  /// Makes the views of a controller, once, and tells everything inside it where it belongs.
  mutating func prepareAlone(_ id: String, _ time: Double) {
    if nodes[id]?.isLoaded != false { return }
    load(id, time)
    attachDescendants(of: id, time)
    configure(id, time)
  }

  /// Lets a controller go that has no parent any more; the next time another one is made.
  mutating func release(_ id: String) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    waiting[id] = node.controller
    for child in node.children + [node.presented].compactMap({ $0 }) { release(child) }
    for child in node.controller.children where nodes[child.id] == nil {
      waiting[child.id] = nil
      embedders[child.id] = nil
      performed.remove(child.id)
    }
  }

  /// Makes the views of a controller and of those that it shows.
  private mutating func load(_ id: String, _ time: Double) {
    guard let node = nodes[id], !node.isLoaded else { return }
    nodes[id]?.isLoaded = true
    tell(id, .loadView, node.parent, time)
    for controller in node.controller.children where nodes[controller.id] == nil {
      hold(controller, for: id)
    }
    for child in nodes[id]?.shown ?? [] { load(child, time) }
    tell(id, .viewDidLoad, node.parent, time)
  }

  /// Takes an embedded controller in, or keeps it for later.
  private mutating func hold(_ controller: ViewController, for parent: String) {
    if controller.isLazy || withheld.contains(controller.id) {
      waiting[controller.id] = controller
      embedders[controller.id] = parent
    } else {
      nodes[controller.id] = ControllerNode(controller)
      nodes[parent]?.children.append(controller.id)
    }
  }

  /// Moves children to their parents, innermost first.
  private mutating func attachDescendants(of id: String, _ time: Double) {
    for child in nodes[id]?.children ?? [] where nodes[child]?.parent == nil {
      attachDescendants(of: child, time)
      tell(child, .willMove, id, time)
      nodes[child]?.parent = id
      tell(child, .didMove, id, time)
    }
  }

  private mutating func configure(_ id: String, _ time: Double) {
    tell(id, .configure, nodes[id]?.parent, time)
    for child in nodes[id]?.shown ?? [] { configure(child, time) }
  }
}
