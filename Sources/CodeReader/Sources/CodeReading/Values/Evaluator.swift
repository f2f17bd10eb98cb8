import EmakiCode

/// Follows names to the values that they stand for, as far as that is certain.
struct Evaluator {
  let project: Project
  /// The assumptions on conditions on which values depend, by their text.
  var assumptions: [Assumption] = []
  /// The findings made while values were followed.
  final class Findings {
    /// The first condition that nothing is assumed of.
    var undecided: String?
    /// Whether a value depends on who calls the function.
    var usesParameters = false
    /// The parameters whose values stand in the function's head.
    var usedDefaults: [String] = []
  }
  let findings = Findings()

  /// An expression that no name stands for any more, and the names that it knows.
  struct Resolved {
    let expression: Expression
    let scope: Environment
    /// The type that a declaration gives it.
    var type: String?
  }

  /// The longest chain of names.
  private static let longest = 24

  /// Follows an expression to a literal, a call, a closure or an operator; `nil` where that is not certain.
  func resolve(_ expression: Expression, in scope: Environment, depth: Int = 0) -> Resolved? {
    guard depth < Self.longest else { return nil }
    switch expression.kind {
    case .name(let name): return resolve(name, in: scope, depth: depth)
    case .member(let base?, let name):
      return resolve(name, of: base, in: scope, depth: depth)
        ?? (isSystem(base, in: scope) ? Resolved(expression: expression, scope: scope) : nil)
    case .ternary(let condition, let yes, let no):
      guard let holds = holds(condition, in: scope) else { return nil }
      return resolve(holds ? yes : no, in: scope, depth: depth + 1)
    case .call(let call):
      if let inner = result(of: call, in: scope, depth: depth) { return inner }
      return Resolved(expression: expression, scope: scope)
    case .infix(_, "??", _): return nil
    default: return Resolved(expression: expression, scope: scope)
    }
  }

  /// Whether a name is one of the system's types, and of nothing that the program declares.
  private func isSystem(_ base: Expression, in scope: Environment) -> Bool {
    guard let path = base.path, let first = path.first, first.first?.isUppercase == true else {
      return false
    }
    return scope[first] == nil && (project.types[first]?.declarations ?? 0) == 0
      && project.globals[first] == nil
  }

  // MARK: Conditions

  /// Whether a condition holds: as it says itself, or as is assumed.
  func holds(_ condition: Expression, in scope: Environment) -> Bool? {
    if case .prefix("!", let inner) = condition.kind {
      return holds(inner, in: scope).map { !$0 }
    }
    if let fixed = resolve(condition, in: scope), case .flag(let flag) = fixed.expression.kind {
      return flag
    }
    if findings.undecided != nil { return nil }
    let text = project.files[scope.file].text(of: condition)
    if let known = assumptions.first(where: { $0.condition == text }) { return known.holds }
    findings.undecided = text
    return nil
  }

  // MARK: Names

  private func resolve(_ name: String, in scope: Environment, depth: Int) -> Resolved? {
    switch scope[name] {
    case .value(let value, let inner, let type)?:
      return resolve(value, in: inner, depth: depth + 1).map { typed($0, type) }
    case .parameter(let parameter, let outer)?:
      findings.usesParameters = true
      guard let initial = parameter.initial else { return nil }
      findings.usedDefaults.append(parameter.name)
      return resolve(initial, in: outer, depth: depth + 1).map { typed($0, parameter.type) }
    case .unknown?, .function?, .itself?: return nil
    case nil: break
    }
    if let type = scope.type {
      switch member(name, of: type, isStatic: scope.isStatic, depth: depth) {
      case .found(let found): return found
      case .uncertain: return nil
      case .absent: break
      }
      // Outer types lend their static members.
      var outer = type.name.lastIndex(of: ".").map { String(type.name[..<$0]) }
      while let name2 = outer {
        if let entry = project.types[name2], entry.isCertain {
          switch member(name, of: entry, isStatic: true, depth: depth) {
          case .found(let found): return found
          case .uncertain: return nil
          case .absent: break
          }
        }
        outer = name2.lastIndex(of: ".").map { String(name2[..<$0]) }
      }
    }
    return global(name, from: scope.file, depth: depth)
  }

  private func typed(_ found: Resolved, _ type: String?) -> Resolved {
    guard let type else { return found }
    var found = found
    found.type = type
    return found
  }

  private func global(_ name: String, from file: Int, depth: Int) -> Resolved? {
    let all = project.globals[name] ?? []
    let seen = all.filter { $0.file == file || !$0.content.isPrivate }
    // A private one of this file hides those of others.
    let own = seen.filter { $0.file == file }
    let candidates = own.isEmpty ? seen : own
    guard candidates.count == 1, let only = candidates.first else { return nil }
    let scope = Environment(file: only.file, type: nil, isStatic: true)
    return value(of: only, in: scope, depth: depth)
  }

