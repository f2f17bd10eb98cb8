import EmakiSceneFormat

/// Ids of rows that stand in the list of a table's rows, by which nothing can call them.
struct RowNames {
  private let log: DiagnosticLog
  /// The tables in whose rows links hold, which mean rows by their ids.
  private let linked: Set<String>

  /// Reports those of a scene in which nothing is repeated yet.
  static func report(in scene: SourceNode, _ log: DiagnosticLog) {
    let links = scene["links"]?.elements ?? []
    RowNames(log: log, linked: Set(links.compactMap { $0["rows"]?.text })).report(in: scene)
  }

  private func report(in node: SourceNode) {
    if let table = node["id"]?.text, !linked.contains(table) { report(inTable: node, table) }
    for part in node.parts { report(in: part) }
  }

  private func report(inTable node: SourceNode, _ table: String) {
    var number = 1
    var idle: [(id: SourcePlace, row: String)] = []
    // The cell may stand in its component.
    if node["component"] != nil { return }
    for section in node["sections"]?.elements ?? [node] {
      guard let rows = section["rows"], section["repeat"] == nil else { break }
      guard rows.isList, RowPrototype(of: section) == nil, RowPrototype(of: node) == nil else {
        break
      }
      guard !rows.elements.contains(where: { $0["repeat"] != nil }) else { break }
      for row in rows.elements {
        if let id = idleID(of: row) { idle.append((id, "\(table)/\(number)")) }
        number += 1
      }
    }
    report(idle)
  }

  /// The location of an id by which nothing calls the row: the steps of its actions and its
  /// constraints use it, too.
  private func idleID(of row: SourceNode) -> SourcePlace? {
    guard row["on"] == nil, let id = row.entry("id") else {
      return nil
    }
    let name = id.value.text ?? ""
    return row.names(name, under: ["constraints", "pin"]) ? nil : id.keyPlace
  }

  /// One warning, at the first.
  private func report(_ idle: [(id: SourcePlace, row: String)]) {
    guard let first = idle.first else { return }
    let names = idle.prefix(3).map { $0.row.shortened(to: 40) }
    let list = names.joined(separator: ", ") + (idle.count > names.count ? " …" : "")
    log.warning(
      idle.count == 1
        ? "the id of a row does nothing" : "the ids of \(idle.count) rows do nothing",
      at: first.id,
      hint: "motions and fingers call the row\(idle.count == 1 ? "" : "s") \(list)")
  }
}

extension SourceNode {
  /// Whether a text under one of some keys, however deep, has a name as a separate word.
  fileprivate func names(_ name: String, under keys: Set<String>) -> Bool {
    if isList { return elements.contains { $0.names(name, under: keys) } }
    return entries.contains { entry in
      keys.contains(entry.key) ? entry.value.says(name) : entry.value.names(name, under: keys)
    }
  }

  private func says(_ name: String) -> Bool {
    contains { node in
      let words = node.text?.split { !$0.isLetter && !$0.isNumber && !"-_".contains($0) } ?? []
      return words.contains { $0 == name }
    }
  }
}
