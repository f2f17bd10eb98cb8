@testable import EmakiSceneFile
@testable import EmakiSceneFormat

/// Checks files against the schema as editors do: knows of JSON Schema what the schema uses.
struct SchemaCheck {
  private let root: [String: Any]
  private let definitions: [String: [String: Any]]

  init(root: [String: Any]) {
    self.root = root
    definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
  }

  private static let known: Set<String> = [
    "$defs", "$ref", "$schema", "additionalProperties", "allOf", "anyOf", "const", "description",
    "enum", "examples", "if", "items", "maxItems", "maximum", "minItems", "minimum", "pattern",
    "properties", "required", "then", "title", "type",
  ]

  /// Where a file differs from the schema: paths such as `children/0/pin`.
  func problems(of node: SourceNode) -> [String] { problems(node, root, at: "") }

  private func problems(_ node: SourceNode, _ schema: [String: Any], at path: String) -> [String] {
    let unknown = schema.keys.filter { !Self.known.contains($0) }.map { "\(path): \($0)?" }
    return unknown + simple(node, schema).map { "\(path): \($0)" }
      + combined(node, schema, at: path) + parts(node, schema, at: path)
  }

  private func fits(_ node: SourceNode, _ schema: [String: Any]) -> Bool {
    problems(node, schema, at: "").isEmpty
  }

  /// The rules on which a value fails that look at nothing inside it.
  private func simple(_ node: SourceNode, _ schema: [String: Any]) -> [String] {
    var failed: [String] = []
    let types = (schema["type"] as? String).map { [$0] } ?? schema["type"] as? [String]
    if let types, node.types.isDisjoint(with: types) { failed.append("type") }
    if let words = schema["enum"] as? [String], !words.contains(node.text ?? "") {
      failed.append("enum")
    }
    if let word = schema["const"] as? String, word != node.text { failed.append("const") }
    // The one pattern is that of a value in braces.
    if schema["pattern"] != nil, node.text?.contains(/\{[^{}]+\}/) != true {
      failed.append("pattern")
    }
    if node.types.contains("number"), let number = Double(node.text ?? "") {
      if let low = schema["minimum"] as? Double, number < low { failed.append("minimum") }
      if let high = schema["maximum"] as? Double, number > high { failed.append("maximum") }
    }
    if node.isList {
      if let low = schema["minItems"] as? Int, node.elements.count < low { failed.append("few") }
      if let high = schema["maxItems"] as? Int, node.elements.count > high { failed.append("many") }
    }
    return failed
  }

  private func combined(_ node: SourceNode, _ schema: [String: Any], at path: String) -> [String] {
    var found: [String] = []
    if let link = schema["$ref"] as? String {
      let definition = definitions[String(link.dropFirst("#/$defs/".count))]
      found += definition.map { problems(node, $0, at: path) } ?? ["\(path): \(link)?"]
    }
    if let forms = schema["anyOf"] as? [[String: Any]] {
      let each = forms.map { problems(node, $0, at: path) }
      if !each.contains(where: \.isEmpty) { found += each.flatMap(\.self) }
    }
    for form in schema["allOf"] as? [[String: Any]] ?? [] {
      found += problems(node, form, at: path)
    }
    if let condition = schema["if"] as? [String: Any], let then = schema["then"] as? [String: Any],
      fits(node, condition)
    {
      found += problems(node, then, at: path)
    }
    return found
  }

  private func parts(_ node: SourceNode, _ schema: [String: Any], at path: String) -> [String] {
    var found: [String] = []
    if node.isList, let items = schema["items"] as? [String: Any] {
      for (index, element) in node.elements.enumerated() {
        found += problems(element, items, at: "\(path)/\(index)")
      }
    }
    guard node.isMap else { return found }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    for entry in node.entries {
      let inner = "\(path)/\(entry.key)"
      if let property = properties[entry.key] as? [String: Any] {
        found += problems(entry.value, property, at: inner)
      } else if properties[entry.key] == nil, let others = schema["additionalProperties"] {
        if others as? Bool == false { found.append("\(inner): unknown") }
        if let others = others as? [String: Any] {
          found += problems(entry.value, others, at: inner)
        }
      }
    }
    for name in schema["required"] as? [String] ?? [] where node[name] == nil {
      found.append("\(path): without \(name)")
    }
    return found
  }
}

extension SourceNode {
  /// The types that a value has in YAML 1.2, as JSON calls them.
  fileprivate var types: Set<String> {
    switch content {
    case .map: return ["object"]
    case .list: return ["array"]
    case .scalar(let scalar):
      guard scalar.isPlain else { return ["string"] }
      switch scalar.text {
      case "", "~", "null": return ["null"]
      case "true", "false": return ["boolean"]
      default:
        guard scalar.text.wholeMatch(of: /[-+]?(\d+(\.\d*)?|\.\d+)/) != nil,
          let number = Double(scalar.text)
        else { return ["string"] }
        return number == number.rounded() ? ["number", "integer"] : ["number"]
      }
    }
  }
}
