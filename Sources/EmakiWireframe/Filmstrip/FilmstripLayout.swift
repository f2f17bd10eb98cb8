import EmakiDrawing

/// Where the cells of a filmstrip are; all distances in whole points, so that they meet any grid.
struct FilmstripLayout {
  /// Room in a cell's picture for the outline around the screen.
  static let edge = 2.0
  /// Between cells, and around them.
  static let gap = 36.0
  /// From the upper edge to the first row of cells.
  static let heading = 72.0
  /// Under each cell, for bar and figures.
  static let footing = 72.0

  /// Where each screen is.
  let frames: [Rect]
  /// The size of the whole picture.
  let size: Size

  /// Puts screens into rows of `columns`.
  ///
  /// - Parameter hasFooting: whether something stands under the cells.
  init(screens: [Size], columns: Int, hasFooting: Bool) {
    let columns = max(1, columns)
    var frames: [Rect] = []
    var top = Self.heading
    var right = 0.0
    for start in stride(from: 0, to: screens.count, by: columns) {
      let row = screens[start..<min(start + columns, screens.count)]
      var left = Self.gap
      for screen in row {
        frames.append(
          Rect(origin: Point(x: left, y: top), size: screen))
        left += screen.width.rounded(.up) + Self.gap
      }
      right = max(right, left)
      top += (row.map(\.height).max() ?? 0).rounded(.up) + (hasFooting ? Self.footing : Self.gap)
    }
    self.frames = frames
    size = Size(width: max(right, 4 * Self.gap), height: top)
  }
}
