import EmakiLayout

/// Plays what happens to controllers, and writes down what each is told.
///
/// Views are made from the outside to the inside and done from the inside to the outside, before
/// anything has a parent; then children move to their parents, innermost first, and a configure
/// pass hands every controller its owner. Appearing goes from the outside to the inside, having
/// appeared the other way round.
public final class LifecycleTrace {
  /// What was told, in order.
  public private(set) var events: [LifecycleEvent] = []
  /// Seconds from the start.
  public private(set) var time = 0.0
  private let root: LifecycleNode
  private let withheld: Set<String>
  private var waiting: [String: ViewController] = [:]
  /// The parent that embeds a waiting controller.
  private var embedders: [String: String] = [:]
  private var performed: Set<String> = []

  /// Shows a controller as the root of a window.
  ///
  /// - Parameters:
  ///   - root: with the controllers that it embeds; of navigation controllers the first child is
  ///     the root of the stack and the others can be pushed, of tab bar controllers they are tabs.
  ///   - withheld: ids of embedded controllers whose segues are performed later, or that are
  ///     added, pushed or presented later.
  ///   - offstage: controllers that nothing embeds and that can be added, pushed or presented.
  public init(
    showing root: ViewController, withholding withheld: Set<String> = [],
    offstage: [ViewController] = []
  ) {
    self.withheld = withheld
    self.root = LifecycleNode(root)
    for controller in offstage where root.first(controller.id) == nil {
      if waiting[controller.id] == nil { waiting[controller.id] = controller }
    }
    prepareAlone(self.root)
    appear(self.root)
    appeared(self.root)
  }

  // MARK: What containers do

  /// Performs the segue that embeds a withheld controller, by the controller's id; once.
  public func performSegue(_ name: String) throws(LifecycleError) {
    if performed.contains(name) { throw .performedTwice(name) }
    guard let parent = embedders[name] else { throw .unknownSegue(name) }
    try add(name, to: parent)
    performed.insert(name)
  }

  /// Adds a withheld controller to a container.
  public func add(_ id: String, to parentID: String) throws(LifecycleError) {
    let parent = try shown(parentID)
    join(try take(id), to: parent)
  }

  /// Removes a controller from its parent.
  public func remove(_ id: String) throws(LifecycleError) {
    let child = try shown(id)
    guard let parent = child.parent else { throw .notShown(id) }
    tell(child, .willMove, nil)
    disappear(child)
    disappeared(child)
    parent.remove(child)
    tell(child, .didMove, nil)
  }

  /// Replaces a child by a withheld controller with a motion of so many seconds.
  public func replace(
    _ oldID: String, by newID: String, duration: Double = 0.25
  ) throws(LifecycleError) {
    let old = try shown(oldID)
    guard let parent = old.parent else { throw .notShown(oldID) }
    let new = try take(newID)
    tell(old, .willMove, nil)
    prepare(new, in: parent)
    disappear(old)
    if parent.appearance == .seen { appear(new) }
    time += duration
    disappeared(old)
    parent.remove(old)
    tell(old, .didMove, nil)
    appeared(new)
    tell(new, .didMove, parent.id)
  }

  /// Pushes a withheld controller: 0.35 s.
  public func push(_ id: String, onto navigationID: String) throws(LifecycleError) {
    let navigation = try shown(navigationID, kind: .navigation)
    let old = navigation.shown
    let new = try take(id)
    prepare(new, in: navigation)
    exchange(old, [new], in: navigation, duration: 0.35)
    tell(new, .didMove, navigation.id)
  }

  /// Pops the top of a stack: 0.35 s.
  public func pop(_ navigationID: String) throws(LifecycleError) {
    let navigation = try shown(navigationID, kind: .navigation)
    guard let top = navigation.children.last, navigation.children.count > 1 else {
      throw .rootOfStack(navigation.children.first?.id ?? navigationID)
    }
    tell(top, .willMove, nil)
    exchange(
      [top], [navigation.children[navigation.children.count - 2]], in: navigation,
      duration: 0.35)
    navigation.remove(top)
    tell(top, .didMove, nil)
  }

  /// Shows another tab, from 0, at once.
  public func select(_ tab: Int, of tabBarID: String) throws(LifecycleError) {
    let tabBar = try shown(tabBarID, kind: .tabBar)
    guard tabBar.children.indices.contains(tab) else {
      throw .unknownController("\(tabBarID)[\(tab)]")
    }
    if tab == tabBar.selected { return }
    let (old, new) = (tabBar.children[tabBar.selected], tabBar.children[tab])
    tabBar.selected = tab
    prepareAlone(new)
    exchange([old], [new], in: tabBar, duration: 0)
  }

  /// Presents a withheld controller over everything: 0.40 s.
  public func present(_ id: String, from presenterID: String) throws(LifecycleError) {
    let presenter = try shown(presenterID)
    if let other = presenter.presented { throw .alreadyShown(other.id) }
    let new = try take(id)
    prepareAlone(new)
    let covered = window(of: presenter)
    presenter.presented = new
    exchange([covered], [new], in: covered, duration: 0.4)
  }

