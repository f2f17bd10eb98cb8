import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiSceneFormat
import EmakiScenes

/// Reads the steps in which fingers and scroll views do something.
struct TouchBuilder {
  let changes: ChangeBuilder
  private var context: SceneContext { changes.context }

  /// The view of this name; reports one that is not there.
  func view(_ node: SourceNode?) -> ViewID? {
    guard let node, let name = node.text else { return nil }
    return context.view(name, at: node.place)
  }

  /// The view that a finger touches, which may be in a row: `list/3`.
  func touched(_ node: SourceNode?) -> ViewID? {
    if let name = node?.text, !name.contains("*"), let row = context.rowView(name) { return row }
    return view(node)
  }

  /// Where a finger goes down on what it names: a view, or a half of a stepper: `count/minus`.
  private func place(on node: SourceNode) -> Touch.Origin? {
    if let name = node.text, let slash = name.lastIndex(of: "/"),
      let part = Touch.StepperPart(rawValue: String(name[name.index(after: slash)...])),
      let stepper = context.view(String(name[..<slash])), context.index.steppers.contains(stepper)
    {
      return .stepper(stepper, part)
    }
    return touched(node).map(Touch.Origin.view)
  }

  /// A table with rows; reports another view.
  private func table(_ node: SourceNode) -> ViewID? {
    guard let id = view(node) else { return nil }
    if context.rowParts.contains(where: { $0.table == id }) { return id }
    context.log.error(
      "\"\(id.rawValue.shortened(to: 40))\" has no rows to reload", at: node.place,
      hint: "it takes a table or collection with \"rows\" or \"sections\"")
    return nil
  }

  /// A row of a table: `list/3`, or `row` in the steps of one.
  private func row(_ node: SourceNode) -> ViewID? {
    guard let name = node.text else { return nil }
    if let row = changes.row, name == "row" { return .inRow(of: row.table) }
    if let id = context.rowView(name), id.placeInRows?.row == id, !name.contains("*") { return id }
    if view(node) != nil {
      context.log.error(
        "\"\(name.shortened(to: 40))\" is no row", at: node.place,
        hint: "rows are called by their table and number: list/3")
    }
    return nil
  }

  /// A step of a row, or of several at the same time.
  private func rows(_ node: SourceNode, _ step: (ViewID) -> MotionStep) -> MotionStep? {
    guard node.isList else { return row(node).map(step) }
    return .parallel(node.elements.compactMap(row).map(step))
  }

  /// A scroll view with a refresh control.
  private func refreshable(_ node: SourceNode) -> ViewID? {
    guard let id = view(node) else { return nil }
    if context.index.refreshable.contains(id) { return id }
    context.log.error(
      "\"\(id.rawValue.shortened(to: 40))\" has no refresh control", at: node.place,
      hint: "give it one: refreshControl: true")
    return nil
  }

  // MARK: Steps

  /// The step of one of the keys of `behaviourSteps`.
  func step(_ key: String, _ node: SourceNode) -> MotionStep? {
    switch key {
    case "tap": return press(node, duration: 0.1).map(MotionStep.touch)
    case "longPress": return press(node, duration: 0.6).map(MotionStep.touch)
    case "drag": return drag(node).map { .touch($0.mirroring(node)) }
    case "edgePan": return edgePan(node).map { .touch($0.mirroring(node)) }
    case "flick":
      let velocity = node["velocity"]?.point ?? .zero
      return origin(node).map { .touch(.flick($0, velocity: velocity).mirroring(node)) }
    case "pinch": return pinch(node).map(MotionStep.pinch)
    case "scrollTo": return scroll(node, to: destination(node)).map(MotionStep.scroll)
    case "reload": return table(node).map(MotionStep.reload)
    case "deleteRow": return rows(node, MotionStep.removeRow)
    case "insertRow": return rows(node, MotionStep.insertRow)
    case "beginRefreshing": return refreshable(node).map { .refresh($0, .begun) }
    case "endRefreshing": return refreshable(node).map { .refresh($0, .ended) }
    case "page":
      if reportsSecond(of: ["to", "by"], in: node, "a page is found in one way") { return nil }
      return scroll(node, to: page(node)).map(MotionStep.scroll)
    case "count": return counting(node).map(MotionStep.count)
    case "keyframes": return .keyframes(KeyframeBuilder(changes: changes).keyframes(node))
    case "transition":
      guard let old = view(node["from"]), let new = view(node["to"]),
        let kind = node["kind"]?.text.flatMap(Transition.Kind.init)
      else { return nil }
      return .transition(Transition(kind, from: old, to: new))
    default: return nil
    }
  }

