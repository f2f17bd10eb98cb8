import EmakiDrawing
import EmakiPlatform
import Testing

/// The area of a stroke as an outline.
@Suite struct `Outlines of strokes` {
  /// With round joins and caps the area is all that lies within half the width of the line.
  @Test(arguments: [
    [Point(x: 10, y: 10), Point(x: 60, y: 12), Point(x: 20, y: 30), Point(x: 70, y: 60)],
    [Point(x: 20, y: 20), Point(x: 70, y: 70), Point(x: 70, y: 20), Point(x: 20, y: 70)],
    [Point(x: 40, y: 40), Point(x: 44, y: 40), Point(x: 44, y: 44), Point(x: 40, y: 44)],
    [Point(x: 20, y: 40), Point(x: 60, y: 40), Point(x: 20, y: 40)],
  ])
  func `cover what lies within half the width`(points: [Point]) {
    for closes in [false, true] {
      for line in [points, points.reversed()] {
        var path = Path([.move(line[0])] + line.dropFirst().map { .line($0) })
        if closes { path.close() }
        let whole = closes ? line + [line[0]] : line
        expect(.path(path), Stroke(width: 9, cap: .round, join: .round)) { distance($0, whole) }
      }
    }
  }

  @Test func `of boxes leave their inside free`() {
    let box = Rect(x: 15, y: 20, width: 60, height: 40)
    let radius = 12.0
    let stroke = Stroke(width: 6, join: .round)
    expect(.roundedRect(box, Corner(radius)), stroke) { point in
      // The signed distance of a rounded box.
      let (dx, dy) = (abs(point.x - box.midX) - 18, abs(point.y - box.midY) - 8)
      let outside = hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0)
      return abs(outside - radius)
    }
    let disc = Shape.ellipse(Rect(x: 20, y: 20, width: 50, height: 50))
    expect(disc, stroke) { abs(hypot($0.x - 45, $0.y - 45) - 25) }
  }

  @Test func `of boxes have few points`() {
    let box = Shape.roundedRect(Rect(x: 0, y: 0, width: 60, height: 40), 8)
    #expect(StrokeOutline(box, Stroke(width: 2), scale: 3).path.segments.count == 20)
  }

  @Test func `have the corners of their join and the ends of their cap`() {
    let corner = Path([
      .move(Point(x: 20, y: 60)), .line(Point(x: 60, y: 60)), .line(Point(x: 60, y: 20)),
    ])
    func covers(_ x: Double, _ y: Double, _ stroke: Stroke) -> Bool {
      winding(
        around: Point(x: x, y: y), StrokeOutline(.path(corner), stroke, scale: 10).path) != 0
    }
    #expect(covers(64, 64, Stroke(width: 10, join: .miter)))
    #expect(!covers(64, 64, Stroke(width: 10, join: .round)))
    #expect(!covers(63, 63, Stroke(width: 10, join: .bevel)))
    #expect(covers(63, 63, Stroke(width: 10, join: .round)))
    #expect(covers(16, 56, Stroke(width: 10, cap: .square)))
    #expect(!covers(16, 56, Stroke(width: 10, cap: .round)))
    #expect(covers(16, 60, Stroke(width: 10, cap: .round)))
    #expect(!covers(19, 60, Stroke(width: 10, cap: .butt)))
  }

  /// Compares points on a grid, but for those on the edge.
  private func expect(
    _ shape: Shape, _ stroke: Stroke, distance: (Point) -> Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outline = StrokeOutline(shape, stroke, scale: 10).path
    for x in stride(from: 0.5, to: 90, by: 2.5) {
      for y in stride(from: 0.5, to: 90, by: 2.5) {
        let point = Point(x: x, y: y)
        let away = distance(point)
        guard abs(away - stroke.width / 2) > 0.15 else { continue }
        #expect(
          (winding(around: point, outline) != 0) == (away < stroke.width / 2), "\(point)",
          sourceLocation: sourceLocation)
      }
    }
  }

  /// How often closed lines go around a point.
  private func winding(around point: Point, _ path: Path) -> Int {
    var count = 0
    for line in path.flattened(scale: 20) {
      for (a, b) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if a.y <= point.y, b.y > point.y, side > 0 { count += 1 }
        if a.y > point.y, b.y <= point.y, side < 0 { count -= 1 }
      }
    }
    return count
  }
}
