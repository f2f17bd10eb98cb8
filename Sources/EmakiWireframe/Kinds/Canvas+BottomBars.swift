import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Buttons at equal distances, under a soft line.
  mutating func drawToolbar(_ figure: Figure) {
    let bounds = figure.bounds
    softLine(from: bounds.minX, to: bounds.maxX, y: bounds.minY)
    guard !figure.hasSubviews else { return }
    let row = figure.bottomBarRow(atMost: 44)
    if let title = figure.view.control.barTitle {
      draw(title, in: row.outset(by: -4), of: row, figure)
    }
    let items = figure.view.control.items
    let widths = items.indices.map { barButtonWidth(figure, $0) }
    let room = row.width - 32 - widths.reduce(0, +)
    let gap = items.count > 1 ? max(8, room / Double(items.count - 1)) : 0
    var left = row.minX + 16
    for (index, width) in widths.enumerated() {
      let rect = Rect(x: left, y: row.minY, width: width, height: row.height)
      drawBarItem(index, of: figure, in: grid.snap(figure.mirrored(rect)), of: row)
      left += width + gap
    }
  }
}

extension Figure {
  /// The part of a bar at the bottom that lies over the home indicator and beside the notch.
  func bottomBarRow(atMost height: Double) -> Rect {
    let free = bounds.height - safeArea.bottom
    // A bar that does not reach down to the screen's edge is used as it is.
    let own = free >= 24 ? free : bounds.height
    return Rect(
      x: bounds.minX + safeArea.left, y: bounds.minY,
      width: max(0, bounds.width - safeArea.left - safeArea.right), height: min(height, own))
  }
}
