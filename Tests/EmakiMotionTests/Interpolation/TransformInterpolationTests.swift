import TestSupport
import EmakiDrawing
import EmakiMotion
import Testing

@Suite struct TransformInterpolationTests {
  private func expectEqual(
    _ a: Transform, _ b: Transform, within tolerance: Double = 1e-9, _ comment: Comment? = nil,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    let worst = (0..<16).map { abs(a.elements[$0] - b.elements[$0]) }.max() ?? 0
    #expect(worst < tolerance, comment, sourceLocation: location)
  }

  @Test(arguments: [0.25, 0.5, 0.75, 1.2])
  func `a turn passes through the turns between`(fraction: Double) {
    let turned = Transform.identity.interpolated(to: .rotation(.pi), fraction: fraction)
    expectEqual(turned, .rotation(.pi * fraction))
    let back = Transform.rotation(.pi).interpolated(to: .identity, fraction: fraction)
    expectEqual(back, .rotation(.pi * (1 - fraction)))
    let left = Transform.identity.interpolated(to: .rotation(-.pi / 2), fraction: fraction)
    expectEqual(left, .rotation(-.pi / 2 * fraction))
  }

  @Test func `a turn takes the shorter way`() {
    let from = Transform.rotation(3)
    let to = Transform.rotation(-3)
    expectEqual(from.interpolated(to: to, fraction: 0.5), .rotation(.pi))
  }

  @Test func `a scale to or from nothing does not turn`() {
    let tiny = Transform.scale(x: 0, y: 0)
    let turned = Transform.scale(x: 2, y: 2).concatenated(with: .rotation(0.7))
    let half = tiny.interpolated(to: turned, fraction: 0.5)
    expectEqual(half, .rotation(0.7))
    expectEqual(Transform.identity.interpolated(to: tiny, fraction: 0.5), .scale(x: 0.5, y: 0.5))
  }

  @Test func `a mirrored map shrinks through zero and does not turn`() {
    let half = Transform.identity.interpolated(to: .scale(x: -1, y: 1), fraction: 0.25)
    expectEqual(half, .scale(x: 0.5, y: 1))
    let other = Transform.identity.interpolated(to: .scale(x: 1, y: -1), fraction: 0.25)
    expectEqual(other, .scale(x: 1, y: 0.5))
  }

  @Test func `scale, turn and move run each by itself`() {
    func map(_ scale: Double, _ angle: Double, _ x: Double) -> Transform {
      Transform.scale(x: scale, y: scale).concatenated(with: .rotation(angle))
        .concatenated(with: .translation(x: x, y: -x))
    }
    expectEqual(
      map(1, 0, 0).interpolated(to: map(3, 1, 50), fraction: 0.5), map(2, 0.5, 25))
  }

  @Test(arguments: UInt64(0)..<50)
  func `taking an affine map apart loses nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func map() -> Transform {
      Transform(
        a: random.number(-2...2), b: random.number(-2...2), c: random.number(-2...2),
        d: random.number(-2...2), tx: random.number(-99...99), ty: random.number(-99...99))
    }
    let (a, b) = (map(), map())
    // A vanishing fraction takes apart and puts together again without moving.
    expectEqual(a.interpolated(to: b, fraction: 1e-13), a, "seed \(seed)")
    expectEqual(a.interpolated(to: b, fraction: 1 - 1e-13), b, "seed \(seed)")
  }

  @Test(arguments: UInt64(0)..<50)
  func `taking a map with depth apart loses nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func map() -> Transform {
      var scale = Transform.scale(x: random.number(0.2...2), y: random.number(-2...(-0.2)))
      scale.elements[4] = random.number(-1...1)
      return scale.concatenated(with: .rotationX(random.number(-3...3)))
        .concatenated(with: .rotationY(random.number(-3...3)))
        .concatenated(with: .rotation(random.number(-3...3)))
        .concatenated(with: .translation(x: random.number(-99...99), y: random.number(-99...99)))
        .concatenated(with: .perspective(m34: random.number(-0.01...0.01)))
    }
    let (a, b) = (map(), map())
    expectEqual(a.interpolated(to: b, fraction: 1e-13), a, within: 1e-8, "seed \(seed)")
    expectEqual(a.interpolated(to: b, fraction: 1 - 1e-13), b, within: 1e-8, "seed \(seed)")
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func `a half turn about an upright axis keeps its direction`(fraction: Double) {
    let turned = Transform.identity.interpolated(to: .rotationY(.pi), fraction: fraction)
    expectEqual(turned, .rotationY(.pi * fraction))
    let back = Transform.identity.interpolated(to: .rotationX(-.pi), fraction: fraction)
    expectEqual(back, .rotationX(-.pi * fraction))
    let opened = Transform.rotationY(.pi / 2).interpolated(
      to: .rotationY(-.pi / 2), fraction: fraction)
    expectEqual(opened, .rotationY(.pi / 2 * (1 - 2 * fraction)))
  }

  @Test func `a flip under perspective keeps its perspective`() {
    let eye = Transform.perspective(m34: -0.002)
    let turned = Transform.rotationY(-.pi / 2).concatenated(with: eye)
    expectEqual(
      eye.interpolated(to: turned, fraction: 0.5),
      Transform.rotationY(-.pi / 4).concatenated(with: eye))
    expectEqual(
      Transform.identity.interpolated(to: eye, fraction: 0.5), .perspective(m34: -0.001))
  }

  @Test func `a map that flattens space runs by its elements`() {
    var flat = Transform.identity
    flat.elements[10] = 0
    let half = Transform.identity.interpolated(to: flat, fraction: 0.5)
    #expect(half.elements[10] == 0.5)
    #expect(half.elements[0] == 1)
  }

  @Test func `a spline of turns passes through its turns`() {
    let span = SplineSpan(
      before: Transform.rotation(0), start: .rotation(0.5), end: .rotation(1), after: .rotation(1.5)
    )
    expectEqual(Transform.spline(span, fraction: 0), .rotation(0.5))
    expectEqual(Transform.spline(span, fraction: 0.3), .rotation(0.65))
    let open = SplineSpan<Transform>(
      before: nil, start: .rotation(0.5), end: .rotation(1), after: nil)
    expectEqual(Transform.spline(open, fraction: 0.3), .rotation(0.65))
  }
}
