import TestSupport
import Testing

/// One large title after the other, in a bar of 44 points and 52 for the title under a status bar of
/// 44; both slide by 0.3 of 375 points as the views do.
@Suite struct `Large titles that follow one another` {
  private static let scene = """
    device: iPhone X
    type: navigation
    bar: {prefersLargeTitles: true}
    viewControllers: [inbox]
    controllers:
      inbox: {title: Inbox, children: [{id: mails, kind: table, pin: edges, rows: 20}]}
      detail: {title: Report, children: [{id: body, kind: table, pin: edges, rows: 30}]}
      page: {title: Page, children: [{id: text, kind: table, pin: edges, rows: 30}]}
    motions:
      push: [push: {controller: detail, onto: root}]
      pop: {after: push, steps: [pop: root]}
      further: {after: pop, steps: [push: {controller: page, onto: root}]}
      again: {after: further, steps: [pop: root]}
      third: {after: push, steps: [push: {controller: page, onto: root}]}
      fromThird: {after: third, steps: [pop: root]}
      finger: {after: push, steps: [edgePan: {edge: left, by: 300, duration: 0.6, velocity: 0}]}
      scrollBody:
        after: push
        steps: [drag: {on: body, by: [0, -200], duration: 0.4, velocity: [0, 0]}]
      popScrolled: {after: scrollBody, steps: [pop: root]}
      scrollMails: [drag: {on: mails, by: [0, -200], duration: 0.4, velocity: [0, 0]}]
      pushScrolled: {after: scrollMails, steps: [push: {controller: detail, onto: root}]}
      popToScrolled: {after: pushScrolled, steps: [pop: root]}
    """

  /// The steps of a motion before its end, when what goes is out.
  private func steps(_ motion: String, _ duration: Double = 0.35) throws -> [InspectOutput.Step] {
    let scratch = try Scratch()
    let file = try scratch.write(Self.scene, to: "titles.yaml")
    return try Expected.samplings(of: file, lasts: duration, ["--motion", motion])
      .filter { $0.time < duration - 1e-6 }
  }

  private func barHeight(_ step: InspectOutput.Step) throws -> Double {
    try #require(step.views.first { $0.kind == "navigationBar" }).rect[3]
  }

  /// How much of something is seen that fades in during a part of a whole.
  private func come(_ whole: Double, _ from: Double, _ to: Double) -> Double {
    Expected.easeInOut(Expected.clamped((whole - from) / (to - from), 0, 1))
  }

  @Test(arguments: [
    ("push", "inbox", "detail", 1.0), ("pop", "detail", "inbox", -1),
    ("third", "detail", "page", 1), ("again", "page", "inbox", -1),
    ("fromThird", "page", "detail", -1),
  ])
  func `slide and cross-fade in a bar that stays as high`(
    _ motion: String, _ old: String, _ new: String, _ side: Double
  ) throws {
    for step in try steps(motion) {
      let (rest, time) = (Expected.springRest(step.time, 0.35), step.time / 0.35)
      #expect(abs(try barHeight(step) - 140) < 0.34, "at \(step.time)")
      for (item, aside) in [(old, -112.5 * side * (1 - rest)), (new, 112.5 * side * rest)] {
        let label = try step.rect("\(item)ItemLargeTitle")
        #expect(abs(label[0] - 16 - aside) < 0.34, "\(item) at \(step.time)")
        #expect(abs(label[1] + label[3] - 132) < 0.34)
        #expect(try step.alpha("\(item)ItemTitle") == 0)
      }
      #expect(abs(try step.alpha("\(old)ItemLarge") - 1 + come(time, 0, 0.35)) < 1e-4)
      #expect(abs(try step.alpha("\(new)ItemLarge") - come(time, 0.15, 0.5)) < 1e-4)
    }
  }

