import SwiftParser
import SwiftSyntax

extension SyntaxReader {
  mutating func expression(_ node: ExprSyntax) -> Expression {
    let range = range(node)
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return Expression(integer(literal.literal.text), range)
    case .floatLiteralExpr(let literal):
      let number = Double(literal.literal.text.filter { $0 != "_" })
      return Expression(number.map { .number($0, isInteger: false) } ?? .other([]), range)
    case .booleanLiteralExpr(let literal):
      return Expression(.flag(literal.literal.text == "true"), range)
    case .nilLiteralExpr: return Expression(.none, range)
    case .stringLiteralExpr(let literal):
      if let text = literal.representedLiteralValue { return Expression(.text(text), range) }
      return Expression(.other(inner(literal)), range)
    case .declReferenceExpr(let reference):
      return Expression(.name(name(reference.baseName)), range)
    case .memberAccessExpr(let access):
      let base = access.base.map { expression($0) }
      let member = name(access.declName.baseName)
      if let base, member == "self" { return Expression(base.kind, range) }
      return Expression(.member(base, member), range)
    case .functionCallExpr(let call): return Expression(.call(self.call(call)), range)
    case .closureExpr(let closure): return Expression(.closure(self.closure(closure)), range)
    case .sequenceExpr(let sequence): return folded(Array(sequence.elements))
    case .prefixOperatorExpr(let prefix):
      let inner = expression(prefix.expression)
      return Expression(.prefix(prefix.operator.text, inner), range)
    case .inOutExpr(let inOut):
      return Expression(.prefix("&", expression(inOut.expression)), range)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return Expression(expression(only.expression).kind, range)
      }
      return Expression(.other(tuple.elements.map { expression($0.expression) }), range)
    case .arrayExpr(let array):
      return Expression(.array(array.elements.map { expression($0.expression) }), range)
    case .forceUnwrapExpr(let wrapped):
      return Expression(expression(wrapped.expression).kind, range)
    case .optionalChainingExpr(let wrapped):
      return Expression(expression(wrapped.expression).kind, range)
    case .tryExpr(let wrapped): return Expression(expression(wrapped.expression).kind, range)
    case .awaitExpr(let wrapped): return Expression(expression(wrapped.expression).kind, range)
    case .keyPathExpr(let path):
      return Expression(.keyPath(keyPath(path)), range)
    case .macroExpansionExpr(let macro) where macro.macroName.text == "keyPath":
      return Expression(.text(macro.arguments.map { lastName($0) }.joined(separator: ".")), range)
    case .subscriptCallExpr(let call):
      return Expression(
        .other(
          [expression(call.calledExpression)] + call.arguments.map { expression($0.expression) }),
        range)
    case .genericSpecializationExpr(let generic):
      return Expression(expression(generic.expression).kind, range)
    case .ifExpr, .switchExpr: return Expression(.other(inner(node)), range)
    default: return other(node)
    }
  }

  private func lastName(_ argument: LabeledExprSyntax) -> String {
    text(argument.expression).split(separator: ".").last.map(String.init) ?? ""
  }

  private func integer(_ text: String) -> Expression.Kind {
    let digits = text.filter { $0 != "_" }.lowercased()
    let value: Int? =
      digits.hasPrefix("0x")
      ? Int(digits.dropFirst(2), radix: 16)
      : digits.hasPrefix("0b")
        ? Int(digits.dropFirst(2), radix: 2)
        : digits.hasPrefix("0o") ? Int(digits.dropFirst(2), radix: 8) : Int(digits)
    return value.map { .number(Double($0), isInteger: true) } ?? .other([])
  }

  private func keyPath(_ path: KeyPathExprSyntax) -> String {
    path.components.compactMap { component -> String? in
      if case .property(let property) = component.component {
        return name(property.declName.baseName)
      }
      return nil
    }.joined(separator: ".")
  }

  /// An expression that no other form describes, with the closures and expressions in it.
  mutating func other(_ node: some SyntaxProtocol) -> Expression {
    Expression(.other(inner(node)), range(node))
  }

  private mutating func inner(_ node: some SyntaxProtocol) -> [Expression] {
    var found: [Expression] = []
    for child in node.children(viewMode: .sourceAccurate) {
      if let expression = child.as(ExprSyntax.self) {
        found.append(self.expression(expression))
      } else if let block = child.as(CodeBlockItemListSyntax.self) {
        // An `if` or `switch` that gives a value.
        let body = Closure(captures: [], parameters: [], body: statements(block))
        found.append(Expression(.closure(body), range(block)))
      } else {
        found += inner(child)
      }
    }
    return found
  }

  private mutating func call(_ call: FunctionCallExprSyntax) -> Call {
    var arguments = call.arguments.map { argument in
      Call.Argument(
        label: argument.label.map(name), value: expression(argument.expression))
    }
    if let closure = call.trailingClosure {
      arguments.append(
        Call.Argument(
          label: nil, value: Expression(.closure(self.closure(closure)), range(closure)),
          isTrailing: true))
    }
    for other in call.additionalTrailingClosures {
      arguments.append(
        Call.Argument(
          label: name(other.label),
          value: Expression(.closure(closure(other.closure)), range(other.closure)),
          isTrailing: true))
    }
    return Call(expression(call.calledExpression), arguments)
  }

  private mutating func closure(_ closure: ClosureExprSyntax) -> Closure {
    var captures: [(name: String, value: Expression?)] = []
    for capture in closure.signature?.capture?.items ?? [] {
      captures.append((name(capture.name), capture.initializer.map { expression($0.value) }))
    }
    var parameters: [String] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: parameters = names.map { name($0.name) }
    case .parameterClause(let clause)?:
      parameters = clause.parameters.map { name($0.secondName ?? $0.firstName) }
    case nil: break
    }
    return Closure(
      captures: captures, parameters: parameters, body: statements(closure.statements))
  }

  // MARK: Operators

  /// Operands and operators in a row, by Swift's precedence.
  private mutating func folded(_ elements: [ExprSyntax]) -> Expression {
    guard let first = elements.first else { return Expression(.other([]), 0..<0) }
    guard elements.count > 1 else { return expression(first) }
    let range = start(first)..<self.range(elements[elements.count - 1]).upperBound
    var best: (index: Int, rank: Int)?
    for (index, element) in elements.enumerated() {
      guard let (rank, isRight) = Self.rank(of: element) else { continue }
      // The loosest operator: the last of those that lean left, the first of others.
      if best.map({ rank < $0.rank || rank == $0.rank && !isRight }) ?? true {
        best = (index, rank)
      }
    }
    guard let best, best.index > 0, best.index < elements.count else {
      return Expression(.other(elements.map { expression($0) }), range)
    }
    let sign = elements[best.index]
    let left = folded(Array(elements[..<best.index]))
    if sign.is(UnresolvedAsExprSyntax.self) { return Expression(left.kind, range) }
    guard best.index + 1 < elements.count else { return Expression(.other([left]), range) }
    let right = folded(Array(elements[(best.index + 1)...]))
    if let choice = sign.as(UnresolvedTernaryExprSyntax.self) {
      return Expression(.ternary(left, expression(choice.thenExpression), right), range)
    }
    return Expression(.infix(left, text(sign), right), range)
  }

  /// How tightly an operator binds, and whether several of it lean right; `nil` for an operand.
  private static func rank(of node: ExprSyntax) -> (rank: Int, isRight: Bool)? {
    if node.is(AssignmentExprSyntax.self) { return (1, true) }
    if node.is(UnresolvedTernaryExprSyntax.self) { return (2, true) }
    if node.is(UnresolvedAsExprSyntax.self) || node.is(UnresolvedIsExprSyntax.self) {
      return (7, false)
    }
    if node.is(ArrowExprSyntax.self) { return (9, true) }
    guard let sign = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
    switch sign {
    case _ where assigns(sign): return (1, true)
    case "||": return (3, false)
    case "&&": return (4, false)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return (5, false)
    case "??": return (6, true)
    case "...", "..<": return (8, false)
    case "+", "-", "&+", "&-", "|", "^": return (9, false)
    case "*", "/", "%", "&*", "&": return (10, false)
    case "<<", ">>": return (11, false)
    default: return (2, true)
    }
  }
}
