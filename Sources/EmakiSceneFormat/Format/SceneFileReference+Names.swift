import EmakiScenes

extension SceneFileReference {
  /// The keys whose numbers are seconds.
  package static let keysInSeconds: Set<String> = Set(
    SceneFormat.sections.flatMap(\.keys).filter { key in
      if case .number(let range) = key.shape, range == Shape.secondsRange { true } else { false }
    }.map(\.name))
}

extension ViewChange {
  /// The key of scene files that makes such a change: `hidden`.
  package var key: String {
    let name = Self.caseName(of: self)
    if case .transformPart(let part, _) = self { return "transform.\(part)" }
    if case .words(let property, _) = self { return property.rawValue }
    return Self.keys[name] ?? name
  }

  /// The keys by the names of the cases that they make of some value.
  private static let keys: [String: String] = {
    let values = ["1", "true", "red"].map { text in
      SourceNode(
        content: .scalar(SourceNode.Scalar(text: text, isPlain: true)), place: .start)
    }
    let nodes = values + [SourceNode(content: .map([]), place: .start)]
    var keys: [String: String] = [:]
    for entry in PropertyKey.all {
      for change in nodes.flatMap(entry.changes) where keys[caseName(of: change)] == nil {
        keys[caseName(of: change)] = entry.change.name
      }
    }
    return keys
  }()

  private static func caseName(of change: ViewChange) -> String {
    Mirror(reflecting: change).children.first?.label ?? "\(change)"
  }
}
