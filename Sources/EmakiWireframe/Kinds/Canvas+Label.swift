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
    draw(textBlock(content, voice, of: figure), in: figure.bounds)
  }

  /// The text of a view in colours that can be read.
  func textBlock(_ content: TextContent, _ voice: Voice, of figure: Figure) -> TextBlock {
    let color = ink(figure.own.textColor, voice, of: figure, in: figure.bounds)
    var content = content
    content.font.size *= shrinkage(of: content)
    content.recolor { span in
      span.color.map { ink($0, voice, of: figure, in: figure.bounds) }
    }
    return TextBlock(content, color, of: figure)
  }

  /// How much smaller letters are that would be wider than the text is known to be: the view was
  /// laid out for that width.
  private func shrinkage(of content: TextContent) -> Double {
    guard let known = content.knownWidth, known > 0 else { return 1 }
    let own = width(of: content.string, content.font)
    return own > known ? known / own : 1
  }

  /// Whether bars stand for the text.
  func isUnknown(_ figure: Figure) -> Bool {
    figure.string.isEmpty || (figure.view.role == .bars && !theme.usesSceneColors)
  }

  /// A plain view shows text only where it was given one.
  mutating func drawPlainView(_ figure: Figure) {
    guard let content = figure.view.text, !figure.string.isEmpty else {
      guard figure.view.role == .bars else { return }
      unknownText(
        in: figure.bounds, maximumLines: 0,
        alignment: TextAlignment.natural.resolved(figure.direction))
      return
    }
    draw(textBlock(content, .plain, of: figure), in: figure.bounds)
  }
}
