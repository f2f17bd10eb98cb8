import EmakiCode

/// The calls of `UIView`'s type that animate.
///
/// Sources: the reference of UIView, "Animating views with block objects" and "Animating views by using
/// Swift blocks". The curve is ease-in-out and the delay 0 unless options say otherwise; of
/// `animate(springDuration:)` the defaults are those of its declaration: 0.5 s, bounce 0.
struct ViewCalls {
  let evaluator: Evaluator
  let call: Call
  let scope: Environment

  /// The motion that the call makes; `nil` for any other call.
  func draft(at place: CodeMotion.Place, in function: String) -> Draft? {
    guard let name = call.name, ["animate", "animateKeyframes", "transition"].contains(name),
      let base = call.base?.path, base.count == 1, isView(base[0])
    else { return nil }
    let labels = Set(call.labels.map { $0 ?? "_" })
    func has(_ needed: String, _ others: [String]) -> Bool {
      labels.contains(needed) && labels.isSubset(of: [needed, "animations", "completion"] + others)
    }
    if isDeclared(name) { return nil }
    func motion(_ kind: CodeMotion.Kind, _ duration: CodeValue, _ pace: CodePace) -> CodeMotion {
      CodeMotion(kind, at: place, in: function, duration: duration, pace: pace)
    }
    switch name {
    case "animate"
    where has(
      "withDuration", ["delay", "options", "usingSpringWithDamping", "initialSpringVelocity"]):
      return plain(motion)
    case "animate"
    where labels.isSubset(of: [
      "springDuration", "bounce", "initialSpringVelocity", "delay", "options", "animations",
      "completion",
    ]) && call[0] == nil:
      return perceived(motion)
    case "animate" where call[0] != nil && labels.isSubset(of: ["_", "changes", "completion"]):
      return swiftUI(place, function)
    case "animateKeyframes" where has("withDuration", ["delay", "options"]):
      return keyframes(motion)
    case "transition" where has("with", ["duration", "options"]): return transition(motion)
    case "transition" where has("from", ["to", "duration", "options"]): return exchange(motion)
    default: return nil
    }
  }

  private func isView(_ name: String) -> Bool {
    if scope[name] != nil { return false }
    if name == "Self" {
      return scope.type.map { evaluator.project.isView($0.name, within: nil) } ?? false
    }
    return evaluator.project.isView(name, within: scope.type)
  }

  /// Whether the program declares a function of this name and these labels for views itself.
  private func isDeclared(_ name: String) -> Bool {
    (evaluator.project.members[name] ?? []).contains { type, member in
      member.content.isStatic && evaluator.project.isView(type.name, within: nil)
        && member.content.takes(call)
    }
  }

  private typealias Make = (CodeMotion.Kind, CodeValue, CodePace) -> CodeMotion

  private func value(_ label: String, else fallback: Double = 0) -> CodeValue {
    evaluator.value(call[label], in: scope, else: fallback)
  }

  private var options: AnimationOptions? {
    AnimationOptions(call["options"], in: scope, evaluator)
  }

  /// The blocks: where the first is given in brackets, a trailing one is the completion.
  private func draft(_ motion: CodeMotion) -> Draft {
    var draft = Draft(motion: motion)
    draft.animations = call.closure("animations")
    let isTaken = call["animations"] != nil
    draft.completion = call["completion"] ?? (isTaken ? call.closure("completion") : nil)
    return draft
  }

  private func plain(_ make: Make) -> Draft {
    let options = options
    let isSpring = call["usingSpringWithDamping"] != nil
    let pace: CodePace =
      isSpring
      ? .spring(
        CodeSpring(.damping, [value("usingSpringWithDamping"), value("initialSpringVelocity")]))
      : evaluator.curve(of: options, written: call["options"], in: scope)
    var motion = make(.viewAnimation, value("withDuration"), pace)
    motion.delay = value("delay")
    options?.apply(to: &motion)
    return draft(motion)
  }

  private func perceived(_ make: Make) -> Draft {
    let duration = value("springDuration", else: 0.5)
    let spring = CodeSpring(.bounce, [duration, value("bounce"), value("initialSpringVelocity")])
    var motion = make(.viewAnimation, duration, .spring(spring))
    motion.delay = value("delay")
    options?.apply(to: &motion)
    return draft(motion)
  }

  private func swiftUI(_ place: CodeMotion.Place, _ function: String) -> Draft? {
    guard let first = call[0] else { return nil }
    let animation = SwiftUIAnimation(first, in: scope, evaluator)
    var draft = Draft(motion: animation.motion(.viewAnimation, at: place, in: function))
    draft.animations = call.closure("changes")
    draft.completion = call["completion"]
    return draft
  }

  private func keyframes(_ make: Make) -> Draft {
    let options = options
    // Keyframes run in time, and ease only where the trick with raw values asks for it.
    let pace: CodePace =
      options.map { .curve($0.curve ?? "ease-in-out") }
      ?? evaluator.curve(of: nil, written: call["options"], in: scope)
    var motion = make(.viewKeyframes, value("withDuration"), pace)
    motion.delay = value("delay")
    options?.apply(to: &motion)
    return draft(motion)
  }

  private func transition(_ make: Make) -> Draft {
    let options = options
    var motion = make(
      .viewTransition, value("duration"),
      evaluator.curve(of: options, written: call["options"], in: scope))
    options?.apply(to: &motion)
    var draft = draft(motion)
    draft.view = call["with"].map { evaluator.viewName($0, in: scope) }
    return draft
  }

  private func exchange(_ make: Make) -> Draft {
    let options = options
    var motion = make(
      .viewTransition, value("duration"),
      evaluator.curve(of: options, written: call["options"], in: scope))
    options?.apply(to: &motion)
    let names = ["from", "to"].compactMap { call[$0] }.map { evaluator.viewName($0, in: scope) }
    motion.changes = zip(names, [false, true]).map { name, isShown in
      CodeChange(
        view: name, property: "isShown", from: .flag(!isShown), to: .flag(isShown),
        line: motion.place.line)
    }
    var draft = Draft(motion: motion)
    draft.completion = call.closure("completion")
    return draft
  }
}

extension Evaluator {
  /// The name of a view, or the text of the expression that gives it.
  func viewName(_ expression: Expression, in scope: Environment) -> String {
    viewPath(expression, in: scope)?.joined(separator: ".")
      ?? project.files[scope.file].text(of: expression)
  }
}
