import EmakiSceneFormat

/// The definitions that files can lend one another: components, controllers and metrics.
struct Definitions {
  private var entries: [String: [SourceNode.Entry]] = [:]

  /// The definitions under a key, in the order in which they were found.
  subscript(key: String) -> [SourceNode.Entry] { entries[key] ?? [] }

  /// Takes the definitions of a scene or file; reports a name that has another meaning already.
  mutating func add(_ node: SourceNode, _ log: DiagnosticLog) {
    for key in SceneFormat.lentKeys {
      guard let section = node[key], section.isMap else { continue }
      for entry in section.entries { add(entry, to: key, log) }
    }
  }

  private mutating func add(_ entry: SourceNode.Entry, to key: String, _ log: DiagnosticLog) {
    guard let first = entries[key, default: []].first(where: { $0.key == entry.key }) else {
      entries[key, default: []].append(entry)
      return
    }
    // A file that is imported on two ways is the same file.
    if first.keyPlace == entry.keyPlace { return }
    log.error(
      "\"\(entry.key)\" of \(key) is defined twice", at: entry.keyPlace,
      hint: "the other stands in \(log.describe(first.keyPlace))")
  }

  /// A scene with all that was lent to it.
  func applied(to scene: SourceNode) -> SourceNode {
    let known = scene.mapEntries { entry in
      if SceneFormat.lentKeys.contains(entry.key), entry.value.isMap {
        entry.value.content = .map(self[entry.key])
      }
    }
    let lent = SceneFormat.lentKeys.filter { scene[$0] == nil && !self[$0].isEmpty }.map { key in
      SourceNode.Entry(key, .map(self[key], at: self[key][0].keyPlace))
    }
    return .map(known.entries + lent, at: scene.place)
  }
}
