import EmakiCode

/// Goes through the statements of a function and gathers its motions.
struct Walker {
  let project: Project
  private(set) var motions: [CodeMotion] = []
  /// The function with its type, as reports name it.
  private var function: String
  private var conditions: [String] = []
  /// The motion at whose end the statements are run.
  private var follows: Int?
  private var caller: CodeMotion.Place?
  /// How many calls deep the statements are.
  private var depth: Int
  /// The values set at once in the row of statements until here.
  private var settings: [SetBefore] = []
  /// Whether the statements give a property its value, which other functions can change.
  private let isOfProperty: Bool
  /// The functions of the program whose objects variables hold.
  private var makers: [String: (function: ObjectIdentifier, motions: Range<Int>)] = [:]
  /// Those whose objects get further settings here.
  private(set) var changedMakers: Set<ObjectIdentifier> = []
  /// Whether something was called that may have set more.
  private var callsOthers = false
  private var objects: [String: AnimationObject] = [:]
  private var order: [String] = []
  private var transactions: [Transaction] = []
  /// The motion in whose block the statements stand.
  private var outer: CodeMotion?
  /// Whether some value depends on the function's parameters.
  private(set) var usesParameters = false
  /// The functions whose motions depend on who calls them, and were read with the values of a call.
  private(set) var entered: Set<ObjectIdentifier> = []

  init(
    _ project: Project, function: String, caller: CodeMotion.Place? = nil, depth: Int = 0,
    isOfProperty: Bool = false
  ) {
    (self.project, self.function, self.isOfProperty) = (project, function, isOfProperty)
    (self.caller, self.depth) = (caller, depth)
  }

  /// Reads the body of a function.
  mutating func read(_ body: [Statement], in scope: Environment) {
    walk(body, in: scope)
    for name in order { finish(name) }
  }

  // MARK: Statements

  private mutating func walk(_ statements: [Statement], in scope: Environment) {
    let open = transactions.count
    for statement in statements {
      if !tellsObject(statement) { transactions.last?.statements.append((statement, scope)) }
      walk(statement, in: scope)
    }
    while transactions.count > open { commit() }
  }

  private mutating func walk(_ statement: Statement, in scope: Environment) {
    switch statement.kind {
    case .bind(let binding):
      if let initial = binding.initial { keep(initial, as: binding.name, in: scope) }
      scope.bind(binding)
      if let getter = binding.getter { inner(getter, in: Environment(in: scope)) }
    case .expression(let expression):
      visit(expression, in: scope)
      note(expression, in: scope)
    case .assign(let target, let sign, let value):
      let isOfView = !tellsObject(statement)
      assign(target, sign, value, in: scope)
      if isOfView { note(statement, in: scope) }
    case .branch(let arms), .conditional(let arms): branch(arms, in: scope)
    case .guarded(let arm):
      for test in arm.tests { visit(test, in: scope) }
      walk(arm, Arm(condition: arm.condition.map { "not (\($0))" }, body: arm.body), in: scope)
      scope.hide(arm.names)
      for binding in arm.bindings { scope.bind(binding, from: scope) }
    case .loop(let arm):
      for test in arm.tests { visit(test, in: scope) }
      walk(arm, arm, in: scope)
    case .scope(let arm): walk(arm.body, in: Environment(in: scope, of: arm))
    case .function(let function):
      scope[function.name] = .function(function, scope)
      let inside = Environment(in: scope)
      for parameter in function.parameters { inside[parameter.name] = .parameter(parameter, scope) }
      inner(function.body ?? [], in: inside)
    case .type(let type): read(type, in: scope)
    case .exit(let value): if let value { visit(value, in: scope) }
    }
  }

  private mutating func branch(_ arms: [Arm], in scope: Environment) {
    for arm in arms {
      for test in arm.tests { visit(test, in: scope) }
      walk(arm, arm, in: scope)
    }
  }

  /// Statements that are run under conditions: what they set is not sure behind them.
  private mutating func walk(_ bound: Arm, _ arm: Arm, in scope: Environment) {
    let (before, known, calledBefore) = (conditions, settings, callsOthers)
    callsOthers = false
    if let condition = arm.condition { conditions.append(condition) }
    walk(arm.body, in: Environment(in: scope, of: bound))
    conditions = before
    var names = AssignedNames()
    names.add(arm.body)
    settings = callsOthers ? [] : known.filter { !$0.words.contains(where: names.contains) }
    callsOthers = callsOthers || calledBefore
  }

