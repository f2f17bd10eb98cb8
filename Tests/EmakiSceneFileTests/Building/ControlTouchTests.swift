import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// A finger on switches, segments and sliders, which are 300 points wide and begin at x = 30.
@Suite struct `Controls under a finger` {
  private static let place = "pin: {top: 100, leading: 30, width: 300}"
  private static let segments =
    "{id: a, kind: segmentedControl, items: [A, B, C], selected: 0, \(place)}, {id: b}"
  /// Its knob is 28 points wide and goes from 46 to 314: 268 points.
  private static let slider =
    "{id: a, kind: slider, value: 0.5, frame: [30, 100, 300, 34]}, {id: b}"

  private func timeline(_ views: String, _ motion: String, _ more: String = "") throws -> Timeline {
    try ControlScene.timeline(views, motion, more)
  }

  @Test func `a tap turns a switch in a quarter of a second, and another turns it back`() throws {
    let twice = try timeline(
      "{id: a, kind: switch, pin: {top: 100, leading: 30}}", "{tap: a}, {tap: a}")
    #expect(try !twice.control("a", at: 0.09).isOn && twice.control("a", at: 0.1).isOn)
    #expect(abs((try twice.control("a", at: 0.225).knob ?? -1) - 0.5) < 1e-6)
    #expect(try twice.control("a", at: 0.35).knob == 1)
    #expect(abs(twice.duration - 0.7) < 1e-9)
    #expect(try !twice.control("a", at: 0.7).isOn && twice.control("a", at: 0.7).knob == 0)
  }

  @Test func `a switch that is not enabled does nothing`() throws {
    let timeline = try timeline("{id: a, kind: switch, enabled: false}", "tap: a")
    #expect(try !timeline.control("a", at: 1).isOn)
  }

  @Test func `a button is lighter under a finger, and fades back in a quarter of a second`() throws
  {
    let views = ["", ", style: filled", ", background: red"].enumerated().map {
      "{id: b\($0), kind: button, text: B, on: {tap: [wait: 1]}, frame: [20, \(100 * $0 + 100), 90, 40]\($1)}"
    }
    for (number, share) in [(0, 0.3), (1, 0.75), (2, 0.75)] {
      let timeline = try timeline(views.joined(separator: ", "), "tap: b\(number)")
      let id = ViewID("b\(number)")
      for (time, alpha) in [
        (0, 1), (0.05, share), (0.1, share), (0.225, (1 + share) / 2), (0.35, 1), (1, 1),
      ] {
        #expect(abs(try timeline.control(id, at: time).alpha - alpha) < 1e-9, "\(number) \(time)")
      }
    }
  }

  @Test func `a motion ends with no button lighter, and what does nothing stays as it is`() throws {
    let place = "frame: [20, 100, 90, 40]"
    let short = try timeline("{id: a, kind: button, on: {tap: [wait: 0]}, \(place)}", "tap: a")
    #expect(abs(try short.control("a", at: 0.05).alpha - 0.3) < 1e-9)
    #expect(try short.control("a", at: short.duration).alpha == 1)
    let idle = try timeline("{id: a, kind: button, \(place)}", "tap: a")
    #expect(try idle.control("a", at: 0.05).alpha == 1)
    let dragged = try timeline(
      "{id: a, kind: button, on: {tap: [wait: 0]}, \(place)}", "drag: {on: a, by: [0, 100]}")
    #expect(try dragged.control("a", at: 0.05).alpha == 1)
  }

  @Test func `a switch in a row is turned`() throws {
    let timeline = try timeline(
      "{id: list, kind: table, rows: 3, pin: {edges: 0}, "
        + "contentInsetAdjustmentBehavior: never, "
        + "cell: {children: [{id: s, kind: switch, pin: {center: true}}]}}", "tap: list/2/s")
    #expect(try timeline.control("list/2/s", at: 1).isOn)
    #expect(try !timeline.control("list/1/s", at: 1).isOn)
  }

  @Test(arguments: [(31, 0), (129, 0), (131, 1), (231, 2), (329, 2)])
  func `a tap chooses the segment under it`(x: Int, segment: Int) throws {
    let timeline = try timeline(Self.segments, "tap: [\(x), 116]")
    #expect(try timeline.control("a", at: 1).selectedIndex == segment)
    #expect(abs(timeline.duration - (segment == 0 ? 0.1 : 0.35)) < 1e-9)
  }

  @Test func `where lines run to the left the first segment is on the right`() throws {
    let timeline = try timeline(
      "{id: a, kind: segmentedControl, items: [A, B, C], selected: 1, direction: rightToLeft, "
        + "\(Self.place)}", "tap: [40, 116]")
    #expect(try timeline.control("a", at: 1).selectedIndex == 2)
  }

