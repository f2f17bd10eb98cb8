import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// A rectangle as the simplest shape, or as one path with the arrow that grows out of it.
  static func box(_ rect: Rect, radius: Double, arrow: BoxArrow?) -> Shape {
    guard let arrow else { return box(rect, radius: radius) }
    return .path(arrow.outline(of: rect, radius: radius))
  }
}

extension BoxArrow {
  /// The arrow of a box inset by `distance` from this arrow's box, so that the lines are as far
  /// apart.
  ///
  /// The sides of the arrow stand at 45° on the edge. Its tip moves by √2 · `distance`, and the edge by
  /// `distance`.
  func inset(by distance: Double) -> BoxArrow {
    BoxArrow(
      edge, middle: middle - distance, height: height - (2.0.squareRoot() - 1) * distance)
  }

  /// The outline of a box and its arrow, clockwise; the arrow's base keeps off round corners.
  fileprivate func outline(of rect: Rect, radius: Double) -> Path {
    let isUpright = edge == .top || edge == .bottom
    let (length, depth) =
      isUpright ? (rect.width, rect.height) : (rect.height, rect.width)
    // Drawn with the edge above, on which one goes from left to right.
    let isReversed = edge == .bottom || edge == .left
    let end = min(radius, length / 2, depth / 2) + height
    let own = isReversed ? length - middle : middle
    let middle = end > length / 2 ? length / 2 : min(max(own, end), length - end)
    var path = Canvas.box(Rect(x: 0, y: 0, width: length, height: depth), radius: radius).path
    path.segments.insert(
      contentsOf: [
        .line(Point(x: middle - height, y: 0)), .line(Point(x: middle, y: -height)),
        .line(Point(x: middle + height, y: 0)),
      ], at: 1)
    return path.applying(turn(into: rect))
  }

  /// Rotates and moves a shape whose arrow edge is above, at the origin, to this edge of `rect`.
  private func turn(into rect: Rect) -> Transform {
    switch edge {
    case .top: Transform(a: 1, b: 0, c: 0, d: 1, tx: rect.minX, ty: rect.minY)
    case .bottom: Transform(a: -1, b: 0, c: 0, d: -1, tx: rect.maxX, ty: rect.maxY)
    case .left: Transform(a: 0, b: -1, c: 1, d: 0, tx: rect.minX, ty: rect.maxY)
    case .right: Transform(a: 0, b: 1, c: -1, d: 0, tx: rect.maxX, ty: rect.minY)
    }
  }
}
