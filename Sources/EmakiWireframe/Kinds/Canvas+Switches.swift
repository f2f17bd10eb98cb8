import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// A pill with a knob, at the end where it is on; in between its colours mix.
  mutating func drawSwitch(_ figure: DrawnView) {
    let share = min(max(figure.own.knob ?? 0, 0), 1)
    let height = min(31, figure.bounds.height)
    let size = Size(width: min(figure.bounds.width, height * 51 / 31 + 12), height: height)
    let pill = grid.centered(size, in: figure.bounds)
    let corner = Corner(pill.height / 2)
    if share < 1 { fill(pill, controlFill(at: pill), corner: corner) }
    if share > 0 { fill(pill, onColor(figure).multipliedAlpha(share), corner: corner) }
    if share < 1, !theme.usesSceneColors {
      outline(pill, palette.soft.multipliedAlpha(1 - share), corner: corner)
    }
    let side = pill.height - 4
    let left = pill.minX + 2 + (pill.width - side - 4) * share
    let knob = figure.direction == .rightToLeft ? pill.minX + pill.maxX - left - side : left
    drawKnob(Rect(x: knob, y: pill.minY + 2, width: side, height: side), figure)
  }

  /// A switch that is on is green on iOS whatever the tint, and half as strong where it is disabled;
  /// the palettes say it by the accent.
  private func onColor(_ figure: DrawnView) -> Color {
    guard theme.usesSceneColors else { return active(figure) }
    let color = figure.own.tintColor == nil ? Color(rgb: 0x34C759) : tint(of: figure)
    return figure.own.isEnabled ? color : color.multipliedAlpha(0.5)
  }

  private mutating func drawKnob(_ rect: Rect, _ figure: DrawnView) {
    let rect = grid.snap(rect)
    let light = palette.mapsDarkScenes ? palette.ink : palette.surface
    let own = figure.view.control.track.knobColor
    fillEllipse(rect, theme.usesSceneColors ? own ?? .white : light)
    outlineEllipse(rect, palette.soft)
  }

  /// A track, filled up to the knob.
  mutating func drawSlider(_ figure: DrawnView) {
    let bounds = figure.bounds
    let way = SliderTrack(bounds.size)
    let side = way.knobSide
    let center = way.knob(at: figure.value)
    let track = grid.centered(Size(width: max(0, bounds.width - 4), height: 4), in: bounds)
    var knob = Rect(
      x: grid.snap(bounds.minX + center.x - side / 2),
      y: grid.snap(bounds.minY + center.y - side / 2), width: side, height: side)
    var filled = Rect(
      minX: track.minX, minY: track.minY, maxX: knob.midX, maxY: track.maxY)
    knob = figure.mirrored(knob)
    filled = figure.mirrored(grid.snap(filled))
    fill(track, trackColor(of: figure, at: track), corner: 2)
    fill(filled, active(figure), corner: 2)
    drawKnob(knob, figure)
  }

  /// The colour of the part that is not filled; on a background of the same colour, a stronger one.
  private func trackColor(of figure: DrawnView, at track: Rect) -> Color {
    if theme.usesSceneColors, let given = figure.view.control.track.restColor { return given }
    return ground(at: track).painted == palette.fill ? palette.soft : controlFill(at: track)
  }

  /// Minus and plus in one rounded box.
  mutating func drawStepper(_ figure: DrawnView) {
    let bounds = figure.bounds
    fill(bounds, controlFill(at: bounds), corner: figure.corner)
    let middle = grid.snap(bounds.midX - hairline / 2)
    let color = stepperColor(figure)
    verticalLine(from: bounds.minY + 7, to: bounds.maxY - 7, x: middle, palette.soft)
    let side = min(18, bounds.height)
    let halves = [
      Rect(minX: bounds.minX, minY: bounds.minY, maxX: middle, maxY: bounds.maxY),
      Rect(minX: middle, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.maxY),
    ]
    for (name, half) in zip(["minus", "plus"], halves) {
      guard let icon = Icon.named(name) else { continue }
      draw(icon, color, in: grid.centered(Size(width: side, height: side), in: half))
    }
  }

  /// In the scene's colours its signs are like text, as UIKit has them since iOS 13.
  private func stepperColor(_ figure: DrawnView) -> Color {
    guard figure.own.isEnabled else { return palette.quiet }
    return theme.usesSceneColors ? palette.ink : tint(of: figure)
  }

  /// A track, filled as far as it has come.
  mutating func drawProgressView(_ figure: DrawnView) {
    let bounds = figure.bounds
    let corner = Corner(bounds.height / 2)
    let value = figure.value
    fill(bounds, trackColor(of: figure, at: bounds), corner: corner)
    let filled = Rect(
      x: bounds.minX, y: bounds.minY, width: grid.snap(bounds.width * value),
      height: bounds.height)
    fill(figure.mirrored(filled), active(figure), corner: corner)
  }
}
