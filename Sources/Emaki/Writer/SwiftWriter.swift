import EmakiSceneFormat
import EmakiText

/// Writes a scene as a structure of the module `Emaki` that is read as the same scene.
struct SwiftWriter {
  let names: SwiftNames

  /// The text of a source file.
  ///
  /// - Parameter file: the scene's file, after which the structure is called.
  static func text(of root: SourceNode, file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    let names = SwiftNames()
    let writer = SwiftWriter(names: names)
    _ = writer.body(root)
    names.declare()
    let body = SwiftDocument.nest(0, ["var body: Content", braces(writer.body(root))])
    let type = typeName(stem)
    var lines = ["import Emaki", "", "struct \(type): Screen {"] + names.lines
    if kebab(type) != stem, Names.isIdentifier(stem) {
      lines.append("  var sceneID: String { \(SwiftText.literal(stem)) }")
    }
    if lines.count > 3 { lines.append("") }
    return (lines + [body.rendered(indent: 2), "}"]).joined(separator: "\n") + "\n"
  }

  /// The body's braces, whose statements are one a line.
  private static func braces(_ statements: [SwiftDocument]) -> SwiftDocument {
    if statements.isEmpty { return " {}" }
    let lines = statements.flatMap { [.hardLine, $0] }
    return .nest(0, [" {", .nest(2, lines), .hardLine, "}"])
  }

  private static func typeName(_ stem: String) -> String {
    let camel = SwiftWords.camel(stem).capitalizedFirst
    return SwiftWords.isIdentifier(camel) ? camel : "Scene" + camel.filter { $0.isASCII }
  }

  /// The scene id of a screen of this name.
  private static func kebab(_ type: String) -> String {
    var id = ""
    for character in type {
      let isNewWord = character.isUppercase && id.last.map { $0.isLowercase || $0.isNumber } == true
      id += (isNewWord ? "-" : "") + character.lowercased()
    }
    return id
  }

  // MARK: Statements

  /// The statements in the body: the scene first.
  func body(_ root: SourceNode) -> [SwiftDocument] {
    let own = settings(root).map { [$0] } ?? []
    return own + statements(root)
  }

  /// The scene itself, with its keys that are no statements; `nil` without any.
  private func settings(_ root: SourceNode) -> SwiftDocument? {
    let settings = root.without(
      SwiftVocabulary.statements.union(["children", "constraints", "scenes", "$schema"]))
    if settings.entries.isEmpty { return nil }
    return chain(
      .call("Scene", sceneArguments(settings)), nil,
      modifiers(settings.without(["title", "device"]), section: "scene"))
  }

  private func sceneArguments(_ node: SourceNode) -> [SwiftDocument] {
    var arguments: [SwiftDocument] = []
    if let title = node["title"]?.text { arguments.append(.text(SwiftText.literal(title))) }
    if let device = node.entry("device"), let key = SceneFormat.scene.key("device") {
      arguments.append(argument("device", value(device.value, .phrase("Device"), key, "scene")))
    }
    return arguments
  }

  func statements(_ node: SourceNode) -> [SwiftDocument] {
    node.entries.flatMap { entry -> [SwiftDocument] in
      switch entry.key {
      case "children": entry.value.elements.map { view($0, infersKind: true) }
      case "constraints": constraints(entry.value)
      case "states": entry.value.entries.map(state)
      case "motions": entry.value.entries.map(motion)
      case "links": entry.value.elements.map(link)
      case "controllers": entry.value.entries.map { controller($0.value, id: $0.key) }
      case "segues": entry.value.entries.map(segue)
      case "reactions": entry.value.entries.map(reaction)
      case "components": entry.value.entries.map(component)
      case "scenes": entry.value.entries.map(scene)
      default: []
      }
    }
  }

  private func scene(_ entry: SourceNode.Entry) -> SwiftDocument {
    let node = entry.value
    let id = argument("id", .text(names.value(entry.key)))
    let keys = SwiftVocabulary.statements.union(["children", "constraints", "title", "device"])
    return chain(
      .call("Scene", [id] + sceneArguments(node)), statements(node),
      modifiers(node.without(keys), section: "scene"))
  }

  private func state(_ entry: SourceNode.Entry) -> SwiftDocument {
    .nest(
      0,
      [.call("State", [.text(names.value(entry.key))]), .braces(changes(entry.value))])
  }

  private func motion(_ entry: SourceNode.Entry) -> SwiftDocument {
    let node = entry.value
    let own: [SwiftDocument] = ["from", "after", "reduced"].compactMap { key in
      node[key]?.text.map { argument(key, .text(names.value($0))) }
    }
    let steps = node.isMap ? node["steps"] ?? node : node
    return .nest(
      0,
      [
        .call("Motion", [.text(names.value(entry.key))] + own),
        .braces(self.steps(steps)),
      ])
  }

  private func link(_ node: SourceNode) -> SwiftDocument {
    .call("Link", arguments(node, SceneFormat.section("link")))
  }

  private func segue(_ entry: SourceNode.Entry) -> SwiftDocument {
    let value = SwiftDocument.call(
      ".segue", arguments(entry.value, SceneFormat.section("segue")))
    return .call("Segue", [.text(names.value(entry.key)), value])
  }

  private func reaction(_ entry: SourceNode.Entry) -> SwiftDocument {
    .call(
      "Reaction",
      [.text(names.value(entry.key))] + arguments(entry.value, SceneFormat.section("reaction")))
  }

  private func component(_ entry: SourceNode.Entry) -> SwiftDocument {
    let node = entry.value
    var arguments: [SwiftDocument] = [.text(names.value(entry.key))]
    if let parameters = node["parameters"] {
      arguments.append(argument("parameters", pairs(parameters)))
    }
    return chain(
      .call("Component", arguments), statements(node),
      modifiers(node.without(["parameters", "children", "constraints"]), section: "view"))
  }

  func argument(_ label: String, _ value: SwiftDocument) -> SwiftDocument {
    .nest(0, [.text(label + ": "), value])
  }

  /// A call with its trailing closure, and its modifiers.
  func chain(
    _ head: SwiftDocument, _ contents: [SwiftDocument]?, _ calls: [SwiftDocument]
  ) -> SwiftDocument {
    guard let contents, !contents.isEmpty else {
      return .nest(0, [head, .nest(2, calls.map { .group([.line(""), $0]) })])
    }
    if contents.count == 1, !contents[0].hasHardLine {
      let after = calls.isEmpty ? [] : [.line("")] + calls
      return .group(
        [head, " {", .nest(2, [.line(" "), contents[0]]), .line(" "), "}"] + after)
    }
    let braces = SwiftDocument.nest(
      0, [" {", .nest(2, contents.flatMap { [.hardLine, $0] }), .hardLine, "}"])
    if calls.isEmpty { return .nest(0, [head, braces]) }
    let more = calls.dropFirst().map { SwiftDocument.group([.line(""), $0]) }
    return .nest(0, [head, braces, .hardLine, calls[0], .nest(2, more)])
  }
}
