import EmakiDrawing

extension Canvas {
  /// Draws time, battery and home indicator, in a colour that can be seen on what is below.
  mutating func drawStatusBar(_ decoration: ScreenDecoration, in screen: Rect) {
    let top = decoration.safeArea.top
    if top > 0 {
      let hasEars = top >= 40
      let room = Rect(x: 0, y: 0, width: screen.width, height: hasEars ? min(top, 54) : top)
      let middle = hasEars ? grid.snap(room.height - 21) : grid.snap(top / 2)
      drawTime(in: screen, hasEars: hasEars, middle: middle)
      let side: Double = hasEars ? 26 : Self.isPad(screen) ? 22 : 8
      drawBattery(right: screen.width - side, middle: middle, large: hasEars)
    }
    if decoration.hasHomeIndicator { drawHomeIndicator(in: screen) }
  }

  /// Tablets have the time at the left, phones without a notch in the middle.
  private static func isPad(_ screen: Rect) -> Bool { min(screen.width, screen.height) >= 700 }

  private mutating func drawTime(in screen: Rect, hasEars: Bool, middle: Double) {
    let font = Font.system(hasEars ? 15 : 12, .semibold)
    let isPad = Self.isPad(screen)
    let width = hasEars ? 80.0 : 60
    let left = hasEars ? 8.0 : isPad ? 20 : grid.snap(screen.midX - width / 2)
    let rect = Rect(x: left, y: middle - 12, width: width, height: 24)
    line("9:41", font, markColor(at: rect), in: rect, isPad ? .left : .center)
  }

  private mutating func drawBattery(right: Double, middle: Double, large: Bool) {
    let size = large ? Size(width: 24, height: 12) : Size(width: 20, height: 10)
    let body = Rect(
      x: right - size.width, y: grid.snap(middle - size.height / 2), width: size.width,
      height: size.height)
    let color = markColor(at: body)
    outline(body, color, radius: 3.5)
    fill(body.outset(by: -2), color, radius: 1.5)
    let cap = Rect(x: body.maxX + 1, y: body.minY + size.height / 3, width: 1.5, height: 4)
    fill(grid.snap(cap), color, radius: 0.75)
  }

  private mutating func drawHomeIndicator(in screen: Rect) {
    let isWide = screen.width > screen.height
    let width = (min(screen.width, screen.height) * (isWide ? 0.6 : 0.36)).rounded()
    let rect = Rect(
      x: grid.snap(screen.midX - width / 2), y: screen.maxY - 13, width: width, height: 5)
    fill(rect, markColor(at: rect), radius: 2.5)
  }

  /// Ink, or surface where the ground is as dark as ink.
  private func markColor(at rect: Rect) -> Color {
    palette.readable(palette.ink, on: ground(at: rect).painted, atLeast: 4.5)
  }
}
