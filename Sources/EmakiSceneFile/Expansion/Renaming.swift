import EmakiSceneFormat

/// Makes the ids of a component's views those of one use: `title` of the use `first` becomes
/// `first-title`.
struct Renaming {
  private var names: [String: String] = [:]
  private let use: String

  /// Collects the ids of the views, guides and constraints of a view's node.
  init(_ node: SourceNode, use: String) {
    self.use = use
    if let id = node["id"]?.text { names[id] = use }
    collect(node, isRoot: true)
  }

  private mutating func collect(_ node: SourceNode, isRoot: Bool) {
    if !isRoot, let id = node["id"]?.text { add(id) }
    for guide in node["guides"]?.elements ?? [] { guide.text.map { add($0) } }
    for element in node["constraints"]?.elements ?? [] {
      for entry in element.entries { add(entry.key) }
    }
    for child in node["children"]?.elements ?? [] { collect(child, isRoot: false) }
    if let controller = node["embed"], controller.isMap { collect(controller, isRoot: false) }
  }

  private mutating func add(_ id: String) {
    if names[id] == nil { names[id] = "\(use)-\(id)" }
  }

  /// The view with its new names, wherever it says them.
  func applied(to node: SourceNode) -> SourceNode {
    node.mapEntries { entry in
      switch entry.key {
      case "id": entry.value = renamed(entry.value)
      case "guides": entry.value = mapped(entry.value) { renamed($0) }
      case "constraints": entry.value = constraints(entry.value)
      case "children": entry.value = mapped(entry.value) { applied(to: $0) }
      case "embed": entry.value = applied(to: entry.value)
      case "pin": entry.value = member("to", of: entry.value) { renamed($0) }
      case "pan":
        entry.value = member("moves", of: entry.value) { list in mapped(list) { renamed($0) } }
      default: break
      }
    }
  }

  private func mapped(_ node: SourceNode, _ change: (SourceNode) -> SourceNode) -> SourceNode {
    node.isList ? node.mapParts(change) : node
  }

  private func member(
    _ key: String, of node: SourceNode, _ change: (SourceNode) -> SourceNode
  ) -> SourceNode {
    node.mapEntries { if $0.key == key { $0.value = change($0.value) } }
  }

  private func renamed(_ node: SourceNode) -> SourceNode {
    guard let new = node.text.flatMap({ names[$0] }) else { return node }
    return .scalar(new, isPlain: true, at: node.place)
  }

  // MARK: Constraints

  private func constraints(_ node: SourceNode) -> SourceNode {
    switch node.content {
    case .scalar: return equation(node)
    case .list: return node.mapParts(constraints)
    case .map:
      return node.mapEntries { entry in
        entry.key = names[entry.key] ?? entry.key
        entry.value =
          entry.value.isMap
          ? member("equation", of: entry.value, equation) : equation(entry.value)
      }
    }
  }

  private func equation(_ node: SourceNode) -> SourceNode {
    guard let text = node.text else { return node }
    let new = EquationNames.renamed(text, names)
    return new == text ? node : .scalar(new, isPlain: true, at: node.place)
  }
}
