import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

@Suite struct `Values of controls in motions` {
  private func timeline(_ views: String, _ motion: String) throws -> Timeline {
    try ControlScene.timeline(views, motion)
  }

  @Test(arguments: ["slider", "progressView"])
  func `a value slides over an animation`(kind: String) throws {
    let timeline = try timeline(
      "{id: a, kind: \(kind), value: 0.2}",
      "animate: {duration: 1, curve: linear, changes: {a.value: 0.8}}")
    for (time, value) in [(0, 0.2), (0.25, 0.35), (0.5, 0.5), (0.75, 0.65), (1, 0.8)] {
      #expect(abs(try timeline.control("a", at: time).value - value) < 1e-9)
    }
    let span = try #require(timeline.summary.first)
    #expect(span.property == .value && span.from == .number(0.2) && span.to == .number(0.8))
    #expect(span.duration == 1 && span.pacing == .curve(.linear))
  }

  @Test func `a value that is set jumps, and is listed`() throws {
    let timeline = try timeline("{id: a, kind: slider, value: 0.2}", "set: {a.value: 0.8}")
    #expect(try timeline.control("a", at: 0).value == 0.8)
    #expect(timeline.summary.map(\.property) == [.value] && timeline.summary[0].pacing == nil)
  }

  @Test func `the knob of a switch slides, and it is on from the start`() throws {
    let timeline = try timeline(
      "{id: a, kind: switch}", "animate: {duration: 1, curve: linear, changes: {a.on: true}}")
    for time in [0, 0.25, 0.5, 1] {
      let own = try timeline.control("a", at: time)
      #expect(own.isOn && abs((own.knob ?? -1) - time) < 1e-9)
    }
    let span = try #require(timeline.summary.first)
    #expect(span.property == .isOn && span.from == .flag(false) && span.to == .flag(true))
    #expect(span.duration == 1)
  }

  @Test func `a button is selected at once`() throws {
    let timeline = try timeline(
      "{id: a, kind: button, text: A}", "animate: {duration: 1, changes: {a.on: true}}")
    #expect(try timeline.control("a", at: 0).isOn && timeline.control("a", at: 0).knob == nil)
    #expect(timeline.summary.map(\.property) == [.isOn] && timeline.summary[0].duration == 0)
  }

  @Test func `what lies under a segment slides past those between`() throws {
    let timeline = try timeline(
      "{id: a, kind: segmentedControl, items: [A, B, C], selected: 0}",
      "animate: {duration: 1, curve: linear, changes: {a.selected: 2}}")
    for (time, knob) in [(0, 0.0), (0.25, 0.5), (0.5, 1), (1, 2)] {
      #expect(abs((try timeline.control("a", at: time).knob ?? -1) - knob) < 1e-9)
    }
    #expect(timeline.summary.map(\.property) == [.selected] && timeline.summary[0].duration == 1)
  }

  @Test(arguments: [(-1, 2), (0, -1)])
  func `to or from no segment nothing slides`(from: Int, to: Int) throws {
    let timeline = try timeline(
      "{id: a, kind: segmentedControl, items: [A, B, C], selected: \(from)}",
      "animate: {duration: 1, changes: {a.selected: \(to)}}")
    #expect(try timeline.control("a", at: 0).knob == (to < 0 ? nil : Double(to)))
    #expect(timeline.summary.map(\.duration) == [0])
  }

  @Test func `keyframes lead a value through several`() throws {
    let timeline = try timeline(
      "{id: a, kind: slider, value: 0}",
      "keyframes: {duration: 1, frames: [{at: 0, for: 0.5, changes: {a.value: 1}}, "
        + "{at: 0.5, for: 0.5, changes: {a.value: 0.6}}]}")
    for (time, value) in [(0.25, 0.5), (0.5, 1), (0.75, 0.8), (1, 0.6)] {
      #expect(abs(try timeline.control("a", at: time).value - value) < 1e-9)
    }
  }

  @Test func `two animations of a value add up as those of a frame`() throws {
    // The model's 0.2, less the 0.2 that the first still misses, and the 0.4 of the way back.
    let timeline = try timeline(
      "{id: a, kind: slider, value: 0.2}",
      "parallel: [animate: {duration: 1, curve: linear, changes: {a.value: 0.6}}, animate: "
        + "{duration: 1, delay: 0.5, curve: linear, changes: {a.value: 0.2}}]")
    #expect(abs(try timeline.control("a", at: 0.5).value - 0.4) < 1e-9)
    // 0.2 − 0.1 + 0.3.
    #expect(abs(try timeline.control("a", at: 0.75).value - 0.4) < 1e-9)
  }

  @Test func `links follow a value on its way`() throws {
    let timeline = try timeline(
      "{id: a, kind: slider, value: 0}, {id: b}",
      "animate: {duration: 1, curve: linear, changes: {a.value: 1}}",
      "links: [{from: a.value, to: b.alpha}]")
    #expect(abs(try timeline.control("b", at: 0.3).alpha - 0.3) < 1e-9)
  }

  @Test func `controls in rows slide, too`() throws {
    let timeline = try timeline(
      "{id: list, kind: table, rows: 3, pin: {edges: 0}, "
        + "cell: {children: [{id: s, kind: switch}, {id: v, kind: slider, value: 0}]}}",
      "animate: {duration: 1, curve: linear, changes: {list/2/s.on: true, list/2/v.value: 1}}")
    #expect(abs((try timeline.control("list/2/s", at: 0.5).knob ?? -1) - 0.5) < 1e-9)
    #expect(abs(try timeline.control("list/2/v", at: 0.5).value - 0.5) < 1e-9)
    #expect(try timeline.control("list/1/s", at: 1).knob == 0)
  }

  private func timeline(_ views: String, _ motion: String, _ more: String) throws -> Timeline {
    try ControlScene.timeline(views, motion, more)
  }
}

/// A scene of a few controls and the motion `m`.
enum ControlScene {
  static func timeline(_ views: String, _ motion: String, _ more: String = "") throws -> Timeline {
    try timeline(of: "children: [\(views)]\nmotions: {m: [\(motion)]}\n\(more)\n")
  }

  static func timeline(of text: String) throws -> Timeline {
    let scene = try Reading.scene(text)
    return try Timeline(
      of: scene, motion: scene.motion(named: "m"),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Device.standard.environment())
  }
}

extension Timeline {
  /// What is seen of a control at a time.
  func control(_ id: ViewID, at time: Double) throws -> Presentation {
    let snapshot = snapshot(at: time)
    return snapshot.presentations[try #require(snapshot.screen.index(of: id))]
  }
}
