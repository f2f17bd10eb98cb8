/// Columns of text.
package enum Table {
  /// Rows with their cells padded to the widest of each column.
  package static func text(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let line = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
      return line.replacing(#/ +$/#, with: "") + "\n"
    }.joined()
  }
}
