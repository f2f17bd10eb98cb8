import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes

/// Reads what fingers do, and what they move.
struct TouchBuilder {
  let changes: ChangeBuilder
  /// The names of the scene's motions.
  let motions: [String]
  private var context: SceneContext { changes.context }

  // MARK: Reactions

  /// The actions of every view that has `on`.
  func actions() -> [ViewAction] {
    context.reactions.flatMap { view, node in
      (node["on"]?.entries ?? []).compactMap { entry in
        guard let event = ViewAction.Event(rawValue: entry.key), let name = motion(entry.value)
        else { return nil }
        return ViewAction(ViewID(view), event, runs: name)
      }
    }
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
      let distance = node["distance"]?.number ?? 375
      if distance == 0 {
        context.log.error("a way of 0 points leads nowhere", at: name.place)
        return nil
      }
      return .progress(
        Pan.Progress(
          motion, distance: distance, threshold: node["threshold"]?.number ?? 0.5))
    }
    let views = (node["moves"]?.elements ?? []).compactMap(view)
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
    if motions.contains(name) { return name }
    context.log.error(
      "there is no motion \"\(name.shortened(to: 40))\"", at: node.place,
      hint: nearestHint(name, in: motions))
    return nil
  }

  private func view(_ node: SourceNode?) -> ViewID? {
    guard let node, let name = node.text else { return nil }
    return context.view(name, at: node.place)
  }

  // MARK: Steps

  /// The step of one of the keys of `behaviourSteps`.
  func step(_ key: String, _ node: SourceNode) -> MotionStep? {
    switch key {
    case "tap": return spot(node).map { .touch(.tap($0)) }
    case "longPress": return spot(node).map { .touch(.tap($0, duration: 0.6)) }
    case "drag": return drag(node).map(MotionStep.touch)
    case "flick":
      return origin(node).map { .touch(.flick($0, velocity: node["velocity"]?.point ?? .zero)) }
    case "scrollTo": return scroll(node).map(MotionStep.scroll)
    case "count": return counting(node).map(MotionStep.count)
    case "keyframes": return .keyframes(keyframes(node))
    case "transition":
      guard let old = view(node["from"]), let new = view(node["to"]),
        let kind = node["kind"]?.text.flatMap(Transition.Kind.init)
      else { return nil }
      return .transition(Transition(kind, from: old, to: new))
    default: return nil
    }
  }

  private func spot(_ node: SourceNode) -> Touch.Origin? {
    node.isList ? .point(node.point) : view(node).map(Touch.Origin.view)
  }

  private func origin(_ node: SourceNode) -> Touch.Origin? {
    if let name = node["on"] { return view(name).map(Touch.Origin.view) }
    if let point = node["at"] { return .point(point.point) }
    if let edge = node["edge"]?.text.flatMap(Pan.Edge.init) { return .edge(edge) }
    context.log.error(
      "where does the finger go down?", at: node.place,
      hint: "say \"on\" with a view, \"at\" with a point, or \"edge\"")
    return nil
  }

  private func drag(_ node: SourceNode) -> Touch? {
    guard let origin = origin(node) else { return nil }
    var moves = (node["path"]?.elements ?? []).compactMap { element -> Touch.Move? in
      let numbers = element.elements.compactMap(\.number)
      guard numbers.count == 3 else { return nil }
      return Touch.Move(time: max(0, numbers[0]), by: Point(x: numbers[1], y: numbers[2]))
    }
    if moves.isEmpty {
      moves = [
        Touch.Move(time: node["duration"]?.number ?? 0.3, by: node["by"]?.point ?? .zero)
      ]
    }
    for (a, b) in zip(moves, moves.dropFirst()) where a.time > b.time {
      context.log.error("the times of a path grow", at: node["path"]?.place ?? node.place)
      return nil
    }
    return Touch(at: origin, moves: moves, releaseVelocity: node["velocity"]?.point)
  }

  private func scroll(_ node: SourceNode) -> Scroll? {
    guard let id = view(node["view"]) else { return nil }
    let destination: Scroll.Destination
    if let page = node["page"]?.number {
      destination = .page(Int(page))
    } else if let row = node["row"]?.number {
      destination = .row(Int(row))
    } else if let item = node["center"] {
      guard let item = view(item) else { return nil }
      destination = .center(item)
    } else {
      destination = .offset(node["offset"]?.point ?? .zero)
    }
    return Scroll(
      id, to: destination, duration: node["duration"]?.number ?? 0.3,
      pacing: .curve(node["curve"]?.text.flatMap { TimingCurve(name: $0) } ?? .easeInOut))
  }

  private func counting(_ node: SourceNode) -> Counting? {
    guard let id = view(node["view"]) else { return nil }
    return Counting(
      id,
      CountingText(
        end: node["to"]?.number ?? 0,
        pace: node["pace"]?.text.flatMap(CountingText.Pace.init) ?? .easeOut,
        format: node["format"]?.text.flatMap(CountingText.Format.init) ?? .integer),
      duration: node["duration"]?.number ?? 0.8)
  }

  private func keyframes(_ node: SourceNode) -> KeyframeAnimation {
    KeyframeAnimation(
      duration: node["duration"]?.number ?? MotionBuilder.defaultDuration,
      frames: (node["frames"]?.elements ?? []).map { frame in
        KeyframeAnimation.Frame(
          start: frame["at"]?.number ?? 0, duration: frame["for"]?.number ?? 0,
          changes: frame["changes"].map { changes.changes($0) } ?? [])
      })
  }
}
