import TestSupport
import EmakiDrawing
import Testing

@Suite struct TransformTests {
  private func expectNear(
    _ a: Point, _ x: Double, _ y: Double, location: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9, sourceLocation: location)
  }

  @Test func `a quarter turn is clockwise on the screen`() {
    expectNear(Transform.rotation(.pi / 2).apply(to: Point(x: 1, y: 0)), 0, 1)
    expectNear(Transform.rotation(.pi / 2).apply(to: Point(x: 0, y: 1)), -1, 0)
  }

  @Test func `a turn about a point leaves the point`() {
    let turn = Transform.rotation(.pi / 2).about(Point(x: 10, y: 20))
    expectNear(turn.apply(to: Point(x: 10, y: 20)), 10, 20)
    expectNear(turn.apply(to: Point(x: 13, y: 20)), 10, 23)
    expectNear(
      Transform.scale(x: 2, y: 3).about(Point(x: 10, y: 20)).apply(to: Point(x: 11, y: 21)), 12, 23)
  }

  @Test func `maps act in the order in which they are put together`() {
    let map = Transform.scale(x: 2, y: 2).concatenated(with: .translation(x: 5, y: 0))
    expectNear(map.apply(to: Point(x: 1, y: 1)), 7, 2)
    let other = Transform.translation(x: 5, y: 0).concatenated(with: .scale(x: 2, y: 2))
    expectNear(other.apply(to: Point(x: 1, y: 1)), 12, 2)
  }

  @Test(arguments: UInt64(0)..<30)
  func `putting maps together is applying them one after the other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func map() -> Transform {
      Transform(
        a: random.number(-2...2), b: random.number(-2...2), c: random.number(-2...2),
        d: random.number(-2...2), tx: random.number(-9...9), ty: random.number(-9...9))
    }
    let (a, b, c) = (map(), map(), map())
    let point = Point(x: random.number(-9...9), y: random.number(-9...9))
    let whole = a.concatenated(with: b).concatenated(with: c).apply(to: point)
    let steps = c.apply(to: b.apply(to: a.apply(to: point)))
    #expect(abs(whole.x - steps.x) < 1e-9 && abs(whole.y - steps.y) < 1e-9, "seed \(seed)")
  }

  @Test func `perspective draws the far edge of a turned square smaller`() {
    // A turn by θ about y takes (100, 50) to x = 100·cos θ, z = −100·sin θ; w = 1 − 0.002·z.
    let turned = Transform.rotationY(.pi / 6).concatenated(with: .perspective(m34: -0.002))
    let w = 1 + 0.002 * 100 * 0.5
    expectNear(turned.apply(to: Point(x: 100, y: 50)), 100 * 0.75.squareRoot() / w, 50 / w)
    expectNear(turned.apply(to: .zero), 0, 0)
    #expect(!turned.isAffine)
  }

  @Test func `a turn about the horizontal axis tips the top away`() {
    // (0, 100) goes to y = 100·cos θ, z = 100·sin θ.
    let turned = Transform.rotationX(.pi / 3).concatenated(with: .perspective(m34: -0.001))
    expectNear(turned.apply(to: Point(x: 0, y: 100)), 0, 50 / (1 - 0.1 * 0.75.squareRoot()))
    #expect(Transform.rotationX(1).isAffine)
  }

  @Test func `a half turn about an axis mirrors`() {
    expectNear(Transform.rotationY(.pi).apply(to: Point(x: 3, y: 4)), -3, 4)
    expectNear(Transform.rotationX(.pi).apply(to: Point(x: 3, y: 4)), 3, -4)
  }

  @Test func `a point behind the eye is drawn far away and not on the other side`() {
    var map = Transform.perspective(m34: -0.01)
    map.elements[14] = 200
    let moved = Transform.rotationY(-1.5).concatenated(with: map)
    #expect(moved.apply(to: Point(x: 500, y: 1)).y > 0)
  }

  @Test func `the box of a turned rectangle holds its corners`() {
    let box = Transform.rotation(.pi / 4).boundingBox(of: Rect(x: -1, y: -1, width: 2, height: 2))
    let root = 2.0.squareRoot()
    expectNear(box.origin, -root, -root)
    expectNear(Point(x: box.maxX, y: box.maxY), root, root)
  }
}
