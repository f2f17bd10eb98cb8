/// A statement of the source that can be reached.
package struct Statement: Sendable {
  /// The forms of statements.
  package indirect enum Kind: Sendable {
    case bind(Binding)
    case expression(Expression)
    /// Target, operator, value.
    case assign(Expression, String, Expression)
    /// One of the arms is run, or none.
    case branch([Arm])
    /// `#if`: as a branch, but what is declared in it is known behind it.
    case conditional([Arm])
    /// Run where the conditions do not hold; the names are known behind it.
    case guarded(Arm)
    /// Run any number of times.
    case loop(Arm)
    /// `do`, `catch`, `defer`.
    case scope(Arm)
    case function(Function)
    case type(TypeDeclaration)
    /// `return` and whatever else goes on to nothing behind it.
    case exit(Expression?)
  }

  let kind: Kind
  let start: Int32
}

/// Statements that are run under a condition.
package struct Arm: Sendable {
  /// As written; `nil` for none.
  var condition: String?
  /// The conditions' expressions.
  var tests: [Expression] = []
  /// The names that are bound for the statements: by `if let`, `for`, `case let`, `catch`.
  var names: [String] = []
  /// Those of them that are another name for the same: `guard let self`, `if let box = box`.
  var bindings: [Binding] = []
  let body: [Statement]
}

/// A constant or variable with what is known of it.
package struct Binding: Sendable {
  let name: String
  let isMutable: Bool
  /// As written; `nil` for none.
  var type: String?
  var initial: Expression?
  /// The statements that give a computed value.
  var getter: [Statement]?
  /// The statements of `set`, `didSet` and `willSet`, by their names.
  var observers: [(name: String, body: [Statement])] = []
  var modifiers: Set<String> = []
  var start: Int32 = 0

  /// Whether only this file can change it.
  var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
      || modifiers.contains("private(set)") || modifiers.contains("fileprivate(set)")
  }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// A function, initializer or accessor.
package final class Function: Sendable {
  struct Parameter: Sendable {
    /// `nil` for `_`.
    let label: String?
    let name: String
    let type: String
    let initial: Expression?
  }

  let name: String
  let parameters: [Parameter]
  /// `nil` for a requirement of a protocol.
  let body: [Statement]?
  let modifiers: Set<String>
  let start: Int32
  /// The names that are assigned to in it, however deep.
  let assigned: AssignedNames

  init(
    _ name: String, _ parameters: [Parameter] = [], body: [Statement]?,
    modifiers: Set<String> = [], start: Int32 = 0
  ) {
    (self.name, self.parameters, self.body) = (name, parameters, body)
    (self.modifiers, self.start) = (modifiers, start)
    var assigned = AssignedNames()
    assigned.add(body ?? [])
    self.assigned = assigned
  }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// `fade(in:duration:)`.
  var title: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Whether a call can mean it: its labels are given in order, those that are left out have values.
  func takes(_ call: Call) -> Bool { matching(call) != nil }

  /// The argument of each parameter that a call gives one, by the parameter's name.
  func matching(_ call: Call) -> [String: Expression]? {
    var given: [String: Expression] = [:]
    var rest = call.arguments[...]
    for (index, parameter) in parameters.enumerated() {
      if let next = rest.first {
        let fitsLabel = !next.isTrailing && next.label == parameter.label
        let takesClosure = parameter.type.contains("->")
        let isLater = parameters[(index + 1)...].contains { $0.type.contains("->") }
        let fitsTrailing =
          next.isTrailing && takesClosure
          && (next.label == nil
            ? rest.count > 1 || !isLater || parameter.initial == nil
            : next.label == parameter.label)
        if fitsLabel || fitsTrailing {
          given[parameter.name] = next.value
          rest = rest.dropFirst()
          continue
        }
      }
      if parameter.initial == nil, !parameter.type.hasSuffix("...") { return nil }
    }
    return rest.isEmpty ? given : nil
  }
}

