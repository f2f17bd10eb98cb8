public import EmakiText

/// The pace of a motion in code.
public enum CodePace: Sendable, Hashable {
  /// A curve by its name, as scene files write it: `ease-out`, `cubic-bezier(0.2, 0, 0, 1)`.
  case curve(String)
  /// A spring.
  case spring(CodeSpring)
  /// Not constant: the expression as it is written.
  case expression(String)

  /// The pace for people.
  public var label: String {
    switch self {
    case .curve(let name): name
    case .spring(let spring): spring.label
    case .expression(let text): "not constant: \(text)"
    }
  }

  /// Whether the code alone says it.
  public var isConstant: Bool {
    switch self {
    case .curve: true
    case .spring(let spring): spring.values.allSatisfy(\.isConstant)
    case .expression: false
    }
  }

  /// An object with the curve's name, the spring's values, or the expression.
  public var json: JSONValue {
    switch self {
    case .curve(let name): .object([("name", .string(name))])
    case .spring(let spring): spring.json
    case .expression(let text): .object([("expression", .string(text))])
    }
  }

  /// Reads what `json` gives; `nil` for anything else.
  public init?(_ json: JSONValue) {
    if let text = json["expression"]?.string {
      self = .expression(text)
    } else if let spring = CodeSpring(json) {
      self = .spring(spring)
    } else if let name = json["name"]?.string {
      self = .curve(name)
    } else {
      return nil
    }
  }
}

/// A spring as code describes it.
public struct CodeSpring: Sendable, Hashable {
  /// The forms in which UIKit, Core Animation and SwiftUI describe springs.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// `usingSpringWithDamping`: at rest after the animation's duration.
    case damping
    /// `springDuration:bounce:`: the perceived duration, in seconds, and the bounce.
    case bounce
    /// `CASpringAnimation` and others: by physics.
    case physics
    /// SwiftUI's `response` and `dampingFraction`.
    case response

    /// The names of its values, in order.
    public var names: [String] {
      switch self {
      case .damping: ["dampingRatio", "initialVelocity"]
      case .bounce: ["perceivedDuration", "bounce", "initialVelocity"]
      case .physics: ["mass", "stiffness", "damping", "initialVelocity"]
      case .response: ["response", "dampingFraction"]
      }
    }
  }

  /// Which values it has.
  public let form: Form
  /// One for each name of the form.
  public let values: [CodeValue]

  /// Makes a spring.
  public init(_ form: Form, _ values: [CodeValue]) {
    (self.form, self.values) = (form, values)
  }

  /// The value of a name; `nil` for one that the form has not, or that is not constant.
  public subscript(_ name: String) -> Double? {
    form.names.firstIndex(of: name).flatMap { values[$0].number }
  }

  /// For people: velocities of 0 are left out.
  var label: String {
    let parts = zip(form.names, values).compactMap { name, value in
      name == "initialVelocity" && value == .number(0) ? nil : "\(Self.words(name)) \(value.label)"
    }
    return "spring, " + parts.joined(separator: ", ")
  }

  /// `dampingRatio` as `damping ratio`.
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }

  fileprivate var json: JSONValue {
    .object(
      [("name", .string("spring")), ("form", .string(form.rawValue))]
        + zip(form.names, values).map { ($0, $1.json) })
  }

  fileprivate init?(_ json: JSONValue) {
    guard json["name"]?.string == "spring",
      let form = json["form"]?.string.flatMap(Form.init(rawValue:))
    else { return nil }
    self.init(form, form.names.map { json[$0].flatMap(CodeValue.init) ?? .none })
  }
}
