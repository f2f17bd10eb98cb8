import EmakiCode

/// Reads which values statements give to views.
struct ChangeReader {
  let evaluator: Evaluator
  private(set) var changes: [CodeChange] = []
  /// Whether a layout pass is among the statements, which animates what constraints have got before.
  private(set) var laysOut = false
  /// Whether what is called may change more than is seen.
  private(set) var callsOthers = false
  private var conditions: [String] = []
  private var keyframe: (start: CodeValue, duration: CodeValue)?
  private var depth = 0

  /// Whether variables of the program count, as states of SwiftUI do.
  private let takesStates: Bool

  init(_ evaluator: Evaluator, takingStates takesStates: Bool = false) {
    (self.evaluator, self.takesStates) = (evaluator, takesStates)
  }

  /// How deep functions are followed.
  private static let deepest = 3

  /// The statements of a block that is handed over as a closure, or by the name of one.
  mutating func read(block: Expression, in scope: Environment) {
    guard let found = evaluator.resolve(block, in: scope),
      case .closure(let closure) = found.expression.kind
    else {
      // A function by its name: animations: showMenu
      if let (function, inner) = function(named: block, in: scope) {
        read(function.body ?? [], in: inner)
      } else {
        callsOthers = true
      }
      return
    }
    read(closure.body, in: Environment(in: found.scope, of: closure))
  }

  private func function(named block: Expression, in scope: Environment) -> (Function, Environment)?
  {
    guard block.path != nil else { return nil }
    return evaluator.function(for: Call(block, []), in: scope)
  }

  mutating func read(_ statements: [Statement], in scope: Environment) {
    for statement in statements { read(statement, in: scope) }
  }

  private mutating func read(_ statement: Statement, in scope: Environment) {
    switch statement.kind {
    case .bind(let binding): scope.bind(binding)
    case .function(let function): scope[function.name] = .function(function, scope)
    case .assign(let target, let sign, let value):
      add(
        target, sign, value, line: evaluator.project.files[scope.file].line(of: statement.start),
        in: scope)
    case .expression(let expression): read(expression, in: scope)
    case .branch(let arms): for arm in arms { read(arm, in: scope) }
    case .conditional(let arms): for arm in arms { read(arm, in: scope) }
    case .guarded(let arm):
      scope.hide(arm.names)
      for binding in arm.bindings { scope.bind(binding, from: scope) }
    case .loop(let arm): loop(arm, in: scope)
    case .scope(let arm): read(arm.body, in: Environment(in: scope, of: arm))
    case .exit(let value?): read(value, in: scope)
    case .exit, .type: break
    }
  }

  private mutating func read(_ arm: Arm, in scope: Environment) {
    let outer = conditions
    if let condition = arm.condition { conditions.append(condition) }
    read(arm.body, in: Environment(in: scope, of: arm))
    conditions = outer
  }

  private mutating func loop(_ arm: Arm, in scope: Environment) {
    // `for view in [first, second]`: each in turn.
    if arm.names.count == 1, let values = arm.tests.first,
      each(of: values, named: arm.names[0], arm.body, in: scope)
    {
      return
    }
    let outer = conditions
    conditions.append("in a loop")
    read(arm.body, in: Environment(in: scope, of: arm))
    conditions = outer
  }

  /// Runs statements for each element of an array that is written out.
  private mutating func each(
    of values: Expression, named name: String, _ body: [Statement], in scope: Environment
  ) -> Bool {
    guard let found = evaluator.resolve(values, in: scope),
      case .array(let elements) = found.expression.kind,
      elements.count <= 32
    else { return false }
    for element in elements {
      let inner = Environment(in: scope)
      inner[name] = .value(element, found.scope, type: nil)
      read(body, in: inner)
    }
    return true
  }

  // MARK: Calls

