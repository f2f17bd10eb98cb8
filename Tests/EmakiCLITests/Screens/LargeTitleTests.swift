import Foundation
import TestSupport
import Testing

/// A bar of 44 points and 52 for the title, under a status bar of 44.
@Suite struct `A large title` {
  private static let file = "large-title.yaml"

  /// Checks bar, title and rows at an offset; rows are 76 high. Layout rounds to thirds of a point.
  private func expect(_ step: InspectOutput.Step, offset: Double) throws {
    let room = max(0, -offset)
    #expect(abs(try step.rect("large-titleBar")[3] - (88 + room)) < 0.34, "at \(step.time)")
    #expect(abs(try step.rect("inboxItemLarge")[3] - room) < 0.34)
    // The label of 34 points, 40.67 high, stays 8 above the bar's lower edge.
    let label = try step.rect("inboxItemLargeTitle")
    #expect(label[0] == 16 && abs(label[1] + label[3] - (88 + room - 8)) < 0.34)
    #expect(abs(try step.alpha("inboxItemTitle") - Expected.clamped(1 - room / 8, 0, 1)) < 0.05)
    #expect(try step.rect("inboxItem") == [0, 44, 375, 44])
    for row in 3...5 {
      let y = try step.rect("mails/\(row)")[1]
      #expect(abs(y - (88 + 76 * Double(row - 1) - offset)) < 1e-6, "\(row) at \(step.time)")
    }
  }

  @Test func `gives way to the content under the finger, into the bar's row`() throws {
    for step in try Expected.motion(Self.file, "scroll", lasts: 0.6) {
      try expect(step, offset: -52 + 200 * step.time)
    }
  }

  @Test func `is that of its own stack alone`() throws {
    let scene = """
      device: iPhone X
      type: navigation
      id: home
      bar: {prefersLargeTitles: true}
      viewControllers: [{title: Home}]
      controllers:
        compose: {type: navigation, viewControllers: [mail]}
        mail: {title: New message}
        next: {title: Next}
      motions:
        go:
          - present: {controller: compose, from: home, style: pageSheet}
          - push: {controller: next, onto: compose}
      """
    for (time, title) in [("0.4", "mailItemTitle"), ("0.75", "nextItemTitle")] {
      let steps = try Probe.steps(of: scene, ["--parts", "--at", time])
      #expect(try steps.first?.alpha(title) == 1)
    }
  }

