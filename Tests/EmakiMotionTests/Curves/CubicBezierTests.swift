import TestSupport
import EmakiDrawing
import EmakiMotion
import Foundation
import Testing

@Suite struct CubicBezierTests {
  /// The root by halving on the Bernstein form alone.
  private func exact(_ curve: CubicBezier, _ fraction: Double) -> Double {
    func at(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let s = (low + high) / 2
      if at(curve.p1.x, curve.p2.x, s) < fraction { low = s } else { high = s }
    }
    return at(curve.p1.y, curve.p2.y, (low + high) / 2)
  }

  @Test(arguments: UInt64(0)..<40)
  func `a value is the exact root for any control points`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let curve = CubicBezier(
      p1: Point(x: random.number(0...1), y: random.number(-1...2)),
      p2: Point(x: random.number(0...1), y: random.number(-1...2)))
    for _ in 0..<50 {
      let fraction = random.number(0...1)
      #expect(abs(curve.value(at: fraction) - exact(curve, fraction)) < 1e-11, "seed \(seed)")
    }
  }

  @Test(arguments: [1e-18, 1e-15, 1e-9, 1e-4, 0.1, 0.3, 0.7])
  func `an upright start is exact down to the smallest fraction`(fraction: Double) {
    // x = s³ and y = 1 − (1 − s)³.
    let curve = CubicBezier(p1: Point(x: 0, y: 1), p2: Point(x: 0, y: 1))
    let s = cbrt(fraction)
    let expected = s * (3 - 3 * s + s * s)
    #expect(abs(curve.value(at: fraction) - expected) < 1e-12)
  }

  @Test(arguments: [0.0, 1e-16, 3e-16, 1e-14, 1e-9, 1e-4, 0.1, -1e-15, -1e-6, -0.2])
  func `an upright middle is exact beside the turning point`(distance: Double) {
    // About s = ½ + u: x = ½ + 4u³ and y = ½ + 1.5u − 2u³.
    let curve = CubicBezier(p1: Point(x: 1, y: 0), p2: Point(x: 0, y: 1))
    let fraction = 0.5 + distance
    let u = cbrt((fraction - 0.5) / 4)
    #expect(abs(curve.value(at: fraction) - (0.5 + 1.5 * u - 2 * u * u * u)) < 1e-12)
  }

  @Test func `a curve that always grows gives values that never fall`() {
    let curve = CubicBezier(p1: Point(x: 0.9, y: 0.05), p2: Point(x: 0.1, y: 0.95))
    let values = (0...2000).map { curve.value(at: Double($0) / 2000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `a curve may overshoot but ends at one`() {
    let curve = CubicBezier(p1: Point(x: 0.3, y: 0), p2: Point(x: 0.5, y: 2))
    #expect((1..<100).contains { curve.value(at: Double($0) / 100) > 1.05 })
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: 1.5) == 1)
    #expect(curve.value(at: -0.5) == 0)
    #expect(curve.value(at: .nan) == 0)
  }

  @Test func `control points with x outside the time are moved to its ends`() {
    let curve = CubicBezier(p1: Point(x: -1, y: 0.5), p2: Point(x: 3, y: 0.5))
    #expect(curve == CubicBezier(p1: Point(x: 0, y: 0.5), p2: Point(x: 1, y: 0.5)))
  }

  @Test func `a curve mirrored in both axes gives mirrored values`() {
    let curve = CubicBezier(p1: Point(x: 0.2, y: 0.7), p2: Point(x: 0.4, y: 1.3))
    let mirror = CubicBezier(p1: Point(x: 0.6, y: -0.3), p2: Point(x: 0.8, y: 0.3))
    for step in 0...100 {
      let fraction = Double(step) / 100
      #expect(abs(curve.value(at: fraction) - (1 - mirror.value(at: 1 - fraction))) < 1e-12)
    }
  }
}
