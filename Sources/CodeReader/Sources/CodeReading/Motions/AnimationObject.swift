import EmakiCode

/// An object that animates: a property animator, or an animation of Core Animation, with all that the
/// statements behind its creation tell it.
///
/// Sources: the references of UIViewPropertyAnimator, CAAnimation, CAMediaTiming and CATransaction. Of an
/// explicit animation a duration of 0 stands for that of the transaction, 0.25 s; a timing function of
/// `nil` for linear pacing. A spring has mass 1, stiffness 100 and damping 10.
struct AnimationObject {
  /// A value that a statement gives it.
  struct Setting {
    let name: String
    let value: Expression
    let scope: Environment
    /// Whether the statement is not always run when the object is made.
    let isConditional: Bool
  }

  let kind: CodeMotion.Kind
  let call: Call
  let scope: Environment
  let place: CodeMotion.Place
  let conditions: [String]
  var settings: [Setting] = []
  /// The blocks with what it animates, with the share of the duration by which each waits.
  var blocks: [(block: Expression, scope: Environment, delayFactor: Expression?)] = []
  var completions: [(block: Expression, scope: Environment)] = []
  /// The layer that it was added to.
  var layer: (expression: Expression, scope: Environment)?
  /// The key by which it was added.
  var transaction: Transaction?
  /// Whether functions got it that may have changed it.
  var isChangedElsewhere = false

  private static let kinds: [String: CodeMotion.Kind] = [
    "UIViewPropertyAnimator": .propertyAnimator, "CABasicAnimation": .basicAnimation,
    "CAKeyframeAnimation": .keyframeAnimation, "CASpringAnimation": .springAnimation,
    "CATransition": .layerTransition, "CAAnimationGroup": .animationGroup,
  ]

  /// The object that a call makes; `nil` for any other call.
  init?(
    _ expression: Expression, in scope: Environment, at place: CodeMotion.Place,
    under conditions: [String], of project: Project
  ) {
    guard case .call(let call) = expression.kind, let path = call.callee.path else { return nil }
    let isRunning = path.count == 2 && path[1] == "runningPropertyAnimator"
    guard path.count == 1 || isRunning || path.last == "init", let kind = Self.kinds[path[0]],
      scope[path[0]] == nil, (project.types[path[0]]?.declarations ?? 0) == 0
    else { return nil }
    (self.kind, self.call, self.scope, self.place) = (kind, call, scope, place)
    self.conditions = conditions
    if kind == .propertyAnimator {
      if let block = call.closure("animations") { blocks.append((block, scope, nil)) }
      if isRunning,
        let block = call["completion"]
          ?? (call["animations"] != nil ? call.closure("completion") : nil)
      {
        completions.append((block, scope))
      }
    }
  }

  /// The motion, as far as it is certain.
  func motion(in function: String, _ evaluator: Evaluator) -> CodeMotion {
    var motion =
      kind == .propertyAnimator
      ? animator(function, evaluator) : layerAnimation(function, evaluator)
    motion.changes += blocks.flatMap {
      changes(in: $0.block, $0.scope, after: $0.delayFactor, evaluator)
    }
    motion.completion = completions.flatMap {
      changes(in: $0.block, $0.scope, after: nil, evaluator)
    }
    if isChangedElsewhere {
      motion.duration = .expression("set elsewhere, too")
      motion.pace = .expression("set elsewhere, too")
    }
    return motion
  }

  /// The changes of a block, which may wait for a share of the duration.
  private func changes(
    in block: Expression, _ scope: Environment, after factor: Expression?, _ evaluator: Evaluator
  ) -> [CodeChange] {
    var reader = ChangeReader(evaluator)
    reader.read(block: block, in: scope)
    guard let factor else { return reader.changes }
    let start = evaluator.value(factor, in: scope)
    let rest = start.number.map { CodeValue.number(1 - $0) }
    return reader.changes.map { change in
      var change = change
      (change.relativeStart, change.relativeDuration) = (start, rest)
      return change
    }
  }

  // MARK: Settings

