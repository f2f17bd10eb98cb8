import Testing

/// Alerts on an iPhone X: 812 points, safe area 44 above and 34 below.
@Suite struct `An alert` {
  private static let file = "presentation.yaml"

  @Test func `is 270 points wide in the middle of the screen, over a shade of 0.2`() throws {
    let last = try #require(try Expected.steps(Self.file, "alert").last)
    let box = try last.rect("removeBox")
    #expect(abs(box[0] - 52.5) < 0.34 && box[2] == 270)
    #expect(abs(box[1] + box[3] / 2 - 406) < 0.34)
    #expect(abs(try last.alpha("removeView/dimming") - 0.2) < 1e-9)
    #expect(try last.rect("root") == [0, 0, 375, 812], "the presenter stays")
  }

  @Test func `shrinks from 1.2 times its size and fades in, in 0.40 s`() throws {
    let steps = try Expected.motion(Self.file, "alert", lasts: 0.4)
    let place = try #require(steps.last).rect("removeBox")
    for step in steps {
      let rest = Expected.springRest(step.time, 0.4)
      let box = try step.rect("removeBox")
      #expect(abs(box[2] - 270 * (1 + 0.2 * rest)) < 0.01, "at \(step.time)")
      let middle = place[1] + place[3] / 2
      #expect(abs(box[1] + box[3] / 2 - (406 + (middle - 406) * (1 + 0.2 * rest))) < 0.01)
      #expect(abs(try step.alpha("removeView") - (1 - rest)) < 1e-6)
    }
  }

