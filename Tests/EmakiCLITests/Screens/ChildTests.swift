import Foundation
import Testing

/// A container of one's own, S4.
@Suite struct `A custom container` {
  private static let file = "custom-container.yaml"

  @Test func `S4.1 adds a child, whose view comes between willMove and didMove`() throws {
    let lines = try Expected.trace(Self.file, "add")
    let removed = try Expected.trace(Self.file, "remove")
    #expect(
      Array(lines.dropFirst(removed.count)) == [
        "0.000 second.willMove(toParent: custom-container)",
        "0.000 second.loadView(parent: custom-container)",
        "0.000 second.viewDidLoad(parent: custom-container)",
        "0.000 second.configure(owner: custom-container)",
        "0.000 second.viewWillAppear", "0.000 second.viewDidAppear",
        "0.000 second.didMove(toParent: custom-container)",
      ])
    let step = try #require(try Expected.steps(Self.file, "add").last)
    #expect(try step.frame("secondView") == [0, 0, 375, 620])
    #expect(step.view("secondView")?.parent == "place")
  }

  @Test func `S4.2 removes a child, whose view goes between willMove and didMove`() throws {
    #expect(
      try Expected.trace(Self.file, "remove") == [
        "0.000 first.willMove(toParent: nil)", "0.000 first.viewWillDisappear",
        "0.000 first.viewDidDisappear", "0.000 first.didMove(toParent: nil)",
      ])
    let step = try #require(try Expected.steps(Self.file, "remove").last)
    #expect(step.view("firstView") == nil && step.view("place") != nil)
  }

  @Test func `S4.3 replaces a child by one that rises, while the old one sinks to 100`() throws {
    let steps = try Expected.motion(Self.file, "replace", lasts: 0.25)
    for step in steps where !step.isEnd(of: 0.25) {
      let eased = Expected.easeInOut(step.time / 0.25)
      for (value, y) in zip(try step.frame("secondView"), [0, 620 * (1 - eased), 375, 620]) {
        #expect(abs(value - y) < 0.01, "at \(step.time)")
      }
      #expect(abs(try step.frame("firstView")[1] - 100 * eased) < 0.01)
    }
    let last = try #require(steps.last)
    #expect(last.time == 0.25)
    #expect(try last.frame("secondView") == [0, 0, 375, 620])
    #expect(last.view("firstView") == nil, "removeFromParent on completion")
  }

  @Test func `S4.3 tells both children of the replacement, and of parents on completion`() throws {
    #expect(
      try Expected.trace(Self.file, "replace") == [
        "0.000 first.willMove(toParent: nil)",
        "0.000 second.willMove(toParent: custom-container)",
        "0.000 second.loadView(parent: custom-container)",
        "0.000 second.viewDidLoad(parent: custom-container)",
        "0.000 second.configure(owner: custom-container)",
        "0.000 first.viewWillDisappear", "0.000 second.viewWillAppear",
        "0.250 first.viewDidDisappear", "0.250 second.viewDidAppear",
        "0.250 first.didMove(toParent: nil)",
        "0.250 second.didMove(toParent: custom-container)",
      ])
    let performed = try Program.run([
      "trace", Program.example(Self.file), "--perform", "replace first second",
    ])
    let last = performed.text.split(separator: "\n").suffix(4).map(String.init)
    #expect(try Expected.trace(Self.file, "replace").suffix(4) == last)
  }

  @Test func `S4.3 replaces with a motion of one's own`() throws {
    for step in try Expected.motion(Self.file, "slide", lasts: 0.3)
    where !step.isEnd(of: 0.3) {
      let eased = Expected.easeInOut(step.time / 0.3)
      #expect(abs(try step.frame("secondView")[0] - 375 * (1 - eased)) < 0.01)
      #expect(abs(try step.frame("firstView")[0] + 375 * eased) < 0.01)
    }
  }

  @Test func `S4.4 reaches every level: a stack in a tab bar in a container`() throws {
    // nested.yaml: custom ⊃ tabs ⊃ stack ⊃ list, detail; the whole is taken away at the end.
    let lines = try Expected.trace("nested.yaml", "tour")
    let appearances = lines.filter { $0.contains("Appear") || $0.contains("Disappear") }
    #expect(
      appearances == [
        "0.000 list.viewWillDisappear", "0.000 detail.viewWillAppear",
        "0.350 list.viewDidDisappear", "0.350 detail.viewDidAppear",
        "0.350 stack.viewWillDisappear", "0.350 detail.viewWillDisappear",
        "0.350 settings.viewWillAppear", "0.350 detail.viewDidDisappear",
        "0.350 stack.viewDidDisappear", "0.350 settings.viewDidAppear",
        "0.750 settings.viewWillDisappear", "0.750 stack.viewWillAppear",
        "0.750 detail.viewWillAppear", "0.750 settings.viewDidDisappear",
        "0.750 detail.viewDidAppear", "0.750 stack.viewDidAppear",
        "0.750 tabs.viewWillDisappear", "0.750 stack.viewWillDisappear",
        "0.750 detail.viewWillDisappear", "0.750 other.viewWillAppear",
        "1.000 detail.viewDidDisappear", "1.000 stack.viewDidDisappear",
        "1.000 tabs.viewDidDisappear", "1.000 other.viewDidAppear",
      ])
    #expect(lines.last == "1.000 other.didMove(toParent: nested)")
    let steps = try Expected.motion("nested.yaml", "tour", lasts: 1)
    for step in steps where step.time < 0.35 - 1e-8 {
      let rest = Expected.springRest(step.time, 0.35)
      #expect(abs(try step.rect("detailView")[0] - 375 * rest) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("listView")[0] + 112.5 * (1 - rest)) < 0.01)
      #expect(try step.rect("tabsView") == [0, 108, 375, 704])
    }
    for step in steps where step.time > 0.75 + 1e-8 && !step.isEnd(of: 1) {
      let eased = Expected.easeInOut((step.time - 0.75) / 0.25)
      #expect(abs(try step.frame("otherView")[1] - 704 * (1 - eased)) < 0.01, "at \(step.time)")
      #expect(abs(try step.frame("tabsView")[1] - 100 * eased) < 0.01)
    }
    let last = try #require(steps.last)
    #expect(last.view("tabsView") == nil && last.view("detailView") == nil)
    #expect(try last.frame("otherView") == [0, 0, 375, 704])
  }
}