  /// The last value of a property, `nil` where it keeps its default.
  func setting(_ name: String, _ evaluator: Evaluator) -> (value: Expression, scope: Environment)? {
    settings.last { $0.name == name }.map { ($0.value, $0.scope) }
  }

  private func inBranch(
    _ value: Expression, _ scope: Environment, _ evaluator: Evaluator
  ) -> CodeValue {
    .expression(evaluator.project.files[scope.file].text(of: value) + ", in a branch")
  }

  private func isCertain(_ name: String) -> Bool {
    !settings.contains { $0.name == name && $0.isConditional }
  }

  func number(_ name: String, else fallback: Double, _ evaluator: Evaluator) -> CodeValue {
    guard let (value, scope) = setting(name, evaluator) else { return .number(fallback) }
    if !isCertain(name) { return inBranch(value, scope, evaluator) }
    return evaluator.value(value, in: scope)
  }

  func optional(_ name: String, _ evaluator: Evaluator) -> CodeValue? {
    guard let (value, scope) = setting(name, evaluator) else { return nil }
    if !isCertain(name) { return inBranch(value, scope, evaluator) }
    return evaluator.value(value, in: scope)
  }

  // MARK: Property animators

  private func animator(_ function: String, _ evaluator: Evaluator) -> CodeMotion {
    func value(_ label: String) -> CodeValue { evaluator.value(call[label], in: scope, else: 0) }
    func motion(_ duration: CodeValue, _ pace: CodePace) -> CodeMotion {
      CodeMotion(kind, at: place, in: function, duration: duration, pace: pace)
    }
    var result: CodeMotion
    if call["withDuration"] != nil {
      let options = AnimationOptions(call["options"], in: scope, evaluator)
      result = motion(
        value("withDuration"), evaluator.curve(of: options, written: call["options"], in: scope))
      options?.apply(to: &result)
      result.delay = value("delay")
    } else if let curve = call["curve"] {
      result = motion(value("duration"), evaluator.curve(curve, in: scope))
    } else if call["dampingRatio"] != nil {
      result = motion(
        value("duration"), .spring(CodeSpring(.damping, [value("dampingRatio"), .number(0)])))
    } else if let first = call["controlPoint1"], let second = call["controlPoint2"] {
      let written = evaluator.project.files[scope.file]
      result = motion(
        value("duration"),
        evaluator.bezier(first, second, in: scope)
          ?? .expression("\(written.text(of: first)), \(written.text(of: second))"))
    } else if let parameters = call["timingParameters"] {
      result = motion(value("duration"), evaluator.timing(parameters, in: scope))
      if case .spring(let spring) = result.pace, spring.form == .physics {
        result.duration = .text("until it rests")
      }
    } else {
      result = motion(value("duration"), .curve("ease-in-out"))
    }
    if let delay = optional("startAnimation", evaluator) { result.delay = delay }
    return result
  }

  // MARK: Core Animation

  private func layerAnimation(_ function: String, _ evaluator: Evaluator) -> CodeMotion {
    var motion = CodeMotion(
      kind, at: place, in: function, duration: duration(evaluator), pace: pace(evaluator))
    motion.delay = delay(evaluator)
    if let count = optional("repeatCount", evaluator), count != .number(0) {
      let isEndless = count == .text("infinity") || count == .text("greatestFiniteMagnitude")
      motion.repeatCount = isEndless ? .text("forever") : count
    } else if let written = setting("repeatCount", evaluator),
      ["HUGE", ".infinity"].contains(
        evaluator.project.files[written.scope.file].text(of: written.value))
    {
      motion.repeatCount = .text("forever")
    }
    if let back = optional("autoreverses", evaluator) { motion.autoreverses = back == .flag(true) }
    for name in [
      "fillMode", "isRemovedOnCompletion", "isAdditive", "isCumulative", "calculationMode",
      "subtype", "type",
    ] {
      guard let value = optional(name, evaluator) else { continue }
      motion.options.append("\(name): \(value.label)")
    }
    motion.changes = changes(evaluator)
    return motion
  }

