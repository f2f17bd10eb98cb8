import Foundation
import Testing

/// The screen S0 with its motions, computed here without the engine.
@Suite struct `The side menu example` {
  static let file = Program.example("side-menu.yaml")

  /// UIKit's ease-out, cubic Bézier (0, 0) (0.58, 1), by bisection for the parameter.
  static func easeOut(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      let bx = 3 * (1 - s) * s * s * 0.58 + s * s * s
      if bx < x { low = s } else { high = s }
    }
    let s = (low + high) / 2
    return 3 * (1 - s) * s * s + s * s * s
  }

  static func times() -> [Double] { (0..<16).map { Double($0) / 60 } + [0.26] }

  func steps(_ motion: String?) throws -> [InspectOutput.Step] {
    let output = try InspectOutput.of(
      Self.file, ["--fps", "60"] + (motion.map { ["--motion", $0] } ?? []))
    return try #require(output.scenes.first).steps
  }

  /// Checks content and button at `x(progress)` for each of 17 steps.
  func expectSlide(_ steps: [InspectOutput.Step], _ x: (Double) -> Double) throws {
    #expect(steps.count == 17)
    for (step, time) in zip(steps, Self.times()) {
      #expect(abs(step.time - time) < 1e-9)
      let expected = x(Self.easeOut(time / 0.26))
      for id in ["mainContents", "wrappingButton"] {
        let frame = try #require(step.view(id)).frame
        #expect(abs(frame[0] - expected) < 0.001, "\(id) at \(time)")
        #expect(frame[1] == 0 && frame[2] == 375 && frame[3] == 812)
      }
    }
  }

  @Test func `S0.1 has four full-height layers from back to front`() throws {
    let step = try #require(try steps(nil).first)
    let layers = ["leftSideMenu", "rightSideMenu", "mainContents", "wrappingButton"]
    let order = step.views.map(\.id).filter(layers.contains)
    #expect(order == layers)
    #expect(step.view("leftSideMenu")?.frame == [0, 0, 100, 812])
    #expect(step.view("rightSideMenu")?.frame == [95, 0, 280, 812])
    #expect(step.view("mainContents")?.frame == [0, 0, 375, 812])
    #expect(step.view("wrappingButton")?.frame == [0, 0, 375, 812])
  }

  @Test func `S0.3 opens the left menu by default`() throws {
    let steps = try steps(nil)
    try expectSlide(steps) { 100 * $0 }
    for step in steps {
      #expect(step.view("leftSideMenu")?.alpha == 1)
      #expect(step.view("rightSideMenu")?.alpha == 0)
      let isOpen = step.index == 16
      #expect(step.view("wrappingButton")?.alpha == (isOpen ? 1 : 0))
      #expect(step.view("wrappingButton")?.enabled == isOpen)
    }
  }

  @Test func `S0.3 opens the right menu`() throws {
    let steps = try steps("openRight")
    try expectSlide(steps) { -280 * $0 }
    for step in steps {
      #expect(step.view("rightSideMenu")?.alpha == 1)
      #expect(step.view("leftSideMenu")?.alpha == 0)
      #expect(step.view("wrappingButton")?.enabled == (step.index == 16))
    }
  }

  @Test func `S0.3 closes a menu and hides it on completion`() throws {
    let steps = try steps("close")
    try expectSlide(steps) { 100 * (1 - $0) }
    for step in steps {
      let isClosed = step.index == 16
      #expect(step.view("leftSideMenu")?.alpha == (isClosed ? 0 : 1))
      if isClosed {
        #expect(step.view("rightSideMenu")?.alpha == 0)
        #expect(step.view("wrappingButton")?.alpha == 0)
        #expect(step.view("wrappingButton")?.enabled == false)
      }
    }
  }

  @Test func `S0.10 moves the popup by two constraint constants`() throws {
    let steps = try steps("openPopup")
    #expect(steps.count == 17)
    let first = try #require(steps.first?.view("popSlideView")).frame
    let last = try #require(steps.last?.view("popSlideView")).frame
    #expect(abs(last[1] - first[1] + 120) < 1e-9)
    for (step, time) in zip(steps, Self.times()) {
      let frame = try #require(step.view("popSlideView")).frame
      #expect(abs(frame[1] - (first[1] - 120 * Self.easeOut(time / 0.26))) < 0.001)
    }
  }

  @Test func `S0.11 moves alike by constraints and by frames`() throws {
    let byFrames = try steps("openLeft")
    let byConstraints = try steps("openLeftByConstraints")
    for (a, b) in zip(byFrames, byConstraints) {
      for view in a.views {
        let other = try #require(b.view(view.id))
        for (x, y) in zip(view.frame, other.frame) { #expect(abs(x - y) < 1e-9) }
      }
    }
  }
}
