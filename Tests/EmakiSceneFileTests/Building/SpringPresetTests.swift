import EmakiMotion
import EmakiScenes
import Testing

@Suite struct `Springs by name` {
  @Test(arguments: [("smooth", 0), ("snappy", 0.15), ("bouncy", 0.3)])
  func `are SwiftUI's, over half a second or the time that is given`(
    name: String, bounce: Double
  ) throws {
    for (text, duration) in [("", 0.5), ("duration: 0.8, ", 0.8)] {
      let timeline = try ControlScene.timeline(
        "{id: a}", "animate: {\(text)spring: \(name), changes: {a.alpha: 0.5}}")
      let span = try #require(timeline.summary.first)
      // Mass 1: stiffness (2π/T)², damping 4π·(1 − b)/T.
      guard case .spring(let spring)? = span.pacing else {
        Issue.record("no spring")
        continue
      }
      let turn = 2 * Double.pi / duration
      #expect(abs(spring.stiffness - turn * turn) < 1e-9)
      #expect(abs(spring.damping - 2 * turn * (1 - bounce)) < 1e-9)
    }
  }
}
