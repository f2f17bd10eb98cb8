import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// One line of input in a soft box; a placeholder is quiet.
  mutating func drawTextField(_ figure: DrawnView) {
    let bounds = figure.bounds
    let border = figure.fieldBorder
    if border != .borderless {
      let corner = figure.corner
      if figure.backgroundColor == nil {
        fill(bounds, palette.surface, corner: corner)
        addGround(bounds, painted: palette.surface, given: .white)
      }
      // A border from the scene replaces the line, not the fill or the room within.
      if !(theme.usesSceneColors && figure.own.borderWidth > 0) {
        outline(bounds, palette.soft, corner: corner)
      }
    }
    let inset = border == .borderless ? 0.0 : 7
    let room = bounds.inset(by: Insets(top: 0, left: inset, bottom: 0, right: inset))
    drawInput(figure, in: room)
  }

  /// Draws the typed text, or the placeholder, or a bar.
  private mutating func drawInput(_ figure: DrawnView, in room: Rect) {
    guard let content = figure.content, !content.string.isEmpty else {
      if figure.own.isEditing {
        drawCaret(
          figure, behind: EditedLine(font: figure.content?.font ?? .system(17)), in: room,
          (figure.content?.alignment ?? .natural).resolved(figure.direction))
      } else if figure.view.role == .bars || !theme.usesSceneColors && figure.view.text == nil {
        unknownText(
          of: figure, in: room, maximumLines: 1,
          alignment: TextAlignment.natural.resolved(figure.direction))
      }
      return
    }
    let voice: InkRole = content.isPlaceholder ? .quiet : .plain
    let color = ink(figure.own.textColor, voice, of: figure, in: room)
    let alignment = content.alignment.resolved(figure.direction)
    let width: Double
    if figure.view.control.field.isSecure, !content.isPlaceholder {
      let dots = SecureText(content.string, font: content.font)
      drawDots(dots, color, in: room, alignment)
      width = dots.width
    } else {
      width = figure.own.isEditing ? self.width(of: content.string, content.font) : 0
      if width > room.width {
        drawEnd(of: content, width, color, in: room)
      } else {
        line(content.string, content.font, color, in: room, alignment)
      }
    }
    let edited = EditedLine(
      string: content.string, width: width, isPlaceholder: content.isPlaceholder,
      font: content.font)
    drawCaret(figure, behind: edited, in: room, alignment)
  }

  /// Draws the visible end of a text that is longer than the field while it is edited: the caret is
  /// there.
  private mutating func drawEnd(
    of content: TextContent, _ width: Double, _ color: Color, in room: Rect
  ) {
    let isRightToLeft = content.string.runsRightToLeft ?? false
    let start = isRightToLeft ? room.minX : room.maxX - width
    let opened = open(DisplayGroup(clip: Self.box(room, corner: .square)))
    line(
      content.string, content.font, color,
      in: Rect(x: start, y: room.minY, width: width, height: room.height))
    close(opened)
  }

  /// A dot for each character, as many as there is room for.
  private mutating func drawDots(
    _ text: SecureText, _ color: Color, in room: Rect, _ alignment: LineAlignment
  ) {
    let free = max(0, room.width - text.width)
    let start =
      switch alignment {
      case .left: room.minX
      case .center: room.minX + free / 2
      case .right: room.minX + free
      }
    for index in 0..<text.count {
      let x = start + Double(index) * text.pitch
      guard x + text.diameter <= room.maxX + 0.01 else { return }
      let place = Rect(
        x: x, y: room.midY - text.diameter / 2, width: text.diameter, height: text.diameter)
      fillEllipse(place, color)
    }
  }

  /// Lines from the top; the text's insets are 8 above and below, 5 at the sides.
  mutating func drawTextView(_ figure: DrawnView) {
    let room = figure.bounds.inset(by: Insets(top: 8, left: 5, bottom: 8, right: 5))
    guard let content = figure.content, !isUnknown(figure) else {
      if figure.own.isEditing {
        return drawCaret(
          figure, behind: TextBlock(TextContent(""), palette.ink, of: figure), in: room)
      }
      guard !theme.usesSceneColors || figure.view.role == .bars else { return }
      unknownText(
        of: figure, in: room, maximumLines: 0,
        alignment: TextAlignment.natural.resolved(figure.direction))
      return
    }
    let offset = figure.own.contentOffset
    let clip = DisplayGroup(clip: .rect(figure.bounds))
    let opened = offset == .zero ? nil : open(clip)
    var lines = content
    lines.numberOfLines = 0
    lines.lineBreak = .wordWrap
    let text = Rect(
      x: room.minX - offset.x, y: room.minY - offset.y, width: room.width,
      height: room.height + offset.y)
    var block = textBlock(lines, content.isPlaceholder ? .quiet : .plain, of: figure)
    block.width = max(0, block.width - 10)
    block.place = .top
    draw(block, in: text)
    drawCaret(figure, behind: block, in: text)
    if let opened { close(opened) }
  }
}