  private func duration(_ evaluator: Evaluator) -> CodeValue {
    if let (value, _) = setting("duration", evaluator), value.path?.last == "settlingDuration" {
      return .text("until it rests")
    }
    let set = number("duration", else: 0, evaluator)
    guard set == .number(0) else { return set }
    return transaction?.duration(evaluator) ?? .number(0.25)
  }

  private func pace(_ evaluator: Evaluator) -> CodePace {
    if kind == .springAnimation {
      return .spring(
        CodeSpring(
          .physics,
          [("mass", 1.0), ("stiffness", 100), ("damping", 10), ("initialVelocity", 0)].map {
            number($0.0, else: $0.1, evaluator)
          }))
    }
    guard let (value, scope) = setting("timingFunction", evaluator) else {
      if setting("timingFunctions", evaluator) != nil { return .expression("one for each part") }
      if kind == .layerTransition { return .curve("default") }
      return transaction?.explicitPace(evaluator) ?? .curve("linear")
    }
    if case .none = value.kind { return .curve("linear") }
    if !isCertain("timingFunction") { return .expression("a curve in a branch") }
    return evaluator.timingFunction(value, in: scope)
  }

  /// `CACurrentMediaTime() + 0.2` begins after 0.2 s.
  private func delay(_ evaluator: Evaluator) -> CodeValue {
    guard let (value, scope) = setting("beginTime", evaluator) else { return .number(0) }
    if isCertain("beginTime"), case .infix(let left, "+", let right) = value.kind {
      for (now, rest) in [(left, right), (right, left)] {
        if case .call(let call) = now.kind,
          call.name == "CACurrentMediaTime" || call.name == "convertTime"
        {
          return evaluator.value(rest, in: scope)
        }
      }
    }
    if case .call(let call) = value.kind, call.name == "CACurrentMediaTime" { return .number(0) }
    return number("beginTime", else: 0, evaluator)
  }

  /// The view of the layer that it was added to.
  private func view(_ evaluator: Evaluator) -> String {
    guard let layer else { return "" }
    var name = evaluator.viewName(layer.expression, in: layer.scope)
    if name.hasSuffix(".layer") { name = String(name.dropLast(6)) }
    return name == "layer" ? "self" : name
  }

  private func changes(_ evaluator: Evaluator) -> [CodeChange] {
    let view = view(evaluator)
    guard let path = call["keyPath"] ?? setting("keyPath", evaluator)?.value else {
      return kind == .layerTransition && !view.isEmpty
        ? [
          CodeChange(
            view: view, property: "transition", to: optional("type", evaluator) ?? .text("fade"),
            line: place.line)
        ] : []
    }
    let written = keyPath(path, evaluator)
    func values(_ name: String) -> [(name: String, value: CodeValue)]? {
      setting(name, evaluator).map { value, scope in
        ViewValues(evaluator: evaluator).changes(of: written, to: value, in: scope)
      }
    }
    if kind == .keyframeAnimation { return keyframes(of: written, view, evaluator) }
    let (from, to) = (values("fromValue"), values("toValue"))
    guard let ends = to ?? from else {
      let by = optional("byValue", evaluator)
      let value =
        by.map { CodeValue.expression("by \($0.label)") } ?? .expression("the layer's value")
      return [
        CodeChange(view: view, property: CodeProperty.name(written), to: value, line: place.line)
      ]
    }
    let names = written == "transform.scale" ? ["scaleX", "scaleY"] : ends.map(\.name)
    return names.enumerated().map { index, name in
      func value(_ list: [(name: String, value: CodeValue)]?) -> CodeValue? {
        list.flatMap { $0.count == 1 ? $0[0].value : index < $0.count ? $0[index].value : nil }
      }
      return CodeChange(
        view: view, property: name, from: value(from),
        to: value(to) ?? .expression("the layer's value"), line: place.line)
    }
  }

  private func keyPath(_ path: Expression, _ evaluator: Evaluator) -> String {
    if case .call(let call) = path.kind, case .keyPath(let text)? = call.arguments.first?.value.kind
    {
      return text
    }
    if case .text(let text) = evaluator.value(path, in: scope) { return text }
    return evaluator.project.files[scope.file].text(of: path)
  }

