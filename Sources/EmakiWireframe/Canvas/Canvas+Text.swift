import EmakiDrawing

/// How one line of text is drawn.
struct LineStyle {
  /// The letters.
  var font: Font
  /// Their colour.
  var color: Color
  /// Where the line lies in its width.
  var alignment: LineAlignment
}

/// Where a line lies in its width, with the reading direction resolved.
enum LineAlignment {
  case left
  case center
  case right
}

extension Canvas {
  /// Draws one line, centred in the height of `rect`, cut with an ellipsis where it is too long.
  mutating func line(
    _ string: String, _ font: Font, _ color: Color, in rect: Rect,
    _ alignment: LineAlignment = .left, cut lineBreak: TextRequest.LineBreak = .truncateTail
  ) {
    guard !string.isEmpty, !rect.isEmpty else { return }
    let room = rect.width + max(TextBlock.lostToGrid, 1 / grid.scale)
    let request = TextRequest(
      string, font: font, width: requestWidth(room), lineBreak: lineBreak)
    guard let line = measurer.lines(of: request).first else { return }
    let baseline = rect.midY + font.lineHeight(scale: grid.scale) / 2 - font.descent
    let style = LineStyle(font: font, color: color, alignment: alignment)
    draw(line, style, in: rect, baseline: baseline)
  }

  /// The width of one line, uncut.
  func width(of string: String, _ font: Font) -> Double {
    measurer.lines(of: TextRequest(string, font: font)).first?.width ?? 0
  }

  /// Draws a broken line at its baseline, which is moved to the pixel grid.
  mutating func draw(_ line: TextLine, _ style: LineStyle, in rect: Rect, baseline: Double) {
    let font = style.font
    let x =
      switch style.alignment {
      case .left: rect.minX
      case .center: rect.midX - line.width / 2
      case .right: rect.maxX - line.width
      }
    let origin = Point(x: x, y: grid.snap(baseline))
    if seenText != nil {
      let top = origin.y + font.descent - font.lineHeight(scale: grid.scale)
      let box = Rect(minX: x, minY: top, maxX: x + line.width, maxY: origin.y + font.descent)
      note(text: box)
    }
    letter(line, style, at: origin)
  }

  /// Puts down the letters of a line, or the bar that stands for them.
  mutating func letter(_ line: TextLine, _ style: LineStyle, at origin: Point) {
    if skeleton != nil {
      let height = grid.thickness(style.font.size * 0.6)
      let top = grid.snap(origin.y - style.font.size * 0.36 - height / 2)
      let bar = Rect(
        x: grid.snap(origin.x), y: top, width: max(grid.snap(line.width), height), height: height)
      return drawSkeleton(bar, barColor(at: bar), corner: Corner(height / 2))
    }
    guard !theme.drawsTextAsBars else {
      if !drawSymbol(line.text, style, at: origin, width: line.width) {
        bar(of: line, style, at: origin)
      }
      return
    }
    items.append(
      .text(
        TextRun(
          text: line.text, font: style.font, color: style.color, origin: origin, width: line.width))
    )
  }

  /// The width to ask for: a trifle more than there is, so that sums of coordinates cannot cut a
  /// text that fits exactly; in steps, so that a moving view asks for the same width each time.
  func requestWidth(_ width: Double) -> Double {
    ((width + 0.01) * 64).rounded(.up) / 64
  }

  /// Draws the icon that a lone sign such as ≡ stands for: as a bar it would be a mere dot.
  private mutating func drawSymbol(
    _ text: String, _ style: LineStyle, at origin: Point, width: Double
  ) -> Bool {
    guard text.count == 1, text.utf8.count > 1, let icon = Icon.named(text) else { return false }
    let side = grid.thickness(style.font.size)
    let middle = Point(x: origin.x + width / 2, y: origin.y - style.font.size * 0.36)
    draw(
      icon, style.color,
      in: Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
    return true
  }

  /// A rounded bar instead of a line's small letters.
  private mutating func bar(of line: TextLine, _ style: LineStyle, at origin: Point) {
    let font = style.font
    let height = grid.thickness(font.size * 0.52)
    let rect = Rect(
      x: grid.snap(origin.x), y: grid.snap(origin.y - font.size * 0.36 - height / 2),
      width: max(grid.snap(line.width), height), height: height)
    fill(rect, seen(barColor(of: style), at: rect), corner: Corner(height / 2))
  }

  /// Bars are heavier than letters, so that they are drawn in a lighter colour; between two colours
  /// of letters between theirs.
  private func barColor(of style: LineStyle) -> Color {
    let letters = ColorSpan(from: palette.ink, to: palette.quiet)
    let share = letters.share(of: style.color)
    guard letters.color(at: share) == style.color else { return style.color }
    let darkest = style.font.weight >= .semibold ? palette.quiet : palette.soft
    return ColorSpan(from: darkest, to: palette.soft).color(at: share)
  }
}