  /// Statements that are run at another time.
  private mutating func inner(_ statements: [Statement], in scope: Environment) {
    apart(follows: follows, outer: outer) { $0.walk(statements, in: scope) }
  }

  /// Walks what is not run in the row of these statements.
  private mutating func apart(
    follows id: Int?, outer motion: CodeMotion?, _ body: (inout Walker) -> Void
  ) {
    let (before, known, around, open) = (follows, settings, outer, transactions)
    (follows, settings, outer, transactions) = (id, [], motion, [])
    body(&self)
    (follows, settings, outer, transactions) = (before, known, around, open)
  }

  private mutating func read(_ type: TypeDeclaration, in scope: Environment) {
    var reader = TypeReader(project, file: scope.file)
    reader.read(type, as: TypeEntry(local: type, file: scope.file))
    for part in reader.parts { append(part.motions) }
  }

  // MARK: What was set before

  private mutating func note(_ statement: Statement, in scope: Environment) {
    var reader = ChangeReader(Evaluator(project: project))
    reader.read([statement], in: Environment(in: scope))
    guard !reader.changes.isEmpty else { return }
    let new = SetBefore(statement: statement, scope: scope, changes: reader.changes)
    settings.removeAll { $0.isReplaced(by: new) }
    settings.append(new)
  }

  /// Calls that change no property of a view that was set.
  private static let harmless: Set<String> = [
    "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints",
    "updateConstraintsIfNeeded", "addSubview", "insertSubview", "bringSubviewToFront",
    "sendSubviewToBack", "addChild", "didMove", "willMove", "print", "NSLog", "begin", "commit",
    "addArrangedSubview", "addSublayer", "append", "animate", "add",
  ]

  private mutating func note(_ expression: Expression, in scope: Environment) {
    guard case .call(let call) = expression.kind, !Self.harmless.contains(call.name ?? "") else {
      return
    }
    if call.name == "setContentOffset" {
      return note(
        Statement(kind: .expression(expression), start: expression.range.lowerBound), in: scope)
    }
    settings = []
    callsOthers = true
  }

  // MARK: Expressions

  private mutating func visit(_ expression: Expression, in scope: Environment) {
    if case .call(let call) = expression.kind { return visit(call, expression, in: scope) }
    if case .closure(let closure) = expression.kind {
      return inner(closure.body, in: Environment(in: scope, of: closure))
    }
    for part in expression.parts { visit(part, in: scope) }
  }

  private func place(_ call: Call, _ expression: Expression, in scope: Environment)
    -> CodeMotion.Place
  {
    // Of a row of calls, the line of the name that is called.
    let offset = max(expression.range.lowerBound, call.base?.range.upperBound ?? 0)
    let line = project.files[scope.file].line(
      of: call.base == nil ? expression.range.lowerBound : offset)
    return CodeMotion.Place(file: project.files[scope.file].path, line: line)
  }

  private mutating func visit(_ call: Call, _ expression: Expression, in scope: Environment) {
    let place = place(call, expression, in: scope)
    if transact(call, at: place, in: scope) || use(call, in: scope) { return }
    if let object = AnimationObject(
      expression, in: scope, at: place, under: conditions, of: project)
    {
      // Nothing keeps it: it is all that the call says.
      add(object)
      return
    }
    let drafts = made(
      Fork(project) { evaluator in draft(of: call, at: place, in: scope, evaluator) })
    if let first = drafts.first {
      for part in call.arguments where !part.isBlock(of: first) { visit(part.value, in: scope) }
      add(drafts, in: scope)
      return
    }
    if enter(call, at: place, in: scope) {
      for argument in call.arguments { visit(argument.value, in: scope) }
      return
    }
    for part in expression.parts { visit(part, in: scope) }
  }

  /// The motion of a call of UIKit or SwiftUI.
  private func draft(
    of call: Call, at place: CodeMotion.Place, in scope: Environment, _ evaluator: Evaluator
  ) -> Draft? {
    if let draft = ViewCalls(evaluator: evaluator, call: call, scope: scope).draft(
      at: place, in: function)
    {
      return draft
    }
    guard project.files[scope.file].imports.contains("SwiftUI") else { return nil }
    return SwiftUICalls(evaluator: evaluator, call: call, scope: scope).draft(
      at: place, in: function)
  }

  /// All paths of a fork; remembers whether they depend on parameters.
  private mutating func made<Content>(_ fork: Fork<Content>) -> [Fork<Content>.Path] {
    if fork.usesParameters { usesParameters = true }
    return fork.paths
  }

  // MARK: Motions of blocks

