import EmakiCode

/// A motion with the blocks that its call takes.
struct Draft {
  var motion: CodeMotion
  /// The block with what it animates.
  var animations: Expression?
  /// The block that is run when it has ended.
  var completion: Expression?
  /// The view that the call names.
  var view: String?
}

/// The options of an animation of UIKit, as far as they are certain.
struct AnimationOptions {
  /// The name of the curve; `nil` where none is named, which is ease-in-out.
  var curve: String?
  var repeats = false
  var autoreverses = false
  /// All others.
  var others: [String] = []

  /// The bits of `UIView.AnimationOptions` that choose the curve, from bit 16 on: several named at once
  /// are one number.
  private static let curves = ["ease-in-out", "ease-in", "ease-out", "linear"]
  private static let bits = [
    "curveEaseInOut": 0, "curveEaseIn": 1, "curveEaseOut": 2, "curveLinear": 3,
  ]

  /// - Returns: `nil` where a name is not followed to its option.
  init?(_ expression: Expression?, in scope: Environment, _ evaluator: Evaluator) {
    guard let expression else { return }
    guard let names = Self.names(expression, in: scope, evaluator) else { return nil }
    var bits: Int?
    for name in names {
      if let bit = Self.bits[name] {
        bits = (bits ?? 0) | bit
      } else if name == "repeat" {
        repeats = true
      } else if name == "autoreverse" {
        autoreverses = true
      } else if !others.contains(name) {
        others.append(name)
      }
    }
    curve = bits.map { Self.curves[$0] }
  }

  private static func names(
    _ expression: Expression, in scope: Environment, _ evaluator: Evaluator
  ) -> [String]? {
    guard let found = evaluator.resolve(expression, in: scope) else { return nil }
    switch found.expression.kind {
    case .array(let parts):
      var all: [String] = []
      for part in parts {
        guard let names = names(part, in: found.scope, evaluator) else { return nil }
        all += names
      }
      return all
    case .member(nil, let name): return [name]
    case .member(let base?, let name):
      guard let path = base.path else { return nil }
      if name == "rawValue" { return names(base, in: found.scope, evaluator) }
      return path[0].hasPrefix("UI") ? [name] : nil
    case .call(let call):
      // UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveEaseOut.rawValue)
      if let raw = call["rawValue"] {
        if case .number(0, _) = raw.kind { return [] }
        guard case .member(let inner?, "rawValue") = raw.kind else { return nil }
        return names(inner, in: found.scope, evaluator)
      }
      if call.name == "union", let base = call.base, let other = call[0],
        let first = names(base, in: found.scope, evaluator),
        let second = names(other, in: found.scope, evaluator)
      {
        return first + second
      }
      if call.arguments.isEmpty, call.name?.hasSuffix("Options") == true { return [] }
      return nil
    default: return nil
    }
  }

  /// Puts what they say into a motion.
  func apply(to motion: inout CodeMotion) {
    motion.options = others
    if repeats { motion.repeatCount = .text("forever") }
    motion.autoreverses = autoreverses
  }
}

extension Evaluator {
  /// The curve that options choose: UIKit's default for views is ease-in-out.
  func curve(of options: AnimationOptions?, written: Expression?, in scope: Environment) -> CodePace
  {
    guard let options else {
      return .expression(written.map { project.files[scope.file].text(of: $0) } ?? "")
    }
    return .curve(options.curve ?? "ease-in-out")
  }

  /// A value that a call gives, or its default.
  func value(_ expression: Expression?, in scope: Environment, else fallback: Double) -> CodeValue {
    expression.map { value($0, in: scope) } ?? .number(fallback)
  }
}
