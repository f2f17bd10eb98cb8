/// Puts the values of rows into their cell.
struct RowValues {
  private let log: DiagnosticLog
  /// The names of the values that any row has.
  private let names: Set<String>
  /// The names that a row lacks, as far as they are reported.
  private var reported: Set<String> = []

  /// - Parameter rows: the list of rows, nothing in it repeated any more.
  init(of rows: SourceNode, _ log: DiagnosticLog) {
    self.log = log
    names = Set(rows.elements.flatMap { $0.entries.map(\.key) })
  }

  /// The cell of a row with its values. A row that is one by itself, as `{text: Milk, icon: heart}` is,
  /// takes from a cell that uses none of its values what it does not say.
  mutating func cell(
    _ cell: SourceNode, for row: SourceNode, _ values: [String: SourceNode], isChoice: Bool
  ) -> SourceNode {
    guard row.isMap else { return filled(cell, values) }
    let fields = Self.fields(of: cell)
    let isUnused = !fields.contains { names.contains($0.name) || $0.name == "item" }
    let isRow = row.entries.allSatisfy { SceneFormat.view.key($0.key) != nil }
    if isUnused, !isChoice, isRow {
      let entries = Merging.merged(row.entries, into: filled(cell, values).entries)
      return .map(entries, at: row.place)
    }
    var values = values
    for field in fields where names.contains(field.name) && values[field.name] == nil {
      values[field.name] = Substitution.absent("", at: row.place)
      guard !field.hasFallback, reported.insert(field.name).inserted else { continue }
      let name = field.name.shortened(to: 40)
      log.warning(
        "this row has no value for {\(name)}", at: row.place,
        hint: "write {\(name)|} in the cell where it may be missing")
    }
    return filled(cell, values)
  }

  private func filled(_ cell: SourceNode, _ values: [String: SourceNode]) -> SourceNode {
    Substitution(values: values, log: log).applied(to: cell)
  }

  /// The names in braces in a cell, each with whether a fallback follows.
  private static func fields(of node: SourceNode) -> [(name: String, hasFallback: Bool)] {
    guard case .scalar(let scalar) = node.content else { return node.parts.flatMap(fields) }
    return MistypedFields.fields(scalar.text)
  }
}
