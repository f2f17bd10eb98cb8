import EmakiLimits
import EmakiText
import EmakiCairo
import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiRendering
import EmakiScenes
import EmakiWireframe

/// Draws a motion's specification: a bar for each view and property over the time, and a plot of
/// each curve.
struct SpecChart {
  private let reel: MotionFrames
  private let palette: Palette
  private let spans: [MotionSpan]
  private let measurer: PangoTextMeasurer
  private var items: [DisplayItem] = []

  private static let width = 960.0
  private static let edge = 36.0
  private static let nameWidth = 260.0
  private static let valueWidth = 170.0
  private static let rowHeight = 30.0
  private static let top = 108.0
  private static let plot = Size(width: 200, height: 120)

  init(_ reel: MotionFrames) {
    self.reel = reel
    palette = reel.renderer.wireframe.theme.palette
    spans = reel.authoredSpans
    measurer = PangoTextMeasurer(fonts: reel.renderer.fonts)
  }

  /// The chart.
  var picture: DisplayList {
    var chart = self
    chart.drawTitle()
    if !spans.isEmpty { chart.drawScale() }
    for (index, span) in spans.enumerated() { chart.draw(span, row: index) }
    let rows = Self.top + Double(spans.count) * Self.rowHeight
    let end = chart.drawNotes(from: spans.isEmpty ? Self.top - 32 : rows + 12)
    let bottom = chart.drawCurves(from: end + 24)
    return DisplayList(
      size: Size(width: Self.width, height: bottom), background: palette.paper, items: chart.items)
  }

  private mutating func drawTitle() {
    text(
      reel.caption.title.joined(separator: " · "), .system(20, .semibold), palette.ink,
      x: Self.edge,
      y: 46)
    text(
      reel.details, .system(13), palette.quiet,
      right: Self.width - Self.edge, y: 46)
  }

  private var axis: ClosedRange<Double> {
    Self.edge + Self.nameWidth...Self.width - Self.edge - Self.valueWidth
  }

  private func x(_ time: Double) -> Double {
    let share = reel.duration > 0 ? time / reel.duration : 0
    return axis.lowerBound + (axis.upperBound - axis.lowerBound) * share
  }

  /// Marks at times that read well, at most about eight.
  private mutating func drawScale() {
    guard reel.duration > 0 else { return }
    let bottom = Self.top + Double(spans.count) * Self.rowHeight
    var marks = [0.0]
    let step = Self.step(for: reel.duration)
    while let last = marks.last, last + step < reel.duration - step * 0.4 {
      marks.append(step * Double(marks.count))
    }
    for time in marks + [reel.duration] {
      let place = (x(time) * 2).rounded() / 2
      line(
        from: Point(x: place, y: Self.top - 8), to: Point(x: place, y: bottom), palette.soft, 0.5)
      let label = Markup.number(time, places: 3) + "\u{2009}s"
      text(label, .system(11), palette.quiet, center: place, y: Self.top - 16)
    }
  }

  /// 1, 2 or 5 times a power of ten, so that at most eight fit.
  private static func step(for duration: Double) -> Double {
    var unit = 0.001
    while true {
      for factor in [1.0, 2, 5] where duration / (unit * factor) <= 8 { return unit * factor }
      unit *= 10
    }
  }

  private mutating func draw(_ span: MotionSpan, row: Int) {
    let middle = Self.top + (Double(row) + 0.5) * Self.rowHeight
    let font = Font.system(13, .semibold)
    let room = Self.nameWidth - 24 - measure(span.property.label, .system(13))
    let name = clipped(span.view.rawValue, font, to: room)
    text(name, font, palette.ink, x: Self.edge, y: middle + 4.5)
    let used = measure(name, font)
    text(span.property.label, .system(13), palette.quiet, x: Self.edge + used + 8, y: middle + 4.5)
    let (from, to) = (span.read(span.from), span.read(span.to))
    let half = (Self.valueWidth - 40) / 2
    let values =
      clipped(from, .system(13), to: half) + " → " + clipped(to, .system(13), to: half)
    text(values, .system(13), palette.ink, right: Self.width - Self.edge, y: middle + 4.5)
    let start = x(span.start)
    guard span.duration > 0 else {
      let dot = Rect(x: start - 4, y: middle - 4, width: 8, height: 8)
      items.append(.fill(.ellipse(dot), .color(palette.accent)))
      return
    }
    let bar = Rect(
      minX: start, minY: middle - 5, maxX: max(x(span.end), start + 2), maxY: middle + 5)
    items.append(.fill(.roundedRect(bar, Corner(min(3, bar.width / 2))), .color(palette.accent)))
  }

