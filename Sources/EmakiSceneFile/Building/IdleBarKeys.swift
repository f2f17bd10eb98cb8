import EmakiSceneFormat
import EmakiScenes

/// Keys of controllers for bars that are not there: the items of one that lies in no navigation
/// controller, the bar of one that has none.
struct IdleBarKeys {
  private var controllers: [(id: String, kind: ViewController.Kind, node: SourceNode)] = []
  /// Those that lie above others on navigation stacks from the start.
  private(set) var stacked: [String] = []
  /// The kinds of the controllers around.
  private var parents: [String: ViewController.Kind] = [:]

  /// Where columns of split view controllers say how the bars of the stacks around them look.
  var columnBars: Set<SourcePlace> = []

  /// The keys of a controller for the bar of the one around it.
  private static let needs: [String: ViewController.Kind] = [
    "leftItems": .navigation, "rightItems": .navigation, "hidesBackButton": .navigation,
    "largeTitleDisplayMode": .navigation, "edgesForExtendedLayout": .navigation,
    "tabBarItem": .tabBar,
  ]

  /// Takes a controller with those that it lists.
  mutating func note(
    _ id: String, _ kind: ViewController.Kind, _ node: SourceNode, listing children: [String]
  ) {
    controllers.append((id, kind, node))
    if kind == .navigation { stacked += children.dropFirst() }
    for child in children { parents[child] = kind }
  }

  /// Warns of what shows nothing; what steps bring in may lie in another controller then, and the
  /// columns of a split controller may be pushed where they have no room.
  ///
  /// - Parameter elsewhere: the controllers that may lie in others than those around them.
  func report(elsewhere: Set<String>, in log: DiagnosticLog) {
    for (id, kind, node) in controllers {
      for entry in node.entries {
        if entry.key == "bar", kind != .navigation, kind != .tabBar,
          !columnBars.contains(entry.keyPlace)
        {
          log.doubt(
            "\"bar\" does nothing for a controller of type \(kind.rawValue)", at: entry.keyPlace,
            hint: "it is for navigation and tabBar, which have one over their viewControllers")
        } else if let need = Self.needs[entry.key], parents[id] != need, parents[id] != .split,
          !elsewhere.contains(id)
        {
          log.doubt(
            "\"\(entry.key)\" does nothing outside of a \(need.words) controller",
            at: entry.keyPlace,
            hint: "it is for one of its viewControllers: type: \(need.rawValue), viewControllers: "
              + "[{\(entry.key): …}]")
        }
      }
    }
  }
}