  private mutating func read(_ expression: Expression, in scope: Environment) {
    guard case .call(let call) = expression.kind else { return }
    let line = evaluator.project.files[scope.file].line(of: expression.range.lowerBound)
    switch call.name {
    case "layoutIfNeeded", "layoutSubviews": laysOut = true
    case "addKeyframe" where call["withRelativeStartTime"] != nil: addKeyframe(call, in: scope)
    case "setContentOffset":
      if let base = call.base, let value = call[0] {
        add(
          Expression(.member(base, "contentOffset"), expression.range), "=", value, line: line,
          in: scope)
      }
    case "forEach":
      guard let base = call.base, let block = call.closure("_") ?? call[0],
        case .closure(let closure) = block.kind
      else { return }
      if !each(of: base, named: closure.parameters.first ?? "$0", closure.body, in: scope) {
        let outer = conditions
        conditions.append("in a loop")
        read(closure.body, in: Environment(in: scope, of: closure))
        conditions = outer
      }
    case "performWithoutAnimation", "setNeedsLayout", "removeFromSuperview", "addSubview": break
    default: follow(call, in: scope)
    }
  }

  /// Reads the changes that a function of the program, or a closure that has a name, makes.
  private mutating func follow(_ call: Call, in scope: Environment) {
    guard depth < Self.deepest else { return callsOthers = true }
    depth += 1
    defer { depth -= 1 }
    if call.arguments.isEmpty, call.callee.path != nil,
      let found = evaluator.resolve(call.callee, in: scope),
      case .closure(let closure) = found.expression.kind
    {
      return read(closure.body, in: Environment(in: found.scope, of: closure))
    }
    guard let (function, inner) = evaluator.function(for: call, in: scope),
      !evaluator.project.isOverridden(function.name), let body = function.body
    else { return callsOthers = true }
    read(body, in: inner)
  }

  private mutating func addKeyframe(_ call: Call, in scope: Environment) {
    let outer = keyframe
    keyframe = (
      evaluator.value(call["withRelativeStartTime"], in: scope, else: 0),
      evaluator.value(call["relativeDuration"], in: scope, else: 0)
    )
    if let block = call.closure("animations") { read(block: block, in: scope) }
    keyframe = outer
  }

  // MARK: Assignments

  private mutating func add(
    _ target: Expression, _ sign: String, _ value: Expression, line: Int, in scope: Environment
  ) {
    guard let property = AssignedProperty(target, in: scope, evaluator),
      takesStates || !property.view.isEmpty
    else { return }
    var parts = ViewValues(evaluator: evaluator).changes(
      of: property.property, to: value, in: scope)
    if sign != "=" {
      // The value before is not known.
      let text = evaluator.project.files[scope.file].text(of: value)
      let written = evaluator.project.files[scope.file].text(of: target)
      parts = [
        (CodeProperty.name(property.property), .expression("\(written) \(sign.dropLast()) \(text)"))
      ]
    }
    for (name, value) in parts where !keeps(name, value, of: property.view) {
      var change = CodeChange(
        view: property.view, property: name, to: value, line: line, conditions: conditions)
      change.relativeStart = keyframe?.start
      change.relativeDuration = keyframe?.duration
      add(change)
    }
  }

  /// Whether a part of a frame stays as it is: `box.frame.width` as the new width of `box`.
  private func keeps(_ name: String, _ value: CodeValue, of view: String) -> Bool {
    guard case .expression(let text) = value, let ways = Self.ways[name] else { return false }
    let plain = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    return ways.contains { plain == "\(view).\($0)" }
  }

  private static let ways = [
    "x": ["frame.origin.x", "frame.minX"], "y": ["frame.origin.y", "frame.minY"],
    "width": ["frame.width", "frame.size.width", "bounds.width", "bounds.size.width"],
    "height": ["frame.height", "frame.size.height", "bounds.height", "bounds.size.height"],
  ]

  /// The last of several assignments on one path counts.
  private mutating func add(_ change: CodeChange) {
    let old = changes.firstIndex { other in
      other.view == change.view && other.property == change.property
        && other.conditions == change.conditions && other.relativeStart == change.relativeStart
        && other.relativeDuration == change.relativeDuration
    }
    if let old { changes.remove(at: old) }
    changes.append(change)
  }
}
