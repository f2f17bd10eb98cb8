/// The rows of a table in which a motion has changed what decides about frames.
struct ChangedRows {
  private let changes: [RowContent.Change]
  private let table: ViewID
  /// The number of the first row that is asked about, from 0 over all sections.
  private var first = 0

  init(_ changes: [RowContent.Change], of table: ViewID) {
    self.changes = changes
    self.table = table
  }

  /// The same for the rows of a section, which are counted from 0.
  func from(_ first: Int) -> ChangedRows {
    var other = self
    other.first = first
    return other
  }

  /// A row with its changes.
  func row(_ cell: View, _ row: Int) -> View {
    changes.isEmpty ? cell : named(cell, "\(first + row + 1)", changes)
  }

  /// The first row with the changes in all rows.
  func inAllRows(_ cell: View) -> View {
    let common = changes.filter { $0.rows(of: table) == nil }
    return common.isEmpty ? cell : named(cell, "\(first + 1)", common)
  }

  /// A header or footer with its changes.
  func label(_ view: View, _ part: RowContent.Part) -> View {
    changes.isEmpty ? view : named(view, part.name, changes)
  }

  /// The prototype itself where nothing is changed: it is measured once for all.
  private func named(_ view: View, _ name: String, _ changes: [RowContent.Change]) -> View {
    let id = table.inner(name)
    guard changes.contains(where: { $0.view.reaches(into: id) }) else { return view }
    return view.instance(id).taking(changes)
  }

  /// The rows among so many that are changed and not like all others, growing.
  func rows(among count: Int) -> [Int] {
    let ranges = changes.compactMap { $0.rows(of: table)?.clamped(to: first..<first + count) }
    return Set(ranges.flatMap { $0.prefix(RowMeasurement.measuredRows) }).sorted()
      .map { $0 - first }
  }
}
