import EmakiMotion
import Testing

@Suite struct PlaybackOptionsTests {
  @Test func `by default it plays once and stays`() {
    let options = PlaybackOptions.once
    #expect(options.totalDuration(of: 0.26) == 0.26)
    #expect(options.elapsed(at: -1, duration: 0.26) == 0)
    #expect(options.elapsed(at: 0.13, duration: 0.26) == 0.13)
    #expect(options.elapsed(at: 0.26, duration: 0.26) == 0.26)
    #expect(options.elapsed(at: 5, duration: 0.26) == 0.26)
  }

  @Test func `a delay shows the first values only when filled backwards`() {
    var options = PlaybackOptions(delay: 0.08)
    #expect(options.elapsed(at: 0.05, duration: 0.36) == 0)
    #expect(abs(options.totalDuration(of: 0.36) - 0.44) < 1e-12)
    options.fill = []
    #expect(options.elapsed(at: 0.05, duration: 0.36) == nil)
    #expect(options.elapsed(at: 0.08, duration: 0.36) == 0)
  }

  @Test func `the end shows, and what comes after only when filled forwards`() {
    let options = PlaybackOptions(fill: .backwards)
    #expect(options.elapsed(at: 1, duration: 1) == 1)
    #expect(options.elapsed(at: 1.001, duration: 1) == nil)
    #expect(PlaybackOptions(fill: .forwards).elapsed(at: 1.001, duration: 1) == 1)
  }

  @Test func `repeating starts anew at each whole duration, whatever the rounding`() {
    let options = PlaybackOptions(delay: 0.1, repeatCount: 3)
    #expect(options.elapsed(at: 0.1 + 0.26, duration: 0.26) == 0)
    #expect(options.elapsed(at: 0.1 + 0.26 + 0.26, duration: 0.26) == 0)
    #expect(options.elapsed(at: 0.1 + 0.26 * 3, duration: 0.26) == 0.26)
    #expect(abs((options.elapsed(at: 0.49, duration: 0.26) ?? -1) - 0.13) < 1e-12)
    #expect(abs(options.totalDuration(of: 0.26) - 0.88) < 1e-12)
  }

  @Test(arguments: [
    (0.0, 0.0), (0.5, 0.5), (1, 1), (1.25, 0.75), (2, 0), (2.5, 0.5), (4, 0), (9, 0),
  ])
  func `autoreversing runs back and ends where it began`(time: Double, expected: Double) {
    let options = PlaybackOptions(repeatCount: 2, autoreverses: true)
    #expect(options.totalDuration(of: 1) == 4)
    #expect(options.elapsed(at: time, duration: 1) == expected)
  }

  @Test func `a part of a playing stops in its middle`() {
    #expect(PlaybackOptions(repeatCount: 1.5).elapsed(at: 9, duration: 2) == 1)
    let there = PlaybackOptions(repeatCount: 0.5, autoreverses: true)
    #expect(there.elapsed(at: 9, duration: 2) == 2)
    #expect(there.totalDuration(of: 2) == 2)
  }

  @Test func `endless repeating never ends`() {
    let options = PlaybackOptions(repeatCount: .infinity)
    #expect(options.totalDuration(of: 1) == .infinity)
    #expect(options.elapsed(at: 1000.5, duration: 1) == 0.5)
  }

  @Test func `an animation without duration is at its end at once`() {
    #expect(PlaybackOptions.once.elapsed(at: 0, duration: 0) == 0)
    #expect(PlaybackOptions.once.totalDuration(of: 0) == 0)
    #expect(PlaybackOptions(repeatCount: 0).totalDuration(of: 2) == 2)
  }
}
