import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Pull to refresh` {
  private func timeline(_ control: String, _ steps: String) throws -> Timeline {
    try ControlScene.timeline(
      "{id: list, kind: table, rows: 5, contentInsetAdjustmentBehavior: never, pin: {edges: 0}, "
        + "refreshControl: \(control)}", steps)
  }

  /// A finger that pulls by 300 points in 0.5 s, and stays there for 0.1 s.
  private let pull = "drag: {on: list, path: [[0.5, 0, 300], [0.6, 0, 300]]}"

  private func own(_ view: ViewID, at time: Double, _ timeline: Timeline) throws -> Presentation {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.presentations[try #require(snapshot.screen.index(of: view))]
  }

  private func offset(at time: Double, _ timeline: Timeline) throws -> Double {
    try own("list", at: time, timeline).contentOffset.y
  }

  @Test func `an activity indicator turns by a petal each eighth of a second while it is on`()
    throws
  {
    let timeline = try ControlScene.timeline(
      "{id: busy, kind: spinner, pin: {center: true}}", "wait: 2")
    for (time, petals) in [(0, 0), (0.1, 0), (0.13, 1), (0.5, 4), (0.99, 7), (1, 0)] {
      let turned = try own("busy", at: time, timeline).transform.rotation
      #expect(abs(turned - Double(petals) * .pi / 4) < 1e-9, "\(time)")
    }
    let stopped = try ControlScene.timeline(
      "{id: busy, kind: spinner, on: false, pin: {center: true}}", "wait: 2")
    #expect(try own("busy", at: 0.5, stopped).transform.rotation == 0)
  }

  @Test func `the content rests lower until the given time is over, then goes back`() throws {
    let timeline = try timeline("{duration: 2}", pull)
    let began = try #require(timeline.events.first { $0.kind == .beginRefreshing })
    let ended = try #require(timeline.events.first { $0.kind == .endRefreshing })
    #expect(began.argument == "list" && abs(ended.time - began.time - 2) < 1e-9)
    #expect(began.time > 0.2 && began.time < 0.5)
    #expect(try abs(offset(at: ended.time - 0.001, timeline) + 60) < 1e-9)
    // Halfway through ease-in-out, which is symmetrical, after half of 0.25 s.
    #expect(try abs(offset(at: ended.time + 0.125, timeline) + 30) < 1e-3)
    #expect(try offset(at: ended.time + 0.25, timeline) == 0)
    #expect(abs(timeline.duration - ended.time - 0.25) < 1e-9)
  }

  @Test func `without a time it refreshes until it is ended`() throws {
    let timeline = try timeline("true", pull)
    #expect(try offset(at: timeline.duration, timeline) == -60)
    #expect(try own("list-refreshControl", at: timeline.duration, timeline).isOn)
    let ended = try self.timeline("true", "sequence: [{\(pull)}, {endRefreshing: list}]")
    #expect(try offset(at: ended.duration, ended) == 0)
    #expect(try !own("list-refreshControl", at: ended.duration, ended).isOn)
  }

  @Test func `its view lies over the content, then at the top of what is seen`() throws {
    let timeline = try timeline("{duration: 2}", pull)
    for time in [0, 0.05, 0.1, 0.2, 0.4, 0.6] {
      let control = try own("list-refreshControl", at: time, timeline)
      let pulled = try -offset(at: time, timeline)
      #expect(control.frame.height == 60 && control.frame.minY == -max(60, pulled))
      let isOn = timeline.events.contains { $0.kind == .beginRefreshing && $0.time <= time }
      #expect(control.isOn == isOn)
      #expect(abs(control.alpha - (isOn ? 1 : min(1, pulled / 60))) < 1e-9)
      let spinner = try own(ViewID("list-refreshControl").part(.spinner), at: time, timeline)
      #expect(abs((spinner.knob ?? -1) - (isOn ? 1 : min(1, pulled / 90))) < 1e-9)
    }
  }

  @Test func `the spinner turns by a petal each eighth of a second`() throws {
    let timeline = try timeline("{refreshing: true}", "wait: 2")
    for (time, petals) in [(0, 0.0), (0.1, 0), (0.13, 1), (0.99, 7), (1, 0), (1.5, 4)] {
      let spinner = try own(ViewID("list-refreshControl").part(.spinner), at: time, timeline)
      #expect(abs(spinner.transform.rotation - petals * .pi / 4) < 1e-9)
    }
  }

  @Test func `what refreshes from the start is open`() throws {
    let timeline = try timeline("{refreshing: true}", "endRefreshing: list")
    #expect(try offset(at: 0, timeline) == -60)
    #expect(try offset(at: 0.25, timeline) == 0)
  }

  @Test func `it can be begun without a finger`() throws {
    let timeline = try timeline("true", "beginRefreshing: list")
    #expect(timeline.duration == 0.25)
    #expect(try offset(at: 0.25, timeline) == -60)
  }

  @Test func `the room stays while the finger is down`() throws {
    let timeline = try timeline(
      "{duration: 0.1}", "drag: {on: list, path: [[0.5, 0, 300], [2, 0, 300]]}")
    let ended = try #require(timeline.events.first { $0.kind == .endRefreshing })
    #expect(ended.time < 0.6)
    #expect(try offset(at: 1.9, timeline) < -100)
    #expect(try offset(at: timeline.duration, timeline) == 0)
  }

  @Test func `a pull starts what is bound to it, and ends it`() throws {
    let timeline = try timeline(
      "{on: {valueChanged: [{wait: 1}, {endRefreshing: list}]}}", pull)
    let events = timeline.events.suffix(2)
    let times = events.map(\.time)
    #expect(events.map(\.kind) == [.beginRefreshing, .endRefreshing])
    #expect(abs(times[1] - times[0] - 1) < 1e-9)
  }

  @Test func `a second pull finds it open`() throws {
    let timeline = try timeline("true", "sequence: [{\(pull)}, {\(pull)}]")
    #expect(timeline.events.filter { $0.kind == .beginRefreshing }.count == 1)
    #expect(try offset(at: timeline.duration, timeline) == -60)
  }

  @Test func `under a large title it comes out of the bar`() throws {
    let timeline = try ControlScene.timeline(
      of: """
        type: navigation
        bar: {prefersLargeTitles: true}
        viewControllers:
          - {id: list, title: Inbox, kind: table, rows: 30, refreshControl: {duration: 2}}
        motions: {m: [{\(pull)}]}
        """)
    for time in [0, 0.05, 0.1, 0.2, 0.4, 1] {
      // 52 points of the title are above the content at rest.
      let pulled = try -offset(at: time, timeline) - 52
      let control = try own("list-refreshControl", at: time, timeline)
      #expect(abs(control.frame.minY - min(pulled - 60, 0)) < 1e-9)
    }
    #expect(try abs(offset(at: 1.5, timeline) + 112) < 1e-9)
  }
}
