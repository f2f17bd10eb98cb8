import EmakiText
import EmakiDrawing
import EmakiLayout
import EmakiFormats
import EmakiScenes

extension Link {
  /// The values that its target follows, in words: `card.x: 16…500 → 0…18°`, or the value alone
  /// where the target takes it as it is.
  var label: String { label(minus: "-") }

  /// The same as people write it: with a minus sign, not a hyphen, before negative numbers.
  var read: String { label(minus: "\u{2212}") }

  private func label(minus: String) -> String {
    let source = source.label(minus: minus)
    let (inputs, outputs) = labels(minus: minus)
    return inputs.isEmpty
      ? source : "\(source): \(Self.range(inputs)) → \(Self.range(outputs))\(unit)"
  }

  /// As a member of the specification for programs.
  var json: JSONValue {
    let outputs: [JSONValue] =
      switch output {
      case .numbers(let values): values.map(\.json)
      case .colors(let colors): colors.map { .string($0.hex) }
      }
    return .object([
      ("target", .string("\(target)")), ("follows", .string(source.label(minus: "-"))),
      ("input", .array(input.map(\.json))), ("output", .array(outputs)),
    ])
  }

  private func labels(minus: String) -> (input: [String], output: [String]) {
    let inputs = input.map { $0.label(minus: minus) }
    return switch output {
    case .numbers(let values): (inputs, values.map { $0.label(minus: minus) })
    case .colors(let colors): (inputs, colors.map(\.hex))
    }
  }

  private static func range(_ values: [String]) -> String { values.joined(separator: "…") }

  private var unit: String {
    guard case .view(_, let property) = target else { return "" }
    return [.rotation, .rotationX, .rotationY].contains(property) ? "°" : ""
  }
}

extension LinkExpression {
  /// A number, or the sum as a text.
  fileprivate var json: JSONValue {
    terms.isEmpty ? .number(constant) : .string(label(minus: "-"))
  }

  /// The sum as a scene file writes it, but for the sign.
  fileprivate func label(minus: String) -> String {
    var text = ""
    for term in terms {
      let sign = term.factor < 0 ? minus : "+"
      text += text.isEmpty ? (term.factor < 0 ? minus : "") : " \(sign) "
      if abs(term.factor) != 1 { text += "\(Markup.number(abs(term.factor))) * " }
      text += "\(term.view.rawValue).\(term.property.rawValue)"
    }
    let number = Markup.number(abs(constant))
    if terms.isEmpty { return constant < 0 && number != "0" ? minus + number : number }
    if constant == 0 { return text }
    return text + (constant < 0 ? " \(minus) " : " + ") + number
  }
}
