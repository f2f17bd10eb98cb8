import EmakiLayout
import EmakiMotion
import EmakiScenes

/// Reads what touches start: the actions and pans of views.
struct ReactionBuilder {
  let changes: ChangeBuilder
  let motions: MotionBuilder
  /// Motions that stand where they are started, instead of a name.
  private(set) var inlineMotions: [Motion] = []
  private var context: SceneContext { changes.context }
  private var touches: TouchBuilder { TouchBuilder(changes: changes) }

  init(changes: ChangeBuilder, motions: MotionBuilder) {
    self.changes = changes
    self.motions = motions
  }

  /// The actions of every view that has `on`.
  mutating func actions() -> [ViewAction] {
    var actions: [ViewAction] = []
    for (view, node) in context.reactions {
      for entry in node["on"]?.entries ?? [] {
        guard let event = ViewAction.Event(rawValue: entry.key) else { continue }
        let turns = entry.value["alternate"].map { $0.isList ? $0.elements : [$0] } ?? [entry.value]
        let names = turns.enumerated().compactMap { turn, value in
          motion(value, name: "\(view).\(entry.key)" + (turn == 0 ? "" : " \(turn + 1)"))
        }
        if names.count == turns.count, !names.isEmpty {
          actions.append(ViewAction(ViewID(view), event, alternating: names))
        }
      }
    }
    return actions
  }

  /// The name of a motion, or of one made from steps that stand there.
  private mutating func motion(_ node: SourceNode, name: String) -> String? {
    guard node.isList || node.isMap else { return motion(node) }
    inlineMotions.append(Motion(name: name, steps: motions.steps(node)))
    return name
  }

  /// The pans of every view that has `pan`.
  func pans() -> [Pan] {
    context.reactions.compactMap { view, node in
      guard let pan = node["pan"], pan.isMap, let effect = effect(pan) else { return nil }
      return Pan(
        ViewID(view), axis: pan["axis"]?.text.flatMap(Axis.init) ?? .horizontal,
        edge: pan["edge"]?.text.flatMap(Pan.Edge.init), effect: effect)
    }
  }

  private func effect(_ node: SourceNode) -> Pan.Effect? {
    if let name = node["motion"] {
      guard let motion = motion(name) else { return nil }
      let distance = node["distance"]?.number
      if distance == 0 {
        context.log.error("a way of 0 points leads nowhere", at: name.place)
        return nil
      }
      return .progress(
        Pan.Progress(
          motion, distance: distance, threshold: node["threshold"]?.number ?? 0.5))
    }
    let views = (node["moves"]?.elements ?? []).compactMap(touches.view)
    let rests = (node["rests"]?.elements ?? []).filter(\.isMap)
    guard !views.isEmpty, !rests.isEmpty else {
      context.log.error(
        "a pan needs \"moves\" with \"rests\", or a \"motion\"", at: node.place)
      return nil
    }
    let between = (node["between"]?.elements ?? []).compactMap(changes.stateName)
    if node["between"] != nil, between.count != rests.count - 1 {
      context.log.error(
        "\(rests.count) rests have \(rests.count - 1) gaps, but \"between\" has \(between.count)",
        at: node["between"]?.place ?? node.place)
    }
    return .move(
      Pan.Move(
        views,
        rests: rests.map {
          Pan.Move.Rest($0["at"]?.number ?? 0, state: changes.stateName($0["state"]))
        }, between: between, duration: node["duration"]?.number ?? 0.26,
        pacing: .curve(node["curve"]?.text.flatMap { TimingCurve(name: $0) } ?? .easeOut)))
  }

  private func motion(_ node: SourceNode) -> String? {
    guard let name = node.text else { return nil }
    let names = motions.names
    if names.contains(name) { return name }
    context.log.error(
      "there is no motion \"\(name.shortened(to: 40))\"", at: node.place,
      hint: nearestHint(name, in: names))
    return nil
  }
}
