internal import EmakiXML

/// Finds the bars that Interface Builder infers for a controller from the way it is reached.
///
/// Bars come from a navigation controller to its root and on along `show` and `push`; from a tab
/// bar controller to its children and on. A split view controller passes nothing on, and what is
/// presented starts afresh.
struct InferredBars {
  private let segues: SegueTable
  private let ways: BarWays

  /// Takes the controllers and segues of a storyboard.
  init(_ root: XMLElement, scenes: SceneTable, segues: SegueTable) {
    self.segues = segues
    ways = BarWays(root, scenes: scenes, segues: segues)
  }

  /// The bars of a controller: the inferred ones, as its simulated metrics change them.
  func bars(of controller: XMLElement) -> Bars {
    var known: [String: Bars] = [:]
    var bars = controller.id.map { inferred($0, &known) } ?? .none
    Self.simulate(controller, &bars)
    if controller.flag("hidesBottomBarWhenPushed") { (bars.tab, bars.toolbar) = (nil, nil) }
    let item = controller.child("navigationItem", key: "navigationItem")
    if item?["largeTitleDisplayMode"] == "never" { bars.navigation?.isLarge = false }
    if item?["prompt"] != nil { bars.navigation?.isPrompted = true }
    return bars
  }

  /// The tab bar controller that a controller lives in, and its tab there, from 0: the controller's
  /// tab, that of the navigation controller around it, or of the controller that pushes it.
  func tab(of id: String) -> (controller: XMLElement, index: Int)? {
    var path: Set<String> = []
    guard let found = container("tabBarController", of: id, &path), let own = found.controller.id
    else { return nil }
    let tabs = segues.leaving(own).filter { $0.kind == "relationship" }
    return tabs.firstIndex { $0.destination == found.child }.map { (found.controller, $0) }
  }

  /// The navigation controller in whose stack a controller is.
  func navigationController(of id: String) -> XMLElement? {
    var path: Set<String> = []
    return container("navigationController", of: id, &path)?.controller
  }

  /// The controller below another in its stack, which pushes it; `nil` for the first of a stack.
  func controllerBelow(_ id: String) -> XMLElement? {
    let leading = ways.deciding(id).filter { ["relationship", "show", "push"].contains($0.kind) }
    let decided = leading.first { way in
      var known = [id: Bars.none]
      return passed(along: way, to: id, &known).navigation != nil
    }
    guard let way = decided ?? leading.first, way.kind != "relationship" else { return nil }
    return way.source?.element
  }

  /// The nearest container of a kind around a controller or what pushes it, and what it contains of
  /// the way there.
  private func container(
    _ kind: String, of id: String, _ path: inout Set<String>
  ) -> (controller: XMLElement, child: String)? {
    guard path.count < ways.mostSteps, path.insert(id).inserted else { return nil }
    for way in ways.deciding(id) where ["relationship", "show", "push"].contains(way.kind) {
      guard let source = way.source else { continue }
      if source.name == kind { return (source.element, id) }
      if let found = container(kind, of: way.sourceID, &path) { return found }
    }
    return nil
  }

  /// Whether a controller is shown by one that a container view embeds.
  func liesInContainer(_ id: String) -> Bool {
    var path: Set<String> = []
    return liesInContainer(id, &path)
  }

  private func liesInContainer(_ id: String, _ path: inout Set<String>) -> Bool {
    guard path.count < ways.mostSteps, path.insert(id).inserted else { return false }
    for segue in segues.arriving(id) {
      if segue.kind == "embed" { return true }
      let passesOn = ["relationship", "show", "push"].contains(segue.kind)
      if passesOn, liesInContainer(segue.source, &path) { return true }
    }
    return false
  }

  /// Whether a container view shows a controller, and no other way to it decides.
  func isEmbedded(_ id: String) -> Bool { ways.deciding(id).contains { $0.kind == "embed" } }

  /// Whether a container view shows the navigation controller that the controller is the root of.
  func isBehindEmbedding(_ id: String) -> Bool {
    ways.deciding(id).contains { $0.kind == "relationship" && isEmbedded($0.sourceID) }
  }

  /// - Parameter known: the bars of controllers that were asked for before; none for those whose bars
  ///   are being looked for, so that a circle brings nothing.
  private func inferred(_ id: String, _ known: inout [String: Bars]) -> Bars {
    if let bars = known[id] { return bars }
    if known.count >= ways.mostSteps { return .none }
    known[id] = Bars.none
    var bars = Bars.none
    for way in ways.deciding(id) where bars == .none {
      bars = passed(along: way, to: id, &known)
    }
    known[id] = bars
    return bars
  }

  private func passed(
    along way: BarWays.Way, to id: String, _ known: inout [String: Bars]
  ) -> Bars {
    guard let source = way.source else { return .none }
    switch way.kind {
    case "relationship": return contained(by: source.element, id, &known)
    case "show", "push", "showDetail":
      guard source.name != "splitViewController" else { return .none }
      var bars = inferred(way.sourceID, &known)
      Self.simulate(source.element, &bars)
      if hidesBottomBar(id) || source.hidesBottomBar { bars.tab = nil }
      if ways.isTabItself(way.sourceID) { bars.tab = nil }
      return bars
    default: return .none
    }
  }

  private func contained(
    by container: XMLElement, _ id: String, _ known: inout [String: Bars]
  ) -> Bars {
    var bars = container.id.map { inferred($0, &known) } ?? .none
    switch container.name {
    case "navigationController":
      let bar = container.child("navigationBar", key: "navigationBar")
      let isHidden = container.flag("navigationBarHidden")
      bars.navigation = isHidden ? nil : bar.map { Bars.Bar($0) } ?? .standard
      let toolbar = container.child("toolbar", key: "toolbar")
      bars.toolbar = container["toolbarHidden"] == "NO" ? toolbar.map { Bars.Bar($0) } : nil
      simulateBelow(container, &bars)
      if hidesBottomBar(id) { bars.tab = nil }
    case "tabBarController":
      bars.tab = container.child("tabBar", key: "tabBar").map { Bars.Bar($0) } ?? .standard
    default: return .none
    }
    return bars
  }

  /// The bars that a navigation controller simulates at the bottom are there for all of its stack.
  private func simulateBelow(_ container: XMLElement, _ bars: inout Bars) {
    for metrics in container.children {
      switch metrics.name {
      case "simulatedTabBarMetrics": bars.tab = Bars.Bar(metrics)
      case "simulatedToolbarMetrics": bars.toolbar = Bars.Bar(metrics)
      default: break
      }
    }
  }

  private func hidesBottomBar(_ id: String) -> Bool {
    ways.controller(id)?.hidesBottomBar == true
  }

  /// Puts the bars there that the controller's metrics simulate, and takes those away that they
  /// name as nil.
  static func simulate(_ controller: XMLElement, _ bars: inout Bars) {
    for metrics in controller.children {
      switch (metrics.name, metrics.key) {
      case ("nil", "simulatedTopBarMetrics"): bars.navigation = nil
      case ("nil", "simulatedBottomBarMetrics"): (bars.tab, bars.toolbar) = (nil, nil)
      case ("simulatedNavigationBarMetrics", _):
        bars.navigation = Bars.Bar(metrics)
      case ("simulatedTabBarMetrics", _): bars.tab = Bars.Bar(metrics)
      case ("simulatedToolbarMetrics", _): bars.toolbar = Bars.Bar(metrics)
      default: break
      }
    }
  }
}
