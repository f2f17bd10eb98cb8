import TestSupport
import EmakiMotion
import Foundation
import Testing

@Suite struct SpringTests {
  /// Runge and Kutta's fourth order on m·x″ + c·x′ + k·(x − 1) = 0.
  private func integrated(
    _ spring: Spring, until end: Double, steps: Int
  ) -> (x: Double, v: Double) {
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, -(spring.damping * v + spring.stiffness * (x - 1)) / spring.mass)
    }
    let h = end / Double(steps)
    var (x, v) = (0.0, spring.initialVelocity)
    for _ in 0..<steps {
      let a = slope(x, v)
      let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
      let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
      let d = slope(x + h * c.0, v + h * c.1)
      x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
    return (x, v)
  }

  static let springs: [Spring] = [
    Spring(mass: 1, stiffness: 100, damping: 10), Spring(mass: 1, stiffness: 100, damping: 20),
    Spring(mass: 1, stiffness: 100, damping: 50), Spring(mass: 2, stiffness: 300, damping: 0),
    Spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 4),
    Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: -30),
    Spring(mass: 1, stiffness: 100, damping: 19.999999),
    Spring(mass: 1, stiffness: 9, damping: 6.0001),
  ]

  @Test(arguments: springs)
  func `a closed form agrees with numerical integration`(spring: Spring) {
    for time in [0.01, 0.1, 0.25, 0.5, 1] {
      let (x, v) = integrated(spring, until: time, steps: 2000)
      #expect(abs(spring.value(at: time) - x) < 1e-8)
      #expect(abs(spring.velocity(at: time) - v) < 1e-7)
    }
  }

  @Test(arguments: UInt64(0)..<30)
  func `a random spring agrees with numerical integration`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spring = Spring(
      mass: random.number(0.2...3), stiffness: random.number(20...400),
      damping: random.number(0...60), initialVelocity: random.number(-10...10))
    let time = random.number(0.05...1)
    let (x, v) = integrated(spring, until: time, steps: 2000)
    #expect(abs(spring.value(at: time) - x) < 1e-7, "seed \(seed)")
    #expect(abs(spring.velocity(at: time) - v) < 1e-6, "seed \(seed)")
  }

  @Test func `nothing cancels on either side of critical damping`() {
    let critical = Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 3)
    for distance in [-1e-6, -1e-9, -1e-13, 1e-13, 1e-9, 1e-6] {
      let near = Spring(mass: 1, stiffness: 100, damping: 20 + distance, initialVelocity: 3)
      for step in 1...20 {
        let time = Double(step) / 10
        #expect(abs(near.value(at: time) - critical.value(at: time)) < 1e-6)
      }
    }
  }

  @Test func `very strong damping creeps and does not overflow`() {
    // k·x dominates after the start: 1 − x ≈ e^(−k·t/c).
    let spring = Spring(mass: 1, stiffness: 1, damping: 1e6)
    #expect(abs(spring.value(at: 1e6) - (1 - exp(-1.0))) < 1e-6)
    #expect(spring.value(at: 1e9) == 1)
  }

  @Test func `a spring by its feel has the stiffness and damping of its formula`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.91367041742973) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
    #expect(spring.mass == 1)
    #expect(abs(Spring(duration: 0.5, bounce: 0).dampingRatio - 1) < 1e-12)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(Spring(duration: 0.5, bounce: 1).damping == 0)
  }

  @Test(arguments: [0.2, 0.5, 0.8, 0.99])
  func `an under-damped spring over a duration has an envelope of a thousandth at its end`(
    ratio: Double
  ) {
    let spring = Spring(dampingRatio: ratio, duration: 0.4)
    #expect(abs(exp(-ratio * spring.naturalFrequency * 0.4) - 0.001) < 1e-12)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  @Test func `a critically damped spring over a duration is a thousandth short at its end`() {
    let spring = Spring(dampingRatio: 1, duration: 0.4)
    let reach = spring.naturalFrequency * 0.4
    #expect(abs((1 + reach) * exp(-reach) - 0.001) < 1e-12)
    #expect(abs(spring.value(at: 0.4) - 0.999) < 1e-9)
    #expect(abs(Spring(dampingRatio: 2, duration: 0.4).value(at: 0.4) - 0.999) < 1e-9)
  }

  @Test(arguments: UInt64(0)..<30)
  func `a spring has settled after its settling duration`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spring = Spring(
      mass: 1, stiffness: random.number(20...400), damping: random.number(2...80),
      initialVelocity: random.number(-20...20))
    let settled = spring.settlingDuration()
    #expect(settled > 0 && settled < 60, "seed \(seed)")
    for step in 0..<200 {
      let time = settled * (1 + Double(step) / 50)
      #expect(abs(spring.value(at: time) - 1) <= 0.001 + 1e-12, "seed \(seed)")
    }
  }

  @Test func `the settling duration is no longer than it must be`() {
    // (1 + ωt)·e^(−ωt) = 0.001 at ωt = 9.233413476451.
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(abs(spring.settlingDuration() - 0.9233413476451) < 1e-9)
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).settlingDuration() == .infinity)
  }

  @Test func `impossible parameters become the nearest possible ones`() {
    let spring = Spring(mass: -1, stiffness: .nan, damping: -3, initialVelocity: .infinity)
    #expect(spring.mass > 0 && spring.stiffness > 0)
    #expect(spring.damping == 0 && spring.initialVelocity == 0)
    #expect(Spring(duration: 0, bounce: -7).value(at: 1).isFinite)
    #expect(Spring(dampingRatio: 0, duration: 0).value(at: 1).isFinite)
  }

  @Test func `before the start nothing has moved`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5)
    #expect(spring.value(at: -1) == 0)
    #expect(spring.value(at: 0) == 0)
    #expect(spring.velocity(at: 0) == 5)
    #expect(spring.velocity(at: -1) == 0)
  }
}
