public import EmakiText

/// A value that code gives, as far as it is certain.
public enum CodeValue: Sendable, Hashable {
  /// In the unit of its property: seconds, points, radians, or none.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// A text, or the name of a constant that is none of ours: `red`.
  case text(String)
  /// `nil`
  case none
  /// Not constant: the expression as it is written.
  case expression(String)

  /// The number, where it is one.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Whether the code alone says it.
  public var isConstant: Bool { if case .expression = self { false } else { true } }

  /// The value for people, without a unit.
  public var label: String {
    switch self {
    case .number(let number): Markup.number(number, places: 4)
    case .flag(let flag): flag ? "yes" : "no"
    case .text(let text): text
    case .none: "none"
    case .expression(let text): text
    }
  }

  /// The time for people, or what stands for it in the code.
  public var seconds: String {
    number.map { Markup.number($0, places: 4) + " s" } ?? "not constant: \(label)"
  }

  /// A number, boolean, string or null; of what is not constant an object with the expression.
  public var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .text(let text): .string(text)
    case .none: .null
    case .expression(let text): .object([("expression", .string(text))])
    }
  }

  /// Reads what `json` gives; `nil` for anything else.
  public init?(_ json: JSONValue) {
    switch json {
    case .number(let number): self = .number(number)
    case .bool(let flag): self = .flag(flag)
    case .string(let text): self = .text(text)
    case .null: self = .none
    default:
      guard let text = json["expression"]?.string else { return nil }
      self = .expression(text)
    }
  }
}
