import Foundation
import Testing

/// Drags between resting places, containers and accordions.
@Suite struct `Containers that move` {
  private func xs(
    _ motion: String, lasts duration: Double
  ) throws -> [(time: Double, x: Double, step: InspectOutput.Step)] {
    try Expected.motion("draggable-menu.yaml", motion, lasts: duration).map { step in
      let x = try step.frame("mainContents")[0]
      #expect(try step.frame("wrappingButton")[0] == x)
      return (step.time, x, step)
    }
  }

  /// Follows the finger for 0.3 s, then settles in 0.26 s with ease-out.
  private func expectDrag(
    _ motion: String, by way: Double, to rest: Double, lasts duration: Double
  ) throws {
    for (time, x, _) in try xs(motion, lasts: duration) {
      let finger = Expected.clamped(way * min(time / 0.3, 1), -280, 100)
      let eased = Expected.easeOut(Expected.clamped((time - 0.3) / 0.26, 0, 1))
      #expect(abs(x - (finger + (rest - finger) * eased)) < 0.001, "\(motion) at \(time)")
    }
  }

  @Test func `S0.4 follows the finger one to one and settles at the nearer rest`() throws {
    try expectDrag("drag", by: 60, to: 100, lasts: 0.56)
    try expectDrag("dragBack", by: 40, to: 0, lasts: 0.56)
  }

  @Test func `S0.4 is clamped to its resting places`() throws {
    try expectDrag("dragTooFar", by: 240, to: 100, lasts: 0.56)
  }

  @Test func `S0.4 settles in the direction of a flick`() throws {
    for (time, x, _) in try xs("flickRight", lasts: 0.36) {
      let finger = -900 * min(time, 0.1)
      let eased = Expected.easeOut(Expected.clamped((time - 0.1) / 0.26, 0, 1))
      #expect(abs(x - (finger + (-280 - finger) * eased)) < 0.001, "at \(time)")
    }
  }

  @Test func `S0.2 sets the states on the way and at rest`() throws {
    let text = try String(contentsOfFile: Program.example("draggable-menu.yaml"), encoding: .utf8)
    for state in [
      "contentsDisplay", "draggingLeft", "leftMenuOpened", "draggingRight", "rightMenuOpened",
    ] {
      #expect(text.contains("\n  \(state):"), "\(state)")
    }
    // draggingLeft, leftMenuOpened at 100; draggingRight, rightMenuOpened at −280.
    for (motion, end, rest, isLeft) in [
      ("drag", 0.56, 100.0, true), ("flickRight", 0.36, -280, false),
    ] {
      for (_, x, step) in try xs(motion, lasts: end) {
        #expect(try step.alpha("leftSideMenu") == (isLeft ? 1 : 0))
        #expect(try step.alpha("rightSideMenu") == (isLeft ? 0 : 1))
        let isOpen = step.isEnd(of: end)
        #expect(step.view("wrappingButton")?.enabled == isOpen)
        #expect(try step.alpha("wrappingButton") == (isOpen ? 1 : 0))
        if isOpen { #expect(x == rest) }
      }
    }
    // contentsDisplay at 0.
    for (_, x, step) in try xs("dragBack", lasts: 0.56) where step.isEnd(of: 0.56) {
      #expect(x == 0)
      for id in ["leftSideMenu", "rightSideMenu", "wrappingButton"] {
        #expect(try step.alpha(id) == 0)
      }
      #expect(step.view("wrappingButton")?.enabled == false)
    }
  }

  @Test func `S0.3 closes when the button over an open menu is tapped`() throws {
    let steps = try xs("thereAndBack", lasts: 0.92)
    for (time, x, _) in steps where time > 0.66 {
      let eased = Expected.easeOut(Expected.clamped((time - 0.66) / 0.26, 0, 1))
      #expect(abs(x - 100 * (1 - eased)) < 0.001, "at \(time)")
    }
    #expect(steps.last?.step.view("wrappingButton")?.enabled == false)
  }

  @Test func `S3.15 turns the icon of an accordion by half in 0.16 s while the section opens`()
    throws
  {
    for step in try Expected.motion("accordion.yaml", "tap", lasts: 0.26) {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.16, 0, 1))
      #expect(abs(try step.frame("answer2")[3] - 120 * eased) < 0.01)
      #expect(try step.frame("answer1")[3] == 0)
      // The square of 24 that is turned by an angle a has a box of 24·(|cos a| + |sin a|).
      let angle = Double.pi * eased
      let box = 24 * (abs(cos(angle)) + abs(sin(angle)))
      #expect(abs(try step.rect("icon2")[2] - box) < 0.01)
    }
  }

  @Test func `S3.15 turns the icon back while the section closes`() throws {
    // Lifted after 0.1 s, open at 0.26; 0.3 s later the same again.
    for step in try Expected.motion("accordion.yaml", "thereAndBack", lasts: 0.82) {
      let opened = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.16, 0, 1))
      let closed = Expected.easeInOut(Expected.clamped((step.time - 0.66) / 0.16, 0, 1))
      #expect(abs(try step.frame("answer2")[3] - 120 * (opened - closed)) < 0.01)
      let angle = Double.pi * (opened - closed)
      let box = 24 * (abs(cos(angle)) + abs(sin(angle)))
      #expect(abs(try step.rect("icon2")[2] - box) < 0.01, "at \(step.time)")
    }
  }
}
