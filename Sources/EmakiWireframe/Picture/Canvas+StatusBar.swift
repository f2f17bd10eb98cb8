import EmakiLimits
import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Draws the status bar's marks and the home indicator.
  ///
  /// As in UIKit all marks have one colour: that of the style, or else one that can be read on more
  /// of the background behind them. A sketch, in which backgrounds have other colours, always
  /// chooses by the background.
  mutating func drawStatusBar(
    _ decoration: ScreenDecoration, style: StatusBarStyle?, in screen: Rect,
    reading direction: LayoutDirection
  ) {
    if let marks = StatusMarks(decoration, in: screen, grid, reading: direction) {
      let length = width(of: Self.time, marks.font)
      let letters = Rect(
        x: marks.time.midX - length / 2, y: marks.time.midY - marks.font.size / 2, width: length,
        height: marks.font.size)
      let places = [letters, marks.wifi, marks.battery] + (marks.signal.map { [$0] } ?? [])
      let color = asked(style) ?? MarkColors(palette, on: places.flatMap(painted)).best
      line(Self.time, marks.font, color, in: marks.time, .center)
      drawSignal(marks, color)
      drawWiFi(marks.wifi, color)
      drawBattery(marks, color)
    }
    if decoration.hasHomeIndicator { drawHomeIndicator(in: screen) }
  }

  /// The colour that a style asks for, in a theme that shows what it is chosen for.
  private func asked(_ style: StatusBarStyle?) -> Color? {
    guard theme.usesSceneColors, let style else { return nil }
    return style == .light ? .white : .black
  }

  /// The painted colours behind a mark, sampled at points that are spread evenly over it.
  private func painted(behind mark: Rect) -> [Color] {
    let columns = max(4, Int(clamping: min(mark.width / 2, 100)))
    return (0..<columns * Self.sampleRows).map { number in
      let (row, column) = (Double(number / columns), Double(number % columns))
      return grounds.area(
        at: Point(
          x: mark.minX + (column + 0.5) / Double(columns) * mark.width,
          y: mark.minY + (row + 0.5) / Double(Self.sampleRows) * mark.height)
      ).painted
    }
  }

  private static let sampleRows = 4

  private static let time = "9:41"

  /// A body with a cap at its end.
  private mutating func drawBattery(_ marks: StatusMarks, _ color: Color) {
    let place = marks.battery
    var body = place
    body.size.width -= 3
    let cap = Rect(x: body.maxX + 1, y: body.minY + body.height / 3, width: 1.5, height: 4)
    body = marks.placed(body, in: place)
    outline(body, color, corner: 3.5)
    fill(body.outset(by: -2), color, corner: 1.5)
    fill(marks.placed(grid.snap(cap), in: place), color, corner: 0.75)
  }

  /// Four bars, each higher than the one before.
  private mutating func drawSignal(_ marks: StatusMarks, _ color: Color) {
    guard let place = marks.signal else { return }
    let pitch = place.width / 4
    for bar in 0..<4 {
      let height = place.height * [0.4, 0.58, 0.79, 1][bar]
      let rect = Rect(
        x: place.minX + Double(bar) * pitch, y: place.maxY - height, width: pitch * 0.66,
        height: height)
      fill(marks.placed(grid.snap(rect), in: place), color, corner: 0.8)
    }
  }

  /// Two arcs over a dot.
  private mutating func drawWiFi(_ place: Rect, _ color: Color) {
    let factor = place.height / 12
    let transform = Transform(
      a: factor, b: 0, c: 0, d: factor, tx: place.midX - 8 * factor, ty: place.minY)
    let arcs = IconStrokes.strokes("A 8 11 9.4 222 318 A 8 11 5.4 222 318 D 8 10.4") ?? []
    for arc in arcs { stroke(arc.path.applying(transform), color, width: 2.2 * factor) }
  }

  private mutating func drawHomeIndicator(in screen: Rect) {
    let isWide = screen.width > screen.height
    let width = (min(screen.width, screen.height) * (isWide ? 0.6 : 0.36)).rounded()
    let rect = Rect(
      x: grid.snap(screen.midX - width / 2), y: screen.maxY - 13, width: width, height: 5)
    fill(rect, MarkColors(palette, on: painted(behind: rect)).everywhere, corner: 2.5)
  }
}