  enum Member {
    case found(Resolved)
    /// It is there, or may be, and its value is not certain.
    case uncertain
    case absent
  }

  /// A property of a type or of what it inherits from.
  func member(_ name: String, of type: TypeEntry, isStatic: Bool, depth: Int) -> Member {
    guard depth < Self.longest else { return .uncertain }
    let found = type.properties.filter {
      $0.content.name == name && $0.content.isStatic == isStatic
    }
    if found.count == 1, type.isCertain, let only = found.first {
      let scope = Environment(
        file: only.file, type: type, isStatic: only.content.isStatic)
      return value(of: only, in: scope, depth: depth).map { .found($0) } ?? .uncertain
    }
    if !found.isEmpty { return .uncertain }
    if type.functions.contains(where: { $0.content.name == name && $0.content.isStatic == isStatic }
    ) {
      return .uncertain
    }
    if let above = project.superclass(of: type) {
      return member(name, of: above, isStatic: isStatic, depth: depth + 1)
    }
    // A protocol can lend properties, too.
    for inherited in type.inherits {
      if let lender = project.types[inherited], !lender.isClass,
        lender.properties.contains(where: { $0.content.name == name })
      {
        return .uncertain
      }
    }
    return project.knowsInherited(type) ? .absent : .uncertain
  }

  /// The value of a property or global, if nothing can change it.
  private func value(
    of global: Project.Global<Binding>, in scope: Environment, depth: Int
  ) -> Resolved? {
    let binding = global.content
    if project.isOverridden(binding.name), !binding.isStatic,
      binding.getter != nil || binding.isMutable
    {
      return nil
    }
    if let getter = binding.getter {
      guard binding.observers.isEmpty, let only = getter.onlyValue else { return nil }
      return resolve(only, in: scope, depth: depth + 1).map { typed($0, binding.type) }
    }
    guard let initial = binding.initial, !binding.modifiers.contains("lazy") else { return nil }
    if binding.isMutable {
      let isWrapped = binding.modifiers.contains { $0.hasPrefix("@") }
      guard binding.isPrivate, !isWrapped,
        !project.assigns(binding.name, of: scope.type, in: global.file)
      else {
        return nil
      }
    }
    return resolve(initial, in: scope, depth: depth + 1).map { typed($0, binding.type) }
  }

  // MARK: Members

  private func resolve(
    _ name: String, of base: Expression, in scope: Environment, depth: Int
  ) -> Resolved? {
    if name == "rawValue" { return rawValue(of: base, in: scope, depth: depth) }
    if let path = base.path {
      if path == ["self"] || isItself(path, in: scope) {
        guard let type = scope.type, scope.receiver == ["self"] || type.declarations <= 1 else {
          return nil
        }
        if case .found(let found) = member(name, of: type, isStatic: scope.isStatic, depth: depth) {
          return found
        }
        return nil
      }
      if path == ["Self"] || path == ["type(of: self)"], let type = scope.type {
        if case .found(let found) = member(name, of: type, isStatic: true, depth: depth) {
          return found
        }
        return nil
      }
      if scope[path[0]] == nil, let type = project.type(path, within: scope.type) {
        if case .found(let found) = member(name, of: type, isStatic: true, depth: depth) {
          return found
        }
        return nil
      }
    }
    return resolve(name, ofInstance: base, in: scope, depth: depth)
  }

  private func isItself(_ path: [String], in scope: Environment) -> Bool {
    if path.count == 1, case .itself? = scope[path[0]] { true } else { false }
  }

  /// A constant of an instance: `let` with a value in the type, whichever instance it is; or a value
  /// that depends on the case of an enumeration.
  private func resolve(
    _ name: String, ofInstance base: Expression, in scope: Environment, depth: Int
  ) -> Resolved? {
    if let (type, word) = enumCase(base, in: scope, depth: depth) {
      return value(of: name, in: type, for: word, depth: depth)
    }
    guard let type = self.type(of: base, in: scope, depth: depth) else { return nil }
    if case .found(let found) = member(name, of: type, isStatic: false, depth: depth) {
      return found
    }
    return nil
  }

