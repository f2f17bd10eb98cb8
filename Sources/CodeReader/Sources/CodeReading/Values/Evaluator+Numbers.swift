import EmakiCode

extension Evaluator {
  /// A number with what Swift takes it for.
  struct Number {
    /// The kinds of numbers that divide in different ways.
    enum Kind {
      /// A literal without a point, which becomes what is needed.
      case literal
      case whole
      case real
    }

    var value: Double
    var kind: Kind
    /// Whether literals were divided: 1 / 3 is a third, or nothing.
    var isDivided = false
  }

  /// The value of an expression, or the expression as it is written.
  func value(_ expression: Expression, in scope: Environment) -> CodeValue {
    let mark = findings.usedDefaults.count
    if let number = number(expression, in: scope), number.value.isFinite {
      return .number(number.value)
    }
    if case .ternary(let condition, let yes, let no) = expression.kind,
      let holds = holds(condition, in: scope)
    {
      return value(holds ? yes : no, in: scope)
    }
    findings.usedDefaults.removeSubrange(min(mark, findings.usedDefaults.count)...)
    let written = CodeValue.expression(project.files[scope.file].text(of: expression))
    guard let resolved = resolve(expression, in: scope) else { return written }
    switch resolved.expression.kind {
    case .flag(let flag): return .flag(flag)
    case .text(let text): return .text(text)
    case .none: return .none
    case .prefix("!", let inner):
      if case .flag(let flag) = value(inner, in: resolved.scope) { return .flag(!flag) }
      return written
    case .member(nil, let name): return .text(name)
    case .member(let base?, let name):
      // A constant of the system's: UIColor.red.
      guard let path = base.path, path[0].first?.isUppercase == true else { return written }
      return .text(name)
    default: return written
    }
  }

  /// The number that an expression gives; `nil` where it is none, or not certain.
  func number(_ expression: Expression, in scope: Environment, depth: Int = 0) -> Number? {
    guard depth < 24 else { return nil }
    switch expression.kind {
    case .number(let value, let isInteger):
      return Number(value: value, kind: isInteger ? .literal : .real)
    case .prefix("-", let inner):
      guard var number = number(inner, in: scope, depth: depth + 1) else { return nil }
      number.value = -number.value
      return number
    case .prefix("+", let inner): return number(inner, in: scope, depth: depth + 1)
    case .infix(let left, let sign, let right) where ["+", "-", "*", "/"].contains(sign):
      guard !project.operators.contains(sign),
        let first = number(left, in: scope, depth: depth + 1),
        let second = number(right, in: scope, depth: depth + 1)
      else { return nil }
      return combined(first, sign, second)
    case .member(let base, "pi"):
      return isNumberType(base, in: scope) ? Number(value: .pi, kind: .real) : nil
    case .member(let base, "zero"):
      return isNumberType(base, in: scope) ? Number(value: 0, kind: .real) : nil
    case .name("M_PI") where scope["M_PI"] == nil: return Number(value: .pi, kind: .real)
    case .name("M_PI_2") where scope["M_PI_2"] == nil: return Number(value: .pi / 2, kind: .real)
    case .call(let call):
      if let converted = converted(call, in: scope, depth: depth) { return converted }
    default: break
    }
    guard let resolved = resolve(expression, in: scope),
      resolved.scope !== scope || resolved.expression.range != expression.range,
      let number = number(resolved.expression, in: resolved.scope, depth: depth + 1)
    else { return nil }
    return typed(number, resolved.type, isNamed: expression.path != nil)
  }

  private static let realTypes: Set<String> = [
    "Double", "CGFloat", "Float", "TimeInterval", "CFTimeInterval", "Foundation.TimeInterval",
    "NSTimeInterval", "Float32", "Float64",
  ]
  private static let wholeTypes: Set<String> = ["Int", "UInt", "Int32", "Int64", "NSInteger"]

  private func isNumberType(_ base: Expression?, in scope: Environment) -> Bool {
    guard let base else { return true }
    guard let name = base.path?.last else { return false }
    return Self.realTypes.contains(name) && (project.types[name]?.declarations ?? 0) == 0
  }

  private func combined(_ first: Number, _ sign: String, _ second: Number) -> Number? {
    let isWhole = first.kind == .whole || second.kind == .whole
    let isReal = first.kind == .real || second.kind == .real
    if isWhole && isReal { return nil }
    let kind: Number.Kind = isReal ? .real : isWhole ? .whole : .literal
    var number = Number(
      value: 0, kind: kind, isDivided: kind == .literal && (first.isDivided || second.isDivided))
    switch sign {
    case "+": number.value = first.value + second.value
    case "-": number.value = first.value - second.value
    case "*": number.value = first.value * second.value
    default:
      guard second.value != 0 else { return nil }
      number.value = first.value / second.value
      if kind == .whole { number.value = number.value.rounded(.towardZero) }
      if kind == .literal, number.value != number.value.rounded() { number.isDivided = true }
    }
    if kind == .whole && (first.isDivided || second.isDivided) { return nil }
    return number
  }

  /// `TimeInterval(0.3)` and the like.
  private func converted(_ call: Call, in scope: Environment, depth: Int) -> Number? {
    guard case .name(let name) = call.callee.kind, call.arguments.count == 1, scope[name] == nil,
      (project.types[name]?.declarations ?? 0) == 0, project.functions[name] == nil,
      let argument = call.arguments.first
    else { return nil }
    let isReal = Self.realTypes.contains(name) && argument.label == nil
    let isWhole = Self.wholeTypes.contains(name) && argument.label == nil
    let isObject =
      name == "NSNumber" && (argument.label == "value" || argument.label == "floatLiteral")
    guard isReal || isWhole || isObject,
      var number = number(argument.value, in: scope, depth: depth + 1), !number.isDivided
    else { return nil }
    if isReal { number.kind = .real }
    if isWhole { (number.value, number.kind) = (number.value.rounded(.towardZero), .whole) }
    return number
  }

  /// A number as the constant has it that it comes from.
  private func typed(_ number: Number, _ type: String?, isNamed: Bool) -> Number? {
    var number = number
    let plain = type?.filter { $0 != "?" && $0 != "!" }
    if let plain, Self.realTypes.contains(plain) {
      (number.kind, number.isDivided) = (.real, false)
    } else if number.kind == .literal, isNamed {
      // `let third = 1 / 3` is a whole number.
      if number.isDivided { return nil }
      if plain == nil || Self.wholeTypes.contains(plain ?? "") { number.kind = .whole }
    }
    return number
  }
}
