import EmakiDrawing
import EmakiLayout
internal import EmakiPlatform

extension Canvas {
  /// Eight spokes, fading around the circle.
  mutating func drawActivityIndicator(_ figure: DrawnView) {
    let side = min(figure.bounds.width, figure.bounds.height)
    let center = figure.bounds.center
    let color = ink(figure.own.tintColor, .quiet, of: figure, in: figure.bounds)
    let seen = figure.own.knob.map { $0 * 8 }
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      let (x, y) = (sin(angle) * side, -cos(angle) * side)
      var path = Path()
      path.move(center.x + x * 0.24, center.y + y * 0.24)
      path.line(center.x + x * 0.42, center.y + y * 0.42)
      // One that is pulled out petal by petal turns clockwise, so that the first one leads.
      let age = seen == nil ? spoke : (8 - spoke) % 8
      let share = seen.map { min(max($0 - Double(spoke), 0), 1) } ?? 1
      if share == 0 { continue }
      stroke(path, color.multipliedAlpha((1 - Double(age) * 0.1) * share), width: side * 0.1)
    }
  }

  /// A dot for each page; the current one in the accent colour.
  mutating func drawPageControl(_ figure: DrawnView) {
    let control = figure.view.control
    let pages = min(max(control.pages.count, 1), 40)
    let current = figure.own.selectedIndex ?? 0
    let side = grid.snap(7.0)
    let pitch = min(16, figure.bounds.width / Double(pages))
    let width = Double(pages - 1) * pitch + side
    let left = figure.bounds.midX - width / 2
    let top = grid.snap(figure.bounds.midY - side / 2)
    note(text: Rect(x: left, y: top, width: width, height: side))
    for page in 0..<pages {
      let x = grid.snap(left + Double(page) * pitch)
      let dot = figure.mirrored(Rect(x: x, y: top, width: side, height: side))
      if page == current {
        fillEllipse(dot, currentPageColor(figure, at: dot))
      } else {
        drawOtherPage(dot, figure)
      }
    }
  }

  /// White as in UIKit, but dark where white could not be seen.
  private func currentPageColor(_ figure: DrawnView, at dot: Rect) -> Color {
    guard theme.usesSceneColors else { return palette.accent }
    return figure.own.tintColor ?? (isLight(at: dot) ? palette.quiet : .white)
  }

  private func isLight(at dot: Rect) -> Bool { ground(at: dot).painted.luminance > 0.5 }

  private mutating func drawOtherPage(_ dot: Rect, _ figure: DrawnView) {
    guard !theme.usesSceneColors else {
      let plain = isLight(at: dot) ? palette.soft : Color.white.multipliedAlpha(0.5)
      fillEllipse(dot, figure.view.control.pages.restColor ?? plain)
      return
    }
    fillEllipse(dot, palette.surface)
    outlineEllipse(dot, palette.quiet)
  }
}
