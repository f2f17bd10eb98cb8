import EmakiDiagnostics
import EmakiLayout

/// The names of the views in the rows of a table, for links.
struct RowParts {
  let table: ViewID
  /// How many rows there are.
  var rows = 0
  /// The names of views in a row, by their names in the cell; empty for the row itself.
  private var parts: [String: String] = ["row": ""]
  /// The first row that has a view, where that is not row 1.
  private var firstRows: [String: Int] = [:]
  /// By the names of headers and footers, `header1`, what their views are called in them, as
  /// `parts`.
  private var labels: [String: [String: String]] = [:]

  init(_ table: ViewID) {
    self.table = table
  }

  /// Takes the views of another cell.
  mutating func add(_ names: [ViewID: String]) {
    for (view, part) in names {
      let name = Self.name(of: view, part)
      // An author's name comes before that of a part.
      if !ViewID.isMade(part) || parts[name] == nil { parts[name] = part }
    }
  }

  /// The authors' name for a view of a cell.
  private static func name(of view: ViewID, _ part: String) -> String {
    part.isEmpty ? view.rawValue : ViewID.shown(part)
  }

  /// Adds the views of a row that is written by itself, by its number from 1; `nil` for a cell of
  /// several.
  mutating func add(_ names: [ViewID: String], inRow number: Int?) {
    let known = Set(parts.keys)
    add(names)
    guard let number, number > 1 else { return }
    for (view, part) in names {
      let name = Self.name(of: view, part)
      if !known.contains(name) { firstRows[name] = number }
    }
  }

  /// Takes the views of a header or footer, by its name in the table.
  mutating func add(_ names: [ViewID: String], inLabel label: String) {
    for (view, part) in names { labels[label, default: [:]][view.rawValue] = part }
  }

  /// The view of every row that a name stands for, or `nil`.
  func view(_ name: String) -> ViewID? {
    parts[name].map { .inRows(of: table, part: $0) }
  }

  /// The same in the row in question, for steps that a row starts; or `nil`.
  func viewInRow(_ name: String) -> ViewID? {
    parts[name].map { .inRow(of: table, part: $0) }
  }

  /// A view of one row by its full name, `list/3` or `list/3/title`, or of all, `list/*/title`.
  func view(named name: String) -> ViewID? {
    guard name.hasPrefix("\(table)/") else { return nil }
    let path = name.dropFirst(table.rawValue.count + 1).split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let isRow = path[0] == "*" || Int(path[0]).map { $0 >= 1 && $0 <= rows } == true
    let part = path.count == 2 ? String(path[1]) : ""
    let known = isRow ? parts : labels[String(path[0])]
    let found = known?.values.filter { ViewID.shown($0) == part }
    return found?.min { !ViewID.isMade($0) && ViewID.isMade($1) }
      .map { table.inner(String(path[0])).inner($0) }
  }

  /// Whether a name is that of rows, or of views in them: `list/*`, `list/4-8/title`.
  func means(_ name: String) -> Bool {
    guard let place = ViewID(name).placeInRows, place.table == table else { return false }
    return parts.values.contains(ViewID(name).path(in: place.row))
  }

  /// A guess at the name that was meant, where this table's rows have none such.
  func hint(for name: String) -> String? {
    guard name.hasPrefix("\(table)/") else { return outerHint(for: name) }
    let path = name.dropFirst(table.rawValue.count + 1).split(separator: "/", maxSplits: 1)
    if let number = path.first.flatMap({ Int($0) }), !(1...max(1, rows)).contains(number) {
      return "\"\(table)\" has \(rows) rows, counted from 1"
    }
    if let first = path.first, first.first?.isLetter == true { return labelHint(for: path) }
    guard path.count == 2 else { return nil }
    if path[0].contains("-"), path[0].split(separator: "-").allSatisfy({ Int($0) != nil }) {
      return "steps change one row, \(table)/1/\(path[1]), or all of them, \(table)/*/\(path[1])"
    }
    if let near = NearestName.nearest(
      to: String(path[1]), in: parts.values.map(ViewID.shown).sorted()), !near.isEmpty
    {
      return "did you mean \"\(table)/\(path[0])/\(near)\"?"
    }
    return innerNames.isEmpty ? nil : "its rows have " + innerNames
  }

  /// A guess at the name that was meant in a header or footer.
  private func labelHint(for path: [Substring]) -> String? {
    let label = String(path[0])
    guard let known = labels[label] else {
      let names = labels.keys.sorted()
      return NearestName.nearest(to: label, in: names).map { "did you mean \"\(table)/\($0)\"?" }
        ?? (names.isEmpty
          ? nil : "besides its rows \"\(table)\" has " + names.joined(separator: ", "))
    }
    let inner = Set(known.values.map(ViewID.shown)).subtracting([""]).sorted()
    return inner.isEmpty ? nil : "\"\(table)/\(label)\" has " + inner.joined(separator: ", ")
  }

  /// The names of views of headers and footers that have no id.
  private static let madeNames: Set = ["label", "text", "part"]

  /// A hint for a view of the rows that is named from outside of them.
  private func outerHint(for name: String) -> String? {
    for (label, known) in labels.sorted(by: { $0.key < $1.key }) {
      guard let part = known[name], !Self.madeNames.contains(name) else {
        continue
      }
      let full = "\(table)/\(label)" + (part.isEmpty ? "" : "/\(part)")
      return "in the table \"\(table)\" it is called \(full)"
    }
    guard name != "row", let part = parts[name] else { return nil }
    if let row = firstRows[name] {
      return part.isEmpty
        ? "row \(row) of \"\(table)\" is called \(table)/\(row)"
        : "it is in row \(row) of \"\(table)\": \(table)/\(row)/\(part)"
    }
    if part.isEmpty { return "the first row of \"\(table)\" is called \(table)/1" }
    return "it is in the rows of \"\(table)\": \(table)/1/\(part) in the first"
  }

  /// The names of the views inside the rows, for hints.
  var innerNames: String {
    Set(parts.values.map(ViewID.shown)).subtracting([""]).sorted().joined(separator: ", ")
  }

  /// The names, for hints.
  var names: [String] { parts.keys.sorted() }
}
