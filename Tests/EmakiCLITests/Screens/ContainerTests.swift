import Foundation
import Testing

/// Drags between resting places, containers and accordions.
@Suite struct `Containers that move` {
  private func xs(_ motion: String) throws -> [(time: Double, x: Double, step: InspectOutput.Step)]
  {
    try Expected.steps("draggable-menu.yaml", motion).map { step in
      let x = try step.frame("mainContents")[0]
      #expect(try step.frame("wrappingButton")[0] == x)
      return (step.time, x, step)
    }
  }

  /// Follows the finger for 0.3 s, then settles in 0.26 s with ease-out.
  private func expectDrag(_ motion: String, by way: Double, to rest: Double) throws {
    let steps = try xs(motion)
    #expect(abs(try #require(steps.last).time - 0.56) < 1e-9)
    for (time, x, _) in steps {
      let finger = Expected.clamped(way * min(time / 0.3, 1), -280, 100)
      let eased = Expected.easeOut(Expected.clamped((time - 0.3) / 0.26, 0, 1))
      #expect(abs(x - (finger + (rest - finger) * eased)) < 0.001, "\(motion) at \(time)")
    }
  }

  @Test func `S0.4 follows the finger one to one and settles at the nearer rest`() throws {
    try expectDrag("drag", by: 60, to: 100)
    try expectDrag("dragBack", by: 40, to: 0)
  }

  @Test func `S0.4 is clamped to its resting places`() throws {
    try expectDrag("dragTooFar", by: 240, to: 100)
  }

  @Test func `S0.4 settles in the direction of a flick`() throws {
    let steps = try xs("flickRight")
    for (time, x, _) in steps {
      let finger = -900 * min(time, 0.1)
      let eased = Expected.easeOut(Expected.clamped((time - 0.1) / 0.26, 0, 1))
      #expect(abs(x - (finger + (-280 - finger) * eased)) < 0.001, "at \(time)")
    }
  }

  @Test func `S0.2 sets the states on the way and at rest`() throws {
    for (time, _, step) in try xs("drag") {
      #expect(try step.alpha("leftSideMenu") == 1)
      #expect(try step.alpha("rightSideMenu") == 0)
      #expect(step.view("wrappingButton")?.enabled == (time > 0.5599))
    }
    let last = try #require(try xs("flickRight").last)
    #expect(try last.step.alpha("rightSideMenu") == 1)
    #expect(try last.step.alpha("leftSideMenu") == 0)
  }

  @Test func `S0.3 closes when the button over an open menu is tapped`() throws {
    let steps = try xs("thereAndBack")
    for (time, x, _) in steps where time > 0.66 {
      let eased = Expected.easeOut(Expected.clamped((time - 0.66) / 0.26, 0, 1))
      #expect(abs(x - 100 * (1 - eased)) < 0.001, "at \(time)")
    }
    #expect(steps.last?.step.view("wrappingButton")?.enabled == false)
  }

  @Test func `S3.15 turns the icon of an accordion by half in 0.16 s while the section opens`()
    throws
  {
    for step in try Expected.steps("accordion.yaml", "tap") {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.16, 0, 1))
      #expect(abs(try step.frame("answer2")[3] - 120 * eased) < 0.01)
      #expect(try step.frame("answer1")[3] == 0)
      // The square of 24 that is turned by an angle a has a box of 24·(|cos a| + |sin a|).
      let angle = Double.pi * eased
      let box = 24 * (abs(cos(angle)) + abs(sin(angle)))
      #expect(abs(try step.rect("icon2")[2] - box) < 0.01)
    }
  }
}
