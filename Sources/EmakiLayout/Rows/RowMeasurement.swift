import EmakiDrawing

/// Finds out how high rows, headers and footers are.
struct RowMeasurement {
  /// Beyond so many rows of one section, those whose height is asked of their constraints are as
  /// high as the first one: their number must not decide the cost.
  static let measuredRows = 500
  /// A row without constraints that say more.
  static let defaultHeight = 44.0

  /// Points above and below the text of a row that is drawn as a whole: in the 44 points of UIKit's there
  /// is a line of 21.
  static let textInset = 11.5

  let cells: CellLayout

  /// The geometry of a table of a width, or of a collection across the direction of its lines.
  ///
  /// - Parameters:
  ///   - table: its id, by which changes name the views in its rows.
  ///   - hosted: the heights of headers and footers that are subviews of the table.
  func geometry(
    of content: RowContent, in table: ViewID, breadth: Double,
    hosted: [RowContent.Part: Double] = [:]
  ) -> RowGeometry {
    let isVertical = content.flow?.axis != .horizontal
    let changed = ChangedRows(content.changes, of: table)
    func height(_ part: RowContent.Part, _ views: [View]) -> Double {
      if !isVertical { return 0 }
      return hosted[part]
        ?? self.height(of: views.map { changed.label($0, part) }, width: breadth)
    }
    let header = height(.header, content.header)
    var start = header
    var first = 0
    let sections = content.sections.enumerated().map { index, section in
      defer { first += section.rows.count }
      let made = RowGeometry.Section(
        start: start, headerHeight: height(.sectionHeader(index), section.header),
        rows: rows(of: section, content, changed.from(first), breadth: breadth),
        footerHeight: height(.sectionFooter(index), section.footer))
      start = made.end
      return made
    }
    return RowGeometry(
      breadth: breadth, headerHeight: header, sections: sections,
      footerHeight: height(.footer, content.footer),
      isVertical: isVertical, headersStick: isVertical && content.headersStick,
      sides: cells.sides, hosted: hosted
    ).giving(content.heights).without(content.removed)
  }

  private func rows(
    of section: RowContent.Section, _ content: RowContent, _ changed: ChangedRows, breadth: Double
  ) -> RowGeometry.Rows {
    if let flow = content.flow {
      return .flowing(FlowLines(flow, count: section.rows.count, breadth: breadth))
    }
    let insets = content.rowInsets + cells.sides
    let width = max(0, breadth - insets.left - insets.right)
    if let height = content.commonHeight {
      return .stacked(RowHeights(count: section.rows.count, heights: [], rest: height))
    }
    return .stacked(heights(of: section, changed, width: width))
  }

  private func heights(
    of section: RowContent.Section, _ changed: ChangedRows, width: Double
  ) -> RowHeights {
    if let height = section.rowHeight {
      return RowHeights(count: section.rows.count, heights: [], rest: height)
    }
    switch section.rows {
    case .counted(let count, let cell):
      // Rows that differ only in their number are as high as the first.
      let height = count == 0 ? 0 : rowHeight(changed.inAllRows(cell.numbered(1)), width)
      let others = changed.rows(among: count).prefix(Self.measuredRows).map { row in
        (row, rowHeight(changed.row(cell.numbered(row + 1), row), width))
      }
      return RowHeights(
        count: count, heights: [], rest: height, others: Dictionary(uniqueKeysWithValues: others))
    case .listed(let cells):
      let first = cells.prefix(Self.measuredRows).enumerated().map { row, cell in
        rowHeight(changed.row(cell, row), width)
      }
      let others = changed.rows(among: cells.count).drop { $0 < Self.measuredRows }
        .prefix(Self.measuredRows)
        .map { row in (row, rowHeight(changed.row(cells[row], row), width)) }
      return RowHeights(
        count: cells.count, heights: first, rest: first.first ?? 0,
        others: Dictionary(uniqueKeysWithValues: others))
    }
  }

  private func rowHeight(_ cell: View, _ width: Double) -> Double {
    if cell.subviews.isEmpty, cell.constraints.isEmpty {
      let text = cell.text.map { $0.font.lineHeight(scale: 1) + 2 * Self.textInset } ?? 0
      return max(Self.defaultHeight, text)
    }
    let height = cells.height(ofRow: cell, width: width)
    return height > 0 ? height : Self.defaultHeight
  }

  private func height(of views: [View], width: Double) -> Double {
    views.reduce(0) { $0 + cells.height(ofLabel: $1, width: width) }
  }
}
