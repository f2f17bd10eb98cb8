import EmakiDrawing
import EmakiLimits
import EmakiMotion
import EmakiSceneFormat
import EmakiScenes

/// Makes the motions of a scene.
struct MotionBuilder {
  var changes: ChangeBuilder
  let node: SourceNode
  let states: [State]
  /// The motion whose steps are read, which none of them can mean.
  private var current: String?
  private var log: DiagnosticLog { changes.context.log }
  private var entries: [SourceNode.Entry] { node["motions"]?.entries ?? [] }

  init(changes: ChangeBuilder, node: SourceNode, states: [State]) {
    self.changes = changes
    self.node = node
    self.states = states
  }

  /// The motions, with those that stand in actions after them.
  func motions(and inline: [Motion]) -> [Motion] {
    let motions =
      entries.map { entry in
        var own = self
        own.current = entry.key
        let others = names.filter { $0 != entry.key }
        let after = entry.value["after"]
        var motion = Motion(
          name: entry.key,
          after: changes.context.motion(after, in: after?.text == entry.key ? names : others),
          startState: changes.stateName(entry.value["from"]),
          steps: own.steps(entry.value.isList ? entry.value : entry.value["steps"]))
        motion.reduced = changes.context.motion(entry.value["reduced"], in: others)
        motion.place = changes.context.log.filePlace(entry.keyPlace)
        return motion
      } + inline
    checkCosts(MotionLengths(motions, states: states))
    return motions
  }

  private func checkCosts(_ lengths: MotionLengths) {
    checkCosts(entries, "motion", verb: "run", cycle: lengths.cycle(fromMotion:)) {
      lengths.cost(ofMotion: $0)
    }
    checkCosts(
      node["states"]?.entries ?? [], "state", verb: "set", cycle: lengths.cycle(fromState:)
    ) { lengths.cost(ofState: $0) }
  }

  /// Reports what runs itself, and what would take hours or a lifetime to follow.
  private func checkCosts(
    _ entries: [SourceNode.Entry], _ noun: String, verb: String, cycle: (String) -> [String]?,
    cost: (String) -> MotionLengths.Cost
  ) {
    var reported: Set<String> = []
    for entry in entries where !reported.contains(entry.key) {
      let cost = cost(entry.key)
      if cost.events == .infinity, let names = cycle(entry.key) {
        reported.formUnion(names)
        log.error(
          "\(noun)s \(verb) one another: \(names.joined(separator: " → "))", at: entry.keyPlace)
      } else if log.hasErrors {
        continue
      } else if cost.events == .infinity {
        log.error(
          "\(noun) \"\(entry.key)\" has more than \(InputLimit.components.most) others in a row",
          at: entry.keyPlace)
      } else if cost.seconds > InputLimit.seconds.amount {
        log.error(
          "\(noun) \"\(entry.key)\" takes longer than \(InputLimit.seconds.most) seconds",
          at: entry.keyPlace)
      } else if cost.events > InputLimit.events.amount {
        log.error(
          "\(noun) \"\(entry.key)\" has more than \(InputLimit.events.most) steps and changes",
          at: entry.keyPlace)
      }
    }
  }

  /// The motion that the file names, else the first.
  func defaultMotion() -> String? {
    let names = entries.map(\.key)
    guard let asked = node["defaultMotion"], let name = asked.text else { return names.first }
    if !names.contains(name) { unknownMotion(name, at: asked.place) }
    return name
  }

  private func unknownMotion(_ name: String, at place: SourcePlace) {
    let others = names.filter { $0 != current }
    log.unknown(
      "motion", name, at: place, hint: nearestHint(name, in: others) ?? Self.list(others))
  }

  /// The names themselves, where they are few.
  static func list(_ names: [String]) -> String? {
    if names.isEmpty { return "motions stand under \"motions\" of the scene" }
    return names.count > 8 ? nil : "the motions are " + names.joined(separator: ", ")
  }