  /// A finger that does not move: on a view, at a point, or a mapping with how long it stays.
  private func press(_ node: SourceNode, duration: Double) -> Touch? {
    let place = node.isMap ? origin(node) : spot(node)
    return place.map {
      .tap($0, duration: node["duration"]?.number ?? duration).mirroring(node)
    }
  }

  private func spot(_ node: SourceNode) -> Touch.Origin? {
    if node.isList { return .point(node.point) }
    if node.text == "statusBar", !context.index.isView("statusBar") { return .statusBar }
    return place(on: node)
  }

  /// A finger that goes down at an edge and moves inwards.
  private func edgePan(_ node: SourceNode) -> Touch? {
    guard let edge = node["edge"]?.text.flatMap(Pan.Edge.init) else { return nil }
    func inwards(_ length: Double) -> Point {
      switch edge {
      case .left: Point(x: length, y: 0)
      case .right: Point(x: -length, y: 0)
      case .top: Point(x: 0, y: length)
      case .bottom: Point(x: 0, y: -length)
      }
    }
    return .drag(
      .edge(edge), by: inwards(node["by"]?.number ?? 0),
      duration: node["duration"]?.number ?? 0.3,
      releaseVelocity: node["velocity"]?.number.map(inwards))
  }

  private func pinch(_ node: SourceNode) -> Pinch? {
    guard let origin = origin(node) else { return nil }
    return Pinch(
      at: origin, scale: node["scale"]?.number ?? 1, duration: node["duration"]?.number ?? 0.4)
  }

  private func origin(_ node: SourceNode) -> Touch.Origin? {
    guard node.isMap else { return nil }
    for others in [["on", "edge"], ["at", "edge"]]
    where reportsSecond(of: others, in: node, "a finger goes down in one place") {
      return nil
    }
    if let name = node["on"], let point = node["at"] {
      return touched(name).map { .pointIn($0, point.point) }
    }
    if let name = node["on"] { return place(on: name) }
    if let point = node["at"] { return .point(point.point) }
    if let edge = node["edge"]?.text.flatMap(Pan.Edge.init) { return .edge(edge) }
    // The mistyped key is reported as an unknown key.
    if node.hasMistyped(["on", "at", "edge"], "press") { return nil }
    context.log.error(
      "a touch needs \"on\", \"at\" or \"edge\"", at: node.place,
      hint: "\"on\" is a view, \"at\" a point, \"edge\" an edge of the screen")
    return nil
  }

  /// Reports what would go wrong when the motion is followed.
  private func report(_ error: SceneError, at node: SourceNode?) {
    guard let node else { return }
    context.log.error("\(error)", at: node.place, hint: error.hint)
  }

  /// Reports what is not there, unless something wrong may stand for it.
  private func missing(_ message: String, at place: SourcePlace, hint: String) {
    if !context.log.hasErrors { context.log.error(message, at: place, hint: hint) }
  }

  /// Reports the second of keys of which one can be there.
  private func reportsSecond(of keys: [String], in node: SourceNode, _ rule: String) -> Bool {
    let given = node.entries.filter { keys.contains($0.key) }
    guard given.count > 1 else { return false }
    context.log.error(
      "\(rule), not both \"\(given[0].key)\" and \"\(given[1].key)\"", at: given[1].keyPlace,
      hint: "keep one of them")
    return true
  }

