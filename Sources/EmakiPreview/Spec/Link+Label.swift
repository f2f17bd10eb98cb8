import EmakiDrawing
import EmakiLayout
import EmakiReel
import EmakiScenes

extension Link {
  /// What its target follows, in words: `card.x: 16…500 → 0…18°`, or the value alone where the target
  /// takes it as it is.
  var label: String {
    let (inputs, outputs) = labels
    return inputs.isEmpty
      ? source.label
      : "\(source.label): \(Self.range(inputs)) → \(Self.range(outputs))\(unit)"
  }

  /// As a member of the specification for programs.
  var json: JSONValue {
    let outputs: [JSONValue] =
      switch output {
      case .numbers(let values): values.map(\.json)
      case .colors(let colors): colors.map { .string($0.hex) }
      }
    return .object([
      ("target", .string("\(target)")), ("follows", .string(source.label)),
      ("input", .array(input.map(\.json))), ("output", .array(outputs)),
    ])
  }

  private var labels: (input: [String], output: [String]) {
    switch output {
    case .numbers(let values): (input.map(\.label), values.map(\.label))
    case .colors(let colors): (input.map(\.label), colors.map(\.hex))
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
  fileprivate var json: JSONValue { terms.isEmpty ? .number(constant) : .string(label) }

  /// The sum as a scene file writes it.
  fileprivate var label: String {
    var text = ""
    for term in terms {
      let sign = term.factor < 0 ? "-" : "+"
      text += text.isEmpty ? (term.factor < 0 ? "-" : "") : " \(sign) "
      if abs(term.factor) != 1 { text += "\(Markup.number(abs(term.factor))) * " }
      text += "\(term.view.rawValue).\(term.property.rawValue)"
    }
    if terms.isEmpty { return Markup.number(constant) }
    if constant == 0 { return text }
    return text + (constant < 0 ? " - " : " + ") + Markup.number(abs(constant))
  }
}
