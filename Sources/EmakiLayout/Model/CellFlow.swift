public import EmakiDrawing

/// The lines in which the cells of a collection lie that are its subviews.
///
/// Each cell has the size of its `frame`, or with `fitsCells` the one that its constraints ask for.
/// Cells that are made as they come into view are placed by the `flow` of ``RowContent``.
public struct CellFlow: Sendable, Hashable {
  /// The direction in which lines follow one another and the content scrolls.
  public var axis: Axis
  /// Points between lines.
  public var lineSpacing: Double
  /// The least number of points between cells of a line; the rest of the line is shared out.
  public var itemSpacing: Double
  /// Room around the cells, points; from right to left its sides are swapped.
  public var insets: Insets
  /// Whether cells are as large as their constraints ask, as UIKit's automatic item size makes them.
  public var fitsCells: Bool

  /// Makes a flow; by default UIKit's.
  public init(
    axis: Axis = .vertical, lineSpacing: Double = 10, itemSpacing: Double = 10,
    insets: Insets = .zero, fitsCells: Bool = false
  ) {
    self.axis = axis
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.insets = insets
    self.fitsCells = fitsCells
  }
}
