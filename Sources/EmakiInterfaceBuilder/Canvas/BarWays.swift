internal import EmakiXML

/// The segues that decide about the bars of controllers, each looked up once: in a storyboard of many
/// scenes every controller asks for most of them.
final class BarWays {
  /// A controller, as far as bars go.
  final class Controller {
    let element: XMLElement
    let name: String
    /// Whether it hides the bar at the bottom where it is pushed.
    let hidesBottomBar: Bool

    init(_ element: XMLElement) {
      self.element = element
      name = element.name
      hidesBottomBar = element.flag("hidesBottomBarWhenPushed")
    }
  }

  /// A segue that leads to a controller.
  struct Way {
    let kind: String
    /// Where it comes from, and its object id.
    let source: Controller?
    let sourceID: String
  }

  /// How many controllers are asked on the way to one: all of them, but in a storyboard of thousands,
  /// where each would ask every other.
  let mostSteps: Int

  private let scenes: SceneTable
  private let segues: SegueTable
  /// The segues that decide where several lead to one controller.
  private let tieBreakers: Set<String>
  private var controllers: [String: Controller?] = [:]
  private var deciding: [String: [Way]] = [:]
  private var tabs: [String: Bool] = [:]

  init(_ root: XMLElement, scenes: SceneTable, segues: SegueTable) {
    self.scenes = scenes
    mostSteps = max(100, 500_000 / max(1, scenes.entries.count))
    self.segues = segues
    tieBreakers = Set(root.list("inferredMetricsTieBreakers").compactMap { $0["reference"] })
  }

  /// The controller with an object id.
  func controller(_ id: String) -> Controller? {
    if let known = controllers[id] { return known }
    let controller = scenes.entry(of: id).map { Controller($0.controller) }
    controllers[id] = .some(controller)
    return controller
  }

  /// The segues that decide about the bars of what they lead to; of those that are alike the first.
  func deciding(_ id: String) -> [Way] {
    if let known = deciding[id] { return known }
    let arriving = segues.arriving(id).filter { $0.kind != "unwind" }
    let decided = arriving.first { tieBreakers.contains($0.element.id ?? "") }
    var seen: Set<[String]> = []
    let ways = (decided.map { [$0] } ?? arriving).filter {
      seen.insert([$0.kind, $0.source]).inserted
    }.map { Way(kind: $0.kind, source: controller($0.source), sourceID: $0.source) }
    deciding[id] = ways
    return ways
  }

  /// Whether a controller is a tab without a navigation controller: a controller that it pushes
  /// goes onto the stack around the tab bar controller and covers the tab bar.
  func isTabItself(_ id: String) -> Bool {
    if let known = tabs[id] { return known }
    let isTab = deciding(id).contains { way in
      way.kind == "relationship" && way.source?.name == "tabBarController"
    }
    tabs[id] = isTab
    return isTab
  }
}