  private mutating func add(
    _ drafts: [Fork<Draft>.Path], in scope: Environment
  ) {
    let start = motions.count
    for draft in drafts {
      // The blocks' values may depend on further conditions.
      let takesStates = draft.content.motion.kind.isOfSwiftUI
      let (known, assumedBefore) = (settings, draft.assumed)
      let filled = made(
        Fork(project) { evaluator in
          var evaluator = evaluator
          evaluator.assumptions += assumedBefore
          return Self.filled(draft.content, known, in: scope, evaluator, takesStates)
        })
      for path in filled {
        var (motion, assumed, defaults) = (path.content, path.assumed, path.defaults)
        motion.conditions =
          conditions + (draft.assumed + assumed).map(\.text)
          + Self.byDefault(draft.defaults + defaults)
        append(inheriting(motion))
      }
    }
    guard motions.count > start else { return }
    settings.removeAll { setting in
      motions[start...].contains { $0.changes.contains(where: setting.sets) }
    }
    let draft = drafts[0].content
    if let block = draft.animations { walk(block: block, in: scope, within: motions[start]) }
    if let block = draft.completion { walk(block: block, in: scope, after: start) }
  }

  private static func byDefault(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { "\($0) by default" }
  }

  /// A motion with the changes of its blocks.
  private static func filled(
    _ draft: Draft, _ before: [SetBefore], in scope: Environment, _ evaluator: Evaluator,
    _ takesStates: Bool
  ) -> CodeMotion {
    var motion = draft.motion
    let settings = before.flatMap { $0.read(by: evaluator) }
    var reader = ChangeReader(evaluator, takingStates: takesStates)
    if let block = draft.animations { reader.read(block: block, in: scope) }
    let moved = Set(reader.changes.map { [$0.view, $0.property] })
    let isOfConstraints = { (change: CodeChange) in
      ["constant", "isActive", "priority"].contains(change.property)
    }
    // A layout pass animates what constraints have got before it.
    let laidOut =
      reader.laysOut
      ? settings.filter { isOfConstraints($0) && !moved.contains([$0.view, $0.property]) } : []
    motion.changes += laidOut + reader.changes
    if let view = draft.view, motion.changes.isEmpty || motion.kind == .viewTransition {
      motion.changes.insert(
        CodeChange(
          view: view, property: "transition",
          to: .text(motion.options.first { $0.hasPrefix("transition") } ?? "none"),
          line: motion.place.line), at: 0)
    }
    motion.before = settings.filter { setting in !laidOut.contains(setting) }
    motion.changes = motion.changes.flatMap { TransformParts.expanded($0, settings) }
    for index in motion.changes.indices
    where motion.changes[index].from == nil && motion.changes[index].conditions.isEmpty {
      let change = motion.changes[index]
      let earlier = motion.changes[..<index].last {
        $0.view == change.view && $0.property == change.property && $0.conditions.isEmpty
          && $0.relativeStart != nil
      }
      let set = settings.last { $0.view == change.view && $0.property == change.property }
      if !laidOut.contains(change) { motion.changes[index].from = earlier?.to ?? set?.to }
    }
    if let block = draft.completion {
      var end = ChangeReader(evaluator, takingStates: takesStates)
      end.read(block: block, in: scope)
      motion.completion = end.changes.flatMap { TransformParts.expanded($0, []) }
    }
    return motion
  }

  /// In the block of another animation, one takes over the duration and curve of that one, unless its
  /// options say otherwise (UIView.AnimationOptions, `overrideInheritedDuration`).
  private func inheriting(_ motion: CodeMotion) -> CodeMotion {
    guard let outer, motion.kind == .viewAnimation, outer.kind == .viewAnimation else {
      return motion
    }
    var motion = motion
    if !motion.options.contains("overrideInheritedDuration") { motion.duration = outer.duration }
    if !motion.options.contains("overrideInheritedCurve") { motion.pace = outer.pace }
    return motion
  }

  private mutating func walk(block: Expression, in scope: Environment, within motion: CodeMotion) {
    apart(follows: nil, outer: motion) { $0.walk(written: block, in: scope) }
  }

  private mutating func walk(block: Expression, in scope: Environment, after id: Int?) {
    apart(follows: id, outer: nil) { $0.walk(written: block, in: scope) }
  }

  private mutating func walk(written block: Expression, in scope: Environment) {
    if case .closure(let closure) = block.kind {
      walk(closure.body, in: Environment(in: scope, of: closure))
    }
  }

  private mutating func append(_ motion: CodeMotion) {
    var motion = motion
    motion.id = motions.count
    motion.follows = motion.follows ?? follows
    motion.caller = motion.caller ?? caller
    motions.append(motion)
  }

