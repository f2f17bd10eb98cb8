internal import EmakiPlatform

/// The area that a stroke covers, as polygons that all turn the same way: filled together by the
/// non-zero rule they are their union.
///
/// Cairo strokes in an affine plane only; in perspective the width of a line changes along it.
package struct StrokeOutline {
  package private(set) var polygons: [[Point]] = []
  private let stroke: Stroke
  private let half: Double
  private let scale: Double

  /// Makes the area of `stroke` along `path`, for a surface of about `scale` pixels a point.
  package init(_ path: Path, _ stroke: Stroke, scale: Double) {
    self.stroke = stroke
    self.scale = scale
    half = stroke.width / 2
    for line in path.flattened(scale: scale) {
      for piece in Dashes(stroke.usableDash).split(line) { add(piece) }
    }
  }

  private mutating func add(_ line: Polyline) {
    let points = line.withoutRepeats
    guard points.count > 1 else {
      if stroke.cap == .round, let point = points.first { addDisc(point) }
      return
    }
    var segments = Array(zip(points, points.dropFirst()))
    if line.isClosed { segments.append((points[points.count - 1], points[0])) }
    for (from, to) in segments { addBar(from, to) }
    for (first, second) in zip(segments, segments.dropFirst()) {
      addJoin(first.0, first.1, second.1)
    }
    if line.isClosed {
      addJoin(segments[segments.count - 1].0, points[0], points[1])
    } else {
      addCap(at: points[0], from: points[1])
      addCap(at: points[points.count - 1], from: points[points.count - 2])
    }
  }

  /// A straight piece of the line.
  private mutating func addBar(_ from: Point, _ to: Point) {
    let side = normal(from, to)
    append([from + side, to + side, to - side, from - side])
  }

  /// The wedge outside a corner.
  private mutating func addJoin(_ before: Point, _ corner: Point, _ after: Point) {
    if stroke.join == .round {
      addDisc(corner)
      return
    }
    var (first, second) = (normal(before, corner), normal(corner, after))
    let turn = first.x * second.y - first.y * second.x
    guard abs(turn) > 1e-9 * half * half else { return }
    if turn > 0 { (first, second) = (Point.zero - first, Point.zero - second) }
    var wedge = [corner, corner + first, corner + second]
    // Half the miter's length over half the width is 1 / cos of half the turn.
    let cosine = (1 + (first.x * second.x + first.y * second.y) / (half * half)) / 2
    if stroke.join == .miter, cosine * Stroke.miterLimit * Stroke.miterLimit >= 1 {
      let tip = Point(
        x: (first.x + second.x) / (2 * cosine), y: (first.y + second.y) / (2 * cosine))
      wedge.insert(corner + tip, at: 2)
    }
    append(wedge)
  }

  private mutating func addCap(at end: Point, from inside: Point) {
    switch stroke.cap {
    case .butt: break
    case .round: addDisc(end)
    case .square:
      let side = normal(inside, end)
      let ahead = Point(x: -side.y, y: side.x)
      append([end + side, end + side + ahead, end - side + ahead, end - side])
    }
  }

  private mutating func addDisc(_ center: Point) {
    let count = Int(min(max(3 * (half * scale).squareRoot(), 8), 64))
    append(
      (0..<count).map { step in
        let angle = 2 * Double.pi * Double(step) / Double(count)
        return Point(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
      })
  }

  /// Half the width, at a right angle to the line from one point to another.
  private func normal(_ from: Point, _ to: Point) -> Point {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = hypot(dx, dy)
    return Point(x: dy / length * half, y: -dx / length * half)
  }

  private mutating func append(_ polygon: [Point]) {
    let next = polygon.dropFirst() + polygon.prefix(1)
    let area = zip(polygon, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    polygons.append(area < 0 ? polygon.reversed() : polygon)
  }
}

extension Polyline {
  /// Its points without those that lie on their predecessor.
  fileprivate var withoutRepeats: [Point] {
    var kept: [Point] = []
    for point in points where point != kept.last { kept.append(point) }
    if isClosed, kept.count > 1, kept.first == kept.last { kept.removeLast() }
    return kept
  }
}