  /// Dismisses what a controller presents: 0.40 s.
  public func dismiss(_ presenterID: String) throws(LifecycleError) {
    let presenter = try shown(presenterID)
    guard let old = presenter.presented else { throw .notShown(presenterID) }
    if old.first(where: { $0.presented != nil }) != nil { throw .alreadyShown(old.id) }
    let covered = window(of: presenter)
    exchange([old], [covered], in: old, duration: 0.4)
    presenter.presented = nil
  }

  /// The nearest controller of a class, or with an id, on the way up through containers of any kind.
  public func owner(of id: String, named name: String) throws(LifecycleError) -> String? {
    var next = try shown(id).parent
    while let node = next {
      if node.className == name || node.id == name { return node.id }
      next = node.parent
    }
    return nil
  }

  // MARK: Steps

  private func shown(
    _ id: String, kind: ViewController.Kind? = nil
  ) throws(LifecycleError) -> LifecycleNode {
    guard let node = root.first(where: { $0.id == id }) else {
      if waiting[id] != nil { throw .notShown(id) }
      throw .unknownController(id)
    }
    if let kind, node.kind != kind { throw .wrongKind(id, needed: kind.rawValue) }
    return node
  }

  private func take(_ id: String) throws(LifecycleError) -> LifecycleNode {
    if let controller = waiting.removeValue(forKey: id) { return LifecycleNode(controller) }
    if root.first(where: { $0.id == id }) != nil { throw .alreadyShown(id) }
    throw .unknownController(id)
  }

  /// Loads a controller, moves it to a parent and shows it, all at once.
  private func join(_ child: LifecycleNode, to parent: LifecycleNode) {
    prepare(child, in: parent)
    if parent.appearance == .seen, parent.shown.contains(where: { $0 === child }) {
      appear(child)
      appeared(child)
    }
    tell(child, .didMove, parent.id)
  }

  /// Everything up to the moment at which the view is added.
  private func prepare(_ child: LifecycleNode, in parent: LifecycleNode) {
    tell(child, .willMove, parent.id)
    parent.add(child)
    child.parent = parent
    prepareAlone(child)
  }

  /// Makes the views of a controller, once, and tells everything inside it where it belongs.
  private func prepareAlone(_ node: LifecycleNode) {
    if node.isLoaded { return }
    load(node)
    attachDescendants(of: node)
    configure(node)
  }

  private func exchange(
    _ old: [LifecycleNode], _ new: [LifecycleNode], in container: LifecycleNode, duration: Double
  ) {
    let isSeen = container.appearance == .seen
    if isSeen {
      old.forEach(disappear)
      new.forEach(appear)
    }
    time += duration
    if isSeen {
      old.forEach(disappeared)
      new.forEach(appeared)
    }
  }

  /// The outermost controller around one.
  private func window(of node: LifecycleNode) -> LifecycleNode {
    var node = node
    while let parent = node.parent { node = parent }
    return node
  }

  private func tell(
    _ node: LifecycleNode, _ kind: LifecycleEvent.Kind, _ argument: String? = nil
  ) {
    events.append(LifecycleEvent(node.id, kind, argument, at: time))
  }

  /// Makes the views of a controller and of what it shows.
  private func load(_ node: LifecycleNode) {
    if node.isLoaded { return }
    node.isLoaded = true
    tell(node, .loadView, node.parent?.id)
    for controller in node.embedded { hold(controller, for: node) }
    node.shown.forEach(load)
    tell(node, .viewDidLoad, node.parent?.id)
  }

  /// Takes an embedded controller in, or keeps it for later.
  private func hold(_ controller: ViewController, for node: LifecycleNode) {
    let isUnder = node.kind == .navigation && !node.children.isEmpty
    if withheld.contains(controller.id) || isUnder {
      waiting[controller.id] = controller
      if !isUnder { embedders[controller.id] = node.id }
    } else {
      node.add(LifecycleNode(controller))
    }
  }

  /// Moves children to their parents, innermost first.
  private func attachDescendants(of node: LifecycleNode) {
    for child in node.children where child.parent == nil {
      attachDescendants(of: child)
      tell(child, .willMove, node.id)
      child.parent = node
      tell(child, .didMove, node.id)
    }
  }

  private func configure(_ node: LifecycleNode) {
    tell(node, .configure, node.parent?.id)
    node.shown.forEach(configure)
  }

  // MARK: Appearing

  private func appear(_ node: LifecycleNode) {
    guard node.appearance == .away else { return }
    node.appearance = .appearing
    tell(node, .viewWillAppear)
    node.shown.forEach(appear)
  }

  private func appeared(_ node: LifecycleNode) {
    guard node.appearance == .appearing else { return }
    node.shown.forEach(appeared)
    node.appearance = .seen
    tell(node, .viewDidAppear)
  }

  private func disappear(_ node: LifecycleNode) {
    guard node.appearance == .seen else { return }
    node.appearance = .disappearing
    tell(node, .viewWillDisappear)
    node.shown.forEach(disappear)
  }

  private func disappeared(_ node: LifecycleNode) {
    guard node.appearance == .disappearing else { return }
    node.shown.forEach(disappeared)
    node.appearance = .away
    tell(node, .viewDidDisappear)
  }
}