  @Test func `gives way to headers that stay in view, too`() throws {
    let scene = """
      type: navigation
      bar: {prefersLargeTitles: true}
      viewControllers: [inbox]
      controllers:
        inbox:
          title: Inbox
          children:
            - id: mails
              kind: table
              pin: edges
              rowHeight: 50
              sections: [{header: Today, rows: 4}, {header: Earlier, rows: 30}]
      motions:
        scroll: [drag: {on: mails, by: [0, -300], duration: 0.6, velocity: [0, 0]}]
      """
    let scratch = try Scratch()
    let file = try scratch.write(scene, to: "inbox.yaml")
    for step in try Expected.samplings(of: file, lasts: 0.6, ["--motion", "scroll"]) {
      let offset = -52 + 500 * step.time
      // The first header, 28 high, stays under the title, then under the bar, until the second one,
      // 28 and four rows further down, pushes it out.
      let first = min(max(0, -offset), 28 + 4 * 50 - offset - 28)
      let second = max(28 + 4 * 50 - offset, max(0, -offset))
      if first > -28 { #expect(abs(try step.rect("mails/header1")[1] - (88 + first)) < 0.34) }
      #expect(abs(try step.rect("mails/header2")[1] - (88 + second)) < 0.34, "at \(step.time)")
    }
  }

  @Test(arguments: ["edges", "{horizontal: 0, top: safeArea, bottom: 0}"])
  func `is part of what covers a controller, for what keeps to the safe area`(
    _ pin: String
  ) throws {
    let scene = """
      type: navigation
      bar: {prefersLargeTitles: true}
      viewControllers: [inbox]
      controllers:
        inbox:
          title: Inbox
          children:
            - {id: mails, kind: table, pin: \(pin), rowHeight: 76, rows: 30}
            - {id: note, pin: {top: safeArea + 8, leading: 20, size: 20}}
      motions:
        scroll: [drag: {on: mails, by: [0, -120], duration: 0.6, velocity: [0, 0]}]
        pull: [drag: {on: mails, by: [0, 120], duration: 0.4, velocity: [0, 0]}]
      """
    let scratch = try Scratch()
    let file = try scratch.write(scene, to: "inbox.yaml")
    for step in try Expected.samplings(of: file, lasts: 0.6, ["--motion", "scroll"]) {
      // The title's 52 points, as far as the content leaves them, under status bar and row.
      let offset = -52 + 200 * step.time
      #expect(abs(try step.rect("note")[1] - (88 + max(0, -offset) + 8)) < 0.34)
      #expect(abs(try step.rect("mails/3")[1] - (88 + 76 * 2 - offset)) < 1e-6)
    }
    let pulled = try InspectOutput.of(file, ["--motion", "pull", "--at", "0.4"])
    let offset = -52 + Expected.rubberBand(-120, 724)
    #expect(
      abs(try #require(pulled.scenes.first?.steps.first).rect("note")[1] - (96 - offset)) < 0.34)
  }

  @Test func `goes down with the content beyond its beginning`() throws {
    for step in try Expected.motion(Self.file, "pull", lasts: nil) where step.time <= 0.4 {
      try expect(step, offset: -52 + Expected.rubberBand(-300 * step.time, 724))
    }
    try expect(try #require(Expected.motion(Self.file, "pull", lasts: nil).last), offset: -52)
  }

  @Test func `comes back when the status bar is tapped`() throws {
    for step in try Expected.motion(Self.file, "toTop", lasts: 0.4) {
      let eased = Expected.easeInOut(Expected.clamped((step.time - 0.1) / 0.3, 0, 1))
      try expect(step, offset: 68 - 120 * eased)
    }
  }

  @Test func `is as high as what is left of it at every offset of the content`() throws {
    for (offset, step) in try Probe.atOffsets(Self.file, "mails") {
      let room = max(0, -offset)
      let bar = try #require(step.views.first { $0.kind == "navigationBar" })
      #expect(abs(bar.rect[3] - (88 + room)) < 0.34, "at \(offset)")
      #expect(abs(try step.alpha("inboxItemTitle") - Expected.clamped(1 - room / 8, 0, 1)) < 0.05)
    }
  }

  @Test(arguments: [("open", 0.0), ("signIn", 52.0)])
  func `gives way to the next title, large or not, while that is pushed`(
    _ motion: String, _ next: Double
  ) throws {
    for step in try Expected.motion(Self.file, motion, lasts: 0.35) {
      let rest = Expected.springRest(step.time, 0.35)
      let height = 88 + 52 * rest + next * (1 - rest)
      #expect(abs(try step.rect("large-titleBar")[3] - height) < 0.67, "at \(step.time)")
    }
  }

  @Test func `opens again when the controller over it is popped`() throws {
    for step in try Expected.motion(Self.file, "back", lasts: 0.35) {
      let rest = Expected.springRest(step.time, 0.35)
      #expect(abs(try step.rect("large-titleBar")[3] - (88 + 52 * (1 - rest))) < 0.34)
      #expect(try step.rect("mails/1")[1] == 140)
    }
  }

  @Test(arguments: [("iphone-8", 116.0), ("iphone-x", 140), ("ipad-pro-11", 126)])
  func `lies under the bar's row on each device, and over what does not scroll`(
    _ device: String, _ height: Double
  ) throws {
    let output = try InspectOutput.of(
      Program.example(Self.file), ["--motion", "signIn", "--at", "0.35", "--device", device])
    let step = try #require(output.scenes.first?.steps.first)
    #expect(try step.rect("large-titleBar")[3] == height)
    #expect(try step.rect("accountView")[1] == height)
    #expect(step.view("accountItemLargeTitle")?.text == "Sign in")
    #expect(try step.alpha("accountItemTitle") == 0)
  }

  @Test(arguments: ["wireframe", "blueprint", "color", "greek"])
  func `is drawn in every theme, and a password as dots`(_ theme: String) throws {
    let result = try Program.run([
      "render", Program.example(Self.file), "--motion", "signIn", "--at", "0.35", "--theme", theme,
      "--format", "svg", "-o", "-",
    ])
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(result.errors == "" && !result.text.contains("emakimono"))
    #expect(theme == "greek" || lines.contains { $0.contains("aria-label=\"Sign in\"") })
    // One for each letter, 0.44 of 17 points across and 0.64 from one to the next, from 7 points on.
    let dots = lines.compactMap { line -> [Double]? in
      guard line.hasPrefix("<ellipse ") || line.hasPrefix("<circle ") else { return nil }
      return Probe.numbers(line, ["cx", "cy", "rx", "r"])
    }.filter { abs($0[1] - (140 + 72 + 22)) < 0.01 }
    #expect(dots.count == 9, "\(lines.filter { $0.contains("ellipse") })")
    for (index, dot) in dots.enumerated() {
      #expect(abs(dot[0] - (27 + 3.74 + 10.88 * Double(index))) < 0.01)
      #expect(abs(max(dot[2], dot[3]) - 3.74) < 0.01)
    }
  }

  @Test func `tells where UIKit's word for it belongs`() throws {
    let text = "type: navigation\nprefersLargeTitles: true\nviewControllers: [{title: A}]\n"
    let result = try Program.run(["render", "-", "-o", "-"], input: text)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("2:1: error: unknown key \"prefersLargeTitles\" in file"))
    #expect(result.errors.contains("hint: write it into the navigation controller: bar: {"))
  }

  @Test(arguments: [("scroll", 0.6), ("open", 0.35), ("signIn", 0.35), ("back", 0.35)])
  func `is small on phones on their side, where the bar stays 32 points high`(
    _ motion: String, _ duration: Double
  ) throws {
    let steps = try Expected.samplings(
      of: Program.example(Self.file), lasts: duration,
      ["--motion", motion, "--orientation", "landscape"])
    for step in steps {
      #expect(try step.rect("large-titleBar") == [0, 0, 812, 32], "at \(step.time)")
      for item in ["inboxItem", "mailItem", "accountItem"] {
        if let large = step.view(item + "Large") { #expect(large.frame[3] == 0, "\(item)") }
      }
      if motion == "scroll" {
        #expect(try step.alpha("inboxItemTitle") == 1)
        let y = 32 + 76 - 200 * step.time
        #expect(abs(try step.rect("mails/2")[1] - y) < 1e-6, "at \(step.time)")
      }
    }
    if motion == "signIn" { #expect(try #require(steps.last).rect("accountView")[1] == 32) }
  }

  @Test func `is large on tablets on their side`() throws {
    let output = try InspectOutput.of(
      Program.example(Self.file),
      ["--at", "0", "--device", "ipad-pro-11", "--orientation", "landscape"])
    let step = try #require(output.scenes.first?.steps.first)
    // Bars of 50 points under a status bar of 24.
    #expect(try step.rect("large-titleBar")[3] == 24 + 50 + 52)
  }

  @Test(arguments: ["portrait", "landscape"])
  func `can be named in motions, also of a controller that comes later`(
    _ orientation: String
  ) throws {
    let fade =
      "[{animate: {duration: 0.4, curve: linear, changes: {inboxItemLargeTitle.alpha: 0.5}}}, "
      + "{push: {controller: account, onto: root}}, {set: {accountItemLargeTitle.textColor: red}}]"
    for sampling in [["--steps", "5"], ["--fps", "60"]] {
      let steps = try Probe.steps(Self.file, fade, sampling + ["--orientation", orientation])
      for step in steps where step.time < 0.4 {
        let alpha = 1 - 0.5 * step.time / 0.4
        #expect(abs(try step.alpha("inboxItemLargeTitle") - alpha) < 1e-6, "at \(step.time)")
      }
      #expect(try #require(steps.last).view("accountItemLargeTitle") != nil)
    }
  }

  @Test func `that is not there is named with the step that changes it`() throws {
    let text = try Probe.text(Self.file, "[wait: 0.1, set: {accountItemLargeTitle.alpha: 0}]")
    let result = try Program.run(
      ["render", "-", "-o", "-", "--motion", "probe", "--at", "0"], input: text)
    #expect(result.status == 2 && result.output.isEmpty)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("  probe:") }
    #expect(
      result.errors.contains(
        "<stdin>:\(try #require(line) + 1):22: error: there is no view \"accountItemLargeTitle\""))
  }
}
