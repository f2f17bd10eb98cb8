import EmakiDiagnostics
import EmakiSceneFormat

/// Names in braces that are nearly those of a component's parameters, or of what rows put in: they
/// would stay in the text.
struct MistypedFields {
  private let parameters: [String]
  private let log: DiagnosticLog
  /// The names that repetitions inside the component give.
  private var given: Set<String> = ["index", "item", "data"]

  /// Reports those of a component.
  static func report(in definition: SourceNode, named name: String, _ log: DiagnosticLog) {
    let parameters = definition["parameters"]?.entries.map(\.key) ?? []
    var fields = MistypedFields(parameters: parameters, log: log)
    let body = definition.without(["parameters"])
    fields.collect(body)
    fields.report(in: body, name)
  }

  private init(parameters: [String], log: DiagnosticLog) {
    self.parameters = parameters
    self.log = log
  }

  private mutating func collect(_ node: SourceNode) {
    if let repetition = node["repeat"] { given.formUnion(Repetition.names(of: repetition)) }
    for child in node.parts { collect(child) }
  }

  private func report(in node: SourceNode, _ component: String) {
    for child in node.parts { report(in: child, component) }
    for name in Self.names(node.text ?? "")
    where !parameters.contains(name) && !given.contains(name) {
      guard let hint = nearestHint(name, in: parameters) else {
        RowFields.report(name, in: node, given: ["index", "item"], log)
        continue
      }
      log.error(
        "component \"\(component)\" has no parameter \"\(name.shortened(to: 40))\"",
        at: node.place, hint: hint)
    }
  }

  /// The first words of fields in braces: `item` of `{item.name|none}`.
  static func names(_ text: String) -> [String] { fields(text).map(\.name) }

  /// The same, each with whether a fallback follows at once, as in `{name|none}`.
  static func fields(_ text: String) -> [(name: String, hasFallback: Bool)] {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
    return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
      part in
      guard let end = part.firstIndex(of: "}") else { return nil }
      let name = part[..<end].prefix { $0 != "|" && $0 != "." }
      guard Names.isIdentifier(String(name)) else { return nil }
      return (String(name), part[name.endIndex] == "|")
    }
  }
}