  /// The program's type of an expression, where a declaration or a call says it.
  func type(of expression: Expression, in scope: Environment, depth: Int = 0) -> TypeEntry? {
    guard depth < Self.longest else { return nil }
    func named(_ text: String?) -> TypeEntry? {
      guard let text else { return nil }
      let plain = text.filter { $0 != "?" && $0 != "!" }
      return project.type(plain.split(separator: ".").map(String.init), within: scope.type)
    }
    switch expression.kind {
    case .name("self"): return scope.type
    case .name(let name):
      switch scope[name] {
      case .value(let value, let inner, let type)?:
        return named(type) ?? self.type(of: value, in: inner, depth: depth + 1)
      case .unknown(let type)?: return named(type)
      case .parameter(let parameter, _)?: return named(parameter.type)
      case .itself?: return scope.type
      case .function?: return nil
      case nil: return scope.type.flatMap { propertyType(name, of: $0, in: scope) }
      }
    case .member(let base?, let name):
      let owner =
        self.type(of: base, in: scope, depth: depth + 1)
        ?? base.path.flatMap { scope[$0[0]] == nil ? project.type($0, within: scope.type) : nil }
      return owner.flatMap { propertyType(name, of: $0, in: scope) }
    case .call: return named(expression.madeType)
    default: return nil
    }
  }

  private func propertyType(_ name: String, of type: TypeEntry, in scope: Environment) -> TypeEntry?
  {
    let found = type.properties.filter { $0.content.name == name }
    guard found.count == 1, let binding = found.first?.content else { return nil }
    guard let text = binding.type ?? binding.initial?.madeType else { return nil }
    let plain = text.filter { $0 != "?" && $0 != "!" }
    return project.type(plain.split(separator: ".").map(String.init), within: type)
  }

  // MARK: Enumerations

  /// The type and name of a case that an expression is.
  private func enumCase(
    _ expression: Expression, in scope: Environment, depth: Int
  ) -> (type: TypeEntry, name: String)? {
    guard depth < Self.longest else { return nil }
    switch expression.kind {
    case .member(let base?, let name):
      guard let path = base.path, scope[path[0]] == nil else { return nil }
      let found = path == ["Self"] ? scope.type : project.type(path, within: scope.type)
      guard let type = found, type.cases.contains(where: { $0.content.name == name }) else {
        return nil
      }
      return (type, name)
    case .name(let name):
      guard case .value(let value, let inner, let type)? = scope[name] else { return nil }
      if case .member(nil, let word) = value.kind, let type,
        let entry = project.type(type.split(separator: ".").map(String.init), within: scope.type),
        entry.cases.contains(where: { $0.content.name == word })
      {
        return (entry, word)
      }
      return enumCase(value, in: inner, depth: depth + 1)
    default: return nil
    }
  }

  private func rawValue(of base: Expression, in scope: Environment, depth: Int) -> Resolved? {
    if let (type, name) = enumCase(base, in: scope, depth: depth) {
      guard type.isCertain, let index = type.cases.firstIndex(where: { $0.content.name == name })
      else { return nil }
      let own = Environment(file: type.cases[index].file, type: type, isStatic: true)
      if let value = type.cases[index].content.rawValue {
        return resolve(value, in: own, depth: depth + 1)
      }
      return nil
    }
    return resolve(base, in: scope, depth: depth + 1)
  }

  /// The value of a computed property for a case: `switch self { case .fast: 0.2 … }`.
  private func value(of name: String, in type: TypeEntry, for word: String, depth: Int) -> Resolved?
  {
    let found = type.properties.filter { $0.content.name == name && !$0.content.isStatic }
    guard found.count == 1, type.isCertain, let only = found.first,
      let getter = only.content.getter, getter.count == 1
    else { return nil }
    let scope = Environment(file: only.file, type: type, isStatic: false)
    if let value = getter.onlyValue {
      return resolve(value, in: scope, depth: depth + 1).map { typed($0, only.content.type) }
    }
    guard case .branch(let arms) = getter[0].kind else { return nil }
    for arm in arms {
      guard let condition = arm.condition, condition.hasPrefix("self is ") else { return nil }
      let words = condition.dropFirst("self is ".count).split(separator: ",").map {
        $0.filter { !$0.isWhitespace }
      }
      if words.contains(".\(word)") || condition == "self is anything else" {
        guard let value = arm.body.onlyValue else { return nil }
        return resolve(value, in: scope, depth: depth + 1).map { typed($0, only.content.type) }
      }
      if words.contains(where: { !$0.hasPrefix(".") || $0.contains("(") || $0.contains("where") }) {
        return nil
      }
    }
    return nil
  }

  // MARK: Functions

  /// The result of a call of a function of the program, where that is one expression.
  private func result(of call: Call, in scope: Environment, depth: Int) -> Resolved? {
    guard depth < 6, let (function, inner) = function(for: call, in: scope),
      let value = function.body?.onlyValue, !project.isOverridden(function.name)
    else { return nil }
    return resolve(value, in: inner, depth: depth + 6)
  }

