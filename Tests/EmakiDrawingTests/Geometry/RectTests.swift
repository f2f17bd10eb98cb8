import TestSupport
import EmakiDrawing
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges, middle and corners follow from origin and size`() {
    #expect(rect.maxX == 40 && rect.maxY == 60)
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(
      rect.corners == [
        Point(x: 10, y: 20), Point(x: 40, y: 20), Point(x: 40, y: 60), Point(x: 10, y: 60),
      ])
    #expect(Rect(minX: 10, minY: 20, maxX: 40, maxY: 60) == rect)
  }

  @Test func `insets take from the edges and never leave less than nothing`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: Insets(all: 50)).size == .zero)
    #expect(rect.outset(by: 5) == Rect(x: 5, y: 15, width: 40, height: 50))
    #expect(rect.outset(by: -50).size == .zero)
  }

  @Test func `insets add up and unite edge by edge`() {
    let a = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let b = Insets(top: 4, left: 3, bottom: 2, right: 1)
    #expect(a + b == Insets(all: 5))
    #expect(a.union(b) == Insets(top: 4, left: 3, bottom: 3, right: 4))
    #expect(a.horizontal == 6 && a.vertical == 4)
  }

  @Test func `rectangles that only touch have nothing in common`() {
    #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == nil)
    #expect(
      rect.intersection(Rect(x: 30, y: 50, width: 50, height: 50))
        == Rect(x: 30, y: 50, width: 10, height: 10))
    #expect(
      rect.union(Rect(x: 0, y: 0, width: 1, height: 1))
        == Rect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test func `a point on the right or bottom edge is outside`() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
  }

  static let snaps: [(Double, Double, Double)] = [
    (2, 10.24, 10), (2, 10.25, 10.5), (2, 10.75, 11), (3, 0.5, 0.6666666666666666),
    (3, 0.3333333333333333, 0.3333333333333333), (1, -0.5, 0), (1, -0.51, -1),
    (2, 20.287109375, 20.5),
  ]

  @Test(arguments: snaps)
  func `an edge snaps to the nearest line, halves upwards`(
    scale: Double, edge: Double, snapped: Double
  ) {
    let moved = Rect(minX: edge, minY: 0, maxX: edge + 100, maxY: 10).snapped(toScale: scale)
    #expect(moved.minX == snapped)
  }

  @Test(arguments: UInt64(0)..<30)
  func `neighbours that share an edge share it after snapping`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scale = Double(Int.random(in: 1...3, using: &random))
    let edges: [Double] = (0..<3).map { _ in random.number(-500...500) }.sorted()
    let left = Rect(minX: edges[0], minY: 0, maxX: edges[1], maxY: 1).snapped(toScale: scale)
    let right = Rect(minX: edges[1], minY: 0, maxX: edges[2], maxY: 1).snapped(toScale: scale)
    #expect(abs(left.maxX - right.minX) < 1e-9, "seed \(seed)")
    #expect(abs(left.minX - edges[0]) <= 0.5 / scale + 1e-9, "seed \(seed)")
    #expect(left.snapped(toScale: scale) == left, "seed \(seed)")
  }

  @Test func `what has no extent is empty, and what is not a number is not finite`() {
    #expect(Rect(x: 1, y: 1, width: 0, height: 5).isEmpty)
    #expect(Size(width: -1, height: 5).isEmpty)
    #expect(!rect.isEmpty && rect.isFinite)
    #expect(!Rect(x: .nan, y: 0, width: 1, height: 1).isFinite)
    #expect(!Size(width: .infinity, height: 1).isFinite)
  }
}