  /// One change for each pair of values.
  private func keyframes(of property: String, _ view: String, _ evaluator: Evaluator)
    -> [CodeChange]
  {
    let name = property == "transform.scale" ? "scale" : CodeProperty.name(property)
    guard let (list, scope) = setting("values", evaluator),
      let found = evaluator.resolve(list, in: scope),
      case .array(let values) = found.expression.kind,
      values.count > 1
    else {
      return [
        CodeChange(view: view, property: name, to: .expression("keyframes"), line: place.line)
      ]
    }
    var times = values.indices.map { CodeValue.number(Double($0) / Double(values.count - 1)) }
    if let (list, scope) = setting("keyTimes", evaluator) {
      guard let found = evaluator.resolve(list, in: scope),
        case .array(let given) = found.expression.kind, given.count == values.count
      else {
        return [
          CodeChange(view: view, property: name, to: .expression("keyframes"), line: place.line)
        ]
      }
      times = given.map { evaluator.value($0, in: found.scope) }
    }
    let read = values.map { evaluator.value($0, in: found.scope) }
    return (1..<values.count).map { index in
      var change = CodeChange(
        view: view, property: name, from: read[index - 1], to: read[index], line: place.line)
      change.relativeStart = times[index - 1]
      if let start = times[index - 1].number, let end = times[index].number {
        change.relativeDuration = .number(end - start)
      } else {
        change.relativeDuration = times[index]
      }
      return change
    }
  }
}

/// The section between `begin` and `commit` of Core Animation or of the old blocks of UIKit.
///
/// Sources: the reference of CATransaction (0.25 s, the curve `default`), and that of UIView's
/// `setAnimationDuration` (0.2 s) and `setAnimationCurve` (ease-in-out).
final class Transaction {
  let kind: CodeMotion.Kind
  let place: CodeMotion.Place
  let conditions: [String]
  var settings: [(name: String, call: Call, scope: Environment)] = []
  var statements: [(statement: Statement, scope: Environment)] = []
  var completion: (block: Expression, scope: Environment)?
  var scope: Environment

  init(
    _ kind: CodeMotion.Kind, at place: CodeMotion.Place, under conditions: [String],
    in scope: Environment
  ) {
    (self.kind, self.place, self.conditions, self.scope) = (kind, place, conditions, scope)
  }

  private func value(_ names: [String], _ evaluator: Evaluator) -> CodeValue? {
    settings.last { names.contains($0.name) }.flatMap { setting in
      setting.call[0].map { evaluator.value($0, in: setting.scope) }
    }
  }

  func duration(_ evaluator: Evaluator) -> CodeValue? { value(["setAnimationDuration"], evaluator) }

  func explicitPace(_ evaluator: Evaluator) -> CodePace? {
    guard let setting = settings.last(where: { $0.name == "setAnimationTimingFunction" }),
      let value = setting.call[0]
    else { return nil }
    return evaluator.timingFunction(value, in: setting.scope)
  }

  /// The motion of what changes in it; `nil` where nothing is animated.
  func motion(in function: String, _ evaluator: Evaluator) -> CodeMotion? {
    if value(["setDisableActions"], evaluator) == .flag(true) { return nil }
    let isLayer = kind == .transaction
    var pace = explicitPace(evaluator) ?? .curve(isLayer ? "default" : "ease-in-out")
    if let setting = settings.last(where: { $0.name == "setAnimationCurve" }),
      let value = setting.call[0]
    {
      pace = evaluator.curve(value, in: setting.scope)
    }
    var motion = CodeMotion(
      kind, at: place, in: function,
      duration: duration(evaluator) ?? .number(isLayer ? 0.25 : 0.2), pace: pace)
    motion.delay = value(["setAnimationDelay"], evaluator) ?? .number(0)
    motion.repeatCount = value(["setAnimationRepeatCount"], evaluator)
    if value(["setAnimationRepeatAutoreverses"], evaluator) == .flag(true) {
      motion.autoreverses = true
    }
    var reader = ChangeReader(evaluator)
    for (statement, scope) in statements { reader.read([statement], in: Environment(in: scope)) }
    motion.changes = reader.changes
    return motion
  }
}
