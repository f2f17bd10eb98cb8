public import EmakiDrawing

extension View {
  /// The margin at the sides of a row of a width, points: that of a controller as wide as the
  /// table.
  ///
  /// - Parameter safeArea: of the row.
  public func rowMargin(width: Double, safeArea: Insets) -> Double {
    // Where cards are as far from the sides as the wider margins, the table is wide.
    let beside = control.row.group?.isInset == true ? 2 * 20.0 : 0
    return LayoutEnvironment.sideMargin(
      inWidth: width + beside - safeArea.left - safeArea.right)
  }

  /// Insets of a view that is itself a row of a grouped table, in points: as the texts of cells it
  /// begins and ends at the margins. None for cells and for what fills a row.
  ///
  /// - Parameters:
  ///   - width: of the row.
  ///   - safeArea: of the row.
  public func marginsInRow(width: Double, safeArea: Insets) -> Insets {
    guard control.row.group != nil, kind.traits.hasMarginsInRows else { return .zero }
    let margin = rowMargin(width: width, safeArea: safeArea)
    return Insets(
      top: 0, left: safeArea.left + margin, bottom: 0, right: safeArea.right + margin)
  }
}
