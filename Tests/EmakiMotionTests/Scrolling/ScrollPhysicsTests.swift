import TestSupport
import EmakiDrawing
import EmakiMotion
import Foundation
import Testing

@Suite struct ScrollPhysicsTests {
  @Test func `the range runs from the inset to the end of the content`() {
    let range = ScrollRange(content: 2000, viewport: 800, leadingInset: 88, trailingInset: 34)
    #expect(range == ScrollRange(lower: -88, upper: 1234))
    #expect(range.clamped(-100) == -88)
    #expect(range.clamped(2000) == 1234)
    #expect(range.excess(of: -100) == -12)
    #expect(range.excess(of: 5) == 0)
  }

  @Test func `an item is brought to the middle as far as the content allows`() {
    let menu = ScrollRange(content: 720, viewport: 375)
    #expect(menu.offset(centring: 300, viewport: 375) == 112.5)
    #expect(menu.offset(centring: 60, viewport: 375) == 0)
    #expect(menu.offset(centring: 660, viewport: 375) == 345)
  }

  @Test func `short content rests at its start alone`() {
    let range = ScrollRange(content: 100, viewport: 800, leadingInset: 88, trailingInset: 34)
    #expect(range == ScrollRange(lower: -88, upper: -88))
  }

  @Test(arguments: [(0.0, 0.0), (100, 51.452599), (1000, 325.925926), (-100, -51.452599)])
  func `the rubber band shows what its formula says`(finger: Double, shown: Double) {
    // (1 − 1/(x·0.55/800 + 1))·800: for 100 55/855·800, for 1000 550/1350·800.
    let band = RubberBand(viewport: 800)
    let exact = shown == 0 ? 0 : abs(finger) == 100 ? 55.0 / 855 * 800 : 550.0 / 1350 * 800
    #expect(abs(abs(band.shown(forFinger: finger)) - exact) < 1e-9)
    #expect((band.shown(forFinger: finger) < 0) == (finger < 0))
  }

