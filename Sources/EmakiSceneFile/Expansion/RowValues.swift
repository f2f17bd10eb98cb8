import EmakiSceneFormat

/// Puts the values of rows into their cell.
struct RowValues {
  private let log: DiagnosticLog
  /// The names of the values that any row has.
  private let names: Set<String>
  /// The uses of the cells, by their locations.
  private var uses: [SourcePlace: Use] = [:]
  /// The names that a row lacks, as far as they are reported.
  private var reported: Set<String> = []

  /// The values that a cell takes from its rows.
  private struct Use {
    /// The names of their values, each with whether a fallback follows.
    let fields: [(name: String, hasFallback: Bool)]
    /// Whether it takes anything else of a row, too, than its number.
    let isAny: Bool
  }

  /// - Parameter rows: the list of rows, nothing in it repeated any more.
  init(of rows: SourceNode, _ log: DiagnosticLog) {
    self.log = log
    names = Set(rows.elements.flatMap { $0.entries.map(\.key) })
  }

  /// The cell of a row with its values. A row that is one by itself, as `{text: Milk, icon: heart}`
  /// is, takes from a cell that uses none of its values what it does not say.
  mutating func cell(
    _ cell: SourceNode, for row: SourceNode, _ values: [String: SourceNode], isChoice: Bool
  ) -> SourceNode {
    guard row.isMap else { return filled(cell, values) }
    let use = use(of: cell)
    if !use.isAny, !isChoice, row.entries.allSatisfy({ SceneFormat.view.key($0.key) != nil }) {
      let entries = Merging.merged(row.entries, into: filled(cell, values).entries)
      return .map(entries, at: row.place)
    }
    var values = values
    for field in use.fields where values[field.name] == nil {
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

  /// Most tables have one cell for all of their rows.
  private mutating func use(of cell: SourceNode) -> Use {
    if let known = uses[cell.place] { return known }
    let all = Self.fields(of: cell)
    let fields = all.filter { names.contains($0.name) }
    let use = Use(fields: fields, isAny: !fields.isEmpty || all.contains { $0.name == "item" })
    uses[cell.place] = use
    return use
  }

  /// The names in braces in a cell, each with whether a fallback follows.
  private static func fields(of node: SourceNode) -> [(name: String, hasFallback: Bool)] {
    guard case .scalar(let scalar) = node.content else { return node.parts.flatMap(fields) }
    return MistypedFields.fields(scalar.text)
  }
}
