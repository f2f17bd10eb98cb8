import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Fills a rectangle, with the arrow that grows out of it.
  mutating func fill(
    _ rect: Rect, _ color: Color, corner: Corner = .square, arrow: BoxArrow? = nil
  ) {
    guard !rect.isEmpty, !color.isClear else { return }
    items.append(.fill(Self.box(rect, corner: corner, arrow: arrow), .color(color)))
  }

  /// Fills what a path surrounds.
  mutating func fill(_ path: Path, _ color: Color) {
    guard !color.isClear else { return }
    items.append(.fill(.path(path), .color(color)))
  }

  /// Fills an ellipse.
  mutating func fillEllipse(_ rect: Rect, _ color: Color) {
    guard !rect.isEmpty, !color.isClear else { return }
    items.append(.fill(.ellipse(rect), .color(color)))
  }

  /// Draws the edge of a rectangle inside it, so that its outer side lies on the grid.
  mutating func outline(
    _ rect: Rect, _ color: Color, width: Double? = nil, corner: Corner = .square,
    dash: [Double] = [], arrow: BoxArrow? = nil
  ) {
    let width = width.map(grid.thickness) ?? hairline
    guard rect.width > width, rect.height > width, !color.isClear else {
      fill(rect, color, corner: corner)
      return
    }
    let middle = rect.outset(by: -width / 2)
    let shape = Self.box(
      middle, corner: corner.inset(by: width / 2), arrow: arrow?.inset(by: width / 2))
    items.append(.stroke(shape, Stroke(width: width, dash: dash), .color(color)))
  }

  /// The sides of a rectangle, inside it, as thin rectangles: top, bottom, and between them left and
  /// right.
  func sides(of rect: Rect, width: Double) -> [Rect] {
    let (top, bottom) = (rect.minY + width, rect.maxY - width)
    return [
      Rect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: top),
      Rect(minX: rect.minX, minY: bottom, maxX: rect.maxX, maxY: rect.maxY),
      Rect(minX: rect.minX, minY: top, maxX: rect.minX + width, maxY: bottom),
      Rect(minX: rect.maxX - width, minY: top, maxX: rect.maxX, maxY: bottom),
    ]
  }

  /// Whether a thin rectangle lies along the edge of the screen.
  func isAtScreenEdge(_ side: Rect) -> Bool {
    guard let screen, toScreen == nil else { return false }
    return side.height > side.width
      ? side.minX <= screen.minX || side.maxX >= screen.maxX
      : side.minY <= screen.minY || side.maxY >= screen.maxY
  }

  /// Draws the edge of an ellipse inside its rectangle.
  mutating func outlineEllipse(_ rect: Rect, _ color: Color, width: Double? = nil) {
    let width = width.map(grid.thickness) ?? hairline
    items.append(
      .stroke(.ellipse(rect.outset(by: -width / 2)), Stroke(width: width), .color(color)))
  }

  /// Strokes a path with round ends and corners.
  mutating func stroke(_ path: Path, _ color: Color, width: Double) {
    guard !color.isClear else { return }
    let pen = Stroke(width: width, cap: .round, join: .round)
    items.append(.stroke(.path(path), pen, .color(color)))
  }

  /// A line of the theme's thickness across, its upper side at `y`.
  mutating func horizontalLine(from minX: Double, to maxX: Double, y: Double, _ color: Color) {
    fill(Rect(minX: minX, minY: y, maxX: maxX, maxY: y + hairline), color)
  }

  /// A soft line across, its upper side at `y`; see `softLine(_:)`.
  mutating func softLine(from minX: Double, to maxX: Double, y: Double) {
    softLine(Rect(minX: minX, minY: y, maxX: maxX, maxY: y + hairline))
  }

  /// A separator or thin border, unless one as long touches it already; soft, or in the given
  /// colour.
  mutating func softLine(_ rect: Rect, _ color: Color? = nil) {
    let place = screenRect(rect)
    guard !isDoubled(place, among: softLines) else { return }
    softLines.append(SeenPart(rect: place, groundCount: grounds.count))
    fill(rect, color ?? softColor(at: rect))
  }

  /// The colour of separators and thin borders; faint where the background is dark in a light
  /// palette.
  private func softColor(at rect: Rect) -> Color {
    guard !theme.usesSceneColors else { return palette.soft }
    let isLoud = palette.soft.contrast(with: ground(at: rect).painted) > 4
    return isLoud ? palette.soft.multipliedAlpha(0.35) : seen(palette.soft, at: rect)
  }

  /// A quiet colour of a sketch, or a shade of it where it would be lost on a strong fill.
  func seen(_ color: Color, at rect: Rect) -> Color {
    palette.readable(color, on: ground(at: rect).painted, atLeast: 1.25)
  }

  /// Whether a line that was drawn before, and not painted over, touches this one along its length.
  func isDoubled(_ line: Rect, among lines: [SeenPart]) -> Bool {
    let near =
      line.width > line.height
      ? Rect(minX: line.minX + 2, minY: line.minY - 0.1, maxX: line.maxX - 2, maxY: line.maxY + 0.1)
      : Rect(minX: line.minX - 0.1, minY: line.minY + 2, maxX: line.maxX + 0.1, maxY: line.maxY - 2)
    return lines.contains { other in
      let isAcross = other.rect.width > other.rect.height
      guard isAcross == (line.width > line.height), other.rect.intersection(near) != nil else {
        return false
      }
      let covers =
        isAcross
        ? other.rect.minX <= near.minX && other.rect.maxX >= near.maxX
        : other.rect.minY <= near.minY && other.rect.maxY >= near.maxY
      return covers && !grounds.hides(other.rect.center, from: other.groundCount)
    }
  }

  /// A line of the theme's thickness down, its left side at `x`.
  mutating func verticalLine(from minY: Double, to maxY: Double, x: Double, _ color: Color) {
    fill(Rect(minX: x, minY: minY, maxX: x + hairline, maxY: maxY), color)
  }

  /// Both diagonals, ending where they meet the corners.
  ///
  /// On the diagonal with unit direction (u, v), a corner's arc of radius r is met at
  /// t = r · (u + v − √(2uv)); a continuous corner comes as near there.
  mutating func cross(_ rect: Rect, _ color: Color, corner: Corner = .square) {
    let length = (rect.width * rect.width + rect.height * rect.height).squareRoot()
    guard length > 0 else { return }
    let (u, v) = (rect.width / length, rect.height / length)
    let radius = corner.limited(to: rect).radius
    let cut = max(radius * (u + v - (2 * u * v).squareRoot()), hairline / 2)
    func end(_ mask: Corner.Mask) -> Point {
      let start = corner.masked.contains(mask) ? cut : hairline / 2
      return Point(x: start * u, y: start * v)
    }
    let (topLeft, topRight) = (end(.topLeft), end(.topRight))
    let (bottomLeft, bottomRight) = (end(.bottomLeft), end(.bottomRight))
    var path = Path()
    path.move(rect.minX + topLeft.x, rect.minY + topLeft.y)
    path.line(rect.maxX - bottomRight.x, rect.maxY - bottomRight.y)
    path.move(rect.maxX - topRight.x, rect.minY + topRight.y)
    path.line(rect.minX + bottomLeft.x, rect.maxY - bottomLeft.y)
    items.append(.stroke(.path(path), Stroke(width: hairline), .color(color)))
  }

  /// A rectangle as the simplest shape.
  static func box(_ rect: Rect, corner: Corner) -> Shape {
    corner.isSquare ? .rect(rect) : .roundedRect(rect, corner.limited(to: rect))
  }
}
