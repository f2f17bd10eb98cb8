import EmakiDrawing

extension Canvas {
  /// Draws time, battery and home indicator, in a colour that can be seen on what is below.
  mutating func drawStatusBar(_ decoration: ScreenDecoration, in screen: Rect) {
    if let places = statusMarks(decoration, in: screen) {
      let isPad = Self.isPad(screen)
      drawMark(places.seen[0]) { canvas, color in
        canvas.line(Self.time, places.font, color, in: places.time, isPad ? .left : .center)
      }
      drawMark(places.seen[1]) { $0.drawBattery(places.battery, $1) }
    }
    if decoration.hasHomeIndicator { drawHomeIndicator(in: screen) }
  }

  /// Draws a mark; where the edge of a view runs across it, each side in a colour of its own.
  private mutating func drawMark(_ rect: Rect, _ draw: (inout Canvas, Color) -> Void) {
    let shades = shades(of: grid.snap(rect))
    guard shades.count > 1 else { return draw(&self, shades.first?.color ?? palette.ink) }
    for shade in shades {
      let cut = open(DisplayGroup(clip: .rect(shade.part)))
      draw(&self, shade.color)
      close(cut)
    }
  }

  /// The parts of a mark that need different colours: strips across, or else upright ones.
  private func shades(of mark: Rect) -> [(part: Rect, color: Color)] {
    guard grounds.hasEdge(in: mark) else { return [(mark, markColor(at: mark))] }
    let pixel = 1 / grid.scale
    let rows = joined(
      stride(from: mark.minY, to: mark.maxY, by: pixel).map {
        Rect(x: mark.minX, y: $0, width: mark.width, height: pixel)
      })
    guard rows.count == 1 else { return rows }
    return joined(
      stride(from: mark.minX, to: mark.maxX, by: pixel).map {
        Rect(x: $0, y: mark.minY, width: pixel, height: mark.height)
      })
  }

  /// The strips with their colours, neighbours of one colour as one.
  private func joined(_ strips: [Rect]) -> [(part: Rect, color: Color)] {
    strips.reduce(into: []) { parts, strip in
      let color = markColor(at: strip)
      if let last = parts.last, last.color == color {
        parts[parts.count - 1].part = last.part.union(strip)
      } else {
        parts.append((strip, color))
      }
    }
  }

  private static let time = "9:41"

  /// Where time and battery are drawn on the screen.
  struct StatusMarks {
    fileprivate let font: Font
    /// The room in which the time lies, wider than its letters.
    fileprivate let time: Rect
    fileprivate let battery: Rect
    /// What letters and battery themselves take, with a little room around them.
    let seen: [Rect]
  }

  /// The places of time and battery; `nil` where the device has no status bar.
  func statusMarks(_ decoration: ScreenDecoration, in screen: Rect) -> StatusMarks? {
    let top = decoration.safeArea.top
    guard top > 0 else { return nil }
    let hasEars = top >= 40
    let isPad = Self.isPad(screen)
    let middle = hasEars ? grid.snap(min(top, 54) - 21) : grid.snap(top / 2)
    let font = Font.system(hasEars ? 15 : 12, .semibold)
    let width = hasEars ? 80.0 : 60
    let left = hasEars ? 8.0 : isPad ? 20 : grid.snap(screen.midX - width / 2)
    let time = Rect(x: left, y: middle - 12, width: width, height: 24)
    let size = hasEars ? Size(width: 24, height: 12) : Size(width: 20, height: 10)
    let battery = Rect(
      x: screen.width - (hasEars ? 26 : isPad ? 22 : 8) - size.width,
      y: grid.snap(middle - size.height / 2), width: size.width, height: size.height)
    let length = self.width(of: Self.time, font)
    let letters = Rect(
      x: isPad ? left : time.midX - length / 2, y: middle - font.size / 2, width: length,
      height: font.size)
    return StatusMarks(
      font: font, time: time, battery: battery,
      seen: [letters.outset(by: 2), battery.outset(by: 3)])
  }

  /// Tablets have the time at the left, phones without a notch in the middle.
  private static func isPad(_ screen: Rect) -> Bool { min(screen.width, screen.height) >= 700 }

  private mutating func drawBattery(_ body: Rect, _ color: Color) {
    outline(body, color, radius: 3.5)
    fill(body.outset(by: -2), color, radius: 1.5)
    let cap = Rect(x: body.maxX + 1, y: body.minY + body.height / 3, width: 1.5, height: 4)
    fill(grid.snap(cap), color, radius: 0.75)
  }

  private mutating func drawHomeIndicator(in screen: Rect) {
    let isWide = screen.width > screen.height
    let width = (min(screen.width, screen.height) * (isWide ? 0.6 : 0.36)).rounded()
    let rect = Rect(
      x: grid.snap(screen.midX - width / 2), y: screen.maxY - 13, width: width, height: 5)
    fill(rect, markColor(at: rect), radius: 2.5)
  }

  /// Ink, or surface where the ground is as dark as ink; on coloured grounds the lighter of the two,
  /// as the titles of coloured bars are. Counts where the mark can be read worst.
  private func markColor(at rect: Rect) -> Color {
    let grounds = [0.05, 0.35, 0.65, 0.95].map { share in
      self.grounds.area(at: Point(x: rect.minX + share * rect.width, y: rect.midY)).painted
    }
    func contrast(_ color: Color) -> Double {
      grounds.map { color.contrast(with: $0) }.min() ?? 1
    }
    let (ink, surface) = (palette.ink, palette.surface)
    let light = ink.luminance > surface.luminance ? ink : surface
    if grounds.allSatisfy(\.isTinted), contrast(light) >= 3 { return light }
    return contrast(ink) >= min(4.5, contrast(surface)) ? ink : surface
  }
}
