/// Writes out list elements that have `repeat`.
struct Repetition {
  let log: DiagnosticLog
  private var nodes = 0
  /// Whether there were too many copies to make them all.
  private(set) var isFull = false

  init(_ log: DiagnosticLog) {
    self.log = log
  }

  /// The node with every repeated element of its lists written out.
  mutating func expanded(_ node: SourceNode) -> SourceNode {
    nodes += 1
    switch node.content {
    case .scalar: return node
    case .map(let entries):
      let written = entries.map { entry in
        var entry = entry
        entry.value = expanded(entry.value)
        return entry
      }
      return SourceNode(content: .map(written), place: node.place)
    case .list(let elements):
      return SourceNode(content: .list(elements.flatMap { copies(of: $0) }), place: node.place)
    }
  }

  private mutating func copies(of element: SourceNode) -> [SourceNode] {
    guard let entry = element.entries.first(where: { $0.key == "repeat" }) else {
      return [expanded(element)]
    }
    let before = log.errorCount
    ShapeChecker(log: log).check(entry.value, shape: SceneFormat.repeatShape, of: "repeat")
    guard log.errorCount == before else { return [] }
    var bare = element
    bare.content = .map(element.entries.filter { $0.key != "repeat" })
    var copies: [SourceNode] = []
    for values in Self.values(of: entry.value) {
      guard hasRoom(at: entry.keyPlace) else { break }
      copies.append(expanded(Substitution(values: values).applied(to: bare)))
    }
    return copies
  }

  private mutating func hasRoom(at place: SourcePlace) -> Bool {
    if nodes > YAMLSource.maximumNodes, !isFull {
      isFull = true
      log.error("more than \(YAMLSource.maximumNodes) values, repetitions written out", at: place)
    }
    return !isFull
  }

  /// What is put in for each copy.
  private static func values(of node: SourceNode) -> [[String: SourceNode]] {
    func number(_ value: Int) -> SourceNode {
      SourceNode(
        content: .scalar(.init(text: String(value), isPlain: true, textOffset: nil)),
        place: node.place)
    }
    guard case .list(let items) = node.content else {
      let count = Int((node["count"] ?? node).number ?? 0)
      let start = Int(node["from"]?.number ?? 1)
      let name = node["as"]?.text ?? "index"
      return (0..<count).map { [name: number(start + $0)] }
    }
    return items.enumerated().map { position, item in
      var values = ["index": number(position + 1), "item": item]
      for entry in item.entries { values[entry.key] = entry.value }
      return values
    }
  }
}
