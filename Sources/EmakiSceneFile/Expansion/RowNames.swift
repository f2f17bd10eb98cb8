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
    for element in node.isList ? node.elements : [] { report(in: element) }
    if let table = node["id"]?.text, !linked.contains(table) { report(inTable: node, table) }
    for entry in node.entries { report(in: entry.value) }
  }

  private func report(inTable node: SourceNode, _ table: String) {
    var number = 1
    for section in node["sections"]?.elements ?? [node] {
      guard let rows = section["rows"], section["repeat"] == nil else { return }
      guard rows.isList, section["cell"] ?? node["cell"] == nil else { return }
      for row in rows.elements {
        if row["repeat"] != nil { return }
        report(row, as: "\(table)/\(number)")
        number += 1
      }
    }
  }

  private func report(_ row: SourceNode, as name: String) {
    // In the steps of its own actions a row is called by its id, too.
    guard let id = row.entries.first(where: { $0.key == "id" }), row["on"] == nil else { return }
    log.warning(
      "the id of a row does nothing", at: id.keyPlace,
      hint: "motions and fingers call the row \(name.shortened(to: 40))")
  }
}