  @Test func `what a control starts when it has changed starts when the finger is lifted`() throws {
    for (segment, expected) in [(2, 0.5), (0, 1)] {
      let views = Self.segments.replacing("selected: 0", with: "selected: 0, on: {valueChanged: r}")
      let scene =
        "children: [\(views)]\n"
        + "motions: {r: [set: {b.alpha: 0.5}], m: [tap: [\(80 + 100 * segment), 116]]}"
      let timeline = try ControlScene.timeline(of: scene)
      #expect(try timeline.control("b", at: 0.09).alpha == 1)
      #expect(try timeline.control("b", at: 0.1).alpha == expected)
    }
  }

  @Test func `a slider follows the finger that takes its knob, and stops at its ends`() throws {
    let timeline = try timeline(Self.slider, "drag: {on: a, by: [268, 0], duration: 1}")
    #expect(timeline.touches(at: 0) == [Point(x: 180, y: 117)])
    for (time, value) in [(0, 0.5), (0.25, 0.75), (0.4, 0.9), (0.5, 1), (0.75, 1), (1, 1)] {
      #expect(abs(try timeline.control("a", at: time).value - value) < 1e-9)
    }
    let span = try #require(timeline.summary.first)
    #expect(span.property == .value && span.duration == 1 && span.pacing == nil)
  }

  @Test func `a slider does not follow a finger beside its knob, nor one that goes down`() throws {
    for step in ["{at: [260, 117], by: [40, 0]}", "{on: a, by: [0, 60]}"] {
      let timeline = try timeline(Self.slider, "drag: \(step)")
      #expect(try timeline.control("a", at: 1).value == 0.5)
    }
  }

  @Test func `where lines run to the left a slider grows to the left`() throws {
    let timeline = try timeline(
      Self.slider.replacing("value: 0.5", with: "value: 0.2, direction: rightToLeft"),
      "drag: {on: a, by: [-134, 0], duration: 1}")
    // 330 − 16 − 0.2 · 268
    #expect(timeline.touches(at: 0) == [Point(x: 260.4, y: 117)])
    #expect(abs(try timeline.control("a", at: 1).value - 0.7) < 1e-9)
  }

  @Test func `a slider starts its motion once, when it is let go elsewhere`() throws {
    let views = Self.slider.replacing("value: 0.5", with: "value: 0.5, on: {valueChanged: r}")
    let scene =
      "children: [\(views)]\n"
      + "motions: {r: [set: {b.alpha: 0.5}], m: [drag: {on: a, by: [50, 0], duration: 0.4}]}"
    let timeline = try ControlScene.timeline(of: scene)
    #expect(try timeline.control("b", at: 0.39).alpha == 1)
    #expect(try timeline.control("b", at: 0.4).alpha == 0.5)
  }

  @Test func `what scrolls sideways stays where a slider in it takes the finger`() throws {
    let timeline = try timeline(
      "{id: s, kind: scroll, pin: {edges: 0}, contentSize: [800, 900], "
        + "contentInsetAdjustmentBehavior: never, "
        + "children: [{id: a, kind: slider, value: 0.5, frame: [30, 100, 300, 34]}]}",
      "drag: {on: a, by: [60, 0], duration: 0.4}")
    #expect(try timeline.control("s", at: 0.4).contentOffset == .zero)
    #expect(abs(try timeline.control("a", at: 0.4).value - (0.5 + 60 / 268)) < 1e-9)
  }

  @Test func `links follow a slider under a finger`() throws {
    let timeline = try timeline(
      Self.slider, "drag: {on: a, by: [-134, 0], duration: 1}",
      "links: [{from: a.value, to: b.alpha}]")
    #expect(abs(try timeline.control("b", at: 0.5).alpha - 0.25) < 1e-9)
  }

  @Test func `a tap on a stepper changes its value, which a label can show`() throws {
    let timeline = try ControlScene.timeline(
      """
      {id: count, kind: stepper, pin: {top: 100, leading: 20}, on: {valueChanged: up}}, \
      {id: label, text: "1", pin: {top: 200, leading: 20}}
      """, "{tap: count}, {wait: 0.3}], up: [set: {label.text: \"2\"}")
    #expect(try timeline.control("label", at: 0).text == "1")
    #expect(try timeline.control("label", at: timeline.duration).text == "2")
  }

  @Test(arguments: [("minus", "down", 43.5), ("plus", "up", 90.5)])
  func `minus and plus of a stepper are named, and answer each for itself`(
    part: String, answer: String, x: Double
  ) throws {
    let timeline = try ControlScene.timeline(
      """
      {id: count, kind: stepper, frame: [20, 100, 94, 32], on: {decrement: down, increment: up}}, \
      {id: label, text: "1", pin: {top: 200, leading: 20}}
      """,
      "{tap: count/\(part)}], up: [set: {label.text: up}], down: [set: {label.text: down}")
    #expect(try timeline.control("label", at: timeline.duration).text == answer)
    // A quarter of 94 points from its side.
    #expect(timeline.touches(at: 0.05).map(\.x) == [x])
  }
}
