import SwiftSyntax

/// Takes statements of the syntax tree apart. What cannot be reached is left out: `#if false`, what stands
/// behind a `return`, branches on `false`.
struct SyntaxReader {
  /// The file's text, where offsets lead.
  let bytes: [UInt8]
  private(set) var imports: Set<String> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func range(_ node: some SyntaxProtocol) -> Range<Int32> {
    let start = Int32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return start..<max(start, Int32(node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  func start(_ node: some SyntaxProtocol) -> Int32 { range(node).lowerBound }

  func text(_ node: some SyntaxProtocol) -> String { SourceFile.oneLine(node.trimmedDescription) }

  /// A name without the backticks around it.
  func name(_ token: TokenSyntax) -> String {
    token.text.hasPrefix("`") ? String(token.text.dropFirst().dropLast()) : token.text
  }

  // MARK: Statements

  mutating func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    var found: [Statement] = []
    for item in list {
      let new = statements(item)
      found += new
      if new.contains(where: \.endsPath) { break }
    }
    return found
  }

  private mutating func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let declaration): declarations(declaration)
    case .stmt(let statement): statements(statement)
    case .expr(let expression): statements(expression)
    }
  }

  private mutating func statements(_ expression: ExprSyntax) -> [Statement] {
    let start = start(expression)
    func one(_ kind: Statement.Kind) -> [Statement] { [Statement(kind: kind, start: start)] }
    if let test = expression.as(IfExprSyntax.self) { return one(.branch(arms(test))) }
    if let choice = expression.as(SwitchExprSyntax.self) { return one(.branch(arms(choice))) }
    let value = self.expression(expression)
    if case .infix(let target, let sign, let new) = value.kind, Self.assigns(sign) {
      return one(.assign(target, sign, new))
    }
    if case .call(let call) = value.kind, case .name(let name) = call.callee.kind,
      ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
    {
      return one(.expression(value)) + one(.exit(nil))
    }
    return one(.expression(value))
  }

  /// Whether an operator assigns to what stands left of it.
  static func assigns(_ sign: String) -> Bool {
    ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="].contains(sign)
  }

  private mutating func statements(_ statement: StmtSyntax) -> [Statement] {
    let start = start(statement)
    func one(_ kind: Statement.Kind) -> [Statement] { [Statement(kind: kind, start: start)] }
    if let label = statement.as(LabeledStmtSyntax.self) { return statements(label.statement) }
    if let wrapped = statement.as(ExpressionStmtSyntax.self) {
      return statements(wrapped.expression)
    }
    if let leave = statement.as(ReturnStmtSyntax.self) {
      return one(.exit(leave.expression.map { expression($0) }))
    }
    if let leave = statement.as(ThrowStmtSyntax.self) {
      return one(.expression(expression(leave.expression))) + one(.exit(nil))
    }
    if statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
      || statement.is(FallThroughStmtSyntax.self)
    {
      return one(.exit(nil))
    }
    if let test = statement.as(GuardStmtSyntax.self) {
      var arm = arm(test.conditions, body: test.body.statements)
      if isLiteral(test.conditions, true) { arm = Arm(body: []) }
      let always = isLiteral(test.conditions, false) ? one(.exit(nil)) : []
      return one(.guarded(arm)) + always
    }
    if let loop = statement.as(ForStmtSyntax.self) {
      let values = expression(loop.sequence)
      let names = names(in: loop.pattern)
      return one(.loop(Arm(tests: [values], names: names, body: statements(loop.body.statements))))
    }
    if let loop = statement.as(WhileStmtSyntax.self) {
      if isLiteral(loop.conditions, false) { return [] }
      return one(.loop(arm(loop.conditions, body: loop.body.statements)))
    }
    if let loop = statement.as(RepeatStmtSyntax.self) {
      return one(.loop(Arm(body: statements(loop.body.statements))))
    }
    if let scope = statement.as(DeferStmtSyntax.self) {
      return one(.scope(Arm(body: statements(scope.body.statements))))
    }
    if let scope = statement.as(DoStmtSyntax.self) {
      let main = one(.scope(Arm(body: statements(scope.body.statements))))
      return main
        + scope.catchClauses.flatMap { clause in
          one(
            .branch([
              Arm(
                condition: "an error is thrown", names: ["error"],
                body: statements(clause.body.statements))
            ]))
        }
    }
    return one(.expression(other(statement)))
  }

  /// Whether conditions are one literal.
  private func isLiteral(_ conditions: ConditionElementListSyntax, _ value: Bool) -> Bool {
    guard conditions.count == 1, case .expression(let only)? = conditions.first?.condition,
      let literal = only.as(BooleanLiteralExprSyntax.self)
    else { return false }
    return (literal.literal.tokenKind == .keyword(.true)) == value
  }

  /// The branch that runs where conditions hold.
  private mutating func arm(
    _ conditions: ConditionElementListSyntax, body: CodeBlockItemListSyntax
  ) -> Arm {
    var arm = Arm(condition: text(conditions), body: statements(body))
    for element in conditions {
      switch element.condition {
      case .expression(let test): arm.tests.append(expression(test))
      case .optionalBinding(let binding):
        let bound = names(in: binding.pattern)
        let value = binding.initializer.map { expression($0.value) }
        if let value { arm.tests.append(value) }
        guard bound.count == 1 else {
          arm.names += bound
          continue
        }
        let source = value ?? Expression(.name(bound[0]), range(binding.pattern))
        arm.bindings.append(
          Binding(
            name: bound[0], isMutable: binding.bindingSpecifier.text == "var", initial: source,
            start: start(binding)))
      case .matchingPattern(let match):
        arm.names += names(in: match.pattern)
        arm.tests.append(expression(match.initializer.value))
      default: break
      }
    }
    return arm
  }

  private mutating func arms(_ test: IfExprSyntax) -> [Arm] {
    if isLiteral(test.conditions, false) { return otherwise(test.elseBody, "") }
    let first = arm(test.conditions, body: test.body.statements)
    if isLiteral(test.conditions, true) { return [Arm(body: first.body)] }
    return [first] + otherwise(test.elseBody, "not (\(first.condition ?? ""))")
  }

  private mutating func otherwise(_ body: IfExprSyntax.ElseBody?, _ condition: String) -> [Arm] {
    let outer = condition.isEmpty ? nil : condition
    switch body {
    case .codeBlock(let block)?: return [Arm(condition: outer, body: statements(block.statements))]
    case .ifExpr(let next)?:
      return arms(next).map { arm in
        var arm = arm
        arm.condition = [outer, arm.condition].compactMap(\.self).joined(separator: ", ")
        if arm.condition == "" { arm.condition = nil }
        return arm
      }
    case nil: return []
    }
  }

  private mutating func arms(_ choice: SwitchExprSyntax) -> [Arm] {
    let subject = text(choice.subject)
    var arms: [Arm] = []
    for element in choice.cases {
      switch element {
      case .switchCase(let one):
        var arm: Arm
        switch one.label {
        case .case(let label):
          arm = Arm(
            condition: "\(subject) is \(text(label.caseItems))",
            names: label.caseItems.flatMap { names(in: $0.pattern) },
            body: statements(one.statements))
        case .default:
          arm = Arm(condition: "\(subject) is anything else", body: statements(one.statements))
        }
        arm.tests = arms.isEmpty ? [expression(choice.subject)] : []
        arms.append(arm)
      case .ifConfigDecl(let block):
        for clause in block.clauses {
          if case .switchCases(let cases)? = clause.elements {
            for case .switchCase(let one) in cases {
              arms.append(Arm(condition: "#if", body: statements(one.statements)))
            }
          }
        }
      }
    }
    return arms
  }

  /// The names that a pattern binds.
  func names(in pattern: some SyntaxProtocol) -> [String] {
    let identifiers = pattern.tokens(viewMode: .sourceAccurate).filter { token in
      token.parent?.is(IdentifierPatternSyntax.self) ?? false
    }
    return identifiers.map(name)
  }

  mutating func add(import path: ImportPathComponentListSyntax) {
    if let first = path.first { imports.insert(first.name.text) }
  }

  /// `#if` with the clauses that can be compiled.
  mutating func clauses<Content>(
    _ block: IfConfigDeclSyntax, _ read: (inout SyntaxReader, IfConfigClauseSyntax) -> Content
  ) -> [(condition: String?, content: Content)] {
    var found: [(condition: String?, content: Content)] = []
    var isKnown = true
    for clause in block.clauses {
      let condition = clause.condition.map(text)
      if condition == "false" || condition == "0" { continue }
      let content = read(&self, clause)
      if let condition {
        isKnown = false
        found.append(("#if \(condition)", content))
      } else {
        found.append((isKnown ? nil : "#else of #if", content))
      }
      if condition == "true" || condition == "1" { break }
    }
    return found
  }
}

extension Statement {
  /// Whether nothing behind it is run.
  var endsPath: Bool {
    switch kind {
    case .exit: true
    case .branch(let arms):
      // All arms of an `if` with an `else`, or of a `switch`.
      arms.count > 1 && arms.allSatisfy { $0.body.contains(where: \.endsPath) }
        && (arms.last?.condition?.hasPrefix("not ") ?? true)
        || arms.count == 1 && arms[0].condition == nil && arms[0].body.contains(where: \.endsPath)
    case .scope(let arm): arm.body.contains(where: \.endsPath)
    default: false
    }
  }
}
