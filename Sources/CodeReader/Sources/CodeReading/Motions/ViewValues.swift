import EmakiCode

/// A property of a view that is assigned to.
struct AssignedProperty {
  let view: String
  /// As the code writes it: `frame.origin.x`.
  let property: String

  /// Takes a target apart; `nil` for a plain variable.
  init?(_ target: Expression, in scope: Environment, _ evaluator: Evaluator) {
    guard let path = evaluator.viewPath(target, in: scope) else {
      // A call in the row of names: transitionContext.view(forKey: .to)!.alpha
      var names: [String] = []
      var rest = target
      while case .member(let base?, let name) = rest.kind {
        names.insert(name, at: 0)
        rest = base
      }
      guard let first = names.firstIndex(where: CodeProperty.roots.contains) else { return nil }
      let inner = (names[..<first]).map { "." + $0 }.joined()
      view = evaluator.project.files[scope.file].text(of: rest) + inner
      property = names[first...].joined(separator: ".")
      return
    }
    let isLocal = target.path?.count == 1 && target.path.map { scope[$0[0]] != nil } ?? false
    if isLocal { return nil }
    // Of one name alone it is a property of the view itself: `alpha = 0` in a subclass of UIView.
    let start = path.firstIndex(where: CodeProperty.roots.contains) ?? path.count - 1
    var names = path[..<start]
    // The layer of a layer's name is the view's.
    if names.last == "layer" { names = names.dropLast() }
    let isOfView = CodeProperty.roots.contains(path[start])
    view = names.isEmpty && isOfView ? "self" : names.joined(separator: ".")
    property = path[start...].joined(separator: ".")
  }
}

/// The values that a view gets by an assignment: one for each property of specifications.
struct ViewValues {
  let evaluator: Evaluator

  /// The changes that an assignment makes.
  func changes(
    of property: String, to value: Expression, in scope: Environment
  ) -> [(name: String, value: CodeValue)] {
    let plain = property.hasPrefix("layer.") ? String(property.dropFirst(6)) : property
    if let parts = composite(plain, value, in: scope) { return parts }
    let parts = property.split(separator: ".").map(String.init)
    // `frame.size` and the like.
    return [(CodeProperty.name(parts.joined(separator: ".")), evaluator.value(value, in: scope))]
  }

  private func composite(
    _ property: String, _ value: Expression, in scope: Environment
  ) -> [(name: String, value: CodeValue)]? {
    switch property {
    case "frame": return rect(value, in: scope)
    case "frame.origin": return pair(["x", "y"], value, in: scope)
    case "frame.size", "bounds.size": return pair(["width", "height"], value, in: scope)
    case "center", "position": return pair(["center.x", "center.y"], value, in: scope)
    case "contentOffset": return pair(["contentOffsetX", "contentOffsetY"], value, in: scope)
    case "transform", "transform3D": return transform(value, in: scope)
    case "shadowOffset": return pair(["shadowOffset.x", "shadowOffset.y"], value, in: scope)
    default: return nil
    }
  }

  private func pair(
    _ names: [String], _ value: Expression, in scope: Environment
  ) -> [(name: String, value: CodeValue)]? {
    guard let both = evaluator.point(value, in: scope) else { return nil }
    return Array(zip(names, both)).map { (name: $0.0, value: $0.1) }
  }

  private func rect(
    _ value: Expression, in scope: Environment
  ) -> [(name: String, value: CodeValue)]? {
    guard let found = evaluator.resolve(value, in: scope) else { return nil }
    if case .member(_, "zero") = found.expression.kind {
      return ["x", "y", "width", "height"].map { ($0, .number(0)) }
    }
    guard case .call(let call) = found.expression.kind else { return nil }
    let isRect = ["CGRect", "CGRectMake", "init"].contains(call.name ?? "")
    if isRect, call.arguments.count == 4, call["x"] != nil || call.name == "CGRectMake" {
      return zip(["x", "y", "width", "height"], call.arguments).map {
        ($0, evaluator.value($1.value, in: found.scope))
      }
    }
    if isRect, let origin = call["origin"], let size = call["size"],
      let first = pair(["x", "y"], origin, in: found.scope),
      let second = pair(["width", "height"], size, in: found.scope)
    {
      return first + second
    }
    return nil
  }

  // MARK: Transforms

  private func transform(
    _ value: Expression, in scope: Environment
  ) -> [(name: String, value: CodeValue)]? {
    guard let found = evaluator.resolve(value, in: scope) else { return nil }
    switch found.expression.kind {
    case .member(_, "identity"), .name("CATransform3DIdentity"):
      return [("transform", .text("identity"))]
    case .call(let call): return transform(call, in: found.scope)
    default: return nil
    }
  }

  private func transform(
    _ call: Call, in scope: Environment
  ) -> [(name: String, value: CodeValue)]? {
    func value(_ index: Int) -> CodeValue {
      evaluator.value(call.arguments[index].value, in: scope)
    }
    let (labels, count) = (call.labels, call.arguments.count)
    switch call.name {
    case "CGAffineTransform" where count == 0: return [("transform", .text("identity"))]
    case "CGAffineTransform" where labels == ["translationX", "y"],
      "init" where labels == ["translationX", "y"]:
      return [("translationX", value(0)), ("translationY", value(1))]
    case "CGAffineTransform" where labels == ["scaleX", "y"],
      "init" where labels == ["scaleX", "y"]:
      return [("scaleX", value(0)), ("scaleY", value(1))]
    case "CGAffineTransform" where labels == ["rotationAngle"],
      "init" where labels == ["rotationAngle"]:
      return [("rotation", value(0))]
    case "CGAffineTransformMakeTranslation" where count == 2,
      "CATransform3DMakeTranslation" where count == 3:
      return [("translationX", value(0)), ("translationY", value(1))]
    case "CGAffineTransformMakeScale" where count == 2, "CATransform3DMakeScale" where count == 3:
      return [("scaleX", value(0)), ("scaleY", value(1))]
    case "CGAffineTransformMakeRotation" where count == 1: return [("rotation", value(0))]
    case "CATransform3DMakeRotation" where count == 4:
      let axis = (1..<4).map { value($0).number }
      switch axis {
      case [1, 0, 0]: return [("rotationX", value(0))]
      case [0, 1, 0]: return [("rotationY", value(0))]
      case [0, 0, 1]: return [("rotation", value(0))]
      default: return nil
      }
    default: return combined(call, in: scope)
    }
  }

  /// `CGAffineTransform.identity.scaledBy(x: 2, y: 2)`
  private func combined(
    _ call: Call, in scope: Environment
  ) -> [(name: String, value: CodeValue)]? {
    guard let base = call.base, let inner = transform(base, in: scope) else { return nil }
    let isIdentity = inner.count == 1 && inner[0].value == .text("identity")
    guard isIdentity else { return nil }
    func value(_ index: Int) -> CodeValue {
      evaluator.value(call.arguments[index].value, in: scope)
    }
    switch (call.name, call.labels) {
    case ("scaledBy", ["x", "y"]): return [("scaleX", value(0)), ("scaleY", value(1))]
    case ("translatedBy", ["x", "y"]):
      return [("translationX", value(0)), ("translationY", value(1))]
    case ("rotated", ["by"]): return [("rotation", value(0))]
    default: return nil
    }
  }
}
