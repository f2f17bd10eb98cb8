/// An expression of the source, as far as motion can depend on it.
///
/// Parentheses, `try`, `await`, `?` and `!` are gone: the value is that of what stands in them.
package struct Expression: Sendable {
  /// The forms of expressions.
  package indirect enum Kind: Sendable {
    case number(Double, isInteger: Bool)
    case flag(Bool)
    case text(String)
    case none
    case name(String)
    /// `base.name`, or `.name` without a base.
    case member(Expression?, String)
    case call(Call)
    case closure(Closure)
    case infix(Expression, String, Expression)
    case prefix(String, Expression)
    /// Condition, value where it holds, value where it does not.
    case ternary(Expression, Expression, Expression)
    case array([Expression])
    /// A path of members: `\.a.b` is `a.b`.
    case keyPath(String)
    /// Anything else, with what is in it.
    case other([Expression])
  }

  package let kind: Kind
  /// Where it lies in the bytes of its file.
  let range: Range<Int32>

  init(_ kind: Kind, _ range: Range<Int32>) {
    (self.kind, self.range) = (kind, range)
  }
}

/// A call with its arguments; trailing closures are the last ones.
package final class Call: Sendable {
  struct Argument: Sendable {
    /// `nil` for none, and for a first trailing closure.
    let label: String?
    let value: Expression
    var isTrailing = false
  }

  let callee: Expression
  let arguments: [Argument]

  init(_ callee: Expression, _ arguments: [Argument]) {
    (self.callee, self.arguments) = (callee, arguments)
  }

  /// The argument of a label; a trailing closure without one counts for a label that is the last.
  subscript(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }

  /// The argument in brackets at a position, where it has no label.
  subscript(_ index: Int) -> Expression? {
    let isThere = index < arguments.count && !arguments[index].isTrailing
    return isThere && arguments[index].label == nil ? arguments[index].value : nil
  }

  /// The labels of all arguments in brackets.
  var labels: [String?] { arguments.filter { !$0.isTrailing }.map(\.label) }
  /// The closures behind the brackets.
  var trailing: [Expression] { arguments.filter(\.isTrailing).map(\.value) }
  /// The closure of a label, or else the trailing one at a position.
  func closure(_ label: String, trailing index: Int = 0) -> Expression? {
    if let value = self[label] { return value }
    let unlabelled = arguments.filter { $0.isTrailing && $0.label == nil }
    return index < unlabelled.count ? unlabelled[index].value : nil
  }

  /// The last name of what is called.
  var name: String? {
    switch callee.kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The expression before the dot of the call; `nil` for a function without a dot.
  var base: Expression? {
    if case .member(let base, _) = callee.kind { base } else { nil }
  }
}

/// A closure: its captures, parameters and statements.
package final class Closure: Sendable {
  let captures: [(name: String, value: Expression?)]
  let parameters: [String]
  let body: [Statement]

  init(
    captures: [(name: String, value: Expression?)], parameters: [String], body: [Statement]
  ) {
    (self.captures, self.parameters, self.body) = (captures, parameters, body)
  }
}

extension Expression {
  /// The expressions in it, in order; statements of closures are not among them.
  var parts: [Expression] {
    switch kind {
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    case .infix(let left, _, let right): [left, right]
    case .prefix(_, let inner): [inner]
    case .ternary(let condition, let yes, let no): [condition, yes, no]
    case .array(let parts), .other(let parts): parts
    default: []
    }
  }

  /// The names from the first to the last: `self.box.layer` gives three; `nil` where it is more than
  /// names.
  var path: [String]? {
    switch kind {
    case .name(let name): [name]
    case .member(let base?, let name): base.path.map { $0 + [name] }
    default: nil
    }
  }
}
