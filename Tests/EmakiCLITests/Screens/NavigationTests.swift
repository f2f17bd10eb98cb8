import Foundation
import TestSupport
import Testing

/// Navigation stacks, S0.5 and what belongs to it.
@Suite struct `A navigation stack` {
  @Test func `S0.5 pushes from the right in 0.35 s over the list, which goes back by 0.3 widths`()
    throws
  {
    let steps = try Expected.motion("side-menu.yaml", "openDetail", lasts: 0.35)
    for step in steps where !step.isEnd(of: 0.35) {
      let rest = Expected.springRest(step.time, 0.35)
      #expect(abs(try step.rect("detailView")[0] - 375 * rest) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("listView")[0] + 112.5 * (1 - rest)) < 0.01)
      #expect(abs(try step.alpha("listView/dimming") - 0.1 * (1 - rest)) < 1e-6)
      try expectItems(step, old: "listItem", new: "detailItem", rest, from: 1)
    }
    let last = try #require(steps.last)
    #expect(try last.rect("detailView") == [0, 88, 375, 724])
    #expect(last.view("listView") == nil)
    #expect(last.view("detailItemTitle")?.text == "Detail")
  }

  /// Titles slide by 0.3 widths with the views; the old item is gone after 35 % of 0.35 s, the new
  /// one comes from 15 to 50 %.
  private func expectItems(
    _ step: InspectOutput.Step, old: String, new: String, _ rest: Double, from side: Double
  ) throws {
    let part = step.time / 0.35
    let gone = Expected.easeInOut(Expected.clamped(part / 0.35, 0, 1))
    let come = Expected.easeInOut(Expected.clamped((part - 0.15) / 0.35, 0, 1))
    #expect(abs(try step.alpha(old) - (1 - gone)) < 1e-4, "at \(step.time)")
    #expect(abs(try step.alpha(new) - come) < 1e-4, "at \(step.time)")
    for (item, way) in [(old, -112.5 * side * (1 - rest)), (new, 112.5 * side * rest)] {
      let title = try step.rect(item + "Title")
      #expect(abs(title[0] + title[2] / 2 - (187.5 + way)) < 0.2, "\(item) at \(step.time)")
    }
  }

