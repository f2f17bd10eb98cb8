internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// Positions rows one below the other, as wide as their table.
struct RowStack {
  let width: Double?
  let heights: TableHeights
  /// How far cells stand away from the sides of the table, in points.
  let inset: Double
  /// At least as high as this are the rows so far, in points: automatic ones can become lower.
  private(set) var leastHeight = 0.0
  private var height = 0.0

  init(width: Double?, heights: TableHeights, inset: Double = 0) {
    self.width = width
    self.heights = heights
    self.inset = inset
  }

  /// Leaves room above the next row, in points.
  mutating func skip(_ points: Double) {
    height += points
    leastHeight += points
  }

  /// The row at its position.
  mutating func append(_ view: View, of member: TableMember) -> View {
    var view = view
    let saved = SavedFrame(member.element)
    let isAutomatic = !member.isSectionEdge && heights.isAutomatic(member)
    let given = member.isSectionEdge ? view.frame.height : heights.height(of: member)
    let length = isAutomatic ? max(given, view.frame.height) : given
    let across = width ?? saved?.rect.width ?? 100
    view.placement = .autoresizing
    view.autoresizing = .widthSizable
    let side = member.role == .cell ? inset : 0
    view.frame = Rect(
      x: side, y: height, width: max(0, across - 2 * side), height: length)
    view.superviewSize = Size(width: across, height: 100)
    if !member.isSectionEdge { view.hasAutomaticHeight = isAutomatic }
    height += length
    leastHeight += view.hasAutomaticHeight ? length / 2 : length
    return view
  }
}

/// The heights that a table has for its rows.
struct TableHeights {
  private let table: XMLElement

  init(_ table: XMLElement) {
    self.table = table
  }

  /// The height before anything is laid out, in points: the row's, the table's, or the saved one.
  ///
  /// UIKit asks the heights of prototypes only of the canvas. But where an app's table has one height
  /// and a prototype another, often beside the 44 points that nobody set, its code gives rows the
  /// height they were drawn with: they would be cut or loose otherwise.
  func height(of member: TableMember) -> Double {
    let saved = SavedFrame(member.element)
    let all = member.role == .cell ? given(table, "rowHeight") : nil
    return own(member) ?? all ?? (saved?.hasHeight == true ? saved?.rect.height : nil) ?? 44
  }

  /// Whether the constraints of a row decide its height. Headers and footers of the whole table keep
  /// theirs, as in UIKit.
  func isAutomatic(_ member: TableMember) -> Bool {
    switch (member.role, member.element.key) {
    case (.cell, _): isAutomatic(cell: member.element)
    case (_, "headerView"): given(table, "sectionHeaderHeight") == nil
    case (_, "footerView"): given(table, "sectionFooterHeight") == nil
    default: false
    }
  }

  /// The same of a row. Only static ones have a row height in a table without one, as in UIKit.
  func isAutomatic(cell: XMLElement) -> Bool {
    given(table, "rowHeight") == nil && !(isStatic && given(cell, "rowHeight") != nil)
  }

  private var isStatic: Bool { table["dataMode"] == "static" }

  private func own(_ member: TableMember) -> Double? { given(member.element, "rowHeight") }

  /// A height that is not left open, as −1 does.
  private func given(_ element: XMLElement, _ attribute: String) -> Double? {
    element[attribute].flatMap(Double.init(written:)).flatMap { $0 > 0 ? $0 : nil }
  }
}
