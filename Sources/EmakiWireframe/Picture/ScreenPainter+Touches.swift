import EmakiDrawing

/// The mark of a finger: a dot that lets be read what is under it, in no colour that a button has.
extension ScreenPainter {
  /// The dot that stands for a finger.
  static func dot(at touch: Point) -> Rect {
    Rect(x: touch.x - 22, y: touch.y - 22, width: 44, height: 44)
  }

  /// Draws a translucent dot where a finger is: its edge in ink, and a light one around it so that
  /// it is seen on dark backgrounds too. It is whole also over text: gaps would look like dashes of
  /// it.
  mutating func drawTouches() {
    for touch in options.touches where touch.isFinite {
      let dot = canvas.grid.snap(Self.dot(at: touch))
      let outer = dot.outset(by: Self.ringWidth)
      let whole = options.namesViews ? canvas.open(DisplayGroup(name: "finger")) : nil
      let (ink, light) = (canvas.palette.ink, canvas.palette.surface)
      canvas.fillEllipse(dot, ink.multipliedAlpha(0.14))
      canvas.outlineEllipse(outer, light.multipliedAlpha(0.7), width: Self.ringWidth)
      canvas.outlineEllipse(dot, ink.multipliedAlpha(0.4), width: Self.ringWidth)
      if let whole { canvas.close(whole) }
    }
  }

  private static let ringWidth = 1.5
}
