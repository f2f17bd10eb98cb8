import EmakiDrawing

extension Canvas {
  /// Strokes an icon as large as fits into a rectangle, in its middle.
  mutating func draw(_ icon: Icon, _ color: Color, in rect: Rect) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let factor = side / Icon.side
    let left = grid.snap(rect.midX - side / 2)
    let top = grid.snap(rect.midY - side / 2)
    let place = Transform(a: factor, b: 0, c: 0, d: factor, tx: left, ty: top)
    let width = max(theme.iconLineWidth * factor, 1.2)
    let path = icon.path.applying(place)
    if seenText != nil, let bounds = path.bounds { note(text: bounds.outset(by: width / 2)) }
    stroke(path, color, width: width)
  }
}
