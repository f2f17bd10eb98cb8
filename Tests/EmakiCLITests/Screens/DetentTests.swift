import Testing

/// Sheets that rest at several heights, on an iPhone X: 812 points, safe area 44 above and 34 below.
@Suite struct `A sheet with detents` {
  private static let file = "presentation.yaml"

  /// The last step of a motion over a table with 40 rows of 44 points.
  private func end(of steps: String) throws -> InspectOutput.Step {
    let lines = steps.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    let all = try Probe.steps(
      of: """
        device: iphone-x
        controllers:
          share:
            role: surface
            children:
              - {id: list, kind: table, rows: 40, rowHeight: 44, pin: edges}
              - {id: foot, kind: button, text: Foot, pin: {bottom: 0, leading: 0, to: safeArea}}
        motions:
          m:
        \(lines)
        """, ["--steps", "5"])
    return try #require(all.last)
  }

  private let present = "- present: {controller: share, from: root, detents: [medium, large]}\n"

  @Test func `rises to the middle of the screen, and the presenter stays`() throws {
    for step in try Expected.motion(Self.file, "half", lasts: 0.4) {
      let rest = Expected.springRest(step.time, 0.4)
      let sheet = try step.rect("shareView")
      #expect(abs(sheet[1] - (406 + 406 * rest)) < 0.01 && sheet[3] == 406)
      #expect(try step.rect("root") == [0, 0, 375, 812])
      #expect(abs(try step.alpha("shareView/dimming") - 0.2 * (1 - rest)) < 1e-6)
    }
  }

  @Test func `leaves its presenter bright up to a detent, and takes shares of its height`() throws {
    let bright = """
      - present:
          controller: share
          from: root
          detents: [40%, large]
          largestUndimmedDetent: 40%

      """
    let first = try end(of: bright)
    #expect(try first.alpha("shareView/dimming") == 0)
    // 40 % of the 724 points from 54 to the safe area's end at 778.
    #expect(abs(try first.rect("shareView")[1] - (778 - 289.6)) < 0.2)
    let large = try end(of: bright + "- detent: {of: share, to: large}\n")
    #expect(abs(try large.alpha("shareView/dimming") - 0.2) < 1e-6)
  }

  @Test func `lets a finger reach what is bright beside it`() throws {
    let all = try Probe.steps(
      of: """
        device: iphone-x
        children:
          - {id: town, kind: map, pin: edges}
          - {id: here, kind: button, icon: location, pin: {trailing: 16, top: 12, size: 44, to: safeArea}, on: {tap: [set: {town.alpha: 0.5}]}}
        controllers: {share: {role: surface}}
        motions:
          m:
            - present: {controller: share, from: root, detents: [medium, large], largestUndimmedDetent: medium}
            - tap: here
        """, ["--steps", "5"])
    let last = try #require(all.last)
    #expect(try last.alpha("town") == 0.5)
    #expect(try last.rect("shareView") == [0, 406, 375, 406])
  }

  @Test func `has a handle of 36 by 5 points in its middle`() throws {
    let last = try #require(try Expected.steps(Self.file, "half").last)
    // The middle, 187.5 − 18, lies between two of the three pixels of a point.
    #expect(abs(try last.rect("shareView/grabber")[0] - 169.5) < 0.17)
    #expect(try last.rect("shareView/grabber").suffix(3) == [411, 36, 5])
  }

  @Test func `follows a finger upwards and gets large, and the presenter goes back`() throws {
    let steps = try Expected.steps(Self.file, "dragUp")
    for step in steps where step.time < 0.4 - 1e-9 {
      let sheet = try step.rect("shareView")
      let top = 406 - 300 * step.time / 0.4
      #expect(abs(sheet[1] - top) < 0.51 && abs(sheet[1] + sheet[3] - 812) < 0.51, "\(step.time)")
      // The presenter waits for the last quarter of the 352 points.
      let part = max(0, ((406 - top) / 352 - 0.75) / 0.25)
      let scale = 1 - (1 - 343.0 / 375) * part
      #expect(abs(try step.rect("root")[2] - 375 * scale) < 0.2)
    }
    let last = try #require(steps.last)
    #expect(try last.rect("shareView") == [0, 54, 375, 758])
    #expect(try abs(last.rect("root")[2] - 343) < 0.01)
  }