  private func drag(_ node: SourceNode) -> Touch? {
    guard let origin = origin(node) else { return nil }
    if reportsSecond(of: ["by", "path"], in: node, "a finger moves in one way") { return nil }
    guard node["by"] != nil || node["path"]?.elements.isEmpty == false else {
      missing(
        "how far does the finger move?", at: (node["path"] ?? node).place,
        hint: "say \"by\" with two numbers, or \"path\" with times and ways")
      return nil
    }
    var moves = (node["path"]?.elements ?? []).compactMap { element -> Touch.Move? in
      let numbers = element.elements.compactMap(\.number)
      guard numbers.count == 3 else { return nil }
      return Touch.Move(time: numbers[0], by: Point(x: numbers[1], y: numbers[2]))
    }
    if moves.isEmpty {
      moves = [
        Touch.Move(time: node["duration"]?.number ?? 0.3, by: node["by"]?.point ?? .zero)
      ]
    }
    let times = [0] + moves.map(\.time)
    if zip(times, times.dropFirst()).contains(where: >) {
      context.log.error(
        "the times of a path grow from 0", at: node["path"]?.place ?? node.place)
      return nil
    }
    if times.last == 0, let last = moves.last, last.by != .zero {
      context.log.error(
        "a finger takes time for its way", at: (node["duration"] ?? node["path"] ?? node).place,
        hint: "without a duration it takes 0.3 seconds")
      return nil
    }
    return Touch(at: origin, moves: moves, releaseVelocity: node["velocity"]?.point)
  }

  private func scroll(_ node: SourceNode, to destination: Scroll.Destination?) -> Scroll? {
    guard let id = view(node["view"]), let destination else { return nil }
    if let kind = context.kinds[id], !kind.scrolls {
      report(.notScrollable(id.rawValue), at: node["view"])
    }
    return Scroll(
      id, to: destination, duration: node["duration"]?.number ?? 0.3,
      pacing: .curve(node.curve ?? .easeInOut))
  }

  private func destination(_ node: SourceNode) -> Scroll.Destination? {
    let keys = ["offset", "page", "row", "center", "edge"]
    if reportsSecond(of: keys, in: node, "a scroll view runs to one place") { return nil }
    if !node.entries.contains(where: { keys.contains($0.key) }) {
      missing(
        "a scroll view needs a place to scroll to", at: node.place,
        hint: "say \"offset\", \"page\", \"row\", \"edge\", or \"center\" with a view")
      return nil
    }
    if let page = node["page"]?.integer { return .page(page) }
    if let row = node["row"], let number = row.integer {
      if let table = node["view"]?.text.flatMap(context.view), var rows = context.choices[table] {
        rows.allowsNone = false
        rows.check(row, in: context.log)
      }
      return .row(number)
    }
    if let end = node["edge"] { return end.text.flatMap(Scroll.End.init).map { .end($0) } }
    if let item = node["center"] { return view(item).map(Scroll.Destination.center) }
    return .offset(node["offset"]?.point ?? .zero)
  }

  private func page(_ node: SourceNode) -> Scroll.Destination {
    if let page = node["to"]?.integer { return .page(page) }
    return .pages(node["by"]?.integer ?? 1)
  }

  private func counting(_ node: SourceNode) -> Counting? {
    guard let id = view(node["view"]) else { return nil }
    if let kind = context.kinds[id], !Counting.kinds.contains(kind) {
      report(.notCountable(id.rawValue), at: node["view"])
    }
    return Counting(
      id,
      CountingText(
        end: node["to"]?.number ?? 0,
        pace: node["pace"]?.text.flatMap(CountingText.Pace.init) ?? .easeOut,
        format: node["format"]?.text.flatMap(CountingText.Format.init) ?? .integer),
      duration: node["duration"]?.number ?? 0.8)
  }
}

extension Touch {
  /// As the step says: in a layout from right to left the other way, or not.
  fileprivate func mirroring(_ node: SourceNode) -> Touch {
    var touch = self
    touch.mirrors = node["mirrors"]?.bool ?? false
    return touch
  }
}
