import EmakiCode

/// Reads the motions of all functions of a file.
struct TypeReader {
  /// The motions of one function, whose numbers are its own.
  struct Part {
    /// `nil` for what is no function.
    let function: ObjectIdentifier?
    let motions: [CodeMotion]
  }

  private let project: Project
  private let file: Int
  private(set) var parts: [Part] = []
  /// The functions that were read with the values of calls.
  private(set) var entered: Set<ObjectIdentifier> = []
  /// The functions whose objects get further settings elsewhere.
  private(set) var changedMakers: Set<ObjectIdentifier> = []

  init(_ project: Project, file: Int) { (self.project, self.file) = (project, file) }

  /// Reads statements outside of all functions.
  mutating func read(_ statements: [Statement]) {
    let scope = Environment(file: file, type: nil, isStatic: true)
    var rest: [Statement] = []
    for statement in statements {
      switch statement.kind {
      case .type(let type): read(type, within: nil)
      case .function(let function): read(function, of: nil, within: "")
      case .conditional(let arms): for arm in arms { read(arm.body) }
      case .bind(let binding): read(binding, of: nil, within: "")
      default: rest.append(statement)
      }
    }
    read(rest, "the file", in: scope)
  }

  private mutating func read(_ type: TypeDeclaration, within outer: String?) {
    let name = outer.map { "\($0).\(type.name)" } ?? type.name
    read(type, as: project.types[name] ?? TypeEntry(local: type, file: file))
  }

  /// Reads the functions and properties of a type.
  mutating func read(_ type: TypeDeclaration, as entry: TypeEntry) {
    for property in type.properties { read(property, of: entry, within: entry.name + ".") }
    for function in type.functions {
      read(function, of: entry, within: entry.name + ".")
    }
    for inner in type.types { read(inner, within: entry.name) }
  }

  /// The names that the body of a function knows, when nothing is known of its callers.
  static func scope(of function: Function, file: Int, type: TypeEntry?) -> Environment {
    let scope = Environment(
      file: file, type: type, isStatic: function.isStatic || type == nil,
      assigned: function.assigned)
    for parameter in function.parameters {
      scope[parameter.name] = .parameter(
        parameter, Environment(file: file, type: type, isStatic: true))
    }
    return scope
  }

  private mutating func read(_ function: Function, of type: TypeEntry?, within prefix: String) {
    guard let body = function.body else { return }
    let scope = Self.scope(of: function, file: file, type: type)
    if function.name == "transitionDuration", function.parameters.first?.label == "using" {
      return add(durations(body, [], prefix + function.title, in: scope), of: function)
    }
    guard function.assigned.mayAnimate || body.callsFunctions else { return }
    var walker = Walker(project, function: prefix + function.title)
    walker.read(body, in: scope)
    take(walker)
    add(walker.motions, of: function)
  }

  private mutating func read(_ property: Binding, of type: TypeEntry?, within prefix: String) {
    func scope() -> Environment {
      var names = AssignedNames()
      if let initial = property.initial { names.add(initial) }
      names.add(property.getter ?? [])
      for observer in property.observers { names.add(observer.body) }
      return Environment(
        file: file, type: type, isStatic: property.isStatic || type == nil, assigned: names)
    }
    if let initial = property.initial {
      var plain = property
      (plain.getter, plain.observers) = (nil, [])
      if !initial.isSimple {
        read(
          [Statement(kind: .bind(plain), start: property.start)], prefix + property.name,
          in: scope(), isOfProperty: true)
      }
    }
    if let getter = property.getter { read(getter, prefix + property.name, in: scope()) }
    for (name, body) in property.observers {
      let inside = scope()
      inside.hide(["newValue", "oldValue"])
      read(body, "\(prefix)\(property.name).\(name)", in: inside)
    }
  }

  private mutating func read(
    _ statements: [Statement], _ title: String, in scope: Environment, isOfProperty: Bool = false
  ) {
    if statements.isEmpty { return }
    var walker = Walker(project, function: title, isOfProperty: isOfProperty)
    walker.read(statements, in: scope)
    take(walker)
    add(walker.motions, of: nil)
  }

  private mutating func take(_ walker: Walker) {
    entered.formUnion(walker.entered)
    changedMakers.formUnion(walker.changedMakers)
  }

  private mutating func add(_ motions: [CodeMotion], of function: Function?) {
    if motions.isEmpty { return }
    parts.append(Part(function: function.map { ObjectIdentifier($0) }, motions: motions))
  }

  // MARK: Transitions of controllers

  /// The durations that a transition of controllers returns, one motion for each `return`.
  private func durations(
    _ statements: [Statement], _ conditions: [String], _ title: String, in scope: Environment
  ) -> [CodeMotion] {
    statements.flatMap { statement -> [CodeMotion] in
      switch statement.kind {
      case .bind(let binding):
        scope.bind(binding)
        return []
      case .exit(let value?): return duration(value, statement, conditions, title, in: scope)
      case .expression(let value) where statements.count == 1:
        return duration(value, statement, conditions, title, in: scope)
      case .branch(let arms), .conditional(let arms):
        return arms.flatMap { arm in
          durations(
            arm.body, conditions + [arm.condition].compactMap(\.self), title,
            in: Environment(in: scope, of: arm))
        }
      case .guarded(let arm):
        return durations(
          arm.body, conditions + [arm.condition].compactMap(\.self).map { "not (\($0))" }, title,
          in: Environment(in: scope))
      default: return []
      }
    }
  }

  private func duration(
    _ value: Expression, _ statement: Statement, _ conditions: [String], _ title: String,
    in scope: Environment
  ) -> [CodeMotion] {
    let place = CodeMotion.Place(
      file: project.files[file].path, line: project.files[file].line(of: statement.start))
    return Fork(project) { evaluator in
      CodeMotion(
        .controllerTransition, at: place, in: title, duration: evaluator.value(value, in: scope),
        pace: .curve("as its animation"))
    }.paths.map { path in
      var motion = path.content
      motion.conditions = conditions + path.assumed.map(\.text)
      return motion
    }
  }
}

extension [Statement] {
  /// Whether functions are called in it, which may animate.
  var callsFunctions: Bool { !isEmpty }
}

extension Expression {
  /// A literal or a row of names, in which nothing is run.
  var isSimple: Bool {
    switch kind {
    case .number, .flag, .text, .none, .name, .keyPath: true
    case .member(let base, _): base?.isSimple ?? true
    case .prefix(_, let inner): inner.isSimple
    case .infix(let left, _, let right): left.isSimple && right.isSimple
    default: false
    }
  }
}