  /// Motions that another walk has found, whose numbers are its own.
  private mutating func append(_ others: [CodeMotion]) {
    let first = motions.count
    for other in others {
      var motion = other
      motion.follows = other.follows.map { $0 + first }
      motion.conditions = conditions + motion.conditions
      append(motion)
    }
  }

  // MARK: Functions of the program

  /// Reads a function of the program with the values that a call gives it, where its motions depend on
  /// them.
  private mutating func enter(_ call: Call, at place: CodeMotion.Place, in scope: Environment)
    -> Bool
  {
    guard depth < 1 else { return false }
    guard let (function, inside) = Evaluator(project: project).function(for: call, in: scope),
      let body = function.body, !function.parameters.isEmpty || inside.receiver != ["self"],
      !project.isOverridden(function.name), function.assigned.mayAnimate
    else { return false }
    let title = inside.type.map { "\($0.name).\(function.title)" } ?? function.title
    var walker = Walker(project, function: title, caller: place, depth: depth + 1)
    walker.read(body, in: inside)
    var plain = Walker(project, function: title, depth: depth + 1)
    plain.read(body, in: TypeReader.scope(of: function, file: inside.file, type: inside.type))
    guard plain.usesParameters || inside.receiver != ["self"] && !walker.motions.isEmpty else {
      return false
    }
    entered.insert(ObjectIdentifier(function))
    append(walker.motions)
    return true
  }

  // MARK: Transactions

  private mutating func transact(_ call: Call, at place: CodeMotion.Place, in scope: Environment)
    -> Bool
  {
    guard let base = call.base?.path, base.count == 1, let name = call.name,
      ["CATransaction", "UIView"].contains(base[0]), scope[base[0]] == nil
    else { return false }
    let isLayer = base[0] == "CATransaction"
    switch name {
    case "begin" where isLayer:
      transactions.append(Transaction(.transaction, at: place, under: conditions, in: scope))
    case "beginAnimations" where !isLayer:
      transactions.append(Transaction(.viewBlock, at: place, under: conditions, in: scope))
    case "commit" where isLayer, "commitAnimations" where !isLayer:
      if !transactions.isEmpty { commit() }
    case "setCompletionBlock" where isLayer:
      guard let block = call.closure("_") ?? call[0] else { return true }
      if let last = transactions.last { last.completion = (block, scope) }
    case _ where name.hasPrefix("setAnimation") || name == "setDisableActions":
      guard let last = transactions.last else { return isLayer }
      last.settings.append((name, call, scope))
    default: return false
    }
    return true
  }

  private mutating func commit() {
    let transaction = transactions.removeLast()
    let (function, start) = (function, motions.count)
    let found = made(Fork(project) { transaction.motion(in: function, $0) })
    for path in found where !path.content.changes.isEmpty {
      var motion = path.content
      motion.conditions =
        transaction.conditions + path.assumed.map(\.text) + Self.byDefault(path.defaults)
      append(motion)
    }
    guard let (block, scope) = transaction.completion else { return }
    walk(block: block, in: scope, after: start < motions.count ? start : nil)
  }

  // MARK: Objects that animate

  /// Keeps an object that a variable gets.
  private mutating func keep(_ value: Expression, as name: String, in scope: Environment) {
    finish(name)
    if case .call(let call) = value.kind {
      let place = place(call, value, in: scope)
      if let object = AnimationObject(value, in: scope, at: place, under: conditions, of: project) {
        objects[name] = object
        order.append(name)
        return
      }
      // let animation: CABasicAnimation = { … return animation }()
      if case .closure(let closure) = call.callee.kind, call.arguments.isEmpty {
        walk(closure.body, in: Environment(in: scope, of: closure))
        if case .exit(let result?)? = closure.body.last?.kind, let inner = result.path,
          inner.count == 1,
          let object = objects.removeValue(forKey: inner[0])
        {
          objects[name] = object
          order.append(name)
        }
        return
      }
    }
    let start = motions.count
    visit(value, in: scope)
    // An object that a function of the program makes may get further settings here.
    guard case .call(let call) = value.kind,
      let (function, _) = Evaluator(project: project).function(for: call, in: scope),
      function.assigned.mayAnimate
    else { return makers[name] = nil }
    makers[name] = (ObjectIdentifier(function), start..<motions.count)
  }

