import EmakiCode

/// An animation of SwiftUI.
///
/// Source: the reference of `SwiftUI.Animation`. Durations that are not given are those of its
/// declarations: 0.35 s for curves; 0.5 s for springs, `response` 0.5 and `dampingFraction` 0.825, and a
/// bounce of 0 for `smooth`, 0.15 for `snappy` and 0.3 for `bouncy`. The animation that is named `default`
/// differs between systems: it is not constant.
struct SwiftUIAnimation {
  private(set) var duration: CodeValue = .number(0.35)
  private(set) var delay: CodeValue = .number(0)
  private(set) var pace: CodePace
  private(set) var repeatCount: CodeValue?
  private(set) var autoreverses = false
  /// Whether it is one at all: not `nil`.
  private(set) var isSome = true
  /// Whether its form is known.
  private(set) var isKnown = true

  init(_ expression: Expression, in scope: Environment, _ evaluator: Evaluator) {
    let written = evaluator.project.files[scope.file].text(of: expression)
    pace = .expression(written)
    duration = .expression(written)
    guard let found = evaluator.resolve(expression, in: scope) else {
      isKnown = false
      return
    }
    let scope = found.scope
    switch found.expression.kind {
    case .none: isSome = false
    case .member(let base, let name) where Self.isAnimation(base):
      isKnown = read(name, nil, in: scope, evaluator)
    case .call(let call):
      if let name = call.name, Self.isAnimation(call.base) {
        isKnown = read(name, call, in: scope, evaluator)
      } else if let base = call.base, let name = call.name,
        ["delay", "speed", "repeatCount", "repeatForever"].contains(name)
      {
        self = SwiftUIAnimation(base, in: scope, evaluator)
        change(name, call, in: scope, evaluator)
      } else {
        isKnown = false
      }
    default: isKnown = false
    }
  }

  private static func isAnimation(_ base: Expression?) -> Bool {
    base == nil || base?.path == ["Animation"] || base?.path == ["SwiftUI", "Animation"]
  }

  private static let curves = [
    "linear": "linear", "easeIn": "ease-in", "easeOut": "ease-out", "easeInOut": "ease-in-out",
  ]
  private static let bounces = ["smooth": 0, "snappy": 0.15, "bouncy": 0.3]

  private mutating func read(
    _ name: String, _ call: Call?, in scope: Environment, _ evaluator: Evaluator
  ) -> Bool {
    func value(_ label: String, _ fallback: Double) -> CodeValue {
      evaluator.value(call?[label], in: scope, else: fallback)
    }
    if let curve = Self.curves[name] {
      (duration, pace) = (value("duration", 0.35), .curve(curve))
    } else if let bounce = Self.bounces[name] {
      let extra = value("extraBounce", 0)
      let all = extra.number.map { CodeValue.number($0 + bounce) } ?? extra
      duration = value("duration", 0.5)
      pace = .spring(CodeSpring(.bounce, [duration, all, .number(0)]))
    } else if name == "spring", call?["response"] != nil || call?["dampingFraction"] != nil {
      duration = value("response", 0.5)
      pace = .spring(CodeSpring(.response, [duration, value("dampingFraction", 0.825)]))
    } else if name == "spring", call?[0] == nil {
      duration = value("duration", 0.5)
      pace = .spring(CodeSpring(.bounce, [duration, value("bounce", 0), .number(0)]))
    } else if name == "interactiveSpring", call?["duration"] == nil {
      duration = value("response", 0.15)
      pace = .spring(CodeSpring(.response, [duration, value("dampingFraction", 0.86)]))
    } else if name == "interactiveSpring" {
      duration = value("duration", 0.15)
      pace = .spring(CodeSpring(.bounce, [duration, value("extraBounce", 0), .number(0)]))
    } else if name == "interpolatingSpring", let call, call["stiffness"] != nil {
      duration = .text("until it rests")
      pace = .spring(
        CodeSpring(
          .physics,
          [
            value("mass", 1), value("stiffness", 0), value("damping", 0),
            value("initialVelocity", 0),
          ]))
    } else if name == "interpolatingSpring" {
      duration = value("duration", 0.5)
      pace = .spring(
        CodeSpring(.bounce, [duration, value("bounce", 0), value("initialVelocity", 0)]))
    } else if name == "timingCurve", let call, call.arguments.count >= 4 {
      let points = (0..<4).map { call[$0].flatMap { evaluator.value($0, in: scope).number } }
      duration = value("duration", 0.35)
      if let curve = Bezier.name(points) { pace = .curve(curve) }
    } else {
      return false
    }
    return true
  }

  private mutating func change(
    _ name: String, _ call: Call, in scope: Environment, _ evaluator: Evaluator
  ) {
    func value(_ argument: Expression?) -> CodeValue {
      argument.map { evaluator.value($0, in: scope) } ?? .none
    }
    switch name {
    case "delay":
      let more = value(call[0])
      if let first = delay.number, let second = more.number {
        delay = .number(first + second)
      } else {
        delay = more
      }
    case "speed":
      let factor = value(call[0])
      if let number = factor.number, number > 0, let seconds = duration.number {
        duration = .number(seconds / number)
        if case .spring = pace { pace = .expression("a spring at speed \(factor.label)") }
      } else {
        duration = .expression("speed \(factor.label)")
      }
    case "repeatCount":
      repeatCount = value(call[0])
      autoreverses = call["autoreverses"].map { value($0) != .flag(false) } ?? true
    default:
      repeatCount = .text("forever")
      autoreverses = call["autoreverses"].map { value($0) != .flag(false) } ?? true
    }
  }

  /// A motion of this animation.
  func motion(
    _ kind: CodeMotion.Kind, at place: CodeMotion.Place, in function: String
  ) -> CodeMotion {
    var motion = CodeMotion(kind, at: place, in: function, duration: duration, pace: pace)
    motion.delay = delay
    motion.repeatCount = repeatCount
    motion.autoreverses = autoreverses
    return motion
  }
}

/// Curves with control points.
enum Bezier {
  /// `cubic-bezier(0.2, 0, 0, 1)`, as scene files write it; `nil` where a number is missing.
  static func name(_ points: [Double?]) -> String? {
    let numbers = points.compactMap(\.self)
    guard numbers.count == 4 else { return nil }
    return "cubic-bezier(" + numbers.map { CodeValue.number($0).label }.joined(separator: ", ")
      + ")"
  }
}
