import EmakiDiagnostics
import EmakiSceneFormat

/// The components of a scene: view trees with parameters, by name.
struct Components {
  private var definitions: [String: SourceNode] = [:]
  private(set) var names: [String] = []

  /// Takes the definitions of a `components` mapping that has been checked; keys that are none are
  /// left out.
  init(_ node: SourceNode?) {
    for entry in node?.entries ?? [] {
      let known = entry.value.without(
        Set(entry.value.entries.map(\.key).filter { SceneFormat.component.key($0) == nil }))
      if definitions.updateValue(known, forKey: entry.key) == nil { names.append(entry.key) }
    }
  }

  subscript(name: String) -> SourceNode? { definitions[name] }
}

extension Components {
  /// The keys of components, which may never be used; their values wait until parameters are known.
  static func check(_ node: SourceNode?, _ log: DiagnosticLog) {
    guard let node else { return }
    guard node.isMap else {
      log.error(
        "expected a mapping of components, got \(node.description)", at: node.place,
        hint: node.isList ? "each has a name: components: {NAME: …}" : nil)
      log.lose(node)
      return
    }
    for entry in node.entries { check(entry, log) }
  }

  private static func check(_ entry: SourceNode.Entry, _ log: DiagnosticLog) {
    guard entry.value.isMap else {
      log.error(
        "expected a view for component \"\(entry.key.shortened(to: 40))\", "
          + "got \(entry.value.description)", at: entry.value.place)
      log.lose(entry.key)
      return
    }
    ShapeChecker(log: log).checkNames(entry.value, section: SceneFormat.component)
    MistypedFields.report(in: entry.value, named: entry.key, log)
    if let parameters = entry.value["parameters"], !parameters.isMap {
      log.error(
        "expected a mapping of parameters, got \(parameters.description)", at: parameters.place,
        hint: "parameters: {title: ~, lines: 1}, where ~ has no default")
    }
  }

  /// The values of a use's parameters: as given, else the defaults; reports unknown and missing
  /// ones.
  static func parameters(
    of definition: SourceNode, named name: String, for use: SourceNode, _ log: DiagnosticLog
  ) -> [String: SourceNode] {
    var values: [String: SourceNode] = [:]
    let given = use["with"]
    let names = (definition["parameters"]?.entries ?? []).map(\.key)
    let meant = Set(
      (given?.entries ?? []).filter { !names.contains($0.key) }
        .compactMap { NearestName.nearest(to: $0.key, in: names) })
    for parameter in definition["parameters"]?.entries ?? [] {
      if let value = given?[parameter.key], !value.isAbsent || parameter.value.isNull {
        values[parameter.key] = value
      } else if !parameter.value.isNull {
        values[parameter.key] = parameter.value
      } else if !meant.contains(parameter.key) {
        log.error(
          "component \"\(name)\" needs a value for \"\(parameter.key)\"", at: use.place,
          hint: "with: {\(parameter.key): …}, or a default in line \(parameter.keyPlace.line)",
          missing: parameter.key)
      }
    }
    reportUnknown(given, of: definition, named: name, log)
    return values
  }

  private static func reportUnknown(
    _ given: SourceNode?, of definition: SourceNode, named name: String, _ log: DiagnosticLog
  ) {
    let names = (definition["parameters"]?.entries ?? []).map(\.key)
    for entry in given?.entries ?? [] where !names.contains(entry.key) {
      log.error(
        "component \"\(name)\" has no parameter \"\(entry.key.shortened(to: 40))\"",
        at: entry.keyPlace,
        hint: nearestHint(entry.key, in: names)
          ?? (names.isEmpty ? "it has none" : "it has " + names.joined(separator: ", ")),
        missing: entry.key)
    }
  }
}
