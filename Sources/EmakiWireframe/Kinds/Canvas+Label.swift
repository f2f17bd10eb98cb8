import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Lines of text, centred in the height; bars where the text is not known.
  mutating func drawLabel(_ figure: DrawnView) {
    let content = figure.view.text ?? TextContent("")
    guard !isUnknown(figure) else {
      guard !theme.usesSceneColors || figure.view.role == .bars else { return }
      unknownText(
        of: figure, in: figure.bounds, maximumLines: content.numberOfLines,
        alignment: content.alignment.resolved(figure.direction))
      return
    }
    let voice: InkRole = content.isPlaceholder ? .quiet : .plain
    var block = textBlock(content, voice, of: figure)
    let room = drawMark(of: figure, beside: block)
    block.width -= figure.bounds.width - room.width
    guard !block.string.isEmpty else { return }
    drawShadow(of: block, in: room)
    draw(block, in: room)
  }

  /// The letters once more behind themselves, in one colour; only in the scene's colours, where the
  /// palette would make them hard to read.
  private mutating func drawShadow(of block: TextBlock, in room: Rect) {
    guard theme.usesSceneColors, !theme.drawsTextAsBars, let shadow = block.content.shadow,
      !shadow.color.isClear, shadow.offset != .zero
    else { return }
    var copy = block
    copy.color = shadow.color
    copy.content.recolor { _ in shadow.color }
    draw(copy, in: room.moved(by: shadow.offset))
  }

  /// Draws a label's icon before its first line, and gives the room that is left for the text.
  private mutating func drawMark(of figure: DrawnView, beside block: TextBlock) -> Rect {
    let (bounds, mark) = (figure.bounds, figure.view.labelMark)
    guard let image = figure.view.image, let size = image.size, mark.width > 0 else {
      return bounds
    }
    let content = block.content
    // Of a text of one line the icon stands beside the letters, of more at the label's edge.
    let line = content.numberOfLines == 1 ? width(of: block.string, content.font) : .infinity
    let used = min(bounds.width, line + mark.width)
    let slack = bounds.width - used
    let left =
      switch content.alignment.resolved(figure.direction) {
      case .left: bounds.minX
      case .center: bounds.minX + slack / 2
      case .right: bounds.minX + slack
      }
    let isMirrored = figure.direction == .rightToLeft
    let height =
      content.numberOfLines == 1
      ? bounds.height : max(content.font.lineHeight(scale: grid.scale), mark.height)
    drawSmallImage(
      image, block.color,
      in: Rect(
        x: isMirrored ? left + used - size.width : left,
        y: bounds.minY + (height - size.height) / 2, width: size.width, height: size.height),
      reading: figure.direction)
    return Rect(
      x: isMirrored ? left : left + mark.width, y: bounds.minY, width: used - mark.width,
      height: bounds.height)
  }

  /// The text of a view in colours that can be read.
  func textBlock(_ content: TextContent, _ voice: InkRole, of figure: DrawnView) -> TextBlock {
    let color = ink(figure.own.textColor, voice, of: figure, in: figure.bounds)
    var content = content
    content.font.size *= shrinkage(of: content, of: figure)
    content.recolor { span in
      span.color.map { ink($0, voice, of: figure, in: figure.bounds) }
    }
    return TextBlock(content, color, of: figure)
  }

  /// How much smaller letters are that would be wider than the text is known to be, as the view was
  /// laid out for that width, or than the view, where the text may shrink to fit.
  private func shrinkage(of content: TextContent, of figure: DrawnView) -> Double {
    if let known = content.knownWidth, known > 0 {
      let own = width(of: content.string, content.font)
      return own > known ? known / own : 1
    }
    return content.shrinkage(
      of: figure.string, in: figure.own.frame.size, measurer: measurer)
  }

  /// Whether bars stand for the text.
  func isUnknown(_ figure: DrawnView) -> Bool {
    if figure.view.role == .bars, !theme.usesSceneColors { return true }
    return figure.string.isEmpty && figure.content?.isUnknown ?? true
  }

  /// A plain view shows text only where it was given one.
  mutating func drawPlainView(_ figure: DrawnView) {
    guard let content = figure.view.text, !figure.string.isEmpty else {
      guard figure.view.role == .bars else { return }
      unknownText(
        of: figure, in: figure.bounds, maximumLines: 0,
        alignment: TextAlignment.natural.resolved(figure.direction))
      return
    }
    draw(textBlock(content, .plain, of: figure), in: figure.bounds)
  }
}
