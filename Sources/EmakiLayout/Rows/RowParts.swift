extension ViewID {
  /// A view that every row of a table has: `list/*/title`, or with an empty part `list/*`, the row
  /// itself.
  ///
  /// - Parameter rows: the numbers of the rows that are meant, from 1 over all sections; `nil` for
  ///   all.
  public static func inRows(
    of table: ViewID, _ rows: ClosedRange<Int>? = nil, part: String = ""
  ) -> ViewID {
    let numbers = rows.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "*"
    return table.inner(numbers).inner(part)
  }

  /// A view of the row in question, in steps that a row starts: `list/row/title`, or with an empty
  /// part `list/row`, the row itself.
  public static func inRow(of table: ViewID, part: String = "") -> ViewID {
    table.inner("row").inner(part)
  }

  /// The table, and what row or rows of it are meant, of a view in rows: of `list/*/title` these
  /// are `list` and `list/*`; `nil` for a view that is in no row.
  public var placeInRows: (table: ViewID, row: ViewID)? {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    guard
      let number = parts.indices.dropFirst().first(where: { index in
        parts[index] == "*" || parts[index].first?.isNumber == true
      })
    else { return nil }
    return (
      ViewID(parts[..<number].joined(separator: "/")),
      ViewID(parts[...number].joined(separator: "/"))
    )
  }

  /// A view inside this one by its path there, `title` in `list/3`; with an empty path this one.
  public func inner(_ path: String) -> ViewID { path.isEmpty ? self : ViewID("\(key)/\(path)") }

  /// A row of this table by its number from 0 over all sections.
  public func row(_ number: Int) -> ViewID { inner("\(number + 1)") }

  /// The number of a row from 0 over all sections: 2 of `list/3`; `nil` for other views.
  public var rowNumber: Int? {
    guard let place = placeInRows, place.row == self else { return nil }
    return Int(path(in: place.table)).map { $0 - 1 }
  }

  /// Whether its path leads through another view, such as a row.
  public func isInside(_ view: ViewID) -> Bool {
    key.utf8.count > view.key.utf8.count && key.hasPrefix(view.key + "/")
  }

  /// Its path in a view that it is inside of, `title` of `list/3/title` in `list/3`; empty for that
  /// view.
  public func path(in view: ViewID) -> String { String(key.dropFirst(view.key.count + 1)) }

  /// The view that all rows have where this one is in a row: `list/*/title` for `list/3/title`, and
  /// for `title#3` of a storyboard's prototype `title`.
  package var inAllRows: ViewID {
    guard let place = placeInRows else {
      let name = key.prefix { $0 != "#" }
      let isRow = key.dropFirst(name.count + 1).allSatisfy(\.isNumber)
      return isRow && !name.isEmpty ? ViewID(String(name)) : self
    }
    return place.table.inner("*").inner(path(in: place.row))
  }

  /// Whether a view is this one, or one of those in rows that are meant.
  public func means(_ view: ViewID) -> Bool {
    if self == view { return true }
    guard key.contains("/") else { return false }
    let own = key.split(separator: "/")
    let other = view.key.split(separator: "/")
    return own.count == other.count && zip(own, other).allSatisfy { Self.means($0, $1) }
  }

  /// Whether a view is meant, or has in it what is meant.
  public func reaches(into view: ViewID) -> Bool {
    let own = key.split(separator: "/")
    let other = view.key.split(separator: "/")
    return own.count >= other.count && zip(own, other).allSatisfy { Self.means($0, $1) }
  }

  private static func means(_ own: Substring, _ other: Substring) -> Bool {
    if own == other { return true }
    guard let number = Int(other) else { return false }
    let ends = own.split(separator: "-").compactMap { Int($0) }
    return own == "*" || ends.count == 2 && ends[0] <= number && number <= ends[1]
  }
}

extension View {
  /// The names of a prototype's views inside a row, such as `title` of `list/3/title`; the row
  /// itself has an empty name.
  public var partNames: [ViewID: String] {
    var names: [ViewID: String] = [id: ""]
    var taken: Set<String> = []
    func add(_ inner: ViewID) {
      let short = shortened(inner)
      let name = taken.insert(short).inserted ? short : inner.key
      taken.insert(name)
      if names[inner] == nil { names[inner] = name }
    }
    forEach { view in
      add(view.id)
      for guide in view.guides { add(guide.id) }
    }
    return names
  }

  /// Without the prototype's id, which begins the ids that were made for its subviews.
  private func shortened(_ inner: ViewID) -> String {
    let rest = inner.key.dropFirst(id.key.count)
    let isOwn = inner.key.hasPrefix(id.key) && "-/".contains(rest.first ?? " ")
    return isOwn && rest.count > 1 ? String(rest.dropFirst()) : inner.key
  }
}

extension RowContent.Part {
  /// The name of such a view in its table.
  var name: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .sectionHeader(let index): "header\(index + 1)"
    case .sectionFooter(let index): "footer\(index + 1)"
    }
  }
}

extension RowContent {
  /// The views that a name in the table stands for: a header or footer, `header1`, else the cells
  /// of its rows.
  public func views(called name: String) -> [View] {
    labels.first { $0.part.name == name }?.views ?? prototypes
  }

  /// Its headers and footers.
  var labels: [(part: Part, views: [View])] {
    var labels = [(part: Part.header, views: header), (.footer, footer)]
    for (index, section) in sections.enumerated() {
      labels += [(.sectionHeader(index), section.header), (.sectionFooter(index), section.footer)]
    }
    return labels
  }

  /// The prototypes of the rows, without repetitions.
  public var prototypes: [View] {
    sections.flatMap { section in
      switch section.rows {
      case .counted(_, let cell): [cell]
      case .listed(let cells): cells
      }
    }
  }

  /// The same rows with other cells.
  public func mapCells(_ transform: (View) -> View) -> RowContent {
    var content = self
    for index in content.sections.indices {
      switch content.sections[index].rows {
      case .counted(let count, let cell):
        content.sections[index].rows = .counted(count, cell: transform(cell))
      case .listed(let cells): content.sections[index].rows = .listed(cells.map(transform))
      }
    }
    return content
  }
}
