import EmakiPlatform
import Testing

@testable import EmakiDrawing

@Suite struct `The corners of a rectangle` {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 60)

  private func outline(_ corner: Corner, of rect: Rect? = nil) -> [Point] {
    Shape.roundedRect(rect ?? self.rect, corner).path.flattened(scale: 20).flatMap(\.points)
  }

  @Test func `are quarters of a circle by themselves`() {
    #expect(Shape.roundedRect(rect, 12).path == Shape.roundedRect(rect, Corner(12)).path)
    for point in outline(12) where point.x < 22 && point.y < 32 {
      #expect(abs(hypot(point.x - 22, point.y - 32) - 12) < 0.01)
    }
  }

  @Test(arguments: [4.0, 12, 19])
  func `leave the sides gradually where they are continuous`(radius: Double) {
    let corner = Corner(radius, curve: .continuous)
    let points = outline(corner)
    #expect(abs(corner.reach(in: rect) - 1.528_665 * radius) < 1e-9)
    #expect(points.contains { abs($0.x - 10 - 1.528_665 * radius) < 1e-9 && $0.y == 20 })
    // In the middle it is the circle, and a little within it on both sides.
    for point in points where point.x < 10 + radius && point.y < 20 + radius {
      let distance = hypot(point.x - 10 - radius, point.y - 20 - radius) / radius
      let isMiddle = abs(point.x - 10 - (point.y - 20)) < radius / 3
      #expect(abs(distance - 1) < (isMiddle ? 0.001 : 0.011))
    }
  }

  /// A bend of the outline would be seen as one.
  @Test func `have no bend`() {
    let points = outline(Corner(18, curve: .continuous))
    let ways = zip(points, points.dropFirst()).map { $1 - $0 }.filter { hypot($0.x, $0.y) > 1e-9 }
    for (one, other) in zip(ways, ways.dropFirst()) {
      let turn = atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y)
      #expect(turn > -1e-6 && turn < 0.2)
    }
  }

  @Test func `are half circles where there is no room for more`() {
    let pill = Rect(x: 0, y: 0, width: 40, height: 20)
    for (one, other) in zip(
      outline(Corner(30, curve: .continuous), of: pill), outline(30, of: pill))
    {
      #expect(hypot(one.x - other.x, one.y - other.y) < 0.02)
    }
    #expect(Corner(8, curve: .continuous).reach(in: pill) == 10)
  }

  @Test(arguments: Corner.Mask.named.map(\.corner), Corner.Curve.allCases)
  func `are square where they are not masked`(mask: Corner.Mask, curve: Corner.Curve) {
    let points = outline(Corner(12, curve: curve, masked: Corner.Mask.all.subtracting(mask)))
    let sharp = zip(rect.corners, Corner.Mask.clockwise).filter { points.contains($0.0) }
    #expect(sharp.map(\.1) == [mask])
    #expect(Shape.roundedRect(rect, Corner(12, masked: mask)).path.bounds == rect)
  }

  @Test func `are as many as their form has`() {
    #expect(Corner.square.isSquare && Corner(5, masked: []).isSquare && !Corner(5).isSquare)
    #expect(
      Corner(5, masked: [.bottomLeft, .topRight]).masked.names == ["topRight", "bottomLeft"])
    #expect(Corner.Mask.all.rawValue == 15)
  }

  @Test func `go with the sides of a box that is turned`() {
    let corner = Corner(5, masked: [.topLeft, .topRight])
    #expect(corner.turned(back: 0) == corner)
    #expect(corner.turned(back: 1).masked == [.topLeft, .bottomLeft])
    #expect(corner.turned(back: 2).masked == [.bottomLeft, .bottomRight])
    #expect(corner.turned(back: 3).masked == [.topRight, .bottomRight])
  }

  /// In perspective a line is filled as the box around it without the one inside.
  @Test(arguments: [Stroke.Join.miter, .round, .bevel])
  func `are those of a line along them`(join: Stroke.Join) {
    let corner = Corner(12, curve: .continuous, masked: [.topLeft, .topRight])
    let shape = Shape.roundedRect(rect, corner)
    let area = StrokeOutline(shape, Stroke(width: 4, join: join), scale: 2).path
    let reach = rect.outset(by: 2)
    #expect(area.bounds == reach)
    let points = area.flattened(scale: 2).flatMap(\.points)
    #expect(points.contains(reach.corners[2]) == (join == .miter))
    #expect(!points.contains(reach.corners[0]))
  }
}