  /// The function of the program that a call means, and the names that its body knows; `nil` where it is
  /// none, or may be another.
  func function(for call: Call, in scope: Environment) -> (Function, Environment)? {
    guard let name = call.name else { return nil }
    if call.base == nil, case .name = call.callee.kind {
      if let bound = scope[name] {
        guard case .function(let function, let outer) = bound, function.takes(call) else {
          return nil
        }
        return (function, entered(function, by: call, from: scope, in: Environment(in: outer)))
      }
      if let type = scope.type, let found = method(name, call, of: type, isStatic: scope.isStatic) {
        return entered(found, by: call, from: scope, of: type, receiver: scope.receiver)
      }
      let seen = (project.functions[name] ?? []).filter {
        $0.content.takes(call)
          && ($0.file == scope.file
            || !$0.content.modifiers.contains("private")
              && !$0.content.modifiers.contains("fileprivate"))
      }
      guard seen.count == 1, let only = seen.first else { return nil }
      return entered(only, by: call, from: scope, of: nil, receiver: ["self"])
    }
    guard let base = call.base else { return nil }
    if let path = base.path, path == ["self"] || isItself(path, in: scope), let type = scope.type,
      let found = method(name, call, of: type, isStatic: scope.isStatic)
    {
      return entered(found, by: call, from: scope, of: type, receiver: scope.receiver)
    }
    if let path = base.path, scope[path[0]] == nil,
      let type = path == ["Self"] ? scope.type : project.type(path, within: scope.type)
    {
      guard let found = method(name, call, of: type, isStatic: true) else { return nil }
      return entered(found, by: call, from: scope, of: type, receiver: ["self"])
    }
    // A function of a view's extension, or of a type that the program says: one of this name alone.
    let all = (project.members[name] ?? []).filter {
      $0.member.content.takes(call) && !$0.member.content.isStatic
    }
    guard all.count == 1, let only = all.first, let receiver = viewPath(base, in: scope) else {
      return nil
    }
    let known = type(of: base, in: scope)
    guard known === only.type || known == nil && only.type.declarations == 0 else { return nil }
    return entered(only.member, by: call, from: scope, of: only.type, receiver: receiver)
  }

  private func method(
    _ name: String, _ call: Call, of type: TypeEntry, isStatic: Bool
  ) -> Project.Global<Function>? {
    let found = type.functions.filter {
      $0.content.name == name && $0.content.isStatic == isStatic && $0.content.takes(call)
    }
    if found.isEmpty, let above = project.superclass(of: type) {
      return method(name, call, of: above, isStatic: isStatic)
    }
    return found.count == 1 ? found.first : nil
  }

  private func entered(
    _ function: Project.Global<Function>, by call: Call, from scope: Environment,
    of type: TypeEntry?,
    receiver: [String]
  ) -> (Function, Environment) {
    let inner = Environment(
      file: function.file, type: type, isStatic: function.content.isStatic || type == nil,
      assigned: function.content.assigned, receiver: receiver)
    return (function.content, entered(function.content, by: call, from: scope, in: inner))
  }

  /// Gives the parameters the values of a call.
  private func entered(
    _ function: Function, by call: Call, from scope: Environment, in inner: Environment
  ) -> Environment {
    let given = function.matching(call) ?? [:]
    for parameter in function.parameters {
      if let value = given[parameter.name] {
        inner[parameter.name] = .value(value, scope, type: parameter.type)
      } else if let initial = parameter.initial {
        inner[parameter.name] = .value(initial, inner, type: parameter.type)
      }
    }
    return inner
  }

  // MARK: Views

  /// The path of a view, from the outermost object on: names that stand for others are followed,
  /// `self` is left out; `nil` where it is more than names.
  func viewPath(_ expression: Expression, in scope: Environment, depth: Int = 0) -> [String]? {
    guard depth < Self.longest, let path = expression.path, let first = path.first else {
      return nil
    }
    let rest = Array(path.dropFirst())
    if first == "self" || first == "Self" {
      return scope.receiver == ["self"] ? (rest.isEmpty ? ["self"] : rest) : scope.receiver + rest
    }
    switch scope[first] {
    case .itself?:
      return scope.receiver == ["self"] ? (rest.isEmpty ? ["self"] : rest) : scope.receiver + rest
    case .value(let value, let inner, _)?:
      guard value.path != nil, let outer = viewPath(value, in: inner, depth: depth + 1) else {
        return path
      }
      return outer == ["self"] && !rest.isEmpty ? rest : outer + rest
    case nil where scope.receiver != ["self"]: return scope.receiver + path
    default: return path
    }
  }
}
