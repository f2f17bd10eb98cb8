import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Draws the background and the line of a row that is a view of another kind than a cell.
  ///
  /// - Returns: the view with its bounds within the row.
  mutating func drawRow(around figure: DrawnView) -> DrawnView {
    let ground = rowGround(figure)
    fill(figure.bounds, ground)
    addGround(figure.bounds, painted: ground, given: .white)
    if !figure.view.control.row.hidesSeparator { drawSeparators(figure) }
    var inside = figure
    inside.bounds = place(of: figure)
    return inside
  }

  /// The rectangle of a view in its row: lines of controls in the middle, views of a fixed width at
  /// the end, where iOS has the accessories of rows.
  private func place(of figure: DrawnView) -> Rect {
    let room = figure.bounds.inset(
      by: figure.view.marginsInRow(width: figure.bounds.width, safeArea: figure.safeArea))
    guard case .fixed(let width, let height) = figure.view.kind.traits.sizeInRow else {
      return room
    }
    if let width { return end(Size(width: width, height: height), of: room, figure) }
    return grid.centered(Size(width: room.width, height: min(height, room.height)), in: room)
  }

  private func end(_ size: Size, of room: Rect, _ figure: DrawnView) -> Rect {
    let width = min(size.width, room.width)
    let isLeft = figure.direction == .rightToLeft
    let place = Rect(
      x: isLeft ? room.minX : room.maxX - width, y: room.minY, width: width, height: room.height)
    return grid.centered(Size(width: width, height: min(size.height, room.height)), in: place)
  }
}

extension DrawnView {
  /// Whether it is a row of a group, but not a cell that draws its background and line itself.
  var isBareRow: Bool {
    view.control.row.group != nil && view.kind != .tableCell && view.role != .transparent
  }
}
