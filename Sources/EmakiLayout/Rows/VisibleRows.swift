import EmakiDrawing

/// The views of a table or collection that can be seen at one moment, with their frames.
struct VisibleRows {
  /// One of them.
  struct Piece {
    var view: View
    /// The frame in the content's coordinates.
    var frame: Rect
    /// Insets at the sides for its subviews, within the frame.
    var contentInsets: Insets
    /// The height that it is laid out in; more than that of `frame` for a row that is being
    /// deleted.
    var fullHeight: Double?
    /// Whether it shows no more than fits in: its height is a motion's.
    var isCut = false
    /// Whether it is a header or footer.
    var isLabel = false
    /// Whether it is a subview of the table, of which only the id is known here.
    var isHosted = false
  }

  let id: ViewID
  let content: RowContent
  let geometry: RowGeometry
  let state: ScrollState
  /// The inset of the table as it is presented.
  let inset: Insets
  /// The part of the content that is shown.
  var window: Rect
  /// The number of the selected row, from 0 over all sections.
  let selected: Int?

  private var top: Double { geometry.isVertical ? window.minY : window.minX }
  private var bottom: Double { geometry.isVertical ? window.maxY : window.maxX }

  /// Whether it lies from right to left.
  var isMirrored = false

  /// Back to front: rows, then what lies over them.
  func pieces() -> [Piece] {
    guard let other = mirrored else { return unmirroredPieces() }
    return other.unmirroredPieces().map { piece in
      var piece = piece
      piece.frame = piece.frame.mirrored(in: geometry.contentSize.width)
      return piece
    }
  }

  /// The numbers of the rows, from 0 over all sections; growing, and no empty ranges.
  func numbers() -> [Range<Int>] {
    if let other = mirrored { return other.unmirroredNumbers() }
    return unmirroredNumbers()
  }

  /// The same from left to right, where it lies the other way.
  private var mirrored: VisibleRows? {
    guard isMirrored, content.flow != nil else { return nil }
    var other = self
    other.window = window.mirrored(in: geometry.contentSize.width)
    return other
  }

  private func unmirroredNumbers() -> [Range<Int>] {
    var first = 0
    let ranges = geometry.sections.compactMap { section -> Range<Int>? in
      defer { first += section.rows.count }
      guard section.end > top, section.start < bottom else { return nil }
      let range = rows(of: section)
      return range.isEmpty ? nil : range.lowerBound + first..<range.upperBound + first
    }
    return ranges.flatMap { range in range.without { content.removed[$0] == 1 } }
  }

  private func unmirroredPieces() -> [Piece] {
    var rows: [Piece] = []
    var labels: [Piece] = []
    var number = 0
    for (index, section) in geometry.sections.enumerated() {
      if section.end > top, section.start < bottom {
        rows += self.rows(of: index, firstNumber: number)
        labels += self.labels(of: index)
      }
      number += content.sections[index].rows.count
    }
    return rows + ends() + labels
  }

  // MARK: Rows

  private func rows(of index: Int, firstNumber: Int) -> [Piece] {
    let section = geometry.sections[index]
    return rows(of: section).map { self.row($0, of: index, firstNumber: firstNumber) }
      .filter { $0.frame.height > 0 || $0.fullHeight == nil }
  }

  func row(_ row: Int, of index: Int, firstNumber: Int) -> Piece {
    let section = geometry.sections[index]
    let number = firstNumber + row
    var cell = cell(row, of: index).instance(id.row(number)).taking(content.changes)
    if number == selected { cell.control.isOn = true }
    if content.isGrouped {
      cell.control.row.group = group(of: row, in: index, first: firstNumber)
    }
    var piece = Piece(
      view: cell, frame: frame(of: row, in: section), contentInsets: contentInsets(of: cell))
    if case .stacked(let heights) = section.rows {
      if section.isShortened { piece.fullHeight = heights.fullHeight(of: row) }
      piece.isCut = heights.isGiven(row)
    }
    return piece
  }

  /// The rows of a section that have a part in the window, from 0.
  private func rows(of section: RowGeometry.Section) -> Range<Int> {
    let (from, to) = (top - section.rowsStart, bottom - section.rowsStart)
    return switch section.rows {
    case .stacked(let heights): heights.rows(from: from, to: to)
    case .flowing(let lines): lines.items(from: from, to: to)
    }
  }