  /// The names of the motions, in the order of the file.
  var names: [String] { entries.map(\.key) }

  /// The steps of a list, or of one that stands alone.
  func steps(_ node: SourceNode?) -> [MotionStep] {
    (node?.elements ?? []).filter(\.isMap).flatMap(step)
  }

  private func step(_ node: SourceNode) -> [MotionStep] {
    // A key that is no action is reported as such.
    let actions = node.entries.filter { $0.key != "completion" && Self.known.key($0.key) != nil }
    if let second = actions.dropFirst().first {
      log.error(
        "a step has one action, not both \"\(actions[0].key)\" and \"\(second.key)\"",
        at: second.keyPlace, hint: "put \"- \" before \"\(second.key)\" to make it a step")
    }
    if let completion = node.entry("completion"), node["animate"] == nil {
      log.error("only \"animate\" has a completion", at: completion.keyPlace)
    }
    return actions.compactMap { self.action($0, in: node) }
  }

  /// Steps that run together. A scroll view beside the keyboard moves by its curve, unless it sets
  /// another: content and keyboard stay together.
  private func sideBySide(_ node: SourceNode) -> [MotionStep] {
    let parts = node.elements.filter(\.isMap).map { ($0, step($0)) }
    let keyboard = parts.lazy.flatMap { $0.1 }.compactMap(\.keyboardAnimation).first
    guard let keyboard else { return parts.flatMap { $0.1 } }
    return parts.flatMap { part, steps in
      guard let scroll = part["scrollTo"], scroll["curve"] == nil else { return steps }
      return steps.map { $0.scrolling(like: keyboard) }
    }
  }

  private static let known = SceneFormat.section("step") ?? SceneFormat.view

  private func action(_ entry: SourceNode.Entry, in node: SourceNode) -> MotionStep? {
    let value = entry.value
    switch entry.key {
    case "set":
      if value.isNull || value.isMap && value.entries.isEmpty {
        log.doubt(
          "this step changes nothing", at: entry.keyPlace, hint: "such as set: {VIEW.alpha: 0}")
      }
      return placed(.set(changes.changes(value)), at: entry.keyPlace)
    case "animate":
      let animation = animation(value, completion: steps(node["completion"]))
      return placed(.animate(animation), at: entry.keyPlace)
    case "wait":
      reportMilliseconds(value, "this step waits")
      return .wait(value.number ?? 0)
    case "sequence": return .sequence(steps(value))
    case "parallel": return .parallel(sideBySide(value))
    case "run":
      guard let name = value.text else { return nil }
      if !entries.contains(where: { $0.key == name }) { unknownMotion(name, at: value.place) }
      return .run(name)
    default:
      let step =
        SceneFormat.controllerSteps.contains { $0.name == entry.key }
        ? ControllerStepBuilder(changes: changes, motions: names).step(entry.key, value)
        : TouchBuilder(changes: changes).step(entry.key, value)
      return withHero(step, entry).map { .placed(log.filePlace(entry.keyPlace), $0) }
    }
  }

  /// With its location where it is about views that may not be loaded then.
  private func placed(_ step: MotionStep, at place: SourcePlace) -> MotionStep {
    let isSafe = step.changes.allSatisfy { change in
      guard case .view(let id, _) = change else { return true }
      return !self.changes.context.index.laterViews.contains(id)
    }
    return isSafe ? step : .placed(log.filePlace(place), step)
  }

