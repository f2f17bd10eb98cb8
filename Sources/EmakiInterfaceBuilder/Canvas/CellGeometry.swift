internal import EmakiDrawing
internal import EmakiLayout

/// The frame of a table cell's content view on the canvas.
struct CellGeometry {
  let header: DocumentHeader

  /// The content view's frame in a cell of this size, where the file does not say a usable one.
  func contentFrame(cell: Size, accessory: String?) -> Rect {
    Rect(
      x: 0, y: 0, width: max(0, cell.width - accessoryWidth(accessory, cellWidth: cell.width)),
      height: max(0, cell.height - separator))
  }

  /// The part of the height that the separator takes; nothing in xibs of Xcode 6.1 with size
  /// classes.
  var separator: Double {
    guard header.habits.hasSeparatorPixel else { return 0 }
    if !header.isStoryboard, header.usesSizeClasses, !header.habits.xibsHaveSeparatorPixel {
      return 0
    }
    return 1 / (header.device?.scale ?? 1)
  }

  /// The part of the width that an accessory takes.
  func accessoryWidth(_ accessory: String?, cellWidth: Double) -> Double {
    let isWide = CanvasMargins(header: header).hasWideCells(cellWidth, preserves: true)
    let extra: Double = isWide ? 4 : 0
    guard let mark = accessory.flatMap(CellAccessory.init) else { return 0 }
    let width = mark == .disclosureIndicator ? header.habits.chevronWidth : mark.width
    return width + extra
  }
}
