/// Changed pixels row by row, from the top.
struct ChangedRows {
  /// Pixels side by side.
  struct Span {
    /// The first column.
    var first: Int32
    /// The column behind the last.
    var end: Int32
  }

  /// A row with changed pixels.
  struct Row {
    let y: Int
    /// The number of its first span.
    let first: Int
    /// Behind its last span.
    var end: Int
    /// The changed pixels above.
    let above: Int
    /// The changed pixels above the next row.
    var below: Int
  }

  /// The spans of all rows, each row's from the left.
  private(set) var spans: [Span] = []
  private(set) var rows: [Row] = []

  init(_ changed: PixelRuns, width: Int) {
    spans.reserveCapacity(changed.runs.count)
    var row = Row(y: -1, first: 0, end: 0, above: 0, below: 0)
    for run in changed.runs {
      var first = Int(run.first)
      while first < run.end {
        let start = (row.y + 1) * width
        if first >= start {
          if row.end > row.first { rows.append(row) }
          row = Row(
            y: first / width, first: row.end, end: row.end, above: row.below, below: row.below)
          continue
        }
        let end = min(Int(run.end), start)
        let origin = start - width
        spans.append(Span(first: Int32(first - origin), end: Int32(end - origin)))
        row.end += 1
        row.below += end - first
        first = end
      }
    }
    if row.end > row.first { rows.append(row) }
  }
}
