import EmakiDrawing

extension Canvas {
  /// Draws bars for text that is not known, each shorter than the one above.
  mutating func unknownText(in rect: Rect, maximumLines: Int, alignment: LineAlignment) {
    let height = grid.thickness(8)
    let pitch = 2 * height
    guard rect.width >= height, rect.height >= height / 2 else { return }
    let room = Self.lineCount((rect.height + height) / pitch)
    let count = maximumLines == 0 ? room : min(maximumLines, room)
    let top = rect.midY - (Double(count) * pitch - height) / 2
    let color = barColor(at: rect)
    for index in 0..<count {
      let width = max(height, grid.snap(rect.width * Self.barShare(index, of: count)))
      let x =
        switch alignment {
        case .left: rect.minX
        case .center: grid.snap(rect.midX - width / 2)
        case .right: rect.maxX - width
        }
      let bar = Rect(x: x, y: grid.snap(top + Double(index) * pitch), width: width, height: height)
      note(text: bar, isPlaceholder: true)
      fill(bar, color, radius: height / 2)
    }
  }

  /// How much of the width a bar takes: from all of it down to 86 %, the last of several 43 %.
  private static func barShare(_ index: Int, of count: Int) -> Double {
    if count == 1 { return 0.72 }
    if index == count - 1 { return 0.43 }
    return 1 - 0.14 * Double(index) / Double(max(1, count - 2))
  }

  /// The colour of bars that stand for text: between a fill and a quiet line, so that they are seen
  /// on a surface as well as letters would be.
  func barColor(at rect: Rect) -> Color {
    let color = placeholderColor(at: rect)
    guard color == palette.fill else { return color }
    return palette.soft.multipliedAlpha(0.4).composited(over: color)
  }

  /// The colour of bars and tiles that stand for content: a fill, or stronger where a fill stands
  /// out less than it does on a surface.
  func placeholderColor(at rect: Rect) -> Color {
    let usual = palette.fill.contrast(with: palette.surface)
    let contrast = palette.fill.contrast(with: ground(at: rect).painted)
    return contrast < 0.93 * usual ? palette.soft : palette.fill
  }
}
