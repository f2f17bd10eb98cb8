/// Controllers while they live: the parent of each, which are loaded and seen, and the callbacks
/// that were sent.
///
/// Views are made from the outside to the inside and done from the inside to the outside, before
/// anything has a parent; then children move to their parents, innermost first, and a configure
/// pass hands every controller its owner. Appearing goes from the outside to the inside, having
/// appeared the other way round.
struct ControllerTree: Sendable {
  /// The callbacks sent so far.
  var events: [LifecycleEvent] = []
  var nodes: [String: ControllerNode] = [:]
  /// Those that can come in.
  var waiting: [String: ViewController] = [:]
  /// The parents that embed those whose segues are withheld.
  var embedders: [String: String] = [:]
  /// The segues that embed and have been performed.
  var performed: Set<String> = []
  /// Containers whose children change.
  var busy: Set<String> = []
  let root: String
  let withheld: Set<String>
  let segues: [Segue]

  /// Shows a controller as the root of a window.
  init(
    showing root: ViewController, withholding withheld: Set<String>, offstage: [ViewController],
    segues: [Segue]
  ) {
    self.root = root.id
    self.withheld = withheld
    self.segues = segues
    for controller in offstage where root.first(controller.id) == nil {
      if waiting[controller.id] == nil { waiting[controller.id] = controller }
    }
    nodes[root.id] = ControllerNode(root)
    prepareAlone(root.id, 0)
    appear(root.id, 0)
    appeared(root.id, 0)
  }

  /// Shows the root of a scene.
  init(_ scene: Scene) {
    self.init(
      showing: scene.controller, withholding: [], offstage: scene.offstage, segues: scene.segues)
  }

  /// The same, with all events so far at the time 0.
  var startingAnew: ControllerTree {
    var tree = self
    tree.events = events.sortedByTime.map { event in
      var event = event
      event.time = 0
      return event
    }
    return tree
  }

  // MARK: Looking up

  /// A controller that lives.
  func node(
    _ id: String, kind: ViewController.Kind? = nil
  ) throws(LifecycleError) -> ControllerNode {
    guard let node = nodes[id] else {
      if waiting[id] != nil { throw .notShown(id) }
      throw .unknownController(id)
    }
    if let kind, node.controller.kind != kind { throw .wrongKind(id, needed: kind.words) }
    return node
  }

  /// The nearest controller with a class or id, on the way up through containers of any kind and,
  /// from what is presented, to its presenter.
  func owner(of id: String, named name: String) throws(LifecycleError) -> String? {
    var next = try node(id).above
    while let id = next, let node = nodes[id] {
      if node.answers(to: name) { return id }
      next = node.above
    }
    return nil
  }

  /// The nearest controller around one, or itself, that `isMatch` holds for.
  func nearest(around id: String, where isMatch: (ControllerNode) -> Bool) -> String? {
    var next: String? = id
    while let id = next, let node = nodes[id] {
      if isMatch(node) { return id }
      next = node.parent
    }
    return nil
  }

  /// The nearest navigation controller around a controller, or itself.
  func navigation(around id: String) -> String? {
    nearest(around: id) { $0.controller.kind == .navigation }
  }

  /// The outermost controller around one.
  func window(of id: String) -> String {
    nearest(around: id) { $0.parent == nil } ?? id
  }

  /// The nearest controller that defines the context of presentations, or else the outermost.
  func context(of id: String) -> String {
    nearest(around: id, where: \.controller.definesContext) ?? window(of: id)
  }

  /// A controller and all in it, parents first.
  func family(_ id: String) -> [String] {
    [id] + (nodes[id]?.children ?? []).flatMap(family)
  }

  // MARK: Telling

  mutating func tell(
    _ id: String, _ kind: LifecycleEvent.Kind, _ argument: String? = nil, _ time: Double
  ) {
    events.append(LifecycleEvent(id, kind, argument, at: time))
  }

  /// Writes down that a controller calls a motion of an owner.
  mutating func call(
    _ motion: String, from id: String, owner name: String, at time: Double
  ) throws(LifecycleError) {
    guard let owner = try owner(of: id, named: name) else { throw .noOwner(id, named: name) }
    tell(id, .call, "\(owner).\(motion)", time)
  }
}

extension ControllerNode {
  /// The parent, or else the presenter.
  fileprivate var above: String? { parent ?? presenter }
}
