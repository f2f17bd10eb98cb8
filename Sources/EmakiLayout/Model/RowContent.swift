public import EmakiDrawing

/// The rows of a table or the cells of a collection that are made as they come into view.
///
/// Only visible rows are laid out, so that a hundred thousand cost as much as a hundred.
public struct RowContent: Sendable, Hashable {
  /// Cells one after the other, with a header above and a footer below.
  public struct Section: Sendable, Hashable {
    /// The header, at most one; as high as its constraints ask for.
    public var header: [View]
    /// The rows.
    public var rows: Rows
    /// The footer, at most one; as high as its constraints ask for.
    public var footer: [View]
    /// The height of each row in points; `nil` for the heights that the cell's constraints ask for.
    public var rowHeight: Double?

    /// Makes a section.
    public init(
      header: [View] = [], rows: Rows, footer: [View] = [], rowHeight: Double? = nil
    ) {
      self.header = header
      self.rows = rows
      self.footer = footer
      self.rowHeight = rowHeight
    }
  }

  /// Where cells come from.
  public enum Rows: Sendable, Hashable {
    /// Many alike: `{index}` in the texts of the cell is the number in the section, from 1.
    case counted(Int, cell: View)
    /// One each.
    case listed([View])

    /// The number of rows.
    public var count: Int {
      switch self {
      case .counted(let count, _): count
      case .listed(let cells): cells.count
      }
    }
  }

  /// A header or footer, above or below rows.
  public enum Part: Sendable, Hashable {
    /// Above all rows.
    case header
    /// Below all rows.
    case footer
    /// Above the rows of a section, from 0.
    case sectionHeader(Int)
    /// Below the rows of a section, from 0.
    case sectionFooter(Int)
  }

  /// The sections, from top to bottom.
  public var sections: [Section]
  /// The header above the first section; at most one.
  public var header: [View]
  /// The footer below the last section; at most one.
  public var footer: [View]
  /// Headers and footers that are subviews of the table, as those that hold a controller: they are
  /// laid out with it, as high as their constraints ask for, and lie where others would.
  public var hosted: [Part: ViewID] = [:]
  /// Whether a section's header stays at the top while its section is in view.
  public var headersStick: Bool
  /// Whether the rows of a section belong together as in a grouped table.
  public var isGrouped = false
  /// Actions that appear when a finger moves a row of a table, the outermost first.
  public var leadingActions: [SwipeAction] = []
  /// The same at the other side.
  public var trailingActions: [SwipeAction] = []
  /// How much is gone of rows that were deleted, by their numbers from 0 over all sections: 1 is
  /// all. The others keep their numbers.
  public var removed: [Int: Double] = [:]
  /// The heights that a motion has given to rows, by their numbers from 0 over all sections,
  /// points.
  public var heights: [Int: Double] = [:]
  /// The height that a motion has given to all others, points.
  public var commonHeight: Double?
  /// The changes by a motion to views in rows that affect frames, in order.
  public var changes: [Change] = []
  /// Room at the sides of the rows, points.
  public var rowInsets: Insets
  /// Where the cells of a collection lie; `nil` for the rows of a table.
  public var flow: FlowLayout?

  /// Makes the rows of a table, or with `flow` the cells of a collection.
  public init(
    _ sections: [Section], header: [View] = [], footer: [View] = [], headersStick: Bool = false,
    rowInsets: Insets = .zero, flow: FlowLayout? = nil
  ) {
    self.sections = sections
    self.header = header
    self.footer = footer
    self.headersStick = headersStick
    self.rowInsets = rowInsets
    self.flow = flow
  }
}

extension RowContent {
  /// Gives rows another height.
  ///
  /// - Parameter rows: their numbers from 0 over all sections; `nil` for all.
  public mutating func give(_ height: Double, to rows: ClosedRange<Int>?) {
    guard let rows else {
      (heights, commonHeight) = ([:], height)
      return
    }
    let count = sections.reduce(0) { $0 + $1.rows.count }
    for row in rows.clamped(to: 0...max(0, count - 1)) { heights[row] = height }
  }

  /// Whether a motion has changed the heights and contents of another one's rows in the same way.
  public func isChanged(as other: RowContent) -> Bool {
    heights == other.heights && commonHeight == other.commonHeight && changes == other.changes
  }

  /// The prototype of a row, by its number from 0 over all sections.
  public func prototype(ofRow number: Int) -> View? {
    var row = number
    for section in sections {
      if row >= 0, row < section.rows.count {
        switch section.rows {
        case .counted(_, let cell): return cell
        case .listed(let cells): return cells[row]
        }
      }
      row -= section.rows.count
    }
    return nil
  }
}

/// Cells in lines that fill the width and follow one another, as in UIKit's flow layout.
public struct FlowLayout: Sendable, Hashable {
  /// The direction in which lines follow one another and the content scrolls.
  public var axis: Axis
  /// The size of a cell, points.
  public var itemSize: Size
  /// The number of cells in a line; `nil` for as many as fit. With a number they share the width.
  public var columns: Int?
  /// Points between lines.
  public var lineSpacing: Double
  /// The least number of points between cells of a line; the rest of the line is shared out.
  public var itemSpacing: Double
  /// Room around the cells of each section, points.
  public var sectionInsets: Insets

  /// Makes a layout; by default UIKit's: cells of 50 by 50 points, 10 points apart.
  public init(
    axis: Axis = .vertical, itemSize: Size = Size(width: 50, height: 50), columns: Int? = nil,
    lineSpacing: Double = 10, itemSpacing: Double = 10, sectionInsets: Insets = .zero
  ) {
    self.axis = axis
    self.itemSize = itemSize
    self.columns = columns
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.sectionInsets = sectionInsets
  }
}
