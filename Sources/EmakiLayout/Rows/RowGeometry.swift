public import EmakiDrawing

/// Where the rows, headers and footers of a table or collection lie, without their inner layout.
public struct RowGeometry: Sendable, Hashable {
  struct Section: Sendable, Hashable {
    /// Where the header begins, in the direction of scrolling.
    var start: Double
    var headerHeight: Double
    var rows: Rows
    var footerHeight: Double

    var rowsStart: Double { start + headerHeight }
    var footerStart: Double { rowsStart + rows.extent }
    var end: Double { footerStart + footerHeight }
    /// Whether parts of rows are gone.
    var isShortened: Bool {
      if case .stacked(let heights) = rows { heights.isShortened } else { false }
    }
  }

  enum Rows: Sendable, Hashable {
    case stacked(RowHeights)
    case flowing(FlowLines)

    var extent: Double {
      switch self {
      case .stacked(let heights): heights.total
      case .flowing(let lines): lines.extent
      }
    }

    var count: Int {
      switch self {
      case .stacked(let heights): heights.count
      case .flowing(let lines): lines.count
      }
    }

    func start(of row: Int) -> Double {
      switch self {
      case .stacked(let heights): heights.start(of: row)
      case .flowing(let lines): lines.start(of: row)
      }
    }
  }

  /// The size of the table that it holds for, as far as it matters: a table's width.
  let breadth: Double
  let headerHeight: Double
  let sections: [Section]
  let footerHeight: Double
  let isVertical: Bool
  /// Whether a section's header lies over its first rows in view.
  var headersStick = false
  /// Insets that the safe area takes at the table's left and right.
  let sides: Insets
  /// The heights of the parts that are subviews of the table.
  let hosted: [RowContent.Part: Double]

  /// The same where parts of rows are gone, by their numbers from 0 over all sections.
  public func without(_ removed: [Int: Double]) -> RowGeometry {
    if removed.isEmpty, !sections.contains(where: \.isShortened) { return self }
    return mapHeights { $0.without(removed.within($1, count: $0.count)) }
  }

  /// The same with other heights of rows, by their numbers from 0 over all sections.
  func giving(_ heights: [Int: Double]) -> RowGeometry {
    if heights.isEmpty { return self }
    return mapHeights { $0.giving(heights.within($1, count: $0.count)) }
  }

  /// Rows that are on their way from old heights to new ones.
  public struct Difference: Sendable {
    /// How much of the way is left.
    let share: Double
    let old: RowGeometry
    let new: RowGeometry

    /// Makes a difference, of which a share is still seen.
    public init(_ share: Double, of old: RowGeometry, beyond new: RowGeometry) {
      self.share = share
      self.old = old
      self.new = new
    }
  }

  /// The same with all that is still seen of other heights.
  public func adding(_ differences: [Difference]) -> RowGeometry {
    if differences.isEmpty { return self }
    var place = -1
    return mixingLabels(differences).mapHeights { heights, _ in
      place += 1
      return heights.adding(
        differences.compactMap { difference in
          guard let old = difference.old.heights(inSection: place),
            let new = difference.new.heights(inSection: place)
          else { return nil }
          return RowHeights.Difference(share: difference.share, old: old, new: new)
        })
    }
  }

  /// The same with headers and footers on their way; of those with other sections nothing is seen.
  private func mixingLabels(_ differences: [Difference]) -> RowGeometry {
    let own = differences.filter {
      $0.old.sections.count == sections.count && $0.new.sections.count == sections.count
    }
    func mixed(_ height: (RowGeometry) -> Double) -> Double {
      max(0, own.reduce(height(self)) { $0 + $1.share * (height($1.old) - height($1.new)) })
    }
    var made = sections
    for place in made.indices {
      made[place].headerHeight = mixed { $0.sections[place].headerHeight }
      made[place].footerHeight = mixed { $0.sections[place].footerHeight }
    }
    return RowGeometry(
      breadth: breadth, headerHeight: mixed(\.headerHeight), sections: made,
      footerHeight: mixed(\.footerHeight), isVertical: isVertical, headersStick: headersStick,
      sides: sides, hosted: hosted)
  }

  private func heights(inSection place: Int) -> RowHeights? {
    guard sections.indices.contains(place), case .stacked(let heights) = sections[place].rows else {
      return nil
    }
    return heights
  }

  /// The same with other rows, whose sections follow one another again.
  ///
  /// - Parameter transform: of a section's heights, and the number of its first row.
  private func mapHeights(_ transform: (RowHeights, Int) -> RowHeights) -> RowGeometry {
    var made: [Section] = []
    var start = headerHeight
    var first = 0
    for section in sections {
      var section = section
      section.start = start
      if case .stacked(let heights) = section.rows {
        section.rows = .stacked(transform(heights, first))
      }
      start = section.end
      first += section.rows.count
      made.append(section)
    }
    return RowGeometry(
      breadth: breadth, headerHeight: headerHeight, sections: made, footerHeight: footerHeight,
      isVertical: isVertical, headersStick: headersStick, sides: sides, hosted: hosted)
  }

  /// The height of a row by its number from 0 over all sections; `nil` where there is none, and in
  /// a collection.
  public func height(ofRow number: Int) -> Double? {
    var row = number
    for section in sections {
      if row >= 0, row < section.rows.count, case .stacked(let heights) = section.rows {
        return heights.height(of: row)
      }
      row -= section.rows.count
    }
    return nil
  }

  /// Where the last section ends.
  var sectionsEnd: Double { sections.last?.end ?? headerHeight }

  /// How far the content reaches in the direction of scrolling.
  var extent: Double { sectionsEnd + footerHeight }

  /// Where a header or footer begins that does not stick.
  func start(of part: RowContent.Part) -> Double {
    switch part {
    case .header: 0
    case .footer: sectionsEnd
    case .sectionHeader(let index): sections[index].start
    case .sectionFooter(let index): sections[index].footerStart
    }
  }

  /// The number of rows, over all sections.
  public var count: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// How far the content is scrolled when a row lies at the beginning of what can be seen, below a
  /// header that stays in view, points; `nil` where there is no such row.
  ///
  /// - Parameter number: from 0, over all sections.
  public func offset(bringingUpRow number: Int) -> Double? {
    var row = number
    for section in sections {
      if row < section.rows.count, row >= 0 {
        let covered = headersStick ? section.headerHeight : 0
        return section.rowsStart + section.rows.start(of: row) - covered
      }
      row -= section.rows.count
    }
    return nil
  }

  /// The content's size in points.
  public var contentSize: Size {
    isVertical
      ? Size(width: breadth, height: extent) : Size(width: extent, height: breadth)
  }
}

extension [Int: Double] {
  /// Those of a section, by their numbers in it.
  fileprivate func within(_ first: Int, count: Int) -> [Int: Double] {
    let own = filter { $0.key >= first && $0.key < first + count }
    return Dictionary(uniqueKeysWithValues: own.map { ($0.key - first, $0.value) })
  }
}
