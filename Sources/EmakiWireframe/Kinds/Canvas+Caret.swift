import EmakiDrawing
import EmakiLayout

/// A line of text that is edited.
struct EditedLine {
  /// The characters; of several lines those of the last one.
  var string = ""
  /// Points.
  var width = 0.0
  var isPlaceholder = false
  var font = Font.system(17)
}

extension Canvas {
  /// Draws the caret of a field that is being edited, at the end of a line of text or before its
  /// placeholder: 2 points wide as UIKit's, in the tint, as high as the line. It does not blink.
  ///
  /// - Parameter room: where the line lies, in the middle of its height.
  mutating func drawCaret(
    _ figure: DrawnView, behind text: EditedLine, in room: Rect, _ alignment: LineAlignment
  ) {
    guard figure.own.isEditing, skeleton == nil else { return }
    let free = max(0, room.width - text.width)
    let start =
      switch alignment {
      case .left: 0.0
      case .center: free / 2
      case .right: free
      }
    let end = min(start + text.width, room.width)
    let place = figure.hasCaretAtRight(of: text) ? end : start - Self.caretWidth
    let height = text.font.lineHeight(scale: grid.scale)
    let caret = Rect(
      x: room.minX + place, y: room.midY - height / 2, width: Self.caretWidth, height: height)
    fill(grid.snap(caret), tint(of: figure), corner: Corner(Self.caretWidth / 2))
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
    let edited = EditedLine(
      string: lines.last?.text ?? "", width: lines.last?.width ?? 0,
      isPlaceholder: content.isPlaceholder, font: content.font)
    drawCaret(figure, behind: edited, in: line, content.alignment.resolved(figure.direction))
  }

  private static let caretWidth = 2.0
}

extension DrawnView {
  /// Whether the caret stands at the right end of a line.
  ///
  /// Typed text goes on at its end in the direction of the text, whatever that of the field: Latin
  /// letters at their right end. Dots of a secure text have none, and take that of the field as an
  /// empty line does.
  fileprivate func hasCaretAtRight(of text: EditedLine) -> Bool {
    let isRightToLeft = direction == .rightToLeft
    if text.isPlaceholder { return isRightToLeft }
    if view.kind == .textField, view.control.field.isSecure { return !isRightToLeft }
    return !(text.string.runsRightToLeft ?? isRightToLeft)
  }
}
