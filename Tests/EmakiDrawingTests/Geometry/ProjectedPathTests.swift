import EmakiDrawing
import EmakiPlatform
import Testing

/// Paths of a plane that is seen in perspective.
@Suite struct `Paths in perspective` {
  private var turned: Transform {
    Transform.rotationY(0.9).concatenated(with: .perspective(m34: -1 / 300))
  }

  /// Every point of the curve, mapped by itself, lies on the path.
  @Test func `follow the exact curve`() throws {
    let circle = Shape.ellipse(Rect(x: -80, y: -60, width: 160, height: 120)).path
    let projection = Projection(turned)
    let seen = projection.apply(circle, scale: 1)
    let outline = seen.flattened(scale: 50)[0].points
    for point in circle.flattened(scale: 5)[0].points {
      #expect(distance(projection.apply(point), outline) < 0.05)
    }
    #expect(seen.segments.count < 30)
  }

  @Test func `keep their straight lines`() {
    let box = Shape.rect(Rect(x: -80, y: -60, width: 160, height: 120))
    let projection = Projection(turned)
    let corners = box.bounds.corners.map(projection.apply)
    let expected = Path(
      [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
    #expect(projection.apply(box.path, scale: 1) == expected)
  }

  /// The plane leans towards the eye: what comes nearer than the eye is not drawn.
  @Test func `end before the eye`() throws {
    let near = Transform.rotationY(1.4).concatenated(with: .perspective(m34: -0.01))
    let disc = Shape.ellipse(Rect(x: -200, y: -50, width: 400, height: 100)).path
    let seen = Projection(near).apply(disc, scale: 1)
    #expect(!seen.segments.isEmpty)
    for polygon in seen.flattened(scale: 1) {
      #expect(polygon.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }
}

/// The distance of a point from a line of straight pieces.
func distance(_ point: Point, _ line: [Point]) -> Double {
  zip(line, line.dropFirst()).map { a, b in
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let along = square == 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square
    let t = min(max(along, 0), 1)
    return hypot(point.x - a.x - t * dx, point.y - a.y - t * dy)
  }.min() ?? .infinity
}
