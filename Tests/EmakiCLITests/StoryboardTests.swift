import Foundation
import Testing

/// The screen S0 as a real storyboard that a scene file animates.
@Suite struct `The storyboard example` {
  static let file = Program.example("storyboard/side-menu.yaml")

  /// What the file calls the layers of the screen.
  private static let ids = [
    "leftSideMenu": "Lm4-0c-Ta1", "rightSideMenu": "Rm7-3x-Pb6", "mainContents": "Mc2-6r-Eo5",
    "wrappingButton": "Wb3-7y-Uf2",
  ]

  private func view(_ name: String, _ step: InspectOutput.Step) throws -> InspectOutput.View {
    let view = try #require(step.views.first { $0.name == name })
    #expect(view.id == Self.ids[name], "outlets are names, ids stay the storyboard's")
    return view
  }

  private func steps(_ motion: String?) throws -> [InspectOutput.Step] {
    let output = try InspectOutput.of(
      Self.file, ["--fps", "60"] + (motion.map { ["--motion", $0] } ?? []))
    #expect(output.diagnostics.isEmpty)
    return try #require(output.scenes.first).steps
  }

  private func expectSlide(
    _ steps: [InspectOutput.Step], from start: Double, to end: Double
  ) throws {
    #expect(steps.count == 17)
    for (step, time) in zip(steps, `The side menu example`.times()) {
      let progress = `The side menu example`.easeOut(time / 0.26)
      let expected = start + (end - start) * progress
      for name in ["mainContents", "wrappingButton"] {
        let frame = try view(name, step).frame
        #expect(abs(frame[0] - expected) < 0.001, "\(name) at \(time)")
        #expect(frame[1] == 0 && frame[2] == 375 && frame[3] == 812)
      }
    }
  }

  @Test(arguments: [nil, "openLeftByFrames"])
  func `S0.3 opens the left menu`(_ motion: String?) throws {
    let steps = try steps(motion)
    try expectSlide(steps, from: 0, to: 100)
    for step in steps {
      #expect(try view("leftSideMenu", step).alpha == 1)
      #expect(try view("rightSideMenu", step).alpha == 0)
      #expect(try view("wrappingButton", step).alpha == (step.index == 16 ? 1 : 0))
      #expect(try view("wrappingButton", step).enabled == (step.index == 16))
    }
  }

  @Test func `S0.3 opens the right menu`() throws {
    let steps = try steps("openRight")
    try expectSlide(steps, from: 0, to: -280)
    for step in steps { #expect(try view("rightSideMenu", step).alpha == 1) }
  }

  @Test func `S0.3 closes a menu and hides it on completion`() throws {
    for (motion, start, menu) in [
      ("close", 100.0, "leftSideMenu"), ("closeRight", -280, "rightSideMenu"),
    ] {
      let steps = try steps(motion)
      try expectSlide(steps, from: start, to: 0)
      for step in steps {
        #expect(try view(menu, step).alpha == (step.index == 16 ? 0 : 1))
        #expect(try view("wrappingButton", step).enabled == (step.index < 16))
      }
    }
  }

  @Test func `S0.4 settles at the left menu after a drag beyond the middle`() throws {
    let steps = try steps("drag")
    for step in steps where step.time <= 0.3 {
      // 80 pt in 0.3 s with even speed.
      #expect(abs(try view("mainContents", step).frame[0] - 80 * step.time / 0.3) < 1)
    }
    let last = try #require(steps.last)
    #expect(try view("mainContents", last).frame[0] == 100)
    #expect(try view("leftSideMenu", last).alpha == 1)
    #expect(try view("wrappingButton", last).enabled)
  }

  @Test func `embedded children and controllers of other scenes are known`() throws {
    let result = try Program.run([
      "trace", Self.file, "--perform", "push De6-2e-Ta9 Nc9-4s-Qa7",
    ])
    #expect(result.status == 0)
    #expect(result.text.contains("De6-2e-Ta9.didMove(toParent: Nc9-4s-Qa7)"))
    #expect(result.text.contains("Pv7-3g-Up2.viewDidAppear"), "the popup inside it")
  }

  @Test func `a storyboard that is not there leaves nothing behind`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("title: A\nstoryboard: Main.storyboard\n", to: "a.yaml")
    let result = try Program.run(["render", file, "-o", scratch.path("out")])
    #expect(result.status == 2)
    #expect(result.errors.contains("a.yaml:2:13: error: there is no file \"Main.storyboard\""))
    #expect(try scratch.names() == ["a.yaml"])
  }

  @Test func `a mistake in the storyboard is reported with the storyboard's place`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("storyboard: Main.storyboard\n", to: "a.yaml")
    _ = try scratch.write("<document>\n<scenes></scene>\n</document>", to: "Main.storyboard")
    let result = try Program.run(["validate", file])
    #expect(result.status == 2)
    #expect(result.errors.contains("Main.storyboard:2:"))
  }
}
