import EmakiLayout
import EmakiMotion
import EmakiSceneFormat
import EmakiScenes

/// Reads what touches start, and rows as they appear: the actions and pans of views.
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
    for reaction in context.reactions {
      for entry in reaction.node["on"]?.entries ?? [] {
        guard let event = ViewAction.Event(rawValue: entry.key) else { continue }
        let action =
          event == .appear
          ? appearance(entry, of: reaction.view) : action(entry.value, event, on: reaction.view)
        if let action { actions.append(action) }
      }
    }
    return actions
  }

  /// A motion, steps, or several of them that take turns; of an owner where one is named.
  private mutating func action(
    _ node: SourceNode, _ event: ViewAction.Event, on view: String
  ) -> ViewAction? {
    let turns = turns(node)
    let row = rows(of: view)
    let names = turns.enumerated().compactMap { turn, value in
      motion(
        value, name: "\(ViewID(view)).\(event.rawValue)" + (turn == 0 ? "" : " \(turn + 1)"),
        in: row)
    }
    guard names.count == turns.count, !names.isEmpty else { return nil }
    guard let owner = node["owner"] else {
      return ViewAction(ViewID(view), event, alternating: names)
    }
    return context.owner(owner).map {
      ViewAction(ViewID(view), event, alternating: names, of: $0)
    }
  }

  /// The steps after the first touch, the second and so on; reports an action that does nothing, or
  /// two things.
  private func turns(_ node: SourceNode) -> [SourceNode] {
    guard node.isMap else { return [node] }
    switch (node["run"], node["alternate"]) {
    case (let motion?, nil): return [motion]
    case (nil, let turns?): return turns.elements
    case (nil, nil):
      context.log.error("an action needs \"run\" or \"alternate\"", at: node.place)
    case (.some, let turns?):
      context.log.error("an action has either \"run\" or \"alternate\"", at: turns.place)
    }
    return []
  }

  /// The name of a motion, or of one made from steps that stand there, in a row or outside.
  private mutating func motion(_ node: SourceNode, name: String, in row: RowParts?) -> String? {
    guard node.isList || node.isMap else { return motion(node) }
    var motions = motions
    motions.changes.row = row
    take(motions.steps(node), as: name)
    return name
  }

  private mutating func take(_ steps: [MotionStep], as name: String) {
    var motion = Motion(name: name, steps: steps)
    motion.isReaction = true
    inlineMotions.append(motion)
  }

  /// The rows that a view is one of, or in.
  private func rows(of view: String) -> RowParts? {
    guard let place = ViewID(view).placeInRows else { return nil }
    return context.rowParts.first { $0.table == place.table }
  }

  // MARK: Rows that appear

  /// The reaction of rows as they come into view.
  private mutating func appearance(
    _ entry: SourceNode.Entry, of view: String
  ) -> ViewAction? {
    guard let rows = rows(of: view), rows.means(view) else {
      let isInner = rows(of: view) != nil
      context.log.error(
        isInner ? "rows inside rows do not \"appear\"" : "only rows \"appear\"", at: entry.keyPlace,
        hint: isInner
          ? "they come with the row around them, whose cell can have it"
          : "it is for the \"cell\" of a table or collection with \"rows\"; what comes with its "
            + "controller is animated by a motion")
      return nil
    }
    guard entry.value.isList, checkAppearance(entry.value) else { return nil }
    var motions = motions
    motions.changes.row = rows
    motions.changes.staysInRow = true
    let name = "\(ViewID(view)).appear"
    take(motions.steps(entry.value), as: name)
    return ViewAction(ViewID(view), .appear, runs: name)
  }

  /// Reports steps that many rows cannot all do.
  private func checkAppearance(_ steps: SourceNode) -> Bool {
    var isFine = true
    for entry in steps.elements.flatMap(\.entries) {
      if ["sequence", "parallel", "completion"].contains(entry.key) {
        isFine = checkAppearance(entry.value) && isFine
      } else if entry.key == "animate", let state = entry.value["to"] {
        context.log.error(
          "a row that appears goes to no state", at: state.place,
          hint: "say what changes in it: changes: {row.alpha: 1}")
        isFine = false
      } else if SceneFormat.section("step")?.key(entry.key) != nil,
        !Self.stepsOfRows.contains(entry.key)
      {
        context.log.error(
          "a row that appears has no \"\(entry.key)\"", at: entry.keyPlace,
          hint: "its steps are " + Self.stepsOfRows.joined(separator: ", "))
        isFine = false
      }
    }
    return isFine
  }

  private static let stepsOfRows = [
    "set", "animate", "keyframes", "wait", "sequence", "parallel", "completion", "repeat",
  ]

  /// The pans of every view that has `pan`.
  ///
  /// - Parameter links: reads the positions that depend on views.
  func pans(_ links: LinkBuilder) -> [Pan] {
    context.reactions.compactMap { reaction in
      guard let pan = reaction.node["pan"], pan.isMap, let effect = effect(pan, links) else {
        return nil
      }
      var read = Pan(
        ViewID(reaction.view), axis: pan["axis"]?.text.flatMap(Axis.init) ?? .horizontal,
        edge: pan["edge"]?.text.flatMap(Pan.Edge.init), effect: effect)
      read.mirrors = pan["mirrors"]?.bool ?? false
      return read
    }
  }

  /// Warns of keys of a pan that another way to move things has.
  private func warnOfIdleKeys(_ node: SourceNode) {
    let ofMotion: Set = ["distance", "threshold"]
    let ofViews: Set = ["moves", "rests", "between", "duration", "curve", "spring"]
    let hasMotion = node["motion"] != nil
    for entry in node.entries where (hasMotion ? ofViews : ofMotion).contains(entry.key) {
      context.log.doubt(
        "\"\(entry.key)\" does nothing \(hasMotion ? "beside" : "without") \"motion\"",
        at: entry.keyPlace,
        hint: hasMotion
          ? "a pan moves views between rests, or a motion"
          : "of views, the rests say how far they go")
    }
  }

  private func effect(_ node: SourceNode, _ links: LinkBuilder) -> Pan.Effect? {
    warnOfIdleKeys(node)
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
      // Missing views are reported already.
      if node["moves"]?.elements.isEmpty ?? true || node["rests"]?.elements.isEmpty ?? true {
        context.log.error(
          "a pan needs \"moves\" with \"rests\", or a \"motion\"", at: node.place,
          hint: "pan: {moves: [a], rests: [{at: 0}, {at: 100}]}")
      }
      return nil
    }
    motions.refuseCurveAndSpring(node, of: "a pan")
    let duration = node["duration"]?.number ?? 0.26
    let gaps = node["between"]?.elements ?? []
    let isFitting = gaps.isEmpty || gaps.count == rests.count - 1
    if let between = node["between"], !isFitting {
      context.log.error(
        "\(counted(rests.count, "rest")) \(rests.count == 1 ? "has" : "have") "
          + "\(counted(rests.count - 1, "gap")), but \"between\" has \(gaps.count)",
        at: between.place, hint: "it has a state for each gap")
    }
    let between = isFitting ? gaps.compactMap(changes.stateName) : []
    return .move(
      Pan.Move(
        views,
        rests: rests.map {
          Pan.Move.Rest(
            at: $0["at"].flatMap(links.sum) ?? 0, state: changes.stateName($0["state"]))
        }, between: between, duration: duration,
        pacing: Pacing(node, duration: duration, usual: .easeOut)))
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func motion(_ node: SourceNode) -> String? {
    context.motion(node, in: motions.names)
  }
}
