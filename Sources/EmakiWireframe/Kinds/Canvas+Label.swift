import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Lines of text, centred in the height; bars where the text is not known.
  mutating func drawLabel(_ figure: Figure) {
    let content = figure.view.text ?? TextContent("")
    guard !isUnknown(figure) else {
      guard !theme.usesSceneColors || figure.view.role == .bars else { return }
      unknownText(
        in: figure.bounds, maximumLines: content.numberOfLines,
        alignment: content.alignment.resolved(figure.direction))
      return
    }
    let voice: Voice = content.isPlaceholder ? .quiet : .plain
    let color = ink(figure.own.textColor, voice, of: figure, in: figure.bounds)
    draw(TextBlock(content, color, of: figure), in: figure.bounds)
  }

  /// Whether bars stand for the text.
  func isUnknown(_ figure: Figure) -> Bool {
    figure.string.isEmpty || (figure.view.role == .bars && !theme.usesSceneColors)
  }

  /// A plain view shows text only where it was given one.
  mutating func drawPlainView(_ figure: Figure) {
    guard let content = figure.view.text, !figure.string.isEmpty else {
      guard figure.view.role == .bars else { return }
      unknownText(in: figure.bounds, maximumLines: 0, alignment: .left)
      return
    }
    let color = ink(figure.own.textColor, .plain, of: figure, in: figure.bounds)
    draw(TextBlock(content, color, of: figure), in: figure.bounds)
  }
}