/// A type, or what is added to one.
package struct TypeDeclaration: Sendable {
  let name: String
  let isExtension: Bool
  let isClass: Bool
  let inherits: [String]
  var properties: [Binding] = []
  var functions: [Function] = []
  var cases: [(name: String, rawValue: Expression?)] = []
  var types: [TypeDeclaration] = []
  var aliases: [(name: String, target: String)] = []
  let modifiers: Set<String>
}

/// The names that statements assign to, or hand over to be changed, however deep in them.
struct AssignedNames: Sendable {
  /// Names that stand alone: of a variable, or of a property of the type around.
  private(set) var plain: Set<String> = []
  /// Last names behind a dot, and those of key paths: of whatever has such a property.
  private(set) var members: Set<String> = []
  /// The objects whose properties are assigned to, by their last names.
  private(set) var owners: Set<String> = []
  /// Whether a name stands there that animates.
  private(set) var mayAnimate = false

  private static let animating: Set<String> = [
    "animate", "animateKeyframes", "transition", "UIViewPropertyAnimator", "CABasicAnimation",
    "CAKeyframeAnimation", "CASpringAnimation", "CATransition", "CAAnimationGroup",
    "CATransaction", "beginAnimations", "withAnimation", "animation",
  ]

  func contains(_ name: String) -> Bool { plain.contains(name) || members.contains(name) }

  mutating func add(_ other: AssignedNames) {
    plain.formUnion(other.plain)
    members.formUnion(other.members)
    owners.formUnion(other.owners)
    mayAnimate = mayAnimate || other.mayAnimate
  }

  /// Variables that hold an object of UIKit or Core Animation, and those that hold something else.
  private var objects: (ofSystem: Set<String>, others: Set<String>) = ([], [])

  private mutating func note(_ binding: Binding) {
    let type = binding.initial?.madeType ?? ""
    if type.hasPrefix("CA") || type.hasPrefix("UI") {
      objects.ofSystem.insert(binding.name)
    } else {
      objects.others.insert(binding.name)
    }
  }

  private func isOfSystem(_ base: Expression?) -> Bool {
    guard case .name(let name)? = base?.kind else { return false }
    return objects.ofSystem.contains(name) && !objects.others.contains(name)
  }

  private mutating func note(_ target: Expression) {
    switch target.kind {
    case .name(let name): plain.insert(name)
    case .member(let base, let name):
      if let owner = base?.path?.last { owners.insert(owner) }
      if base?.path == ["self"] {
        plain.insert(name)
      } else if !isOfSystem(base) {
        members.insert(name)
      }
      if let base { add(base) }
    default: target.parts.forEach { add($0) }
    }
  }

  mutating func add(_ statements: [Statement]) {
    for statement in statements { add(statement) }
  }

  private mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .bind(let binding):
      note(binding)
      if let initial = binding.initial { add(initial) }
      add(binding.getter ?? [])
      for observer in binding.observers { add(observer.body) }
    case .expression(let expression): add(expression)
    case .assign(let target, _, let value):
      note(target)
      add(value)
    case .branch(let arms), .conditional(let arms): arms.forEach { add($0) }
    case .guarded(let arm), .loop(let arm), .scope(let arm): add(arm)
    case .function(let function):
      add(function.assigned)
    case .type: break
    case .exit(let value): if let value { add(value) }
    }
  }

  private mutating func add(_ arm: Arm) {
    arm.tests.forEach { add($0) }
    arm.bindings.forEach { if let initial = $0.initial { add(initial) } }
    add(arm.body)
  }

  mutating func add(_ expression: Expression) {
    switch expression.kind {
    case .prefix("&", let target): note(target)
    case .infix(let target, "=", _): note(target)
    case .keyPath(let path): members.formUnion(path.split(separator: ".").map(String.init))
    case .closure(let closure): add(closure.body)
    case .name(let name), .member(_, let name):
      if Self.animating.contains(name) { mayAnimate = true }
    default: break
    }
    expression.parts.forEach { add($0) }
  }
}
