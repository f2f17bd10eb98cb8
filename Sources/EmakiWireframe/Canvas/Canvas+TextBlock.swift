import EmakiLimits
import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Draws a text in as many lines as fit; what reaches out at the side is cut.
  mutating func draw(_ block: TextBlock, in rect: Rect) {
    let content = block.content
    if content.string == block.string, !content.spans.isEmpty {
      drawStyled(block, in: rect)
      return
    }
    let lineHeight = content.font.lineHeight(scale: grid.scale)
    // Layout rounds the height of several lines once, not line by line.
    let exact = content.font.exactLineHeight + content.lineSpacing
    guard exact > 0 else { return }
    let height = max(block.height, rect.height) + content.lineSpacing
    let fitting = Self.lineCount((height + 0.5) / exact)
    let lines = lines(of: block, room: holdsAllAtGoal(block, exact) ? .max : fitting)
    let isTight = Double(lines.count) * (lineHeight + content.lineSpacing) > height + 0.5
    let pitch = isTight ? exact : lineHeight + content.lineSpacing
    let used = Double(lines.count) * pitch - content.lineSpacing
    var bottom = (block.place == .center ? rect.midY - used / 2 : rect.minY) + lineHeight
    let style = LineStyle(
      font: content.font, color: block.color,
      alignment: content.alignment.resolved(block.direction))
    let isCut = lines.contains { $0.width > rect.width + 1 }
    let cut = isCut ? open(DisplayGroup(clip: .rect(rect))) : nil
    for line in lines {
      draw(line, style, in: rect, baseline: bottom - content.font.descent)
      bottom += pitch
    }
    if let cut { close(cut) }
  }

  /// Whether a text that reflows is whole where its motion ends: then it is so all the time, though
  /// a height halfway does not go with the lines at a width halfway.
  private func holdsAllAtGoal(_ block: TextBlock, _ pitch: Double) -> Bool {
    guard block.content.numberOfLines != 1, block.flowsAnew else { return false }
    let goal = block.atGoal
    let needed = Double(lines(of: goal, room: .max).count) * pitch
    return needed <= goal.height + block.content.lineSpacing + 0.5
  }

  /// The lines that are shown. Of text that only wraps, lines that do not fit are left out; text
  /// that is truncated ends in an ellipsis.
  private func lines(of block: TextBlock, room: Int) -> ArraySlice<TextLine> {
    let content = block.content
    let most = min(room, Self.mostLines)
    let limit = content.numberOfLines == 0 ? most : min(content.numberOfLines, most)
    let wraps = content.lineBreak == .wordWrap || content.lineBreak == .characterWrap
    var request = TextRequest(
      block.string, font: content.font, width: requestWidth(block.width),
      maximumLines: wraps ? 0 : limit, lineBreak: content.lineBreak)
    request.avoidsLoneWord = content.avoidsLoneWord
    return measurer.lines(of: request).prefix(limit)
  }

  /// The lines that fit, at least one; no more than anybody will look at.
  static func lineCount(_ room: Double) -> Int {
    room >= 1 ? Int(clamping: min(room, Double(mostLines))) : 1
  }

  /// More lines of a text are not looked at.
  static let mostLines = 500
}
