import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// The meaning that a text or mark conveys by its colour.
  enum InkRole {
    case plain
    case interactive
    case quiet
  }

  /// The colour of text or of a mark that can be read on what lies under `rect`.
  func ink(
    _ given: Color?, _ voice: InkRole, of figure: DrawnView, in rect: Rect
  ) -> Color {
    guard !theme.usesSceneColors else { return sceneInk(given, voice, of: figure) }
    let ground = ground(at: rect)
    let color = paletteInk(given, voice, of: figure, on: ground.given)
    return palette.readable(color, on: ground.painted)
  }

  private func sceneInk(_ given: Color?, _ voice: InkRole, of figure: DrawnView) -> Color {
    let isActive = figure.own.isEnabled || !figure.view.kind.isControl
    if isGreyed(figure) { return palette.quiet }
    switch voice {
    case .plain:
      // On the grey of what is selected quiet text could hardly be read.
      let isQuiet = figure.view.role == .quiet && !figure.isInSelected
      return given ?? destructive(figure) ?? (isQuiet ? palette.quiet : palette.ink)
    case .quiet: return given ?? palette.quiet
    case .interactive:
      return isActive ? given ?? destructive(figure) ?? tint(of: figure) : palette.quiet
    }
  }

  /// Whether all of its text is grey, as UIKit's disabled labels and segments have it.
  private func isGreyed(_ figure: DrawnView) -> Bool {
    guard !figure.own.isEnabled else { return false }
    return figure.view.kind == .label || figure.view.kind == .segmentedControl
  }

  /// The colour of warnings for what destroys something.
  private func destructive(_ figure: DrawnView) -> Color? {
    figure.view.role == .destructive ? palette.destructive : nil
  }

  private func paletteInk(
    _ given: Color?, _ voice: InkRole, of figure: DrawnView, on ground: Color
  ) -> Color {
    let view = figure.view
    if isGreyed(figure) || view.kind.isControl && !figure.own.isEnabled { return palette.quiet }
    if figure.isSelected { return palette.accent }
    if voice == .quiet || view.role == .quiet { return palette.quiet }
    if let color = destructive(figure), figure.backgroundColor?.isClear ?? true { return color }
    guard let given, !given.isClear else {
      return voice == .interactive ? tint(of: figure) : palette.ink
    }
    func paletteColor(_ given: Color) -> Color {
      guard given.isTinted else {
        return palette.isQuiet(given, on: ground) ? palette.quiet : palette.ink
      }
      guard voice == .interactive || figure.isInSelected else {
        return palette.grey(for: given, on: ground)
      }
      return given.isWarning ? palette.destructive : palette.accent
    }
    guard let span = textColors[view.id], given == figure.own.textColor else {
      return paletteColor(given)
    }
    return ColorSpan(from: paletteColor(span.from), to: paletteColor(span.to))
      .color(at: span.share(of: given))
  }

  /// The colour of interactive content: the scene's tint, or the accent; ink where the tint is grey. The
  /// colour of warnings is for what says it of itself: a red that all of a screen inherits is a brand's.
  func tint(of figure: DrawnView) -> Color {
    if let color = destructive(figure) { return color }
    guard let tint = figure.tint, !tint.isClear else { return palette.accent }
    if theme.usesSceneColors { return tint }
    if figure.own.tintColor?.isWarning ?? false { return palette.destructive }
    return tint.isTinted ? palette.accent : palette.ink
  }

  /// The colour of what is on, chosen or filled in a control.
  func active(_ figure: DrawnView) -> Color {
    figure.own.isEnabled ? tint(of: figure) : palette.soft
  }
}
