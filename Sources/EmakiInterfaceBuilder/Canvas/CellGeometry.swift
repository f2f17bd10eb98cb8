internal import EmakiDrawing

/// The frame of a table cell's content view on the canvas.
struct CellGeometry {
  let header: DocumentHeader

  /// The content view's frame in a cell of this size, where the file does not say a usable one.
  func contentFrame(cell: Size, accessory: String?) -> Rect {
    Rect(
      x: 0, y: 0, width: max(0, cell.width - accessoryWidth(accessory, cellWidth: cell.width)),
      height: max(0, cell.height - separator))
  }

  /// What the separator takes from the height; nothing in xibs of Xcode 6.1 with size classes.
  var separator: Double {
    guard header.era < .fullHeightContent else { return 0 }
    if !header.isStoryboard, header.usesSizeClasses, header.era >= .halfPointLines,
      header.era < .separators
    {
      return 0
    }
    return 1 / (header.device?.scale ?? 1)
  }

  /// What an accessory takes from the width.
  func accessoryWidth(_ accessory: String?, cellWidth: Double) -> Double {
    let isWide = CanvasMargins(header: header).hasWideCells(cellWidth, preserves: true)
    let extra: Double = isWide ? 4 : 0
    switch accessory {
    case "disclosureIndicator":
      if header.era < .tallSegments { return 34 + extra }
      return (header.era < .fixedStatusBars ? 27 : 26.5) + extra
    case "checkmark": return 40 + extra
    case "detailDisclosureButton": return 66 + extra
    case "detailButton": return 48 + extra
    default: return 0
    }
  }
}
