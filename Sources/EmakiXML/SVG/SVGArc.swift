import EmakiLimits
internal import EmakiDrawing
internal import EmakiPlatform

/// A part of an ellipse between two points, as curves (SVG 2, B.2).
struct SVGArc {
  let segments: [Path.Segment]

  /// - Parameter rotation: of the ellipse's horizontal axis, degrees.
  init(
    from start: Point, to end: Point, radii: (Double, Double), rotation: Double, isLarge: Bool,
    isSweep: Bool
  ) {
    var (rx, ry) = (abs(radii.0), abs(radii.1))
    guard start != end else {
      segments = []
      return
    }
    guard rx > 0, ry > 0 else {
      segments = [.line(end)]
      return
    }
    let angle = rotation * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    // Radii that do not reach are made as large as they must be.
    let reach = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let across = rx * rx * y * y + ry * ry * x * x
    let share = max(0, (rx * rx * ry * ry - across) / across).squareRoot()
    let sign = isLarge == isSweep ? -1.0 : 1.0
    let middle = Point(x: sign * share * rx * y / ry, y: -sign * share * ry * x / rx)
    let first = atan2((y - middle.y) / ry, (x - middle.x) / rx)
    let last = atan2((-y - middle.y) / ry, (-x - middle.x) / rx)
    var turn = last - first
    if isSweep, turn < 0 { turn += 2 * .pi }
    if !isSweep, turn > 0 { turn -= 2 * .pi }
    // From the unit circle onto the ellipse.
    let map = Transform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
      tx: (start.x + end.x) / 2 + cosine * middle.x - sine * middle.y,
      ty: (start.y + end.y) / 2 + sine * middle.x + cosine * middle.y)
    var curves = Self.circle(from: first, turn: turn).map { curve in
      Path.Segment.cubic(
        map.apply(to: curve.0), map.apply(to: curve.1), end: map.apply(to: curve.2))
    }
    if case .cubic(let a, let b, _)? = curves.popLast() { curves.append(.cubic(a, b, end: end)) }
    // Radii so small that their squares are 0 are those of a line.
    segments = Path(curves).isFinite ? curves : [.line(end)]
  }

  /// Curves of at most a quarter turn on the unit circle, off by less than 3 in 10,000.
  private static func circle(from first: Double, turn: Double) -> [(Point, Point, Point)] {
    let count = max(1, Int(clamping: (abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (a, b) = (first + Double(index) * step, first + Double(index + 1) * step)
      return (
        Point(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a)),
        Point(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b)), Point(x: cos(b), y: sin(b))
      )
    }
  }
}
