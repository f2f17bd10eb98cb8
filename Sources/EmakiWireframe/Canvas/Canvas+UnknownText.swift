import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Draws bars for text that is not known, as long as the lines of a paragraph are.
  ///
  /// The number of bars depends on the view's size, not on the pixels that its edges meet where it
  /// is, so that it stays the same during a motion.
  mutating func unknownText(
    of figure: DrawnView, in rect: Rect, maximumLines: Int, alignment: LineAlignment
  ) {
    let height = grid.thickness(Self.barHeight)
    let pitch = 2 * height
    let size = Size(
      width: rect.width - figure.bounds.width + figure.own.frame.width,
      height: rect.height - figure.bounds.height + figure.own.frame.height)
    guard size.width >= Self.barHeight - Self.barTolerance, size.height >= Self.barHeight / 2 else {
      return
    }
    let room = Self.lineCount(
      (size.height + Self.barHeight + Self.barTolerance) / (2 * Self.barHeight))
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
      note(text: bar)
      fill(bar, color, corner: Corner(height / 2))
    }
  }

  private static let barHeight = 8.0
  /// The amount that layout may round away from a size, in points.
  private static let barTolerance = 0.5

  /// The share of the width that a bar takes: lines of a paragraph end at different points, and the
  /// last of several ends in the middle.
  private static func barShare(_ index: Int, of count: Int) -> Double {
    if count == 1 { return 0.72 }
    return index == count - 1 ? 0.43 : raggedShares[index % raggedShares.count]
  }

  /// Lengths without a slope, so that the ends of lines make no edge.
  private static let raggedShares = [1, 0.92, 0.97, 0.88, 0.95, 0.9, 0.98]

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
