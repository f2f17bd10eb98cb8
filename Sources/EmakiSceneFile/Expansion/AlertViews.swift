import EmakiDrawing
import EmakiSceneFormat

/// Writes out what an alert shows: `UIAlertController` in the views of a scene file.
struct AlertViews {
  /// A button.
  struct Action {
    let node: SourceNode
    let id: String
    let title: String
    let style: AlertActionStyle
    /// The steps that a tap starts.
    let steps: SourceNode
  }

  /// The settings that decide its look besides its texts.
  struct Context {
    let textSize: TextSize
    /// Whether it is on a tablet.
    let isPad: Bool
  }

  /// The keys that only alerts have.
  private static let ownKeys: Set<String> = ["message", "actions", "preferredStyle"]
  /// The keys that they share with all controllers.
  private static let sharedKeys: Set<String> = ["type", "title", "class", "tint"]

  let id: String
  let node: SourceNode
  let log: DiagnosticLog
  let surroundings: Context
  let style: AlertStyle
  let actions: [Action]

  /// The controller of this name; mistakes in the keys of alerts are reported.
  init(id: String, node: SourceNode, log: DiagnosticLog, in surroundings: Context) {
    self.id = id
    self.node = node
    self.log = log
    self.surroundings = surroundings
    style = node["preferredStyle"]?.text.flatMap(AlertStyle.init) ?? .alert
    actions = (node["actions"]?.elements ?? []).enumerated().compactMap { index, element in
      guard let title = element.text ?? element["title"]?.text else { return nil }
      return Action(
        node: element, id: element["id"]?.text ?? "\(id)Action\(index + 1)", title: title,
        style: element["style"]?.text.flatMap(AlertActionStyle.init) ?? .default,
        steps: Self.steps(after: element["run"], dismissing: id, at: element.place))
    }
    report()
  }

  /// Whether it is an action sheet on a tablet.
  var isPopover: Bool { style == .actionSheet && surroundings.isPad }

  /// The action that a finger beside an action sheet stands for.
  var cancelAction: Action? { actions.first { $0.style == .cancel } }

  /// The steps that a touch beside a popover starts.
  var dismissal: SourceNode {
    cancelAction?.steps ?? Self.steps(after: nil, dismissing: id, at: node.place)
  }

  /// The controller in plain views; all that is no key of an alert is reported already.
  var controller: SourceNode {
    let kept = node.entries.filter { Self.sharedKeys.contains($0.key) && $0.key != "type" }
    return .map(kept + views.entries, at: node.place)
  }

  /// As on iOS the alert goes first.
  static func steps(
    after run: SourceNode?, dismissing id: String, at place: SourcePlace
  ) -> SourceNode {
    let name = SourceNode.scalar(id, isPlain: false, at: place)
    var steps = [SourceNode.map(["dismiss": name], at: place)]
    if let run {
      steps += run.isList ? run.elements : [.map(["run": run], at: run.place)]
    }
    return .list(steps, at: place)
  }

  // MARK: Messages

  private func report() {
    // The keys that stay with the controller are checked with it.
    let own = node.without(Self.sharedKeys)
    let views = own.entries.filter { entry in
      SceneFormat.controller.key(entry.key) != nil && SceneFormat.alert.key(entry.key) == nil
        && SceneFormat.alert.advice[entry.key] == nil
    }
    ShapeChecker(log: log).check(
      own.without(Set(views.map(\.key))), section: SceneFormat.alert)
    for view in views {
      log.error(
        "an alert has no \"\(view.key)\"", at: view.keyPlace,
        hint: "a controller with views of its own comes as an alert does by the style of its "
          + "presentation: style: \(style.rawValue)")
    }
    if node["title"] == nil, own.entries.allSatisfy({ $0.key == "preferredStyle" }) {
      log.error(
        "an alert needs a \"title\", a \"message\" or \"actions\"", at: node.place,
        hint: "title: Delete the film?")
    }
    let cancelling = actions.filter { $0.style == .cancel }
    if cancelling.count > 1 {
      log.error("an alert has one action that cancels", at: cancelling[1].node.place)
    }
  }

  /// Reports an alert where none can be, and keys of one in another controller.
  static func reportMisplaced(_ node: SourceNode, _ log: DiagnosticLog) {
    if let type = node["type"], type.text == AlertStyle.controllerType {
      log.error(
        "an alert stands under \"controllers\", to be presented", at: type.place,
        hint: "present: {controller: its id, from: root}")
    } else if node["kind"]?.text != AlertStyle.controllerType,
      let own = node.entries.first(where: { ownKeys.contains($0.key) })
    {
      log.error("only an alert has \"\(own.key)\"", at: own.keyPlace, hint: "type: alert")
    }
  }
}
