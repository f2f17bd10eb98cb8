import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// A ring around the colour that is chosen, or around nothing. A sketch keeps the colours of the
  /// ring for itself.
  mutating func drawColorWell(_ figure: DrawnView) {
    let side = min(figure.bounds.width, figure.bounds.height)
    let circle = grid.centered(Size(width: side, height: side), in: figure.bounds)
    let width = side * 3 / 28
    if theme.usesSceneColors, figure.own.isEnabled {
      strokeRainbow(circle.outset(by: -width / 2), width: width)
    } else {
      outlineEllipse(circle, figure.own.isEnabled ? palette.ink : palette.soft, width: width)
    }
    guard let chosen = figure.own.tintColor, !chosen.isClear else { return }
    fillEllipse(circle.outset(by: -width * 5 / 3), active(figure))
  }

  /// Eight arcs of an eighth each, from the top to the right.
  private mutating func strokeRainbow(_ circle: Rect, width: Double) {
    let radius = circle.width / 2
    // A cubic follows an arc of 45° with handles of 4/3 · tan(45°/4) radii.
    let handle = 0.265_216_489_839_544 * radius
    let diagonal = 0.5.squareRoot()
    let corners = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal),
      (-1, 0), (-diagonal, -diagonal), (0, -1),
    ]
    for (index, color) in Self.rainbow.enumerated() {
      let ((fromX, fromY), (toX, toY)) = (corners[index], corners[index + 1])
      let (startX, startY) = (circle.midX + fromX * radius, circle.midY + fromY * radius)
      let (endX, endY) = (circle.midX + toX * radius, circle.midY + toY * radius)
      var arc = Path()
      arc.move(startX, startY)
      arc.curve(
        startX - fromY * handle, startY + fromX * handle, endX + toY * handle, endY - toX * handle,
        endX, endY)
      items.append(.stroke(.path(arc), Stroke(width: width), .color(color)))
    }
  }

  private static let rainbow = [
    0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x32ADE6, 0x007AFF, 0xAF52DE, 0xFF2D55,
  ].map { Color(rgb: $0) }
}
