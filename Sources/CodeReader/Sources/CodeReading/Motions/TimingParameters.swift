import EmakiCode

/// The pace of property animators and of Core Animation.
///
/// Sources: the references of UIViewPropertyAnimator, UISpringTimingParameters, UICubicTimingParameters
/// and CAMediaTimingFunction. A property animator eases by the curve that it is given; a spring by
/// damping ratio alone comes to rest at the animator's duration.
extension Evaluator {
  private static let curves = [
    "easeIn": "ease-in", "easeOut": "ease-out", "easeInOut": "ease-in-out", "linear": "linear",
    "easeInEaseOut": "ease-in-out", "easeInEaseOutEaseIn": "ease-in-out", "default": "default",
  ]

  private func written(_ expression: Expression, _ scope: Environment) -> CodePace {
    .expression(project.files[scope.file].text(of: expression))
  }

  /// `.easeOut` of `UIView.AnimationCurve`, or of the names of Core Animation.
  func curve(_ expression: Expression, in scope: Environment) -> CodePace {
    guard let found = resolve(expression, in: scope) else { return written(expression, scope) }
    switch found.expression.kind {
    case .member(_, let name), .name(let name):
      if let curve = Self.curves[name] { return .curve(curve) }
      // kCAMediaTimingFunctionEaseOut
      let old = name.replacing("kCAMediaTimingFunction", with: "")
      if let first = old.first, old != name,
        let curve = Self.curves[first.lowercased() + old.dropFirst()]
      {
        return .curve(curve)
      }
    default: break
    }
    return written(expression, scope)
  }

  /// A `CAMediaTimingFunction`.
  func timingFunction(_ expression: Expression, in scope: Environment) -> CodePace {
    guard let found = resolve(expression, in: scope), case .call(let call) = found.expression.kind
    else { return written(expression, scope) }
    if let name = call["name"] {
      if case .name(let old) = name.kind, found.scope[old] == nil, old.hasPrefix("kCA") {
        let known = Expression(.member(nil, old), name.range)
        return curve(known, in: found.scope)
      }
      return curve(name, in: found.scope)
    }
    if call["controlPoints"] != nil || call.labels.first == "controlPoints" {
      let points = call.arguments.map { value($0.value, in: found.scope).number }
      if let name = Bezier.name(points) { return .curve(name) }
    }
    return written(expression, scope)
  }

  /// The object that a property animator takes its timing from.
  func timing(_ expression: Expression, in scope: Environment) -> CodePace {
    guard let found = resolve(expression, in: scope), case .call(let call) = found.expression.kind
    else { return written(expression, scope) }
    func number(_ label: String, _ fallback: Double) -> CodeValue {
      value(call[label], in: found.scope, else: fallback)
    }
    switch call.name {
    case "UISpringTimingParameters":
      let velocity = call["initialVelocity"].map { speed($0, in: found.scope) } ?? .number(0)
      if call["mass"] != nil {
        return .spring(
          CodeSpring(
            .physics, [number("mass", 1), number("stiffness", 0), number("damping", 0), velocity]))
      }
      if call["duration"] != nil || call["bounce"] != nil {
        return .spring(
          CodeSpring(.bounce, [number("duration", 0.5), number("bounce", 0), velocity]))
      }
      guard call["dampingRatio"] != nil else { return written(expression, scope) }
      return .spring(CodeSpring(.damping, [number("dampingRatio", 1), velocity]))
    case "UICubicTimingParameters":
      if let name = call["animationCurve"] { return curve(name, in: found.scope) }
      if let first = call["controlPoint1"], let second = call["controlPoint2"] {
        return bezier(first, second, in: found.scope) ?? written(expression, scope)
      }
      return call.arguments.isEmpty ? .curve("default") : written(expression, scope)
    default: return written(expression, scope)
    }
  }

  /// A curve of two control points.
  func bezier(_ first: Expression, _ second: Expression, in scope: Environment) -> CodePace? {
    guard let one = point(first, in: scope), let two = point(second, in: scope) else { return nil }
    return Bezier.name((one + two).map(\.number)).map { .curve($0) }
  }

  /// Both numbers of a `CGPoint`, `CGSize` or `CGVector`.
  func point(_ expression: Expression, in scope: Environment) -> [CodeValue]? {
    guard let found = resolve(expression, in: scope) else { return nil }
    switch found.expression.kind {
    case .member(_, "zero"): return [.number(0), .number(0)]
    case .call(let call) where call.arguments.count == 2:
      let isPoint = ["CGPoint", "CGSize", "CGVector", "init", "CGPointMake", "CGSizeMake"].contains(
        call.name ?? "")
      guard isPoint else { return nil }
      return call.arguments.map { value($0.value, in: found.scope) }
    default: return nil
    }
  }

  /// The speed of a spring at its start; of a vector the first component.
  private func speed(_ expression: Expression, in scope: Environment) -> CodeValue {
    guard let both = point(expression, in: scope), both[0] == both[1] || both[1] == .number(0)
    else {
      return value(expression, in: scope)
    }
    return both[0]
  }
}
