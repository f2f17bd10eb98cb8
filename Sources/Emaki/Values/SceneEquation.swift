/// A constraint as it reads in a scene file: `photo.height == photo.width * 0.5 + 8 ~ 750`.
public struct SceneEquation: Sendable {
  var text: String

  /// An equation or visual format string in the words of a scene file.
  ///
  /// - Parameter text: `title.top == header.bottom + 8 @750`, `H:|-[a]-[b(==a)]-|`.
  public init(_ text: String) { self.text = text }
}

extension SceneEquation: SceneConvertible {
  /// Its text.
  public var sceneValue: SceneValue { SceneValue(text: text) }
}

/// Binds less than `==`, so that a priority stands behind an equation.
precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

infix operator ~ : LayoutPriorityPrecedence

/// An equation with a priority, 1 to 1000.
public func ~ (equation: SceneEquation, priority: Double) -> SceneEquation {
  SceneEquation("\(equation.text) @\(priority.sceneValue.written)")
}

extension SceneValue {
  /// Both sides are the same.
  public static func == (left: SceneValue, right: SceneValue) -> SceneEquation {
    SceneEquation("\(left.written) == \(right.written)")
  }

  /// The left side is at most the right one.
  public static func <= (left: SceneValue, right: SceneValue) -> SceneEquation {
    SceneEquation("\(left.written) <= \(right.written)")
  }

  /// The left side is at least the right one.
  public static func >= (left: SceneValue, right: SceneValue) -> SceneEquation {
    SceneEquation("\(left.written) >= \(right.written)")
  }

  /// A sum.
  public static func + (left: SceneValue, right: SceneValue) -> SceneValue {
    SceneValue(text: "\(left.written) + \(right.written)")
  }

  /// A difference.
  public static func - (left: SceneValue, right: SceneValue) -> SceneValue {
    SceneValue(text: "\(left.written) - \(right.written)")
  }

  /// A multiple.
  public static func * (left: SceneValue, right: SceneValue) -> SceneValue {
    SceneValue(text: "\(left.written) * \(right.written)")
  }

  /// A part.
  public static func / (left: SceneValue, right: SceneValue) -> SceneValue {
    SceneValue(text: "\(left.written) / \(right.written)")
  }

  /// The same below zero.
  public static prefix func - (value: SceneValue) -> SceneValue {
    SceneValue(text: "-\(value.written)")
  }
}

/// A number that a program computed.
public protocol SceneNumber: SceneConvertible, SignedNumeric, Comparable {}

extension Double: SceneNumber {}
extension Int: SceneNumber {}

// Generic, so that literals are values of a scene.
extension SceneValue {
  /// A sum with a number that was computed.
  public static func + (left: SceneValue, right: some SceneNumber) -> SceneValue {
    right < 0 ? left - (-right).sceneValue : left + right.sceneValue
  }

  /// A difference from a number that was computed.
  public static func - (left: SceneValue, right: some SceneNumber) -> SceneValue {
    left + -right
  }

  /// A multiple by a number that was computed.
  public static func * (left: SceneValue, right: some SceneNumber) -> SceneValue {
    left * right.sceneValue
  }

  /// A part by a number that was computed.
  public static func / (left: SceneValue, right: some SceneNumber) -> SceneValue {
    left / right.sceneValue
  }

  /// A line or length that was computed.
  public static func == (left: SceneValue, right: some SceneNumber) -> SceneEquation {
    left == right.sceneValue
  }

  /// An equation: at most a length that was computed.
  public static func <= (left: SceneValue, right: some SceneNumber) -> SceneEquation {
    left <= right.sceneValue
  }

  /// An equation: at least a length that was computed.
  public static func >= (left: SceneValue, right: some SceneNumber) -> SceneEquation {
    left >= right.sceneValue
  }
}
