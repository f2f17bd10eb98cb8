import EmakiCode

/// The calls of SwiftUI that animate.
struct SwiftUICalls {
  let evaluator: Evaluator
  let call: Call
  let scope: Environment

  /// The motion that the call makes; `nil` for any other call.
  func draft(at place: CodeMotion.Place, in function: String) -> Draft? {
    switch call.name {
    case "withAnimation" where call.base == nil || call.base?.path == ["SwiftUI"]:
      return block(place, function)
    case "animation" where call.base != nil: return modifier(place, function)
    default: return nil
    }
  }

  private func block(_ place: CodeMotion.Place, _ function: String) -> Draft? {
    guard scope["withAnimation"] == nil, evaluator.project.functions["withAnimation"] == nil,
      evaluator.project.members["withAnimation"] == nil,
      let body = call.arguments.last(where: { $0.label == nil })?.value
    else { return nil }
    var draft: Draft
    if call.arguments.first(where: { $0.label == nil })?.value.range == body.range {
      // It differs between systems.
      draft = Draft(
        motion: CodeMotion(
          .withAnimation, at: place, in: function, duration: .expression("SwiftUI's default"),
          pace: .expression("SwiftUI's default")))
    } else {
      guard let first = call[0] else { return nil }
      let animation = SwiftUIAnimation(first, in: scope, evaluator)
      guard animation.isSome else { return nil }
      draft = Draft(motion: animation.motion(.withAnimation, at: place, in: function))
    }
    draft.animations = body
    draft.completion = call["completion"]
    return draft
  }

  private func modifier(_ place: CodeMotion.Place, _ function: String) -> Draft? {
    guard let first = call[0], call.labels.allSatisfy({ $0 == nil || $0 == "value" }),
      call.labels.count <= 2, !isDeclared
    else { return nil }
    let animation = SwiftUIAnimation(first, in: scope, evaluator)
    let value = call["value"]
    guard animation.isSome, animation.isKnown || value != nil else { return nil }
    var motion = animation.motion(.animationModifier, at: place, in: function)
    let name = value.map { evaluator.project.files[scope.file].text(of: $0) }
    motion.changes = [
      CodeChange(
        view: root(of: call.base), property: name ?? "all", to: .text("changes"), line: place.line)
    ]
    return Draft(motion: motion)
  }

  private var isDeclared: Bool {
    (evaluator.project.members["animation"] ?? []).contains { $0.member.content.takes(call) }
  }

  /// The view that a row of modifiers begins with.
  private func root(of expression: Expression?) -> String {
    switch expression?.kind {
    case .member(let base?, let name):
      let outer = root(of: base)
      return outer.isEmpty ? name : outer
    case .call(let call): return root(of: call.callee)
    case .name(let name): return name
    default: return ""
    }
  }
}
