/// Gathers what files declare.
struct NameIndex {
  private struct Growing {
    var declarations = 0
    var isClass = false
    var inherits: [String] = []
    var properties: [Project.Global<Binding>] = []
    var functions: [Project.Global<Function>] = []
    var cases: [Project.Global<(name: String, rawValue: Expression?)>] = []
    var aliases: [String: String] = [:]
    var assigned: [Int: Set<String>] = [:]
  }

  private var growing: [String: Growing] = [:]
  private(set) var globals: [String: [Project.Global<Binding>]] = [:]
  private(set) var functions: [String: [Project.Global<Function>]] = [:]
  /// The names that are assigned to, by files.
  private(set) var assigned: [Int: AssignedNames] = [:]
  private(set) var overridden: Set<String> = []
  private(set) var operators: Set<String> = []

  var types: [String: TypeEntry] {
    Dictionary(
      uniqueKeysWithValues: growing.map { name, type in
        (
          name,
          TypeEntry(
            name: name, declarations: type.declarations, isClass: type.isClass,
            inherits: type.inherits, properties: type.properties, functions: type.functions,
            cases: type.cases, aliases: type.aliases, assigned: type.assigned)
        )
      })
  }

  /// Adds the declarations at the top of a file.
  mutating func add(_ statements: [Statement], of file: Int) {
    var names = AssignedNames()
    names.add(statements)
    assigned[file, default: AssignedNames()].add(names)
    addDeclarations(statements, of: file)
  }

  private mutating func addDeclarations(_ statements: [Statement], of file: Int) {
    for statement in statements {
      switch statement.kind {
      case .bind(let binding):
        globals[binding.name, default: []].append(.init(file: file, content: binding))
      case .function(let function): add(function, of: file)
      case .type(let type): add(type, of: file, within: nil)
      case .conditional(let arms): for arm in arms { addDeclarations(arm.body, of: file) }
      default: break
      }
    }
  }

  private mutating func add(_ function: Function, of file: Int) {
    functions[function.name, default: []].append(.init(file: file, content: function))
    noteOperator(function)
  }

  /// Operators that are declared for numbers make arithmetic uncertain.
  private mutating func noteOperator(_ function: Function) {
    let numbers: Set<String> = ["Double", "CGFloat", "Float", "Int", "TimeInterval"]
    if ["+", "-", "*", "/"].contains(function.name),
      function.parameters.allSatisfy({ numbers.contains($0.type) })
    {
      operators.insert(function.name)
    }
  }

  private mutating func add(_ type: TypeDeclaration, of file: Int, within outer: String?) {
    let name = outer.map { "\($0).\(type.name)" } ?? type.name
    func global<Content>(_ content: Content) -> Project.Global<Content> {
      .init(file: file, content: content)
    }
    var entry = growing[name] ?? Growing()
    if !type.isExtension { entry.declarations += 1 }
    entry.isClass = entry.isClass || type.isClass
    entry.inherits += type.inherits
    entry.properties += type.properties.map(global)
    entry.functions += type.functions.map(global)
    entry.cases += type.cases.map(global)
    for alias in type.aliases { entry.aliases[alias.name] = alias.target }
    for function in type.functions { noteOperator(function) }
    for property in type.properties where property.modifiers.contains("override") {
      overridden.insert(property.name)
    }
    for function in type.functions where function.modifiers.contains("override") {
      overridden.insert(function.name)
    }
    var names = AssignedNames()
    for property in type.properties {
      if let initial = property.initial { names.add(initial) }
      names.add(property.getter ?? [])
      for observer in property.observers { names.add(observer.body) }
    }
    for function in type.functions { names.add(function.assigned) }
    assigned[file, default: AssignedNames()].add(names)
    entry.assigned[file, default: []].formUnion(names.plain)
    growing[name] = entry
    for inner in type.types { add(inner, of: file, within: name) }
  }
}
