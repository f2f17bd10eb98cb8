import EmakiDrawing
import EmakiWireframe

/// Draws text, chips and arrows in a theme's palette.
struct MapPen {
  let palette: Palette
  let measurer: any TextMeasuring
  var items: [DisplayItem] = []

  /// One line with its left end and the middle of its height given; cut to `width`.
  ///
  /// - Returns: its right end.
  @discardableResult
  mutating func text(
    _ string: String, _ font: Font, _ color: Color, x: Double, midY: Double, width: Double
  ) -> Double {
    let request = TextRequest(string, font: font, width: width)
    guard let line = measurer.lines(of: request).first else { return x }
    let baseline = midY + font.lineHeight(scale: 2) / 2 - font.descent
    items.append(
      .text(
        TextRun(
          text: line.text, font: font, color: color, origin: Point(x: x, y: baseline),
          width: line.width)))
    return x + line.width
  }

  /// The width of a line that is not cut.
  func width(of string: String, _ font: Font) -> Double {
    measurer.lines(of: TextRequest(string, font: font)).first?.width ?? 0
  }

  /// A label on a rounded background.
  mutating func chip(_ string: String, in rect: Rect, ground: Color, ink: Color, font: Font) {
    items.append(.fill(.roundedRect(rect, Corner(rect.height / 2)), .color(ground)))
    text(string, font, ink, x: rect.minX + 7, midY: rect.midY, width: rect.width - 12)
  }

  /// The size of a chip around a text.
  func chipSize(_ string: String, _ font: Font) -> Size {
    Size(width: width(of: string, font).rounded(.up) + 14, height: 18)
  }

  /// A filled triangle whose tip is at `tip`, pointing along `direction` (radians).
  mutating func arrowHead(tip: Point, direction: Transform, color: Color) {
    var path = Path()
    path.move(0, 0)
    path.line(-8, -4)
    path.line(-8, 4)
    path.close()
    let placed = path.applying(direction).applying(.translation(x: tip.x, y: tip.y))
    items.append(.fill(.path(placed), .color(color)))
  }
}
