import EmakiMotion
import Testing

@Suite struct PacingTests {
  static let pacings: [Pacing] = [
    .curve(.linear), .curve(.easeOut), .spring(Spring(duration: 0.35, bounce: 0)),
    .spring(Spring(dampingRatio: 0.3, duration: 0.5)),
    .spring(Spring(mass: 1, stiffness: 10, damping: 0)),
  ]

  @Test(arguments: pacings)
  func `progress is zero before the start and exactly one from the end`(pacing: Pacing) {
    #expect(pacing.progress(atElapsed: -0.1, duration: 0.35) == 0)
    #expect(pacing.progress(atElapsed: 0, duration: 0.35) == 0)
    #expect(pacing.progress(atElapsed: 0.35, duration: 0.35) == 1)
    #expect(pacing.progress(atElapsed: 9, duration: 0.35) == 1)
  }

  @Test(arguments: pacings)
  func `an animation without duration is over at its start`(pacing: Pacing) {
    #expect(pacing.progress(atElapsed: 0, duration: 0) == 1)
    #expect(pacing.progress(atElapsed: -1e-9, duration: 0) == 0)
  }

  @Test func `a curve is stretched over the duration and a spring is not`() {
    let curve = Pacing.curve(.easeOut)
    #expect(abs(curve.progress(atElapsed: 0.13, duration: 0.26) - 0.684643) < 1e-6)
    let spring = Spring(duration: 0.35, bounce: 0)
    #expect(Pacing.spring(spring).progress(atElapsed: 0.1, duration: 9) == spring.value(at: 0.1))
  }

  @Test func `only a spring knows how long it takes`() {
    #expect(Pacing.curve(.linear).naturalDuration == nil)
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(Pacing.spring(spring).naturalDuration == spring.settlingDuration())
  }
}
