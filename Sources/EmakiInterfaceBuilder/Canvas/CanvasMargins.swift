internal import EmakiDrawing
internal import EmakiLayout

/// The layout margins of root views and cells on the canvas.
struct CanvasMargins {
  /// The properties of a table that decide its cells' margins.
  struct Table {
    /// In points.
    var width: Double
    /// Whether its cells lie in from its sides.
    var isInset: Bool
    /// Whether it is the view of a controller.
    var isRoot: Bool
  }

  let header: DocumentHeader
  /// How wide the screen is on which cells of a storyboard are shown in a running app, points; `nil` on
  /// the canvas.
  var shownWidth: Double?

  /// The side margins of a root view, before explicit ones.
  func root(_ kind: RootSituation.Kind, size: Size) -> Insets {
    if header.device == nil {
      switch kind {
      case .controller where isAnySize(size) && header.habits.squareIsNarrow:
        return Insets(top: 0, left: 16, bottom: 0, right: 16)
      case .controller: break
      case .topLevelView where !header.habits.countsWholePoints: break
      case .topLevelView, .reusable: return Insets(all: 8)
      }
    }
    let side: Double = size.width >= 414 ? 20 : 16
    return Insets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Whether a root fills the square canvas, which is no device's; a simulated screen is one's.
  ///
  /// Xcode 6 gave it the margins of a phone; since Xcode 7 it counts as wide: 13 edges of two files.
  private func isAnySize(_ size: Size) -> Bool { size == Size(width: 600, height: 600) }

  /// The larger of explicit margins and the system's at the sides; top and bottom are the file's.
  func root(explicit: Insets?, system: Insets) -> Insets {
    guard let explicit else { return system }
    return Insets(
      top: explicit.top, left: max(explicit.left, system.left), bottom: explicit.bottom,
      right: max(explicit.right, system.right))
  }

  /// The margins of a cell's content view, before explicit ones.
  ///
  /// Those of inset-grouped tables are as wide as what the table leaves beside its cells.
  func cellContent(
    cellWidth: Double, table: Table?, isNarrowed: Bool, preserves: Bool
  ) -> Insets {
    let habits = header.habits
    let follows =
      header.isStoryboard ? habits.storyboardCellsFollowTables : habits.xibCellsFollowTables
    guard follows, preserves || habits.allCellsFollowTables else { return Insets(all: 8) }
    var side = cellSide(table?.width ?? cellWidth, in: table, preserves: preserves)
    if shownWidth == nil, let table, table.isInset, cellWidth < table.width {
      side = (table.width - cellWidth) / 2
    }
    let vertical = habits.cellMargin
    return Insets(top: vertical, left: side, bottom: vertical, right: isNarrowed ? 8 : side)
  }

  /// The width by which a cell of an inset-grouped table is narrower than it was saved, points.
  ///
  /// Those that were saved as wide as their table were laid out as narrow as all: one project.
  func untoldInset(cellWidth: Double, _ table: Table?) -> Double {
    guard let table, table.isInset, cellWidth == table.width else { return 0 }
    return 2 * Self.runningSide(inWidth: table.width)
  }

  /// 20 points in wide cells: by the device in a table, by its width for a cell that stands alone.
  private func cellSide(_ cellWidth: Double, in table: Table?, preserves: Bool) -> Double {
    if let shownWidth, header.isStoryboard { return Self.runningSide(inWidth: shownWidth) }
    if hasWideCells(cellWidth, preserves: preserves) { return 20 }
    return narrowCellSide(in: table)
  }

  /// The margin of a running app beside the content of cells, and beside the cells of inset-grouped
  /// tables, in points.
  ///
  /// Canvases of 390 and 393 points have 20, as UIKit draws them, those of 375 have 16.
  static func runningSide(inWidth width: Double) -> Double { width > 375 ? 20 : 16 }

  /// The side margin of cells that are not wide.
  ///
  /// Until Xcode 11 tables inside other views had 15 points where those that are a controller's root
  /// had 16, since Xcode 9: 18 edges of 3 projects beside 46 of 8; Xcode 11 gave cells of xibs the 15
  /// as well, 14 edges of 4 projects.
  private func narrowCellSide(in table: Table?) -> Double {
    guard let table else { return header.habits.looseCellSide }
    return table.isRoot ? header.habits.rootTableCellSide : header.habits.nestedTableCellSide
  }

  /// Up to this width of a table its cells have narrow margins on wide phones too, points.
  private static let narrowTable = 360.0

  /// Whether cells of a width have the wider margins.
  func hasWideCells(_ cellWidth: Double, preserves: Bool) -> Bool {
    guard let device = header.device else { return false }
    if device.isPad || header.orientation == .landscape {
      return header.habits.hasWideCellsOnPads && cellWidth >= 414
    }
    let standsAlone =
      header.habits.looseCellsStandAlone && !header.isStoryboard && !preserves
    if standsAlone { return cellWidth >= 414 }
    return header.habits.hasWideCells && device.size.width > 375 && cellWidth > Self.narrowTable
  }
}
