/// JSON with the order of its members, for people to read.
indirect enum SchemaJSON {
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([SchemaJSON])
  case object([(String, SchemaJSON)])

  static func strings(_ texts: [String]) -> SchemaJSON { .array(texts.map(SchemaJSON.string)) }

  /// The members of an object; none for anything else.
  var members: [(String, SchemaJSON)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The forms among which `anyOf` alone lets choose; the schema itself for any other.
  var alternatives: [SchemaJSON] {
    guard case .object(let members) = self, members.count == 1, members[0].0 == "anyOf",
      case .array(let forms) = members[0].1
    else { return [self] }
    return forms
  }

  /// Indented by two spaces; values without structure stand on one line.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return NumberText.text(of: value)
    case .string(let text): return Self.quoted(text)
    case .array(let values):
      if values.allSatisfy(\.isPlain) {
        return "[" + values.map { $0.text(indent: "") }.joined(separator: ", ") + "]"
      }
      let lines = values.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(Self.quoted($0)): \($1.text(indent: inner))" }
      return members.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map(escaped).joined() + "\""
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "\"", "\\": "\\\(character)"
    case "\n": "\\n"
    case "\t": "\\t"
    default: String(character)
    }
  }
}
