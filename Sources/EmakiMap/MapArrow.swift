import EmakiDrawing

/// The way of one segue over the map: straight parts at right angles, with round corners.
struct MapArrow {
  /// Where it starts, bends and ends.
  let points: [Point]

  /// Makes an arrow through points; those on a straight line between others are left out.
  init(_ points: [Point]) {
    var kept: [Point] = []
    for point in points where kept.last != point {
      if kept.count > 1, Self.isStraight(kept[kept.count - 2], kept[kept.count - 1], point) {
        kept.removeLast()
      }
      kept.append(point)
    }
    self.points = kept
  }

  private static func isStraight(_ a: Point, _ b: Point, _ c: Point) -> Bool {
    (a.x == b.x && b.x == c.x) || (a.y == b.y && b.y == c.y)
  }

  /// The straight parts, in order.
  var parts: [(from: Point, to: Point)] {
    zip(points, points.dropFirst()).map { (from: $0, to: $1) }
  }

  /// The tip.
  var end: Point { points.last ?? .zero }

  /// Turns an arrow head that points to the right into the direction of arrival.
  var headDirection: Transform {
    guard let last = parts.last else { return .identity }
    let way = Self.direction(from: last.from, to: last.to)
    return Transform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: 0, ty: 0)
  }

  /// One point away.
  private static func direction(from a: Point, to b: Point) -> Point {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
    return Point(x: dx / length, y: dy / length)
  }

  private static let radius = 6.0

  /// The line, ending a little before the tip, where the head covers it.
  var path: Path {
    var path = Path()
    guard let first = points.first, let last = parts.last else { return path }
    path.move(first.x, first.y)
    for index in points.indices.dropFirst().dropLast() {
      corner(points[index - 1], points[index], points[index + 1], &path)
    }
    let way = Self.direction(from: last.from, to: last.to)
    path.line(end.x - 6 * way.x, end.y - 6 * way.y)
    return path
  }

  /// Rounds a corner by a quarter of a circle, where there is room for one.
  private func corner(_ before: Point, _ corner: Point, _ after: Point, _ path: inout Path) {
    func length(_ a: Point, _ b: Point) -> Double { abs(a.x - b.x) + abs(a.y - b.y) }
    let radius = min(Self.radius, length(before, corner) / 2, length(corner, after) / 2)
    let into = Self.direction(from: before, to: corner)
    let out = Self.direction(from: corner, to: after)
    let start = Point(x: corner.x - radius * into.x, y: corner.y - radius * into.y)
    let end = Point(x: corner.x + radius * out.x, y: corner.y + radius * out.y)
    // The handles of a cubic Bézier that looks like a quarter of a circle.
    let handle = radius * 0.552
    path.line(start.x, start.y)
    path.curve(
      start.x + handle * into.x, start.y + handle * into.y, end.x - handle * out.x,
      end.y - handle * out.y, end.x, end.y)
  }
}