  private func group(of row: Int, in section: Int, first: Int) -> RowGroup {
    let count = content.sections[section].rows.count
    func isGone(_ row: Int) -> Bool { content.removed[first + row] == 1 }
    return RowGroup(
      isFirst: (0..<row).reversed().allSatisfy(isGone),
      isLast: (row + 1..<max(count, row + 1)).allSatisfy(isGone),
      isInset: content.rowInsets != .zero)
  }

  /// Rows reach from edge to edge, and their content views from one side of the safe area to the
  /// other; rows in rounded groups lie there as a whole.
  private func contentInsets(of row: View) -> Insets {
    content.rowInsets == .zero && !row.kind.scrolls ? geometry.sides : .zero
  }

  private func cell(_ row: Int, of section: Int) -> View {
    switch content.sections[section].rows {
    case .counted(_, let cell): cell.numbered(row + 1)
    case .listed(let cells): cells[row].numbered(row + 1)
    }
  }

  private func frame(of row: Int, in section: RowGeometry.Section) -> Rect {
    switch section.rows {
    case .stacked(let heights):
      let insets = content.rowInsets == .zero ? .zero : content.rowInsets + geometry.sides
      return Rect(
        x: insets.left, y: section.rowsStart + heights.start(of: row),
        width: max(0, geometry.breadth - insets.left - insets.right),
        height: heights.height(of: row))
    case .flowing(let lines):
      let frame = lines.frame(of: row)
      return geometry.isVertical
        ? frame.offset(x: 0, y: section.rowsStart) : frame.offset(x: section.rowsStart, y: 0)
    }
  }

  // MARK: Headers and footers

  /// Header and footer of a section, as far as they can be seen.
  private func labels(of index: Int) -> [Piece] {
    guard geometry.isVertical else { return [] }
    let (section, made) = (geometry.sections[index], content.sections[index])
    return piece(made.footer, .sectionFooter(index), section.footerHeight)
      + piece(made.header, .sectionHeader(index), section.headerHeight)
  }

  /// The header above the first and the footer below the last section.
  private func ends() -> [Piece] {
    guard geometry.isVertical else { return [] }
    return piece(content.header, .header, geometry.headerHeight)
      + piece(content.footer, .footer, geometry.footerHeight)
  }

  private func piece(
    _ views: [View], _ part: RowContent.Part, _ height: Double
  ) -> [Piece] {
    let y = start(of: part)
    guard height > 0, y < bottom, y + height > top else { return [] }
    let frame = Rect(x: 0, y: y, width: geometry.breadth, height: height)
    if let id = content.hosted[part] {
      return [Piece(view: View(id: id), frame: frame, contentInsets: .zero, isHosted: true)]
    }
    return views.map { label($0, part, frame) }
  }

  func label(_ view: View, _ part: RowContent.Part, _ frame: Rect) -> Piece {
    Piece(
      view: view.instance(id.inner(part.name)).taking(content.changes), frame: frame,
      contentInsets: view.insetsAsLabel(geometry.sides), isLabel: true)
  }

  /// Where a header or footer begins.
  ///
  /// A section's header sticks to the top as long as its section is there, and is pushed out by the
  /// next one.
  func start(of part: RowContent.Part) -> Double {
    let start = geometry.start(of: part)
    guard case .sectionHeader(let index) = part, geometry.headersStick else { return start }
    let section = geometry.sections[index]
    let stuck = max(start, top + state.coveredTop(at: top, inset: inset.top))
    return max(start, min(stuck, section.end - section.headerHeight))
  }
}

extension Range<Int> {
  /// The parts between numbers that are left out.
  fileprivate func without(_ isLeftOut: (Int) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = lowerBound
    for number in self where isLeftOut(number) {
      if start < number { parts.append(start..<number) }
      start = number + 1
    }
    return start < upperBound ? parts + [start..<upperBound] : parts
  }
}

extension Rect {
  /// Its picture in a mirror that swaps the left and right ends of a width.
  fileprivate func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
