import EmakiCairo
import EmakiDrawing
import EmakiText

/// Writes tracks as CSS animations for the draft of a document; equal ones share their keyframes.
struct CSSAnimations {
  /// Seconds.
  let times: [Double]
  /// The length of a round in seconds: the motion, and the time for which the last frame is held.
  let cycle: Double
  private var names: [String: String] = [:]
  private var keyframes = ""
  private var rules: [(selectors: [String], body: String)] = []
  private var ruleIndices: [String: Int] = [:]

  init(times: [Double], cycle: Double) {
    self.times = times
    self.cycle = cycle
  }

  /// Lets the element with this id follow a track.
  mutating func add(_ id: String, _ track: MotionTrack) {
    var base = ""
    var animations: [String] = []
    let time = Markup.number(cycle, places: 6)
    if let last = track.maps.last {
      let form = Form(track.maps)
      base += "transform:\(form.text(last));"
      animations.append("\(name(of: transforms(track.maps, form))) \(time)s linear infinite")
    }
    if let last = track.opacities.last {
      base += "opacity:\(Markup.number(last.value));"
      let onlyJumps = zip(track.opacities, track.opacities.dropFirst()).allSatisfy {
        $0.value == $1.value || $0.isPresent != $1.isPresent
      }
      let body = onlyJumps ? jumps(track.opacities) : opacities(track.opacities)
      let pace = onlyJumps ? "step-end" : "linear"
      animations.append("\(name(of: body)) \(time)s \(pace) infinite")
    }
    guard !animations.isEmpty else { return }
    let body = base + "animation:" + animations.joined(separator: ",")
    let selector = "#\(id)\(SVGMark.ending)"
    if let index = ruleIndices[body] {
      rules[index].selectors.append(selector)
    } else {
      ruleIndices[body] = rules.count
      rules.append(([selector], body))
    }
  }

  /// The style sheet, for this document alone; motion stops, at its end, for those who asked their
  /// system for less of it.
  ///
  /// - Parameter yields: whether it does so.
  func styleSheet(yieldsToReducedMotion yields: Bool) -> String {
    let all = rules.map { "\($0.selectors.joined(separator: ",")){\($0.body)}\n" }.joined()
    let still =
      yields && !rules.isEmpty
      ? "@media(prefers-reduced-motion:reduce)"
        + "{[id$=\"\(SVGMark.ending)\"]{animation:none!important}}\n" : ""
    return keyframes + all + still
  }

  private mutating func name(of body: String) -> String {
    if let name = names[body] { return name }
    let name = "k\(names.count + 1)\(SVGMark.ending)"
    names[body] = name
    keyframes += "@keyframes \(name){\(body)}\n"
    return name
  }

  /// A moment before the step: who seeks to it by a number that was rounded another way must not see
  /// what was there before.
  private func percent(_ step: Int) -> String {
    if times[step] >= cycle { return "100%" }
    let share = max(0, times[step] - Self.moment) / cycle
    return Markup.number((share * 1e6).rounded(.down) / 1e4, places: 4) + "%"
  }

  /// Seconds.
  private static let moment = 1e-6

  /// The keyframe selector of a step: `…%`, and for the last step also 100 % where the round holds
  /// the last frame.
  private func places(_ step: Int) -> String {
    step == times.count - 1 && times[step] < cycle ? "\(percent(step)),100%" : percent(step)
  }

  private func transforms(_ maps: [MotionTrack.Map], _ form: Form) -> String {
    let values = maps.map { [$0.x, $0.y, $0.a, $0.b, $0.c, $0.d] }
    // Of the length of a screen a ten-thousandth is not seen.
    let fine = 1e-4
    let kept = Keyframes.needed(
      values, at: times, tolerance: [0.02, 0.02, fine, fine, fine, fine])
    return kept.map { "\(places($0)){transform:\(form.text(maps[$0]))}" }.joined()
  }

  /// Keyframes of what only comes and goes, each value up to the next.
  private func jumps(_ steps: [MotionTrack.Opacity]) -> String {
    steps.indices.filter { $0 == 0 || steps[$0].value != steps[$0 - 1].value }
      .map { "\(percent($0)){opacity:\(Markup.number(steps[$0].value))}" }.joined()
  }

  private func opacities(_ steps: [MotionTrack.Opacity]) -> String {
    var text = ""
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : step
      let jumps = next.isPresent != step.isPresent
      let before = index > 0 ? steps[index - 1] : nil
      let isNeeded =
        index == 0 || before != step || jumps || next != step || index == steps.count - 1
      guard isNeeded else { continue }
      text += "\(places(index)){opacity:\(Markup.number(step.value))"
      text += jumps ? ";animation-timing-function:step-end}" : "}"
    }
    return text
  }

  /// The shortest functions that can say all maps of a track.
  private enum Form {
    case move, scaleAndMove, matrix

    init(_ maps: [MotionTrack.Map]) {
      self =
        maps.allSatisfy(\.isMove)
        ? .move : maps.allSatisfy(\.isScaleAndMove) ? .scaleAndMove : .matrix
    }

    func text(_ map: MotionTrack.Map) -> String {
      func n(_ value: Double) -> String { Markup.number(value) }
      func fine(_ value: Double) -> String { Markup.number(value, places: 6) }
      switch self {
      case .move: return "translate(\(n(map.x))px,\(n(map.y))px)"
      case .scaleAndMove:
        return "translate(\(n(map.x))px,\(n(map.y))px) scale(\(fine(map.a)),\(fine(map.d)))"
      case .matrix:
        let factors = [map.a, map.b, map.c, map.d].map(fine).joined(separator: ",")
        return "matrix(\(factors),\(n(map.x)),\(n(map.y)))"
      }
    }
  }
}
