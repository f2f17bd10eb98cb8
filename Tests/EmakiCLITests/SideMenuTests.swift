import Foundation
import Testing

/// The screen S0 with its motions, computed here without the engine.
@Suite struct `The side menu example` {
  static let file = Program.example("side-menu.yaml")

  func steps(
    _ motion: String?, lasts duration: Double = 0.26, on device: String = "iphone-x"
  ) throws -> [InspectOutput.Step] {
    try Expected.samplings(
      of: Self.file, lasts: duration,
      (motion.map { ["--motion", $0] } ?? []) + ["--device", device])
  }

  /// Checks content and button at `x(progress)` for each step.
  func expectSlide(_ steps: [InspectOutput.Step], _ x: (Double) -> Double) throws {
    for step in steps {
      let expected = x(Expected.easeOut(step.time / 0.26))
      for id in ["mainContents", "wrappingButton"] {
        let frame = try #require(step.view(id)).frame
        #expect(abs(frame[0] - expected) < 0.001, "\(id) at \(step.time)")
        #expect(frame[1] == 0 && frame[2] == 375 && frame[3] == 812)
      }
    }
  }

  @Test(arguments: [("iphone-x", 375.0, 812.0), ("iphone-8", 375, 667), ("ipad-pro-11", 834, 1194)])
  func `S0.1 has four full-height layers from back to front`(
    _ device: String, _ width: Double, _ height: Double
  ) throws {
    let step = try #require(try steps(nil, on: device).first)
    let layers = ["leftSideMenu", "rightSideMenu", "mainContents", "wrappingButton"]
    let order = step.views.map(\.id).filter(layers.contains)
    #expect(order == layers)
    #expect(step.view("leftSideMenu")?.frame == [0, 0, 100, height])
    #expect(step.view("rightSideMenu")?.frame == [width - 280, 0, 280, height])
    #expect(step.view("mainContents")?.frame == [0, 0, width, height])
    #expect(step.view("wrappingButton")?.frame == [0, 0, width, height])
    #expect(
      step.view("wrappingButton")?.kind == "button" && step.view("wrappingButton")?.text == nil)
  }

  @Test func `S0.3 opens the left menu by default`() throws {
    let steps = try steps(nil, lasts: 0.26)
    try expectSlide(steps) { 100 * $0 }
    for step in steps {
      #expect(step.view("leftSideMenu")?.alpha == 1)
      #expect(step.view("rightSideMenu")?.alpha == 0)
      let isOpen = step.isEnd(of: 0.26)
      #expect(step.view("wrappingButton")?.alpha == (isOpen ? 1 : 0))
      #expect(step.view("wrappingButton")?.enabled == isOpen)
    }
  }

  @Test func `S0.3 opens the right menu`() throws {
    let steps = try steps("openRight", lasts: 0.26)
    try expectSlide(steps) { -280 * $0 }
    for step in steps {
      #expect(step.view("rightSideMenu")?.alpha == 1)
      #expect(step.view("leftSideMenu")?.alpha == 0)
      #expect(step.view("wrappingButton")?.enabled == (step.isEnd(of: 0.26)))
      #expect(step.view("wrappingButton")?.alpha == (step.isEnd(of: 0.26) ? 1 : 0))
    }
  }

  @Test func `S0.3 closes a menu and hides it on completion`() throws {
    let steps = try steps("close", lasts: 0.26)
    try expectSlide(steps) { 100 * (1 - $0) }
    for step in steps {
      let isClosed = step.isEnd(of: 0.26)
      #expect(step.view("leftSideMenu")?.alpha == (isClosed ? 0 : 1))
      if isClosed {
        #expect(step.view("rightSideMenu")?.alpha == 0)
        #expect(step.view("wrappingButton")?.alpha == 0)
        #expect(step.view("wrappingButton")?.enabled == false)
      }
    }
  }

  @Test func `S0.10 moves the popup by two constraint constants`() throws {
    // The way from 0, hidden below, to 1; top 137 → 17, bottom −120 → 0.
    for (motion, way) in [("openPopup", { $0 }), ("closePopup", { 1 - $0 })]
      as [(String, (Double) -> Double)]
    {
      for step in try steps(motion, lasts: 0.26) {
        let open = way(Expected.easeOut(step.time / 0.26))
        let text = try step.frame("detailText")
        let popup = try step.frame("popSlideView")
        let (top, bottom) = (137 - 120 * open, -120 + 120 * open)
        #expect(abs(popup[1] - (text[1] + text[3] + top)) < 0.001, "\(motion) at \(step.time)")
        #expect(abs(724 - (popup[1] + popup[3] + bottom)) < 0.001)
        let isOpen = (motion == "openPopup") == step.isEnd(of: 0.26)
        #expect(step.view("popButton")?.text == (isOpen ? "× CLOSE" : "× OPEN"))
      }
    }
  }

  @Test func `S0.11 moves alike by constraints and by frames`() throws {
    let byFrames = try steps("openLeft", lasts: 0.26)
    let byConstraints = try steps("openLeftByConstraints", lasts: 0.26)
    try expectSlide(byConstraints) { 100 * $0 }
    #expect(byFrames.map { $0.views.map(\.id) } == byConstraints.map { $0.views.map(\.id) })
    for (a, b) in zip(byFrames, byConstraints) {
      for view in a.views {
        let other = try #require(b.view(view.id))
        for (x, y) in zip(view.frame, other.frame) { #expect(abs(x - y) < 1e-9) }
      }
    }
  }
}
