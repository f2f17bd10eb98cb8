import EmakiLayout

/// What the views in the rows of a table are called, for links.
struct RowParts {
  let table: ViewID
  /// By their names in the cell, what they are called in a row; nothing for the row itself.
  private var parts: [String: String] = ["row": ""]

  init(_ table: ViewID) {
    self.table = table
  }

  /// Takes the views of another cell.
  mutating func add(_ names: [ViewID: String]) {
    for (view, part) in names { parts[part.isEmpty ? view.rawValue : part] = part }
  }

  /// The view of every row that a name stands for, or `nil`.
  func view(_ name: String) -> ViewID? {
    parts[name].map { .inRows(of: table, part: $0) }
  }

  /// For hints.
  var names: [String] { parts.keys.sorted() }
}
