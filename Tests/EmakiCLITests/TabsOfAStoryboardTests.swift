import Foundation
import TestSupport
import Testing

/// A storyboard with tabs, a stack with a large title, and a screen that it pushes.
@Suite struct `Tabs and stacks of a storyboard` {
  static let storyboard = Program.repository.appendingPathComponent(
    "Tests/EmakiInterfaceBuilderTests/Fixtures/tabs-of-an-app.storyboard"
  ).path

  /// What a motion's end looks like.
  private func end(of steps: String) throws -> InspectOutput.Step {
    let scratch = try Scratch()
    try FileManager.default.copyItem(atPath: Self.storyboard, toPath: scratch.path("a.storyboard"))
    let file = try scratch.write(
      "storyboard: a.storyboard\ndevice: iPhone 8\nmotions: {m: \(steps)}\n", to: "a.yaml")
    let result = try Program.run(["inspect", file, "--motion", "m", "--at", "9"])
    try #require(result.status == 0, "\(result.errors)")
    let output = try JSONDecoder().decode(InspectOutput.self, from: result.output)
    return try #require(output.scenes.first?.steps.last)
  }

  @Test func `another tab is shown`() throws {
    // It reaches under the bar, as tables do.
    let step = try end(of: "[select: {index: 1, in: tabs}]")
    #expect(try step.rect("profile-table") == [0, 0, 375, 667])
  }

  @Test func `the bar of a stack has the height that the controller on top needs`() throws {
    let bar = "nav-navigationBar-nav-bar"
    #expect(try end(of: "[wait: 0]").rect(bar) == [0, 0, 375, 116], "20 + 44 + 52")
    let pushed = try end(of: "[segue: showOrder]")
    #expect(try pushed.rect(bar) == [0, 0, 375, 64], "20 + 44")
    #expect(try pushed.rect("inside") == [0, 64, 375, 554], "667 − 64 − 49: each bar counts once")
    let popped = try end(of: "[{segue: showOrder}, {pop: nav}]")
    #expect(try popped.rect(bar) == [0, 0, 375, 116])
  }

  @Test func `a screen that is to have no tabs takes the bar along`() throws {
    let scratch = try Scratch()
    let fixture = "Tests/EmakiInterfaceBuilderTests/Fixtures/bars-are-inferred-along-segues"
    try FileManager.default.copyItem(
      atPath: Program.repository.appendingPathComponent(fixture + ".storyboard").path,
      toPath: scratch.path("a.storyboard"))
    let file = try scratch.write(
      """
      {storyboard: a.storyboard, initial: tabs, device: iPhone X,
       motions: {m: [push: {controller: pushed, onto: nav}, pop: nav]}}
      """, to: "a.yaml")
    func step(_ time: String) throws -> InspectOutput.Step {
      let result = try Program.run(["inspect", file, "--at", time])
      let output = try JSONDecoder().decode(InspectOutput.self, from: result.output)
      return try #require(output.scenes.first?.steps.last)
    }
    // The bars end at 88 and 729 points; without tabs the screen ends at 812 − 34.
    let bar = "tabs-tabBar-tabs-bar"
    #expect(try step("0.35").rect("pushed-inside") == [0, 88, 375, 690])
    #expect(try step("0.1").rect(bar).first ?? 0 < 0)
    #expect(try step("0.1").rect("list-inside").last == 641)
    #expect(try step("0.5").rect("list-inside").last == 641)
    #expect(try step("9").rect("list-inside") == [0, 88, 375, 641])
    #expect(try step("9").rect(bar) == [0, 729, 375, 83])
  }

  @Test func `are traced without asking for a scene`() throws {
    let segue = try Program.run(["trace", Self.storyboard, "--perform", "segue showOrder"])
    #expect(segue.status == 0 && segue.text.contains("0.350 detail.viewDidAppear"))
    let tab = try Program.run(["trace", Self.storyboard, "--perform", "select 1 tabs"])
    #expect(tab.status == 0 && tab.text.contains("0.000 profile.viewDidAppear"))
  }
}