  @Test func `follow a finger in a bar that stays as high`() throws {
    // 300 of 375 points in 0.6 s are 0.8; the other 0.2 take 0.2 · 0.35 s.
    for step in try steps("finger", 0.67) {
      let way = step.time < 0.6 ? 500 * step.time / 375 : 0.8 + (step.time - 0.6) / 0.35
      #expect(abs(try barHeight(step) - 140) < 0.34, "at \(step.time)")
      #expect(abs(try step.rect("detailItemLargeTitle")[0] - 16 - 112.5 * way) < 0.34)
      #expect(abs(try step.rect("inboxItemLargeTitle")[0] - 16 + 112.5 * (1 - way)) < 0.34)
      #expect(abs(try step.alpha("detailItemLarge") - 1 + come(way, 0.1, 0.55)) < 1e-3)
      #expect(abs(try step.alpha("inboxItemLarge") - come(way, 0.3, 0.75)) < 1e-3)
    }
  }

  /// What the content took away is not seen in the room of the other title; the title in the row is,
  /// as long as its item.
  @Test(arguments: [
    ("popScrolled", "detail", "inbox", true), ("pushScrolled", "inbox", "detail", true),
    ("popToScrolled", "detail", "inbox", false),
  ])
  func `come and go alone where the other one was scrolled away`(
    _ motion: String, _ old: String, _ new: String, _ opens: Bool
  ) throws {
    let (closed, open) = opens ? (old, new) : (new, old)
    for step in try steps(motion) {
      let (rest, time) = (Expected.springRest(step.time, 0.35), step.time / 0.35)
      let room = 52 * (opens ? 1 - rest : rest)
      #expect(abs(try barHeight(step) - 88 - room) < 0.34, "at \(step.time)")
      #expect(try step.alpha("\(closed)ItemLarge") == 0)
      #expect(try step.alpha("\(closed)ItemTitle") == 1)
      #expect(try step.alpha("\(open)ItemTitle") == 0)
      let seen = opens ? come(time, 0.25, 0.55) : 1 - come(time, 0, 0.18)
      #expect(abs(try step.alpha("\(open)ItemLarge") - seen) < 1e-4, "at \(step.time)")
      #expect(abs(try step.alpha("\(old)Item") - 1 + come(time, 0, 0.35)) < 1e-4)
      #expect(abs(try step.alpha("\(new)Item") - come(time, 0.15, 0.5)) < 1e-4)
    }
  }

  @Test func `are seen at rest after each push and pop`() throws {
    for (motion, item, height) in [
      ("pop", "inbox", 140.0), ("fromThird", "detail", 140), ("popScrolled", "inbox", 140),
      ("popToScrolled", "inbox", 88),
    ] {
      let scratch = try Scratch()
      let file = try scratch.write(Self.scene, to: "titles.yaml")
      let output = try InspectOutput.of(file, ["--motion", motion, "--at", "0.35"])
      let step = try #require(output.scenes.first?.steps.first)
      #expect(try barHeight(step) == height, "\(motion)")
      #expect(try step.rect("\(item)ItemLargeTitle")[0] == 16)
      #expect(try step.alpha("\(item)ItemLarge") == 1)
      #expect(try step.alpha("\(item)ItemTitle") == (height == 140 ? 0 : 1))
    }
  }

  /// Margins of 16 points, and 20 from 414 points of width on, also on tablets.
  @Test(arguments: [
    ("iphone-8", 16.0), ("iphone-x", 16), ("iphone-xr", 20), ("iphone-8-plus", 20),
    ("ipad-pro-11", 20),
  ])
  func `begin where rows do`(_ device: String, _ margin: Double) throws {
    for direction in [[], ["--rtl"]] {
      let scratch = try Scratch()
      let file = try scratch.write(Self.scene, to: "titles.yaml")
      let output = try InspectOutput.of(
        file, ["--motion", "push", "--at", "0", "--device", device] + direction)
      let step = try #require(output.scenes.first?.steps.first)
      let (bar, title) = (
        try #require(step.views.first { $0.kind == "navigationBar" }).rect,
        try step.rect("inboxItemLargeTitle")
      )
      let start = direction.isEmpty ? title[0] : bar[2] - title[0] - title[2]
      #expect(abs(start - margin) < 0.51, "\(direction)")
    }
  }
}