  @Test func `follows a finger downwards and goes, when it is drawn beyond its half`() throws {
    let steps = try Expected.steps(Self.file, "dragAway")
    for step in steps where step.time < 0.4 - 1e-9 {
      #expect(abs(try step.rect("shareView")[1] - (406 + 260 * step.time / 0.4)) < 0.01)
    }
    #expect(steps.last?.view("shareView") == nil)
    // The finger is lifted after 0.4 s, 146 points before the end; (146 + 23.08·146·t)·e^(−23.08·t)
    // of the spring is a tenth of a point at 0.418 s.
    let told = try Expected.trace(Self.file, "dragAway").suffix(2)
    #expect(told == ["0.000 share.viewWillDisappear", "0.818 share.viewDidDisappear"])
  }

  @Test(arguments: [
    // Less than half of the 352 points to the next height, and more; a flick; a long way down.
    ("by: [0, -170], velocity: [0, 0]", 406.0), ("by: [0, -180], velocity: [0, 0]", 54),
    ("by: [0, -60], velocity: [0, -400]", 54), ("by: [0, 200], velocity: [0, 0]", 406),
  ])
  func `comes to rest at the height that is nearest, or in the direction of a flick`(
    keys: String, top: Double
  ) throws {
    let last = try end(of: present + "- drag: {on: foot, duration: 0.2, \(keys)}")
    #expect(try last.rect("shareView")[1] == top)
  }

  @Test func `goes from large to the middle, and farther down away`() throws {
    let large = present + "- detent: {of: share, to: large}\n"
    let down = try end(of: large + "- drag: {on: foot, by: [0, 400], velocity: [0, 0]}")
    #expect(try down.rect("shareView") == [0, 406, 375, 406])
    let away = try end(of: large + "- drag: {on: foot, by: [0, 640], velocity: [0, 0]}")
    #expect(away.view("shareView") == nil)
  }

  @Test func `gets higher before its content scrolls, lower only from the content's top`() throws {
    let up = try end(of: present + "- drag: {on: list, by: [0, -250], velocity: [0, 0]}")
    #expect(try up.rect("shareView")[1] == 54)
    #expect(try up.rect("list/1")[1] == 54, "nothing has scrolled")
    let large = present + "- detent: {of: share, to: large}\n"
    let scrolled = large + "- drag: {on: list, by: [0, -250], velocity: [0, 0]}\n"
    #expect(try end(of: scrolled).rect("list/10")[1] == 54 + 9 * 44 - 250)
    let back = try end(of: scrolled + "- drag: {on: list, by: [0, 100], velocity: [0, 0]}")
    #expect(try back.rect("shareView")[1] == 54)
    #expect(try back.rect("list/10")[1] == 54 + 9 * 44 - 150)
  }

  @Test func `a number of points counts from the safe area's bottom`() throws {
    let last = try end(of: "- present: {controller: share, from: root, detents: [300]}")
    #expect(try last.rect("shareView") == [0, 812 - 34 - 300, 375, 334])
  }

  @Test(arguments: [("iphone-x", "landscape"), ("ipad-pro-11", "portrait")])
  func `is large on its side and on tablets`(device: String, orientation: String) throws {
    func rect(_ motion: String) throws -> [Double] {
      let output = try InspectOutput.of(
        Program.example(Self.file),
        [
          "--motion", motion, "--at", "0.4", "--device", device, "--orientation", orientation,
        ])
      return try #require(output.scenes.first?.steps.first).rect("shareView")
    }
    #expect(try rect("half") == rect("sheet"))
  }
}
