import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// A rectangle as the simplest shape, or as one path with the arrow that grows out of it.
  static func box(_ rect: Rect, corner: Corner, arrow: BoxArrow?) -> Shape {
    guard let arrow else { return box(rect, corner: corner) }
    return .path(arrow.outline(of: rect, corner))
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
  fileprivate func outline(of rect: Rect, _ corner: Corner) -> Path {
    let isUpright = edge == .top || edge == .bottom
    let (length, depth) =
      isUpright ? (rect.width, rect.height) : (rect.height, rect.width)
    // Drawn with the edge above, on which one goes from left to right.
    let isReversed = edge == .bottom || edge == .left
    let box = Rect(x: 0, y: 0, width: length, height: depth)
    let end = corner.reach(in: box) + height
    let own = isReversed ? length - middle : middle
    let middle = end > length / 2 ? length / 2 : min(max(own, end), length - end)
    var path = Canvas.box(box, corner: corner.turned(back: quarters)).path
    path.segments.insert(
      contentsOf: [
        .line(Point(x: middle - height, y: 0)), .line(Point(x: middle, y: -height)),
        .line(Point(x: middle + height, y: 0)),
      ], at: 1)
    return path.applying(turn(into: rect))
  }

  /// How often a shape is turned clockwise from the edge above to this one.
  private var quarters: Int {
    switch edge {
    case .top: 0
    case .right: 1
    case .bottom: 2
    case .left: 3
    }
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