  @Test(arguments: UInt64(0)..<30)
  func `the rubber band can be undone and never reaches the viewport`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let band = RubberBand(viewport: random.number(50...1000))
    let finger = random.number(-5000...5000)
    let shown = band.shown(forFinger: finger)
    #expect(abs(shown) < band.viewport, "seed \(seed)")
    #expect(abs(band.finger(forShown: shown) - finger) < 1e-6, "seed \(seed)")
    let slope = (band.shown(forFinger: finger + 1e-4) - band.shown(forFinger: finger - 1e-4)) / 2e-4
    #expect(abs(band.give(atFinger: finger) - slope) < 1e-6, "seed \(seed)")
  }

  @Test func `a band without extent shows nothing`() {
    #expect(RubberBand(viewport: 0).shown(forFinger: 100) == 0)
    #expect(RubberBand(viewport: -5).finger(forShown: 100) == 0)
  }

  @Test func `a run slows down by the rate of every millisecond`() {
    // The sum of a thousandth of the speed at each instant, by many small steps.
    let run = Deceleration(from: 100, velocity: 2000)
    var offset = 100.0
    let steps = 200_000
    for step in 0..<steps {
      offset += 2000 * pow(0.998, 500 * (Double(step) + 0.5) / Double(steps)) * 0.5 / Double(steps)
    }
    #expect(abs(run.offset(at: 0.5) - offset) < 1e-6)
    #expect(abs(run.velocity(at: 0.5) - 2000 * pow(0.998, 500)) < 1e-9)
  }

  @Test func `a run rests and stops where its formulas say`() {
    // ln 0.998 = −0.00200200267067308.
    let run = Deceleration(from: 0, velocity: 1000)
    #expect(abs(run.restOffset - 1000 / 2.00200267067308) < 1e-9)
    #expect(abs(run.stopTime - log(100) / 2.00200267067308) < 1e-9)
    #expect(abs(run.velocity(at: run.stopTime) - 10) < 1e-9)
    #expect(abs(run.restOffset - run.stopOffset - 10 / 2.00200267067308) < 1e-9)
    #expect(Deceleration(from: 0, velocity: -1000, rate: .fast).restOffset > -100)
    #expect(Deceleration(from: 7, velocity: 10).stopTime == 0)
    #expect(Deceleration(from: 7, velocity: 0).restOffset == 7)
  }

  @Test(arguments: [-900.0, 400, 3000])
  func `a run tells when it passes an offset`(velocity: Double) throws {
    let run = Deceleration(from: 50, velocity: velocity)
    let passed = run.offset(at: 0.3)
    let time = try #require(run.time(reaching: passed))
    #expect(abs(time - 0.3) < 1e-9)
    #expect(run.time(reaching: 50 - velocity) == nil)
    #expect(run.time(reaching: run.restOffset + velocity) == nil)
    #expect(run.time(reaching: 50) == 0)
  }

  @Test(arguments: UInt64(0)..<30)
  func `the edge spring is the critically damped spring of its stiffness`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let start = random.number(1...300) * (Bool.random(using: &random) ? 1 : -1)
    let velocity = random.number(-3000...3000)
    let bounce = EdgeSpring(to: 40, from: 40 + start, velocity: velocity)
    // The same motion with the distance as its unit, from the other module of the theory.
    let spring = Spring(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: -velocity / start)
    for step in 0..<20 {
      let time = bounce.duration * Double(step) / 20
      let expected = 40 + start * (1 - spring.value(at: time))
      #expect(abs(bounce.offset(at: time) - expected) < 1e-6, "seed \(seed)")
    }
    for step in 1...50 {
      let time = bounce.duration * (1 + Double(step) / 50)
      #expect(abs(start * (1 - spring.value(at: time))) <= 0.1 + 1e-9, "seed \(seed)")
    }
    #expect(bounce.offset(at: bounce.duration) == 40, "seed \(seed)")
  }

  @Test func `a spring that starts at its edge swings out and comes back`() {
    let spring = EdgeSpring(to: 0, from: 0, velocity: 1000)
    // The top is at t = 1/ω with v/(ω·e).
    #expect(abs(spring.offset(at: 0.1) - 100 / M_E) < 1e-9)
    #expect(abs(spring.velocity(at: 0.1)) < 1e-9)
    #expect(spring.duration > 0.5 && spring.duration < 1.5)
    #expect(EdgeSpring(to: 0, from: 0, velocity: 0).duration == 0)
  }

  @Test func `a zoom keeps what lies under the fingers`() {
    let offset = ZoomRange.offset(
      Point(x: 50, y: 100), scaledFrom: 1, to: 2, about: Point(x: 30, y: 40))
    // The content point (80, 140) lies at (160, 280) afterwards.
    #expect(offset == Point(x: 130, y: 240))
  }

  @Test func `a picture is fitted and centred`() {
    let picture = Size(width: 1000, height: 500)
    let view = Size(width: 375, height: 667)
    let scale = ZoomRange.fitting(picture, in: view)
    #expect(scale == 0.375)
    let shown = Size(width: 375, height: 187.5)
    #expect(
      ZoomRange.centring(shown, in: view)
        == Insets(top: 239.75, left: 0, bottom: 239.75, right: 0))
    #expect(ZoomRange.centring(picture, in: view).left == 0)
    #expect(ZoomRange.fitting(.zero, in: view) == 1)
  }

  @Test func `a scale stays in its range`() {
    let range = ZoomRange(minimum: 0.5, maximum: 3)
    #expect(range.scale(1, pinchedBy: 10) == 3)
    #expect(range.scale(1, pinchedBy: 0.1) == 0.5)
    #expect(range.scale(1, pinchedBy: 2) == 2)
    #expect(ZoomRange(minimum: 2, maximum: 1).maximum == 2)
  }
}