  /// Why there is no row, and what follows something else at every moment; returns where they end.
  private mutating func drawNotes(from top: Double) -> Double {
    var middle = top
    if spans.isEmpty {
      middle += Self.rowHeight / 2
      text(reel.restfulness, .system(13), palette.ink, x: Self.edge, y: middle + 4.5)
      middle += Self.rowHeight / 2
    }
    for link in reel.renderer.links {
      middle += Self.rowHeight / 2
      draw(link, at: middle)
      middle += Self.rowHeight / 2
    }
    return middle
  }

  private mutating func draw(_ link: Link, at middle: Double) {
    let font = Font.system(13, .semibold)
    let width = Self.width - 2 * Self.edge
    let name = clipped("\(link.target)", font, to: width / 2)
    text(name, font, palette.ink, x: Self.edge, y: middle + 4.5)
    let start = measure(name, font) + 8
    let words = clipped("follows " + link.read, .system(13), to: width - start)
    text(words, .system(13), palette.quiet, x: Self.edge + start, y: middle + 4.5)
  }

  /// The plots of all curves, each once; returns where they end.
  private mutating func drawCurves(from top: Double) -> Double {
    var seen: [MotionSpan] = []
    for span in spans where span.pacing != nil {
      if !seen.contains(where: { $0.pacing == span.pacing && $0.duration == span.duration }) {
        seen.append(span)
      }
    }
    guard !seen.isEmpty else { return top }
    let pitch = Self.plot.width + 29
    let perRow = Int(clamping: (Self.width - 2 * Self.edge + 29) / pitch)
    for (index, span) in seen.enumerated() {
      let column = Double(index % perRow)
      let row = Double(index / perRow)
      drawCurve(
        of: span,
        in: Rect(
          origin: Point(x: Self.edge + column * pitch, y: top + row * (Self.plot.height + 64)),
          size: Self.plot))
    }
    let rows = Double((seen.count + perRow - 1) / perRow)
    return top + rows * (Self.plot.height + 64) + 12
  }

  private mutating func drawCurve(of span: MotionSpan, in frame: Rect) {
    guard let pacing = span.pacing else { return }
    let values = (0...80).map {
      pacing.progress(atElapsed: span.duration * Double($0) / 80, duration: span.duration)
    }
    let low = min(0, values.min() ?? 0)
    let high = max(1, values.max() ?? 1)
    func y(_ value: Double) -> Double {
      frame.maxY - (value - low) / (high - low) * frame.height
    }
    for value in [0.0, 1] {
      line(
        from: Point(x: frame.minX, y: y(value)), to: Point(x: frame.maxX, y: y(value)),
        palette.soft, 1)
    }
    var path = Path()
    for (index, value) in values.enumerated() {
      let place = Point(x: frame.minX + frame.width * Double(index) / 80, y: y(value))
      if index == 0 { path.move(place.x, place.y) } else { path.line(place.x, place.y) }
    }
    items.append(
      .stroke(.path(path), Stroke(width: 2, cap: .round, join: .round), .color(palette.accent)))
    let font = Font.system(12, .semibold)
    let name = clipped(pacing.name, font, to: frame.width)
    text(name, font, palette.ink, x: frame.minX, y: frame.maxY + 22)
    let duration = Markup.number(span.duration, places: 4) + "\u{2009}s"
    text(duration, .system(12), palette.quiet, x: frame.minX, y: frame.maxY + 39)
  }

  private func clipped(_ string: String, _ font: Font, to width: Double) -> String {
    measurer.lines(of: TextRequest(string, font: font, width: width)).first?.text ?? ""
  }

  private mutating func line(from a: Point, to b: Point, _ color: Color, _ width: Double) {
    items.append(
      .stroke(.path(Path([.move(a), .line(b)])), Stroke(width: width), .color(color)))
  }

  private func measure(_ string: String, _ font: Font) -> Double {
    measurer.lines(of: TextRequest(string, font: font, lineBreak: .clip)).first?.width ?? 0
  }

  private mutating func text(
    _ string: String, _ font: Font, _ color: Color, x: Double, y: Double
  ) {
    let run = TextRun(
      text: string, font: font, color: color, origin: Point(x: x, y: y),
      width: measure(string, font))
    items.append(.text(run))
  }

  private mutating func text(
    _ string: String, _ font: Font, _ color: Color, right: Double, y: Double
  ) {
    text(string, font, color, x: right - measure(string, font), y: y)
  }

  private mutating func text(
    _ string: String, _ font: Font, _ color: Color, center: Double, y: Double
  ) {
    text(string, font, color, x: center - measure(string, font) / 2, y: y)
  }
}