  private func animation(_ node: SourceNode, completion: [MotionStep]) -> Animation {
    let given = node["duration"]?.number
    refuseCurveAndSpring(node, of: "an animation")
    checkSpring(node["spring"])
    // An animation that is meant to last for minutes, as a clock's hand or a bar of progress does,
    // moves evenly or again and again.
    if let duration = node["duration"], node["curve"]?.text != "linear", node["repeat"] == nil,
      node["repeatDuration"] == nil
    {
      reportMilliseconds(duration, "this animation lasts")
    }
    let pacing = Pacing(node, duration: given)
    let natural = naturalDuration(of: pacing, node)
    var list: [Change] = []
    if let state = changes.stateName(node["to"]) { list.append(.state(state)) }
    if let more = node["changes"] { list += changes.changes(more) }
    SceneFormat.section("animation").map { changes.reportOutside(node, $0) }
    if list.isEmpty, node["to"] == nil, node["changes"]?.entries.isEmpty ?? true {
      log.doubt(
        "this animation changes nothing", at: node.place,
        hint: "say what: changes: {VIEW.alpha: 0}, or to: STATE; a step that only waits is a wait")
    }
    var animation = Animation(
      duration: natural ?? given ?? Self.defaultDuration, delay: node["delay"]?.number ?? 0,
      pacing: pacing, changes: list, completion: completion)
    animation.playback = PlaybackBuilder(log: log).playback(of: node, lasting: animation.duration)
    return animation
  }

  /// How long a spring moves until it rests; `nil` where `duration` says it: for curves, and for a
  /// damping ratio, whose spring rests then. Otherwise it is the time as perceived, and beside
  /// mass, stiffness and damping nothing, as in UIKit.
  private func naturalDuration(of pacing: Pacing, _ node: SourceNode) -> Double? {
    guard let natural = pacing.naturalDuration, let spring = node["spring"] else { return nil }
    let isPhysical = spring["stiffness"] != nil
    let given = node["duration"]
    let isPreset = spring.text.flatMap(SpringPreset.init) != nil
    let isRatio = !isPhysical && !isPreset && spring["bounce"] == nil
    if given != nil, isRatio || natural > InputLimit.seconds.amount { return nil }
    if isPhysical, let given {
      log.warning(
        "\"duration\" does nothing beside a spring's stiffness", at: given.place,
        hint: "it rests after \(natural.shortText) seconds; spring: 0.8 takes a duration")
    }
    return min(natural, InputLimit.seconds.amount)
  }

  /// Reports a time that looks like milliseconds: a round number of at least 100.
  private func reportMilliseconds(_ time: SourceNode, _ what: String) {
    guard let value = time.number, (100...InputLimit.seconds.amount).contains(value),
      value.remainder(dividingBy: 10) == 0
    else { return }
    log.warning(
      "\(what) \(value.shortText) seconds", at: time.place,
      hint: "times are seconds: \((value / 1000).shortText)")
  }

  /// Reports two paces of the same.
  func refuseCurveAndSpring(_ node: SourceNode, of what: String) {
    guard let spring = node.entry("spring"), node["curve"] != nil else { return }
    log.error(
      "\(what) has a curve or a spring, not both", at: spring.keyPlace, hint: "keep one of them")
  }

  /// Reports parts of a spring that do not go together, of which some would not count.
  private func checkSpring(_ node: SourceNode?) {
    guard let node, node.isMap else { return }
    if let mass = node.entry("mass"), node["stiffness"] == nil {
      log.error(
        "the mass of a spring needs its \"stiffness\"", at: mass.keyPlace,
        hint: "such as spring: {mass: 1, stiffness: 100, damping: 10}")
    } else if let bounce = node.entry("bounce"),
      let other = node.entry("stiffness") ?? node.entry("damping")
    {
      log.error(
        "a spring has a bounce or a \(other.key), not both", at: bounce.keyPlace,
        hint: "keep one of them")
    } else if let ratio = node.entry("damping"), node["stiffness"] == nil,
      let value = ratio.value.number, value > 10
    {
      log.error(
        "a damping ratio is at most 10, not \(value.shortText)", at: ratio.value.place,
        hint: "a damping coefficient needs the \"stiffness\", too")
    }
  }

  /// UIKit has none; its transitions take about as long.
  static let defaultDuration = 0.25
}
