import EmakiSceneFormat

/// Changes in steps of values that a link sets: the link holds all the time, so that they do
/// nothing.
struct LinkedChanges {
  private let log: DiagnosticLog
  /// The source that each value follows.
  private var sources: [String: String] = [:]

  /// Warns of those of a scene, of each value once.
  static func report(in scene: SourceNode, _ log: DiagnosticLog) {
    guard !log.hasErrors, let links = scene["links"] else { return }
    var changes = LinkedChanges(log: log)
    for link in links.elements where link["rows"] == nil {
      let targets = link["to"].map { $0.isMap ? $0.entries.map(\.key) : [$0.text ?? ""] }
      for target in targets ?? [] { changes.sources[target] = link["from"]?.text ?? "" }
    }
    for entry in scene.entries where entry.key != "links" && entry.key != "states" {
      changes.report(in: entry.value)
    }
  }

  private init(log: DiagnosticLog) {
    self.log = log
  }

  private mutating func report(in node: SourceNode) {
    for element in node.isList ? node.elements : [] { report(in: element) }
    for entry in node.entries {
      if entry.key == "changes" || entry.key == "set" { report(changes: entry.value) }
      report(in: entry.value)
    }
  }

  private mutating func report(changes: SourceNode) {
    for entry in changes.entries {
      report(entry.key, at: entry.keyPlace)
      for part in entry.value.entries { report("\(entry.key).\(part.key)", at: part.keyPlace) }
    }
  }

  private mutating func report(_ target: String, at place: SourcePlace) {
    guard let source = sources.removeValue(forKey: target) else { return }
    let way = source.isEmpty ? "" : ", \(source.shortened(to: 40)),"
    log.warning(
      "a link sets \"\(target.shortened(to: 40))\" all the time, so that this does nothing",
      at: place, hint: "change what the link follows\(way) or leave one of them out")
  }
}
