import EmakiDrawing

extension Canvas {
  /// Draws the status bar's marks and the home indicator, in colours that can be seen on what is below.
  mutating func drawStatusBar(_ decoration: ScreenDecoration, in screen: Rect) {
    if let marks = StatusMarks(decoration, in: screen, grid) {
      let length = width(of: Self.time, marks.font)
      let letters = Rect(
        x: marks.time.midX - length / 2, y: marks.time.midY - marks.font.size / 2, width: length,
        height: marks.font.size)
      drawMark(letters.outset(by: 2)) {
        $0.line(Self.time, marks.font, $1, in: marks.time, .center)
      }
      if let signal = marks.signal { drawMark(signal) { $0.drawSignal(signal, $1) } }
      drawMark(marks.wifi) { $0.drawWiFi(marks.wifi, $1) }
      drawMark(marks.battery) { $0.drawBattery(marks.body(of: marks.battery), $1) }
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

  private mutating func drawBattery(_ body: Rect, _ color: Color) {
    outline(body, color, radius: 3.5)
    fill(body.outset(by: -2), color, radius: 1.5)
    let cap = Rect(x: body.maxX + 1, y: body.minY + body.height / 3, width: 1.5, height: 4)
    fill(grid.snap(cap), color, radius: 0.75)
  }

  /// Four bars, each higher than the one before.
  private mutating func drawSignal(_ place: Rect, _ color: Color) {
    let pitch = place.width / 4
    for bar in 0..<4 {
      let height = place.height * [0.4, 0.58, 0.79, 1][bar]
      let rect = Rect(
        x: place.minX + Double(bar) * pitch, y: place.maxY - height, width: pitch * 0.66,
        height: height)
      fill(grid.snap(rect), color, radius: 0.8)
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
    // Where neither can be read everywhere, the one that can be read on more of it.
    if max(contrast(ink), contrast(surface)) < 3 {
      func sum(_ color: Color) -> Double {
        grounds.reduce(0) { $0 + min(4.5, color.contrast(with: $1)) }
      }
      return sum(ink) >= sum(surface) ? ink : surface
    }
    return contrast(ink) >= min(4.5, contrast(surface)) ? ink : surface
  }
}
