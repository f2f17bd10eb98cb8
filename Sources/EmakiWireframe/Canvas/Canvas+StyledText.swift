import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Draws a text whose letters do not all look alike, in as many lines as fit.
  mutating func drawStyled(_ block: TextBlock, in rect: Rect) {
    let lines = styledLines(of: block, in: rect)
    let used = lines.height
    var y = block.place == .center ? rect.midY - used / 2 : rect.minY
    let isCut = lines.contains { $0.indent + $0.width > rect.width + 1 }
    let cut = isCut ? open(DisplayGroup(clip: .rect(rect))) : nil
    for line in lines {
      draw(line, of: block, in: rect, baseline: grid.snap(y + line.gap + line.ascent))
      y += line.gap + line.height
    }
    if let cut { close(cut) }
  }

  /// The lines that are shown; where the height is too small for all that are allowed, the last
  /// that fits ends in an ellipsis, or the rest is left out.
  private func styledLines(of block: TextBlock, in rect: Rect) -> [StyledLine] {
    guard var text = block.content.styled(width: requestWidth(block.width)) else { return [] }
    if text.maximumLines != 1, text.lineBreak != .wordWrap, text.lineBreak != .characterWrap {
      text.maximumLines = text.maximumLines == 0 ? Self.mostLines : text.maximumLines
    }
    let height = max(block.height, rect.height) + 0.5
    let lines = text.lines(measurer)
    var room = height
    let fitting = lines.prefix { line in
      room -= line.gap + line.height
      return room >= 0
    }
    if fitting.count == lines.count || holdsAllAtGoal(block, text) { return lines }
    text.maximumLines = max(1, fitting.count)
    return text.lines(measurer)
  }

  /// Whether a text that reflows is whole where its motion ends, as of texts of one look.
  private func holdsAllAtGoal(_ block: TextBlock, _ text: StyledText) -> Bool {
    guard text.maximumLines != 1, block.flowsAnew else { return false }
    let goal = block.atGoal
    let lines = block.content.styled(width: requestWidth(goal.width))?.lines(measurer) ?? []
    return lines.height <= goal.height + 0.5
  }

  /// Draws a line, from the left where reading begins there.
  private mutating func draw(
    _ line: StyledLine, of block: TextBlock, in rect: Rect, baseline: Double
  ) {
    let isMirrored = block.direction == .rightToLeft
    let alignment = (line.alignment ?? block.content.alignment).resolved(block.direction)
    var x =
      switch alignment {
      case .left: rect.minX + (isMirrored ? 0 : line.indent)
      case .center: rect.midX - line.width / 2
      case .right: rect.maxX - line.width - (isMirrored ? line.indent : 0)
      }
    note(
      text: Rect(x: x, y: baseline - line.ascent, width: line.width, height: line.height))
    for piece in isMirrored ? line.pieces.reversed() : line.pieces {
      draw(piece, at: Point(x: x, y: baseline), color: piece.span.color ?? block.color)
      x += piece.width
    }
  }

  private mutating func draw(_ piece: StyledLine.Piece, at start: Point, color: Color) {
    let span = piece.span
    let origin = Point(x: start.x, y: start.y - span.baselineOffset)
    if let ground = span.background, theme.usesSceneColors {
      let box = Rect(
        x: origin.x, y: start.y - span.ascent, width: piece.width,
        height: span.font.exactLineHeight)
      fill(box, ground)
    }
    let style = LineStyle(font: span.font, color: color, alignment: .left)
    for letters in letters(of: piece) {
      let place = Point(x: origin.x + letters.x, y: origin.y)
      letter(letters.line, style, at: place)
    }
    guard !theme.drawsTextAsBars else { return }
    if span.isUnderlined { rule(piece, origin, above: -0.12, color) }
    if span.isStruckThrough { rule(piece, origin, above: 0.27, color) }
  }

  /// The letters of a piece with their offsets in it: all together, or one by one where there is
  /// extra room between them.
  private func letters(of piece: StyledLine.Piece) -> [(line: TextLine, x: Double)] {
    let span = piece.span
    guard span.isSpaced, !theme.drawsTextAsBars else {
      return [(TextLine(text: span.text, width: piece.width), 0)]
    }
    var x = 0.0
    return span.text.map { character in
      let width = width(of: String(character), span.font)
      defer { x += width + span.kern }
      return (TextLine(text: String(character), width: width), x)
    }.filter { !$0.line.text.allSatisfy(\.isWhitespace) }
  }

  /// A line along the letters; its height above the baseline in units of the font's size.
  private mutating func rule(
    _ piece: StyledLine.Piece, _ origin: Point, above height: Double, _ color: Color
  ) {
    let size = piece.span.font.size
    let thickness = grid.thickness(size / 15)
    let y = grid.snap(origin.y - height * size - thickness / 2)
    fill(Rect(x: origin.x, y: y, width: piece.width, height: thickness), color)
  }
}
