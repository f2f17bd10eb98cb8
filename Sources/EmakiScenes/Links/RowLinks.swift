import EmakiLayout

/// The links of the rows of one table, which hold in each row that is seen.
///
/// They are evaluated after all others, so that they may follow everything outside, and cost what
/// visible rows cost.
struct RowLinks: Sendable {
  let table: ViewID
  let links: [Link]

  /// The links among all that set something in rows, by table, in the order of the first of each.
  static func among(_ links: [Link]) -> [RowLinks] {
    var tables: [ViewID] = []
    var found: [ViewID: [Link]] = [:]
    for link in links {
      guard let table = link.target.view?.tableOfRows else { continue }
      if found[table] == nil { tables.append(table) }
      found[table, default: []].append(link)
    }
    return tables.map { RowLinks(table: $0, links: found[$0] ?? []) }
  }

  /// A screen with the values that they set.
  func applied(to snapshot: Snapshot) -> Snapshot {
    let nodes = snapshot.screen.nodes
    guard let table = snapshot.screen.index(of: table) else { return snapshot }
    let indices = Dictionary(
      nodes.enumerated().map { ($1.view.id, $0) }, uniquingKeysWith: { first, _ in first })
    var pass = LinkPass(snapshot, indices: indices)
    for row in nodes.indices where nodes[row].parent == table {
      guard let parts = parts(ofRow: row, nodes) else { continue }
      pass.row = parts
      pass.evaluate(links)
    }
    return pass.snapshot
  }

  /// The views of a row, by their names in every row; `nil` for a view that is no row.
  private func parts(ofRow row: Int, _ nodes: [LaidOutScreen.Node]) -> [ViewID: Int]? {
    let id = nodes[row].view.id
    guard ViewID.inRows(of: table).means(id) else { return nil }
    var parts = [ViewID.inRows(of: table): row]
    var index = row + 1
    while index < nodes.count, nodes[index].view.id.isInside(id) {
      parts[.inRows(of: table, part: nodes[index].view.id.path(in: id))] = index
      index += 1
    }
    return parts
  }
}

extension ViewID {
  /// The table of a name that stands for views in rows, or `nil`.
  fileprivate var tableOfRows: ViewID? {
    let parts = key.split(separator: "/*", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? ViewID(String(parts[0])) : nil
  }

  /// Whether it stands for views in rows.
  var isInRows: Bool { tableOfRows != nil }
}

extension View {
  /// The names by which links know the views in its rows, each with its superview's.
  var rowParts: [(view: ViewID, parent: ViewID)] {
    var parts: [(ViewID, ViewID)] = []
    for prototype in rows?.prototypes ?? [] {
      let names = prototype.partNames
      func name(_ view: View) -> ViewID { .inRows(of: id, part: names[view.id] ?? "") }
      parts.append((name(prototype), id))
      prototype.forEach { view in
        for child in view.subviews { parts.append((name(child), name(view))) }
      }
    }
    return parts
  }
}
