import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Foundation
import Testing

/// Of two things that move the same number the later one has it, from what is seen on.
@Suite struct `What is interrupted` {
  private func timeline(_ views: String, _ motion: String) throws -> Timeline {
    let scene = try Reading.scene("children:\n" + views + "\nmotions:\n  m:\n" + motion)
    return try Timeline(
      of: scene, motion: scene.motion(named: "m"),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Device.standard.environment())
  }

  private func presentation(
    _ timeline: Timeline, _ id: ViewID, _ time: Double
  ) throws -> Presentation {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.presentations[try #require(snapshot.screen.index(of: id))]
  }

  private static let list = """
      - id: list
        kind: scroll
        frame: [0, 0, 300, 600]
        children: [{id: content, on: {tap: [set: {content.alpha: 0.5}]}, pin: {edges: 0, size: [300, 9000]}}]
    """

  @Test func `a size that grows goes back from where it is`() throws {
    let timeline = try timeline(
      "  - {id: a, frame: [0, 0, 10, 0], background: black}",
      """
          - parallel:
              - animate: {duration: 1, curve: linear, changes: {a.height: 120, a.background: white}}
              - sequence: [wait: 0.5, animate: {duration: 1, curve: linear, changes: {a.height: 0, a.background: black}}]
      """)
    // Up by 120 a second, then both at once, then down.
    for (time, share) in [(0.25, 0.25), (0.5, 0.5), (0.75, 0.5), (1, 0.5), (1.25, 0.25)] {
      let seen = try presentation(timeline, "a", time)
      #expect(abs(seen.frame.height - 120 * share) < 1e-9, "at \(time)")
      let red = Double(try #require(seen.backgroundColor).red)
      #expect(abs(red - 255 * share) <= 0.5, "at \(time)")
    }
  }

  @Test func `a finger takes content from an animation of its offset`() throws {
    let timeline = try timeline(
      Self.list,
      """
          - parallel:
              - scrollTo: {view: list, offset: [0, 1000], duration: 1, curve: linear}
              - sequence: [wait: 0.5, drag: {on: list, by: [0, -100], duration: 0.5, velocity: [0, 0]}]
      """)
    for (time, offset) in [(0.25, 250.0), (0.5, 500), (0.75, 550), (1, 600)] {
      #expect(abs(try presentation(timeline, "list", time).contentOffset.y - offset) < 1e-9)
    }
  }

  @Test func `a finger catches a view that settles, and its old rest is forgotten`() throws {
    let timeline = try timeline(
      "  - {id: a, frame: [0, 0, 300, 600], pan: {moves: [a], curve: linear, duration: 0.4, "
        + "rests: [{at: 0}, {at: 100, state: open}]}}",
      """
          - parallel:
              - drag: {at: [20, 300], by: [60, 0], duration: 0.3, velocity: [0, 0]}
              - sequence: [wait: 0.5, drag: {at: [200, 300], by: [-70, 0], duration: 0.5, velocity: [0, 0]}]
      states: {open: {a.alpha: 0.5}}
      """)
    // 60 + 40 · 0.2 / 0.4 when it is caught, then 140 points a second back.
    for (time, x) in [(0.3, 60.0), (0.4, 70), (0.5, 80), (0.75, 45), (1, 10), (1.2, 5), (1.4, 0)] {
      #expect(abs(try presentation(timeline, "a", time).frame.minX - x) < 1e-9, "at \(time)")
    }
    #expect(try presentation(timeline, "a", 2).alpha == 1)
  }

  /// How far content has run a time after it was let go with 2,000 points a second.
  private func run(_ time: Double) -> Double {
    200 + 2000 * (pow(0.998, 1000 * time) - 1) / (1000 * log(0.998))
  }

  @Test func `an animation of the offset stops what runs out`() throws {
    let timeline = try timeline(
      Self.list,
      """
          - parallel:
              - flick: {on: list, velocity: [0, -2000]}
              - sequence: [wait: 0.5, scrollTo: {view: list, offset: [0, 0], duration: 0.4, curve: linear}]
      """)
    // The finger is down for 0.1 s.
    let start = run(0.4)
    for (time, share) in [(0.5, 1.0), (0.6, 0.75), (0.8, 0.25), (0.9, 0), (2, 0)] {
      let seen = try presentation(timeline, "list", time).contentOffset.y
      #expect(abs(seen - start * share) < 1e-9, "at \(time)")
    }
    #expect(abs(timeline.duration - 0.9) < 1e-9, "nothing waits for what was stopped")
  }

  @Test(arguments: [("tap: list", 0.6), ("drag: {on: list, by: [0, 0], duration: 0.2}", 0.7)])
  func `a finger stops what runs out, and does nothing else`(
    finger: String, end: Double
  ) throws {
    let timeline = try timeline(
      Self.list,
      """
          - parallel:
              - flick: {on: list, velocity: [0, -2000]}
              - sequence: [wait: 0.5, \(finger)]
      """)
    for time in [0.5, 0.55, 0.8, 3] {
      #expect(abs(try presentation(timeline, "list", time).contentOffset.y - run(0.4)) < 1e-9)
      #expect(try presentation(timeline, "content", time).alpha == 1)
    }
    #expect(timeline.idleTouches.isEmpty)
    #expect(abs(timeline.duration - end) < 1e-9)
  }
}

@Suite struct `What scrolls` {
  private func offset(_ views: String, _ steps: String, at time: Double) throws -> Point {
    let scene = try Reading.scene("children:\n" + views + "\nmotions:\n  m:\n" + steps)
    let timeline = try Timeline(
      of: scene, motion: scene.motion(named: "m"),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Device.standard.environment())
    let snapshot = timeline.snapshot(at: time)
    return snapshot.presentations[try #require(snapshot.screen.index(of: "list"))].contentOffset
  }

  @Test func `comes back with the end of what it shows`() throws {
    let views = """
        - id: list
          kind: scroll
          frame: [0, 0, 300, 600]
          children: [{id: content, pin: {edges: 0, width: 300}}]
      constraints:
        - long: content.height == 1200
      """
    let steps = """
          - set: {list.contentOffset: [0, 600]}
          - animate: {duration: 1, curve: linear, changes: {long: 800}}
      """
    for (time, y) in [(0, 600.0), (0.25, 500), (0.75, 300), (1, 200)] {
      #expect(abs(try offset(views, steps, at: time).y - y) < 1e-9, "at \(time)")
    }
  }

  @Test func `comes back when the view grows, and stays where it was set beyond its end`() throws {
    let views = """
        - id: list
          kind: scroll
          frame: [0, 0, 300, 400]
          children: [{id: content, pin: {edges: 0, size: [300, 900]}}]
      """
    let grows = """
          - set: {list.contentOffset: [0, 500]}
          - set: {list.height: 600}
      """
    #expect(try offset(views, grows, at: 0) == Point(x: 0, y: 300))
    let beyond = """
          - set: {list.contentOffset: [0, 700]}
          - set: {content.alpha: 0.5}
      """
    #expect(try offset(views, beyond, at: 0) == Point(x: 0, y: 700))
  }

  @Test func `goes both ways with a finger where it can`() throws {
    let views = """
        - id: list
          kind: scroll
          frame: [0, 0, 300, 600]
          children: [{id: content, pin: {edges: 0, size: [900, 9000]}}]
      """
    let steps = "    - drag: {on: list, by: [-60, -100], duration: 0.5, velocity: [0, 0]}"
    let seen = try offset(views, steps, at: 0.25)
    #expect(abs(seen.x - 30) < 1e-9 && abs(seen.y - 50) < 1e-9)
  }
}

@Suite struct `A view that is hidden in a stack` {
  private func presentation(opening hidden: Bool, at time: Double) throws -> Presentation {
    let scene = try Reading.scene(
      """
      children:
        - id: column
          kind: column
          pin: {top: 0, horizontal: 0}
          children:
            - {id: a, pin: {height: 40}}
            - {id: b, hidden: \(hidden), text: "\(String(repeating: "long ", count: 40))", pin: {height: 60 @998}}
      motions: {m: [animate: {duration: 1, curve: linear, changes: {b.hidden: \(!hidden)}}]}
      """)
    let timeline = try Timeline(
      of: scene, motion: scene.motion(named: "m"),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Device.standard.environment())
    let snapshot = timeline.snapshot(at: time)
    return snapshot.presentations[try #require(snapshot.screen.index(of: "b"))]
  }

  @Test(arguments: [false, true])
  func `opens and closes along the stack alone, and is seen meanwhile`(opens: Bool) throws {
    let width = Device.standard.size(.portrait).width
    for time in [0, 0.25, 0.75] {
      let seen = try presentation(opening: opens, at: time)
      let share = opens ? time : 1 - time
      #expect(seen.frame.minX == 0 && seen.frame.width == width, "at \(time)")
      #expect(abs(seen.frame.height - 60 * share) < 1e-9, "at \(time)")
      #expect(!seen.isHidden)
    }
    #expect(try presentation(opening: opens, at: 1).isHidden == !opens)
  }
}
