import SwiftSyntax

extension SyntaxReader {
  /// The statements for a declaration that stands among statements.
  mutating func declarations(_ node: DeclSyntax) -> [Statement] {
    let start = start(node)
    func one(_ kind: Statement.Kind) -> [Statement] { [Statement(kind: kind, start: start)] }
    switch node.as(DeclSyntaxEnum.self) {
    case .importDecl(let name):
      add(import: name.path)
      return []
    case .variableDecl(let variable): return bindings(variable).flatMap { one(.bind($0)) }
    case .functionDecl(let function): return one(.function(self.function(function)))
    case .ifConfigDecl(let block):
      let found = clauses(block) { reader, clause -> [Statement] in
        if case .statements(let list)? = clause.elements { return reader.statements(list) }
        return []
      }
      return one(.conditional(found.map { Arm(condition: $0.condition, body: $0.content) }))
    default:
      if let type = type(node) { return one(.type(type)) }
      return []
    }
  }

  private func modifiers(
    _ list: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) -> Set<String> {
    var found = Set(list.map { text($0) })
    for case .attribute(let attribute) in attributes {
      found.insert("@" + text(attribute.attributeName))
    }
    return found
  }

  private mutating func bindings(_ variable: VariableDeclSyntax) -> [Binding] {
    let modifiers = modifiers(variable.modifiers, variable.attributes)
    let isMutable = variable.bindingSpecifier.text != "let"
    var found: [Binding] = []
    // `let a, b: Double`: the type stands at the last.
    var type: String?
    for one in variable.bindings.reversed() {
      type = one.typeAnnotation.map { text($0.type) } ?? (one.initializer == nil ? type : nil)
      let names = names(in: one.pattern)
      let isPlain = one.pattern.is(IdentifierPatternSyntax.self)
      for name in names {
        var binding = Binding(
          name: name, isMutable: isMutable, type: isPlain ? type : nil, modifiers: modifiers,
          start: start(one))
        if isPlain {
          binding.initial = one.initializer.map { expression($0.value) }
          add(one.accessorBlock, to: &binding)
        }
        found.insert(binding, at: 0)
      }
    }
    return found
  }

  private mutating func add(_ block: AccessorBlockSyntax?, to binding: inout Binding) {
    switch block?.accessors {
    case .getter(let list)?: binding.getter = statements(list)
    case .accessors(let list)?:
      for accessor in list {
        let kind = accessor.accessorSpecifier.text
        guard let body = accessor.body else { continue }
        let statements = statements(body.statements)
        if kind == "get" {
          binding.getter = statements
        } else {
          binding.observers.append((kind, statements))
        }
      }
    case nil: break
    }
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [Function.Parameter]
  {
    clause.parameters.map { parameter in
      let first = name(parameter.firstName)
      return Function.Parameter(
        label: first == "_" ? nil : first, name: name(parameter.secondName ?? parameter.firstName),
        type: text(parameter.type) + (parameter.ellipsis?.text ?? ""),
        initial: parameter.defaultValue.map { expression($0.value) })
    }
  }

  private mutating func function(_ function: FunctionDeclSyntax) -> Function {
    Function(
      name(function.name), parameters(function.signature.parameterClause),
      body: function.body.map { statements($0.statements) },
      modifiers: modifiers(function.modifiers, function.attributes), start: start(function))
  }

  /// A type or extension; `nil` for other declarations.
  private mutating func type(_ node: DeclSyntax) -> TypeDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .classDecl(let type): return self.type(type, name(type.name), isClass: true)
    case .structDecl(let type): return self.type(type, name(type.name))
    case .enumDecl(let type): return self.type(type, name(type.name))
    case .actorDecl(let type): return self.type(type, name(type.name), isClass: true)
    case .protocolDecl(let type): return self.type(type, name(type.name))
    case .extensionDecl(let type):
      return self.type(type, text(type.extendedType), isExtension: true)
    default: return nil
    }
  }

  private mutating func type(
    _ node: some DeclGroupSyntax, _ name: String, isExtension: Bool = false, isClass: Bool = false
  ) -> TypeDeclaration {
    var type = TypeDeclaration(
      name: name, isExtension: isExtension, isClass: isClass,
      inherits: node.inheritanceClause?.inheritedTypes.map { text($0.type) } ?? [],
      modifiers: modifiers(node.modifiers, node.attributes))
    add(node.memberBlock.members, to: &type)
    return type
  }

  private mutating func add(_ members: MemberBlockItemListSyntax, to type: inout TypeDeclaration) {
    for member in members { add(member.decl, to: &type) }
  }

  private mutating func add(_ node: DeclSyntax, to type: inout TypeDeclaration) {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): type.properties += bindings(variable)
    case .functionDecl(let function): type.functions.append(self.function(function))
    case .initializerDecl(let function):
      type.functions.append(
        Function(
          "init", parameters(function.signature.parameterClause),
          body: function.body.map { statements($0.statements) },
          modifiers: modifiers(function.modifiers, function.attributes), start: start(function)))
    case .deinitializerDecl(let function):
      type.functions.append(
        Function(
          "deinit", body: function.body.map { statements($0.statements) }, start: start(function)))
    case .subscriptDecl(let function):
      var binding = Binding(name: "subscript", isMutable: true, start: start(function))
      add(function.accessorBlock, to: &binding)
      type.properties.append(binding)
    case .enumCaseDecl(let list):
      type.cases += list.elements.map { element in
        (name(element.name), element.rawValue.map { expression($0.value) })
      }
    case .typeAliasDecl(let alias):
      type.aliases.append((name(alias.name), text(alias.initializer.value)))
    case .ifConfigDecl(let block):
      let found = clauses(block) { reader, clause -> TypeDeclaration in
        var part = TypeDeclaration(
          name: "", isExtension: true, isClass: false, inherits: [], modifiers: [])
        if case .decls(let members)? = clause.elements { reader.add(members, to: &part) }
        return part
      }
      for (_, part) in found { type.add(part) }
    default: if let inner = self.type(node) { type.types.append(inner) }
    }
  }
}

extension TypeDeclaration {
  /// Takes in the members of another declaration.
  mutating func add(_ other: TypeDeclaration) {
    properties += other.properties
    functions += other.functions
    cases += other.cases
    types += other.types
    aliases += other.aliases
  }
}