  /// Notes that an object which a function of the program has made gets further settings.
  private mutating func noteChange(of base: Expression) {
    guard let path = base.path, let maker = makers[path.last ?? ""] else { return }
    changedMakers.insert(maker.function)
    for index in maker.motions where motions[index].kind.isOfObject {
      motions[index].duration = .expression("set elsewhere, too")
      motions[index].pace = .expression("set elsewhere, too")
    }
  }

  /// Whether a statement gives an object that animates a value.
  private func tellsObject(_ statement: Statement) -> Bool {
    guard case .assign(let target, _, _) = statement.kind, case .member(let base?, _) = target.kind
    else { return false }
    return name(of: base) != nil
  }

  /// The name of a variable that holds an object.
  private func name(of expression: Expression) -> String? {
    guard let path = expression.path else { return nil }
    let name = (path.first == "self" ? Array(path.dropFirst()) : path).joined(separator: ".")
    return objects[name] == nil ? nil : name
  }

  private mutating func assign(
    _ target: Expression, _ sign: String, _ value: Expression, in scope: Environment
  ) {
    if case .member(let base?, let property) = target.kind, let name = name(of: base),
      let object = objects[name]
    {
      objects[name]?.settings.append(
        AnimationObject.Setting(
          name: property, value: value, scope: scope,
          isConditional: sign != "=" || conditions.count > object.conditions.count))
      return visit(value, in: scope)
    }
    if case .member(let base?, _) = target.kind { noteChange(of: base) }
    if sign == "=", let path = target.path {
      let name = (path.first == "self" ? Array(path.dropFirst()) : path).joined(separator: ".")
      return keep(value, as: name, in: scope)
    }
    visit(value, in: scope)
  }

  /// A call of an object, or with one; whether that is all that there is to it.
  private mutating func use(_ call: Call, in scope: Environment) -> Bool {
    for argument in call.arguments {
      guard let name = name(of: argument.value) else { continue }
      if call.name == "add", let layer = call.base {
        objects[name]?.layer = (layer, scope)
        objects[name]?.transaction = transactions.last
      } else if !["append", "print", "remove"].contains(call.name ?? "") {
        objects[name]?.isChangedElsewhere = true
      }
    }
    // layer.add({…}(), forKey:) and objects without a name have no further settings.
    guard let base = call.base, let name = name(of: base), let object = objects[name] else {
      return false
    }
    let isConditional = conditions.count > object.conditions.count
    switch call.name {
    case "addAnimations":
      guard let block = call.closure("_") ?? call[0] else { return true }
      if isConditional { objects[name]?.isChangedElsewhere = false }
      objects[name]?.blocks.append((block, scope, call["delayFactor"]))
    case "addCompletion":
      if let block = call.closure("_") ?? call[0] {
        objects[name]?.completions.append((block, scope))
      }
    case "startAnimation":
      if let delay = call["afterDelay"] {
        objects[name]?.settings.append(
          .init(name: "startAnimation", value: delay, scope: scope, isConditional: isConditional))
      }
    case "continueAnimation":
      objects[name]?.isChangedElsewhere = true
    default: break
    }
    return true
  }

  private mutating func finish(_ name: String) {
    guard var object = objects.removeValue(forKey: name) else { return }
    if isOfProperty, project.assigns(partsOf: name) { object.isChangedElsewhere = true }
    add(object)
  }

  private mutating func add(_ object: AnimationObject) {
    let start = motions.count
    let function = function
    let fork = Fork(project) { object.motion(in: function, $0) }
    for path in made(fork) {
      var motion = path.content
      motion.conditions =
        object.conditions + path.assumed.map(\.text) + Self.byDefault(path.defaults)
      append(motion)
    }
    let known = conditions
    conditions = object.conditions
    for (block, scope, _) in object.blocks where motions.count > start {
      walk(block: block, in: scope, within: motions[start])
    }
    for (block, scope) in object.completions { walk(block: block, in: scope, after: start) }
    conditions = known
  }
}

extension Call.Argument {
  /// Whether a motion's blocks are walked apart.
  fileprivate func isBlock(of draft: Fork<Draft>.Path) -> Bool {
    let blocks = [draft.content.animations, draft.content.completion].compactMap(\.self)
    return blocks.contains { $0.range == value.range }
  }
}

extension CodeMotion.Kind {
  /// Whether an object makes it, which can get further settings after it was made.
  var isOfObject: Bool {
    switch self {
    case .basicAnimation, .keyframeAnimation, .springAnimation, .layerTransition, .animationGroup,
      .propertyAnimator:
      true
    default: false
    }
  }

  /// Whether it animates states instead of views.
  var isOfSwiftUI: Bool { self == .withAnimation || self == .animationModifier }
}
