import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiText

extension SwiftWriter {
  /// A view with all that is in it.
  ///
  /// - Parameter infersKind: whether the kind comes from the contents where none is said, as it
  ///   does for subviews; rows have another.
  func view(_ node: SourceNode, infersKind: Bool) -> SwiftDocument {
    let said = node["kind"]?.text
    let inferred = infersKind ? node.viewKind.rawValue : "view"
    let word = said.flatMap(word) ?? inferred
    // A plain `view` takes the kind that its context asks for.
    let isPlain = word == "view"
    let type = isPlain ? "View" : word.capitalizedFirst
    var taken: Set<String> = ["id", "children", "constraints"]
    if !isPlain || infersKind { taken.insert("kind") }
    var arguments: [SwiftDocument] = []
    if let key = SwiftVocabulary.content[word], let text = node[key]?.text,
      !(node[key]?.isNull ?? false)
    {
      arguments.append(.text(SwiftText.literal(text)))
      taken.insert(key)
    }
    if let id = node["id"]?.text { arguments.append(argument("id", .text(names.value(id)))) }
    let head = SwiftDocument.call(.text(type), arguments)
    let contents = contents(node)
    return chain(
      arguments.isEmpty && !contents.isEmpty ? .text(type) : head, contents,
      modifiers(node.without(taken), section: "view"))
  }

  /// The word of a kind that Swift has a name for.
  private func word(_ kind: String) -> String? {
    kind == "row" || kind == "column" ? kind : ViewKinds.kind(kind)?.rawValue
  }

  private func contents(_ node: SourceNode) -> [SwiftDocument] {
    node.entries.flatMap { entry -> [SwiftDocument] in
      switch entry.key {
      case "children": entry.value.elements.map { view($0, infersKind: true) }
      case "constraints": constraints(entry.value)
      default: []
      }
    }
  }

  /// A controller; its id stands before all else.
  func controller(_ node: SourceNode, id name: String? = nil) -> SwiftDocument {
    let own = node["id"]?.text
    var arguments: [SwiftDocument] = [.text(names.value(name ?? own ?? ""))]
    if let title = node["title"]?.text { arguments.append(.text(SwiftText.literal(title))) }
    if name != nil, let own { arguments.append(argument("view", .text(names.value(own)))) }
    return chain(
      .call("Controller", arguments), contents(node),
      modifiers(node.without(["id", "title", "children", "constraints"]), section: "controller"))
  }

  /// The modifiers of a view, controller or scene behind its dots.
  func modifiers(_ node: SourceNode, section: String) -> [SwiftDocument] {
    node.entries.compactMap { entry in
      let section = SceneFormat.view.key(entry.key) == nil ? section : "view"
      guard
        let key = SceneFormat.section(section)?.key(entry.key)
          ?? SceneFormat.file.key(entry.key)
      else { return nil }
      return modifier(entry, SwiftMethod(key, in: section), section)
    }
  }

  private func modifier(
    _ entry: SourceNode.Entry, _ method: SwiftMethod, _ section: String
  ) -> SwiftDocument {
    let name = "." + entry.key
    if let mapping = method.section, entry.value.isMap,
      entry.value.entries.allSatisfy({ mapping.key($0.key) != nil })
    {
      return call(name, entry.value, mapping)
    }
    let type = method.type ?? .value
    if type == .bool, entry.value.bool == true { return .text(name + "()") }
    return .call(.text(name), [value(entry.value, type, method.key, section)])
  }

  // MARK: Constraints

  func constraints(_ node: SourceNode) -> [SwiftDocument] {
    if node.isMap { return node.entries.map(named) }
    return node.elements.flatMap { element -> [SwiftDocument] in
      if element.isMap { return element.entries.map(named) }
      let text = element.text ?? ""
      let equation = SwiftEquation(text, names: names)?.text
      return [.text(equation ?? "Constraint(\(SwiftText.literal(text)))")]
    }
  }

  private func named(_ entry: SourceNode.Entry) -> SwiftDocument {
    let text = (entry.value.isMap ? entry.value["equation"] : entry.value)?.text ?? ""
    let equation =
      SwiftEquation(text, names: names)?.text ?? ".init(\(SwiftText.literal(text)))"
    let more = arguments(entry.value.without(["equation"]), SceneFormat.section("constraint"))
    return .call("Constraint", [.text(names.value(entry.key)), .text(equation)] + more)
  }
}
