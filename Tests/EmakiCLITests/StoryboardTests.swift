import Foundation
import TestSupport
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

  private func steps(
    _ motion: String?, lasts duration: Double = 0.26
  ) throws -> [InspectOutput.Step] {
    let arguments = motion.map { ["--motion", $0] } ?? []
    #expect(try InspectOutput.of(Self.file, ["--at", "0"] + arguments).diagnostics.isEmpty)
    return try Expected.samplings(of: Self.file, lasts: duration, arguments)
  }

  private func expectSlide(
    _ steps: [InspectOutput.Step], from start: Double, to end: Double
  ) throws {
    for step in steps {
      let progress = Expected.easeOut(step.time / 0.26)
      let expected = start + (end - start) * progress
      for name in ["mainContents", "wrappingButton"] {
        let frame = try view(name, step).frame
        #expect(abs(frame[0] - expected) < 0.001, "\(name) at \(step.time)")
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
      #expect(try view("wrappingButton", step).alpha == (step.isEnd(of: 0.26) ? 1 : 0))
      #expect(try view("wrappingButton", step).enabled == step.isEnd(of: 0.26))
    }
  }

  @Test func `S0.3 opens the right menu`() throws {
    let steps = try steps("openRight")
    try expectSlide(steps, from: 0, to: -280)
    for step in steps {
      #expect(try view("rightSideMenu", step).alpha == 1)
      // Its table reaches up to the edge; the rows start under the status bar.
      let row = try #require(step.views.first { $0.kind == "tableCell" && $0.rect[0] == 95 })
      #expect(row.rect[1] == 44)
    }
  }

  @Test func `S0.3 closes a menu and hides it on completion`() throws {
    for (motion, start, menu) in [
      ("close", 100.0, "leftSideMenu"), ("closeRight", -280, "rightSideMenu"),
    ] {
      let steps = try steps(motion)
      try expectSlide(steps, from: start, to: 0)
      for step in steps {
        #expect(try view(menu, step).alpha == (step.isEnd(of: 0.26) ? 0 : 1))
        #expect(try view("wrappingButton", step).enabled == !step.isEnd(of: 0.26))
      }
    }
  }

  @Test func `S0.4 settles at the left menu after a drag beyond the middle`() throws {
    let steps = try steps("drag", lasts: 0.56)
    for step in steps where step.time <= 0.3 {
      // 80 pt in 0.3 s with even speed.
      #expect(abs(try view("mainContents", step).frame[0] - 80 * step.time / 0.3) < 1)
    }
    let last = try #require(steps.last)
    #expect(try view("mainContents", last).frame[0] == 100)
    #expect(try view("leftSideMenu", last).alpha == 1)
    #expect(try view("wrappingButton", last).enabled)
  }

  /// The storyboard's stack with steps of controllers, which are called by identifier or class.
  private func controllerSteps(_ steps: String, on scene: String = "SideMenu") throws -> String {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      atPath: Program.example("storyboard/Main.storyboard"), toPath: scratch.path("Main.storyboard")
    )
    let file = try scratch.write(
      "device: iPhone X\nstoryboard: Main.storyboard\ninitial: \(scene)\nmotions: {m: \(steps)}\n",
      to: "a.yaml")
    let result = try Program.run([
      "inspect", file, "--motion", "m", "--fps", "60", "--format", "json", "--parts",
    ])
    return result.status == 0 ? String(decoding: result.output, as: UTF8.self) : result.errors
  }

  @Test(arguments: [
    "[push: {controller: ContentDetail, onto: Nc9-4s-Qa7}]", "[segue: goContentDetail]",
    "[push: {controller: ContentDetailViewController, onto: Nc9-4s-Qa7}]",
  ])
  func `S0.5 pushes a controller of another scene of the storyboard`(_ steps: String) throws {
    let text = try controllerSteps(steps)
    let output = try JSONDecoder().decode(InspectOutput.self, from: Data(text.utf8))
    let all = try #require(output.scenes.first).steps
    #expect(all.count == 22 && all.last?.time == 0.35)
    // The views of the detail and of the list.
    for step in all where step.time < 0.35 {
      let rest = Expected.springRest(step.time, 0.35)
      #expect(abs(try step.rect("Db1-0a-Vw5")[0] - 375 * rest) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("Cb1-0a-Vw4")[0] + 112.5 * (1 - rest)) < 0.01)
    }
    #expect(try #require(all.last).rect("Db1-0a-Vw5")[0] == 0)
    let bar = "Nc9-4s-Qa7-navigationBar-Nb1-5t-Ba8"
    for step in all where step.time < 0.35 {
      // Both titles move by 0.3 widths, as those of scene files; the old one is gone after 35 %.
      let shift = 112.5 * Expected.springRest(step.time, 0.35)
      #expect(abs(try step.rect("\(bar)/newTitle")[0] - shift) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("\(bar)/oldTitle")[0] - shift + 112.5) < 0.01)
      let faded = Expected.clamped(step.time / (0.35 * 0.35), 0, 1)
      #expect(abs(try step.alpha("\(bar)/oldButtons") - 1 + Expected.easeInOut(faded)) < 1e-4)
    }
    #expect(try #require(all.last).view("\(bar)/newTitle") == nil)
  }

  @Test func `a controller that the storyboard has not is named with what it has`() throws {
    let errors = try controllerSteps("[push: {controller: ContentDetial, onto: Nc9-4s-Qa7}]")
    #expect(errors.contains("a.yaml:4:"), "\(errors)")
    #expect(errors.contains("error: there is no controller \"ContentDetial\""))
    #expect(errors.contains("did you mean \"ContentDetail\"?"))
    let segue = try controllerSteps("[segue: goContentDetial]")
    #expect(segue.contains("did you mean \"goContentDetail\"?"), "\(segue)")
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