  @Test func `in a narrow container titles slide by 0.3 of its width`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      title: Narrow
      device: iPhone X
      children:
        - {id: place, kind: container, embed: stack, frame: [100, 0, 200, 400]}
      controllers:
        stack: {type: navigation, viewControllers: [list]}
        list: {title: List, role: surface, children: []}
        detail: {title: Detail, role: surface, children: []}
      motions:
        open: [push: {controller: detail, onto: stack}]
      """, to: "narrow.yaml")
    let steps = try Expected.samplings(of: file, lasts: 0.35, ["--motion", "open"])
    for step in steps where !step.isEnd(of: 0.35) {
      let rest = Expected.springRest(step.time, 0.35)
      for (item, way) in [("listItemTitle", -60 * (1 - rest)), ("detailItemTitle", 60 * rest)] {
        let title = try step.rect(item)
        let middle: Double = title[0] + title[2] / 2
        #expect(abs(middle - 200 - way) < 0.34, "\(item) at \(step.time)")
      }
    }
  }

  @Test func `S0.5 pops as it pushes, the other way round`() throws {
    let steps = try Expected.motion("side-menu.yaml", "closeDetail", lasts: 0.35)
    for step in steps where !step.isEnd(of: 0.35) {
      let rest = Expected.springRest(step.time, 0.35)
      #expect(abs(try step.rect("detailView")[0] - 375 * (1 - rest)) < 0.01)
      #expect(abs(try step.rect("listView")[0] + 112.5 * rest) < 0.01)
      #expect(abs(try step.alpha("listView/dimming") - 0.1 * rest) < 1e-6)
      try expectItems(step, old: "detailItem", new: "listItem", rest, from: -1)
    }
    let last = try #require(steps.last)
    #expect(last.view("detailView") == nil)
    #expect(try last.rect("listView")[0] == 0)
  }

  @Test func `S0.5 pushes when a row is tapped, and pops when the back button is`() throws {
    let pushed = try #require(try Expected.steps("navigation.yaml", "tapRow").last)
    #expect(pushed.view("detailView") != nil && pushed.view("listView") == nil)
    #expect(pushed.view("detailItemBack")?.text == "Library")
    let popped = try #require(try Expected.steps("navigation.yaml", "tapBack").last)
    #expect(popped.view("detailView") == nil && popped.view("listView") != nil)
  }

  @Test func `S0.5 follows a finger from the edge, and completes past the half of the width`()
    throws
  {
    // 225 of 375 points in 0.3 s are 0.6; the other 0.4 take 0.4 · 0.35 s. The item that goes fades
    // from 10 to 55 % of the way, the one that comes from 30 to 75 %.
    for step in try Expected.motion("navigation.yaml", "popByFinger", lasts: 0.44)
    where !step.isEnd(of: 0.44) {
      let x =
        step.time < 0.3 ? 750 * step.time : 225 + 150 * (step.time - 0.3) / 0.14
      #expect(abs(try step.rect("detailView")[0] - x) < 0.01, "at \(step.time)")
      #expect(abs(try step.rect("listView")[0] + 112.5 * (1 - x / 375)) < 0.01)
      let gone = Expected.easeInOut(Expected.clamped((x / 375 - 0.1) / 0.45, 0, 1))
      let come = Expected.easeInOut(Expected.clamped((x / 375 - 0.3) / 0.45, 0, 1))
      #expect(abs(try step.alpha("detailItem") - 1 + gone) < 1e-3, "at \(step.time)")
      #expect(abs(try step.alpha("listItem") - come) < 1e-3, "at \(step.time)")
    }
    #expect(
      try Expected.trace("navigation.yaml", "popByFinger").suffix(6) == [
        "0.000 detail.willMove(toParent: nil)", "0.000 detail.viewWillDisappear",
        "0.000 list.viewWillAppear", "0.440 detail.viewDidDisappear",
        "0.440 list.viewDidAppear", "0.440 detail.didMove(toParent: nil)",
      ])
  }

  @Test func `S0.5 goes back under a finger that is lifted before the half`() throws {
    let steps = try Expected.motion("navigation.yaml", "notFarEnough", lasts: 0.44)
    for step in steps {
      let x = step.time < 0.3 ? 500 * step.time : 150 * max(0, 1 - (step.time - 0.3) / 0.14)
      #expect(abs(try step.rect("detailView")[0] - x) < 0.01, "at \(step.time)")
    }
    #expect(try #require(steps.last).view("listView") == nil)
    #expect(
      try Expected.trace("navigation.yaml", "notFarEnough").suffix(7) == [
        "0.000 detail.willMove(toParent: nil)", "0.000 detail.viewWillDisappear",
        "0.000 list.viewWillAppear", "0.440 list.viewWillDisappear",
        "0.440 list.viewDidDisappear", "0.440 detail.viewWillAppear",
        "0.440 detail.viewDidAppear",
      ])
  }

  @Test func `S0.5 goes on when what a tap or a motion begins is over, without waiting`() throws {
    let tour =
      "[{run: tapRow}, {tap: notesButton}, {tap: notesItemBack}, {drag: {edge: left, "
      + "by: [225, 0], duration: 0.3, velocity: [0, 0]}}, {tap: row2}]"
    let text = try Probe.text("navigation.yaml", tour)
    let result = try Program.run(["trace", "-", "--motion", "probe"], input: text)
    // Taps of 0.1 s, pushes and a pop of 0.35 s, a finger for 0.3 s and what is left of its pop.
    #expect(
      result.text.matches(of: #/([0-9.]+) (\w+)\.viewDidAppear/#).map { "\($0.1) \($0.2)" }.suffix(
        5)
        == ["0.450 detail", "0.900 notes", "1.350 detail", "1.790 list", "2.240 detail"])
  }

  @Test func `S0.5 unwinds through the stack to an earlier controller`() throws {
    let last = try #require(try Expected.steps("navigation.yaml", "unwind").last)
    #expect(last.view("listView") != nil)
    #expect(last.view("notesView") == nil && last.view("detailView") == nil)
    let moves = try Expected.trace("navigation.yaml", "unwind").filter {
      $0.contains("toParent: nil")
    }
    #expect(
      moves == [
        "0.000 notes.willMove(toParent: nil)", "0.000 detail.willMove(toParent: nil)",
        "0.350 notes.didMove(toParent: nil)", "0.350 detail.didMove(toParent: nil)",
      ])
  }

  @Test func `S4.4 keeps a stack behind another tab as it was left`() throws {
    let steps = try Expected.steps("navigation.yaml", "select")
    let last = try #require(steps.last)
    #expect(last.view("detailView") != nil && last.view("searchView") == nil)
    #expect(last.view("navigationBar")?.selected == 0)
    let tapped = try #require(try Expected.steps("navigation.yaml", "tapSearch").last)
    #expect(tapped.view("searchView") != nil && tapped.view("navigationBar")?.selected == 1)
  }

  @Test func `S0.6 lets a bar button of the list call its grandparent`() throws {
    #expect(
      try Expected.trace("side-menu.yaml", "tapMenu") == ["0.100 list.call(side-menu.openLeft)"])
    for step in try Expected.motion("side-menu.yaml", "tapMenu", lasts: 0.36) {
      let eased = Expected.easeOut(Expected.clamped((step.time - 0.1) / 0.26, 0, 1))
      #expect(abs(try step.frame("mainContents")[0] - 100 * eased) < 0.01, "at \(step.time)")
    }
  }

  @Test func `S0.6 finds a parent by its id as by its type`() throws {
    let text = try Probe.text(
      "side-menu.yaml", "[{call: {from: list, owner: contents, run: openLeft}}]")
    let result = try Program.run(["trace", "-", "--motion", "probe"], input: text)
    #expect(result.text.hasSuffix("0.000 list.call(contents.openLeft)\n"), "\(result.errors)")
  }

  @Test func `S0.12 has a bar with a colour, a title font and buttons of its own`() throws {
    let step = try #require(try Expected.steps("side-menu.yaml", "openLeft").first)
    #expect(try step.frame("contentsBar") == [0, 0, 375, 88])
    #expect(try step.rect("listItem") == [0, 44, 375, 44])
    let title = try step.rect("listItemTitle")
    #expect(step.view("listItemTitle")?.text == "Welcome to This Sample!")
    #expect(abs(title[0] + title[2] / 2 - 187.5) < 0.2, "centred")
    #expect(step.view("menuButton")?.text == "≡")
    #expect(try step.rect("menuButton")[0] == 16)
    let user = try step.rect("userButton")
    #expect(abs(user[0] + user[2] - 359) < 0.01)
    let svg = try Program.run([
      "render", Program.example("side-menu.yaml"), "--at", "0", "--theme", "color", "--format",
      "svg", "-o", "-",
    ]).text
    #expect(svg.contains("#2A9D8F"), "the bar's colour")
    let words = svg.split(separator: "\n").first { $0.contains("\"Welcome to This Sample!\"") }
    #expect(words?.contains("fill=\"#FFFFFF\"") == true, "the title's colour")
    // The title's font, 17 bold: capitals are 1,490/2,048 of its size high, and letters as wide as
    // those of a label in that font, wider than in the bar's own, which is semibold.
    let corners = Probe.corners(words.map(String.init) ?? "")
    let start = try #require(corners.first).x
    let capital = corners.filter { $0.x < start + 14 }.map { $0.y }
    let height = try #require(capital.max()) - (try #require(capital.min()))
    #expect(abs(height - 17 * 1490 / 2048) < 0.01)
    let (bold, semibold) = (try width("17 bold"), try width("17 semibold"))
    #expect(title[2] == bold && title[2] > semibold)
  }

  /// How wide the example's title is as a label.
  private func width(_ font: String) throws -> Double {
    let scene = """
      device: iPhone X
      children: [{id: title, text: Welcome to This Sample!, font: \(font), pin: center}]
      """
    return try #require(try Probe.steps(of: scene).first).frame("title")[2]
  }
}
