internal import EmakiPlatform

extension Corner {
  /// The outline of a rectangle with these corners, clockwise, from the right end of the upper left one.
  func path(of rect: Rect) -> Path {
    var path = Path()
    let first = masked.contains(.topLeft) ? reach(in: rect) : 0
    path.move(rect.minX + first, rect.minY)
    let corners = Array(zip(rect.corners, Mask.clockwise))
    for place in [1, 2, 3, 0] {
      let (vertex, mask) = corners[place]
      let steps = masked.contains(mask) ? round(in: rect) : Path([.line(.zero)])
      path.segments += steps.applying(Self.map(to: vertex, place)).segments
    }
    path.close()
    return path
  }

  /// One round corner, from one side to the next: x is the distance from the vertex along the first side,
  /// y that along the second.
  ///
  /// The middle is a part of the circle of the radius r; with the smoothing s it spans 90° · (1 − s). On
  /// each side of it one cubic leads to the side, on which it begins (1 + s) · r from the vertex without a
  /// bend: its first three points lie on the side, and its last two on the tangent of the circle. Core
  /// Animation's curve is not documented; this one has the same reach, and approximates the rest.
  private func round(in rect: Rect) -> Path {
    let (r, s) = (limited(to: rect).radius, smoothing(in: rect))
    let angle = .pi / 4 * s
    let (sine, cosine) = (sin(angle), cos(angle))
    // Where the circle's part begins, and the point from which its tangent leaves the side.
    let joint = Point(x: r * (1 - sine), y: r * (1 - cosine))
    let bend = joint.x + r * tan(angle / 2) * cosine
    let reach = r * (1 + s)
    let handle = bend + (reach - bend) / 3
    // A cubic follows the part of a circle that spans φ with handles of 4/3 tan(φ/4) radii.
    let arc = 4.0 / 3 * tan(.pi / 8 * (1 - s)) * r
    var path = Path([.line(Point(x: reach, y: 0))])
    if s > 0 { path.curve(handle, 0, bend, 0, joint.x, joint.y) }
    path.curve(
      joint.x - arc * cosine, joint.y + arc * sine, joint.y + arc * sine,
      joint.x - arc * cosine, joint.y, joint.x)
    if s > 0 { path.curve(0, bend, 0, handle, 0, reach) }
    return path
  }

  /// From the sides of a corner, the first one clockwise, to the plane of the rectangle.
  private static func map(to vertex: Point, _ place: Int) -> Transform {
    let (a, b, c, d): (Double, Double, Double, Double) =
      switch place {
      case 1: (-1, 0, 0, 1)
      case 2: (0, -1, -1, 0)
      case 3: (1, 0, 0, -1)
      default: (0, 1, 1, 0)
      }
    return Transform(a: a, b: b, c: c, d: d, tx: vertex.x, ty: vertex.y)
  }
}
