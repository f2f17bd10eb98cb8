import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Draws the ground and the line of a row that is a view of another kind than a cell.
  ///
  /// - Returns: the view in its place within the row.
  mutating func drawRow(around figure: Figure) -> Figure {
    let ground = rowGround(figure)
    fill(figure.bounds, ground)
    addGround(figure.bounds, painted: ground, given: .white)
    if !figure.view.control.hidesSeparator { drawSeparators(figure) }
    var inside = figure
    inside.bounds = place(of: figure)
    return inside
  }

  /// Where a view is in its row: lines of controls in the middle, what has a width of its own at the
  /// end, where iOS has the accessories of rows.
  private func place(of figure: Figure) -> Rect {
    let room = figure.bounds.inset(
      by: figure.view.marginsInRow(width: figure.bounds.width, safeArea: figure.safeArea))
    switch figure.view.kind {
    case .switch: return end(Size(width: 63, height: 31), of: room, figure)
    case .stepper: return end(Size(width: 94, height: 32), of: room, figure)
    case .segmentedControl:
      return grid.centered(Size(width: room.width, height: min(32, room.height)), in: room)
    case .progressView:
      return grid.centered(Size(width: room.width, height: min(4, room.height)), in: room)
    default: return room
    }
  }

  private func end(_ size: Size, of room: Rect, _ figure: Figure) -> Rect {
    let width = min(size.width, room.width)
    let isLeft = figure.direction == .rightToLeft
    let place = Rect(
      x: isLeft ? room.minX : room.maxX - width, y: room.minY, width: width, height: room.height)
    return grid.centered(Size(width: width, height: min(size.height, room.height)), in: place)
  }
}

extension Figure {
  /// Whether it is a row of a group, but no cell that draws its own ground and line.
  var isBareRow: Bool {
    view.control.group != nil && view.kind != .tableCell && view.role != .transparent
  }
}
