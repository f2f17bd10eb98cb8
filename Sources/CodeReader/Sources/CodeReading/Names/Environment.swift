/// The names that statements know: those of their block, of the blocks around it, and of the function.
final class Environment {
  /// The meaning of a name.
  enum Bound {
    /// A constant of this value, and the names that the value knows.
    case value(Expression, Environment, type: String?)
    /// Something that is not known, of a type.
    case unknown(type: String?)
    /// A parameter of the function, whose callers decide.
    case parameter(Function.Parameter, Environment)
    case function(Function, Environment)
    /// `self` by another name.
    case itself
  }

  let parent: Environment?
  let file: Int
  let type: TypeEntry?
  let isStatic: Bool
  /// The path of `self` outside: `self`, or the view that a function is called on.
  let receiver: [String]
  /// The names that the function around assigns to.
  let assigned: AssignedNames
  private var names: [String: Bound] = [:]

  init(
    file: Int, type: TypeEntry?, isStatic: Bool,
    assigned: AssignedNames = AssignedNames(),
    receiver: [String] = ["self"]
  ) {
    (parent, self.file, self.type) = (nil, file, type)
    (self.isStatic, self.assigned, self.receiver) = (isStatic, assigned, receiver)
  }

  /// The names of an inner block.
  init(in parent: Environment) {
    self.parent = parent
    (file, type, isStatic) = (parent.file, parent.type, parent.isStatic)
    (assigned, receiver) = (parent.assigned, parent.receiver)
  }

  subscript(_ name: String) -> Bound? {
    get { names[name] ?? parent?[name] }
    set { names[name] = newValue }
  }

  /// Declares a constant or variable.
  func bind(_ binding: Binding) {
    let changes = binding.isMutable && assigned.contains(binding.name)
    if names[binding.name] != nil {
      // Declared twice: in both parts of an `#if`.
      names[binding.name] = .unknown(type: nil)
    } else if let getter = binding.getter, let value = getter.onlyValue, binding.observers.isEmpty {
      names[binding.name] = .value(value, self, type: binding.type)
    } else if let initial = binding.initial, !changes, !binding.modifiers.contains("lazy") {
      if initial.path == ["self"] { names[binding.name] = .itself; return }
      // The value does not know the name itself: `let box = box`.
      let scope = initial.mentions(binding.name) ? Environment(before: self) : self
      names[binding.name] = .value(initial, scope, type: binding.type)
    } else {
      names[binding.name] = .unknown(type: binding.type ?? binding.initial?.madeType)
    }
  }

  /// The names as they are now.
  private init(before other: Environment) {
    parent = other.parent
    (file, type, isStatic) = (other.file, other.type, other.isStatic)
    (assigned, receiver) = (other.assigned, other.receiver)
    names = other.names
  }

  func hide(_ hidden: [String]) {
    for name in hidden { names[name] = .unknown(type: nil) }
  }

  /// Inside of a closure.
  convenience init(in parent: Environment, of closure: Closure) {
    self.init(in: parent)
    for capture in closure.captures {
      guard let value = capture.value else { continue }
      names[capture.name] = .value(value, parent, type: nil)
    }
    hide(closure.parameters.filter { $0 != "self" })
  }

  /// Inside of an arm of a branch.
  convenience init(in parent: Environment, of arm: Arm) {
    self.init(in: parent)
    hide(arm.names)
    for binding in arm.bindings { bind(binding, from: parent) }
  }

  /// `if let box = self.box`: another name for the same.
  func bind(_ binding: Binding, from outer: Environment) {
    guard let initial = binding.initial else { return }
    if initial.path == ["self"] { names[binding.name] = .itself; return }
    if binding.isMutable { return hide([binding.name]) }
    names[binding.name] = .value(
      initial, outer === self ? Environment(before: self) : outer, type: nil)
  }
}

extension [Statement] {
  /// The value that a body of one expression gives.
  var onlyValue: Expression? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .exit(let value): return value
    case .expression(let value): return value
    default: return nil
    }
  }
}

extension Expression {
  /// Whether a name stands in it, outside of closures.
  func mentions(_ word: String) -> Bool {
    if case .name(word) = kind { return true }
    return parts.contains { $0.mentions(word) }
  }

  /// The name of the type that a call makes: `UIView` of `UIView(frame: .zero)`.
  var madeType: String? {
    guard case .call(let call) = kind, let path = call.callee.path,
      path.last?.first?.isUppercase == true
    else { return nil }
    return path.joined(separator: ".")
  }
}
