import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Draws the caret of a field that is being edited, at the end of a line of text or before its
  /// placeholder: 2 points wide as UIKit's, in the tint, as high as the line. It does not blink.
  ///
  /// - Parameters:
  ///   - width: of the line, points.
  ///   - room: where the line lies, in the middle of its height.
  mutating func drawCaret(
    _ figure: DrawnView, behind width: Double, isPlaceholder: Bool, _ font: Font, in room: Rect,
    _ alignment: LineAlignment
  ) {
    guard figure.own.isEditing, skeleton == nil else { return }
    let free = max(0, room.width - width)
    let start =
      switch alignment {
      case .left: 0.0
      case .center: free / 2
      case .right: free
      }
    let isAtRight = isPlaceholder == (figure.direction == .rightToLeft)
    let place = isAtRight ? min(start + width, room.width) : start - Self.caretWidth
    let height = font.lineHeight(scale: grid.scale)
    let caret = Rect(
      x: room.minX + place, y: room.midY - height / 2, width: Self.caretWidth, height: height)
    fill(grid.snap(caret), tint(of: figure), radius: Self.caretWidth / 2)
  }

  /// The same at the end of the last line of several.
  mutating func drawCaret(_ figure: DrawnView, behind block: TextBlock, in rect: Rect) {
    guard figure.own.isEditing else { return }
    let content = block.content
    let request = TextRequest(
      block.string, font: content.font, width: requestWidth(block.width), maximumLines: 0,
      lineBreak: content.lineBreak)
    let lines = content.isPlaceholder ? [] : measurer.lines(of: request)
    let height = content.font.lineHeight(scale: grid.scale)
    let number = Double(max(0, lines.count - 1))
    let line = Rect(
      x: rect.minX, y: rect.minY + number * (height + content.lineSpacing), width: rect.width,
      height: height)
    drawCaret(
      figure, behind: lines.last?.width ?? 0, isPlaceholder: content.isPlaceholder, content.font,
      in: line, content.alignment.resolved(figure.direction))
  }

  private static let caretWidth = 2.0
}
