import EmakiDrawing

extension Canvas {
  private static let chipFont = Font.system(9, .semibold)

  /// How large the chip of a label is.
  func chipSize(_ label: String) -> Size {
    Size(width: (width(of: label, Self.chipFont) + 8).rounded(.up), height: 14)
  }

  /// Draws a label on the accent colour, or with the colours swapped where the background is the
  /// accent colour.
  mutating func drawChip(_ label: String, in rect: Rect) {
    let isOnAccent = ground(at: rect).painted == palette.accent
    let (paper, ink) =
      isOnAccent ? (palette.onAccent, palette.accent) : (palette.accent, palette.onAccent)
    fill(rect, paper, corner: 2)
    line(label, Self.chipFont, ink, in: rect.outset(by: -1), .center)
  }

  /// Draws lines with dashes in the accent colour, each in the middle of its thin rectangle.
  mutating func drawDashed(_ edges: [Rect]) {
    let pen = Stroke(width: hairline, dash: [4, 3])
    for edge in edges {
      var path = Path()
      if edge.width > edge.height {
        path.move(edge.minX, edge.midY)
        path.line(edge.maxX, edge.midY)
      } else {
        path.move(edge.midX, edge.minY)
        path.line(edge.midX, edge.maxY)
      }
      items.append(.stroke(.path(path), pen, .color(palette.accent)))
    }
  }
}