  @Test func `lists in its specification only what is seen to change`() throws {
    let run = try Program.run(
      ["spec", Program.example(Self.file), "--motion", "alert", "--format", "csv"])
    let changes = run.text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",").prefix(2).joined(separator: " ")
    }
    #expect(
      changes == [
        "removeView alpha", "removeView scale x", "removeView scale y",
      ])
  }

  @Test func `has two short actions side by side, the one that cancels first`() throws {
    let last = try #require(try Expected.steps(Self.file, "alert").last)
    let box = try last.rect("removeBox")
    for (id, x) in [("removeAction1", 0.0), ("deleteButton", 135)] {
      // The titles end 8 points before the edges of their halves.
      let expected = [box[0] + x + 8, box[1] + box[3] - 44, 119, 44]
      for (value, other) in zip(try last.rect(id), expected) {
        #expect(abs(value - other) < 0.34, "\(id)")
      }
    }
  }

  @Test func `goes when an action is tapped, and then the action's motion runs`() throws {
    let steps = try Expected.steps(Self.file, "confirm")
    for step in steps where step.view("removeView") != nil {
      #expect(try step.alpha("picture") == 1, "at \(step.time)")
      #expect(try step.rect("removeBox")[2] == 270, "it does not grow again")
    }
    let last = try #require(steps.last)
    #expect(try last.alpha("picture") == 0)
    #expect(last.view("removeView") == nil && last.view("removeView/dimming") == nil)
    let told = try Expected.trace(Self.file, "confirm").filter { $0.contains("isappear") }
    // The finger is lifted after 0.1 s.
    #expect(told == ["0.100 remove.viewWillDisappear", "0.500 remove.viewDidDisappear"])
  }

  @Test func `stacks three actions, the one that cancels last`() throws {
    let last = try #require(
      try Probe.steps(
        of: """
          device: iphone-x
          controllers:
            ask:
              type: alert
              title: Which?
              actions: [{title: None, style: cancel}, One, Two]
          motions: {m: [present: {controller: ask, from: root}]}
          """, ["--steps", "2"]
      ).last)
    let tops = try ["askAction2", "askAction3", "askAction1"].map { try last.rect($0)[1] }
    #expect(abs(tops[1] - tops[0] - 44) < 1e-6 && abs(tops[2] - tops[1] - 44) < 1e-6)
  }

  @Test(arguments: ["alert", "actionSheet"])
  func `that is too high for the screen stays on it, and its actions scroll`(
    _ style: String
  ) throws {
    let actions = (1...20).map { "Number \($0)" }.joined(separator: ", ")
    let last = try #require(
      try Probe.steps(
        of: """
          device: iphone-x
          controllers:
            ask: {type: alert, preferredStyle: \(style), title: Which?, actions: [\(actions)]}
          motions:
            m:
              - present: {controller: ask, from: root}
              - drag: {on: askAction3, by: [0, -100], duration: 0.2, velocity: [0, 0]}
          """, ["--steps", "2"]
      ).last)
    let box = try last.rect("askBox")
    #expect(abs(box[1] - 52) < 0.34, "8 points under the safe area")
    // Margins, a line of 17 or 13 points, and the actions.
    let length: Double = style == "alert" ? 60.333 + 880 : 45.667 + 1140
    #expect(abs(try last.rect("askParts")[3] - length) < 0.34)
    #expect(abs(try last.rect("askParts")[1] - (box[1] - 100)) < 0.34)
  }

  @Test func `as an action sheet ends at the safe area, 8 points from the sides`() throws {
    let last = try #require(try Expected.steps(Self.file, "actionSheet").last)
    #expect(try last.rect("sortCancelBox") == [8, 812 - 34 - 57, 359, 57])
    let box = try last.rect("sortBox")
    #expect(box[0] == 8 && box[2] == 359)
    #expect(abs(box[1] + box[3] - (812 - 34 - 57 - 8)) < 0.01)
  }

  @Test func `as an action sheet rises by its height in 0.40 s`() throws {
    let steps = try Expected.motion(Self.file, "actionSheet", lasts: 0.4)
    let top = try #require(steps.last).rect("sortBox")[1]
    for step in steps {
      let rest = Expected.springRest(step.time, 0.4)
      #expect(abs(try step.rect("sortBox")[1] - (top + (812 - top) * rest)) < 0.01)
      #expect(abs(try step.alpha("sortView/dimming") - 0.2 * (1 - rest)) < 1e-6)
    }
  }

  @Test func `as an action sheet goes down when a finger taps beside it`() throws {
    let steps = try Expected.steps(Self.file, "cancel")
    let top = try #require(steps.first).rect("sortBox")[1]
    // The finger is lifted after 0.1 s.
    for step in steps where step.time > 0.1 && step.view("sortBox") != nil {
      let rest = Expected.springRest(step.time - 0.1, 0.4)
      #expect(abs(try step.rect("sortBox")[1] - (812 - (812 - top) * rest)) < 0.01)
    }
    #expect(steps.last?.view("sortView") == nil)
  }

  @Test func `as an action sheet is a popover in the middle of tablets, and fades in`() throws {
    let steps = try Expected.steps(Self.file, "actionSheet", ["--device", "ipad-pro-11"])
    // 834 × 1194 points, of which 24 and 20 are not safe.
    for step in steps {
      let box = try step.rect("sortBox")
      #expect(box[2] == 304 && abs(box[0] + 152 - 417) < 0.51)
      #expect(abs(box[1] + box[3] / 2 - 597) < 0.51)
    }
    #expect(try steps.map { try $0.alpha("sortView") }.first == 0)
    #expect(try steps.map { try $0.alpha("sortView") }.last == 1)
    #expect(steps.last?.view("sortView/dimming") == nil)
  }

  @Test(arguments: ["tap: sortOutside", "tap: sortAction3", "tap: [80, 1100]"])
  func `as a popover goes when a finger taps beside it`(_ tap: String) throws {
    let steps = try Probe.steps(
      Self.file, "[{present: {controller: sort, from: root}}, {\(tap)}]",
      ["--steps", "2", "--device", "ipad-pro-11"])
    #expect(steps.last?.view("sortView") == nil)
  }

  /// Letters of body text are half as wide as high: 17, 23 and 28 points of size.
  @Test(arguments: [
    ("large", 14, true), ("large", 15, false), ("xxxLarge", 10, true),
    ("xxxLarge", 11, false), ("accessibility1", 8, true), ("accessibility1", 9, false),
  ])
  func `has two actions one under the other where a title does not fit into a half`(
    _ size: String, _ letters: Int, _ fits: Bool
  ) throws {
    let last = try #require(
      try Probe.steps(
        of: """
          device: iphone-x
          controllers:
            ask: {type: alert, title: Which?, actions: [One, \(String(repeating: "x", count: letters))]}
          motions: {m: [present: {controller: ask, from: root}]}
          """, ["--steps", "2", "--text-size", size]
      ).last)
    let (one, other) = (try last.rect("askAction1"), try last.rect("askAction2"))
    #expect((one[1] == other[1]) == fits)
    // A line of 1.193359375 times the size with 22 points, on whole points.
    let heights: [String: Double] = ["large": 44, "xxxLarge": 50, "accessibility1": 56]
    #expect(abs(one[3] - (heights[size] ?? 0)) < 0.34)
  }

  @Test func `of one's own comes by the style of its presentation`() throws {
    let steps = try Probe.steps(
      of: """
        device: iphone-8
        controllers:
          own: {children: [{id: box, background: white, pin: {centerX: 0, top: 300, size: 100}}]}
        motions: {m: [present: {controller: own, from: root, style: alert}]}
        """, ["--steps", "2"])
    // It shrinks about the middle of 375 × 667 points.
    let first = try #require(steps.first).rect("box")
    for (value, other) in zip(first, [127.5, 333.5 - 33.5 * 1.2, 120, 120]) {
      #expect(abs(value - other) < 0.01)
    }
    #expect(try #require(steps.last).rect("box") == [137.5, 300, 100, 100])
    #expect(try #require(steps.last).alpha("ownView/dimming") == 0.2)
  }
}
