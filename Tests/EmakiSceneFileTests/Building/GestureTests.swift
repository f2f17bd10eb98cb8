import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Gestures of a scene file` {
  private func timeline(
    _ text: String, _ direction: LayoutDirection = .leftToRight
  ) throws -> Timeline {
    let scene = try Reading.scene(text)
    return try Timeline(
      of: scene, motion: scene.motion(named: "m"),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Reading.iPhoneX.environment(direction: direction))
  }

  private func alpha(_ timeline: Timeline, _ id: ViewID, at time: Double) throws -> Double {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.presentations[try #require(snapshot.screen.index(of: id))].alpha
  }

  private static let button = "children:\n  - {id: a, frame: [0, 100, 100, 100], on: "

  @Test func `an action can be steps that stand there`() throws {
    let timeline = try timeline(
      Self.button + "{tap: [set: {a.alpha: 0.5}]}}\nmotions: {m: [tap: a]}")
    #expect(try alpha(timeline, "a", at: 0.05) == 1)
    #expect(try alpha(timeline, "a", at: 0.1) == 0.5)
  }

  @Test(arguments: [
    ("tap: {on: a, at: [10, 5]}", 110.0, 205.0, 110.0),
    ("tap: {on: a, at: [-10, -5]}", 170, 235, 170),
    ("longPress: {on: a, at: [10, 5], mirrors: true}", 110, 205, 170),
    ("drag: {on: a, at: [10, 5], by: [1, 0], duration: 1}", 110, 205, 110),
    ("tap: {at: [20, 100], mirrors: true}", 20, 100, 355),
    ("tap: {edge: left, mirrors: true}", 1, 406, 374),
    ("tap: {at: [20, 100]}", 20, 100, 20),
  ])
  func `a finger goes down at a point of the screen or of a view, mirrored where it is asked for`(
    step: String, x: Double, y: Double, mirroredX: Double
  ) throws {
    let text =
      "children: [{id: a, frame: [100, 200, 80, 40], on: {tap: [wait: 0], longPress: [wait: 0]}}]\n"
      + "motions: {m: [\(step)]}"
    #expect(try timeline(text).touches(at: 0) == [Point(x: x, y: y)])
    #expect(try timeline(text, .rightToLeft).touches(at: 0) == [Point(x: mirroredX, y: y)])
  }

  @Test func `a point of a view is one of what is drawn of it`() throws {
    let timeline = try timeline(
      "children: [{id: a, frame: [100, 200, 80, 40], transform: {scale: 2}, on: {tap: [wait: 0]}}]\n"
        + "motions: {m: [tap: {on: a, at: [0, 10]}]}")
    // Twice as large about (140, 220): from (60, 180) on.
    #expect(timeline.touches(at: 0) == [Point(x: 60, y: 200)])
  }

  @Test func `actions by turns begin again after the last`() throws {
    let timeline = try timeline(
      Self.button + "{tap: {alternate: [dim, [set: {a.alpha: 1}]]}}}\n"
        + "motions:\n  dim: [set: {a.alpha: 0.5}]\n"
        + "  m:\n" + (0..<3).map { _ in "    - tap: a\n" }.joined())
    #expect(try [0.15, 0.25, 0.35].map { try alpha(timeline, "a", at: $0) } == [0.5, 1, 0.5])
  }

  @Test func `a long press acts after half a second, and a short one not`() throws {
    for (duration, expected) in [(0.6, 0.5), (0.4, 1)] {
      let timeline = try timeline(
        Self.button + "{longPress: [set: {a.alpha: 0.5}]}}\n"
          + "motions: {m: [longPress: {on: a, duration: \(duration)}]}")
      #expect(try alpha(timeline, "a", at: 0.49) == 1)
      #expect(try alpha(timeline, "a", at: 1) == expected)
    }
  }

  @Test func `a finger that rests before it moves is a long press, and a pan follows it then`()
    throws
  {
    for (rest, expected) in [(0.8, 0.5), (0.4, 1)] {
      let timeline = try timeline(
        "children:\n  - {id: a, frame: [0, 100, 100, 100], on: {longPress: [set: {a.alpha: 0.5}]}, "
          + "pan: {moves: [a], rests: [{at: 0}, {at: 200}]}}\n"
          + "motions: {m: [drag: {on: a, path: [[\(rest), 0, 0], [\(rest + 0.5), 200, 0]]}]}")
      #expect(try alpha(timeline, "a", at: 0.49) == 1)
      #expect(try alpha(timeline, "a", at: 2) == expected)
      let snapshot = timeline.snapshot(at: rest + 0.25)
      let place = try #require(snapshot.screen.index(of: "a"))
      #expect(abs(snapshot.presentations[place].frame.minX - 100) < 1e-9)
    }
  }

  @Test func `a long press under which nothing pans scrolls nothing`() throws {
    let timeline = try timeline(
      "children:\n  - kind: table\n    id: list\n    pin: edges\n    rows: 40\n"
        + "    cell: {children: [{id: word, text: A, pin: {leading: 16, centerY: 0}}], "
        + "on: {longPress: [set: {row.alpha: 0.5}]}}\n"
        + "motions: {m: [drag: {on: list/3, path: [[0.6, 0, 0], [1, 0, -200]]}]}")
    let snapshot = timeline.snapshot(at: 1)
    let list = try #require(snapshot.screen.index(of: "list"))
    let start = timeline.snapshot(at: 0).presentations[list].contentOffset
    #expect(snapshot.presentations[list].contentOffset == start)
    #expect(try alpha(timeline, "list/3", at: 0.6) == 0.5)
  }

  @Test func `the scene's own view is called root, whatever its id is`() throws {
    let timeline = try timeline(
      """
      id: home
      children:
        - {id: full, pin: edges}
        - {id: box, frame: [0, 0, 50, 50], pan: {axis: vertical, moves: [box], rests: [{at: 0}, {at: root.height - 112}]}}
      links: [{from: box.y, to: full.alpha, input: [0, root.height - 112], output: [1, 0]}]
      motions: {m: [drag: {on: box, by: [0, 600], duration: 0.5, velocity: [0, 0]}]}
      """)
    let snapshot = timeline.snapshot(at: 9)
    let box = try #require(snapshot.screen.index(of: "box"))
    #expect(snapshot.presentations[box].frame.minY == 700)
    #expect(try alpha(timeline, "full", at: 9) == 0)
  }

  @Test func `an edge pan moves inwards from each edge`() throws {
    for (edge, start, end) in [
      ("left", Point(x: 1, y: 406), Point(x: 101, y: 406)),
      ("right", Point(x: 374, y: 406), Point(x: 274, y: 406)),
      ("top", Point(x: 187.5, y: 1), Point(x: 187.5, y: 101)),
      ("bottom", Point(x: 187.5, y: 811), Point(x: 187.5, y: 711)),
    ] {
      let timeline = try timeline(
        "motions: {m: [edgePan: {edge: \(edge), by: 100, duration: 0.5}]}")
      #expect(timeline.touches(at: 0) == [start])
      #expect(timeline.touches(at: 0.5) == [end])
    }
  }

  @Test func `a pan without a distance takes the whole screen`() throws {
    let timeline = try timeline(
      "children:\n  - {id: a, pin: {edges: 0}, pan: {edge: right, motion: fade}}\nmotions:\n"
        + "  fade: [animate: {duration: 1, curve: linear, changes: {a.alpha: 0}}]\n"
        + "  m: [edgePan: {edge: right, by: 150, duration: 0.5}]")
    #expect(abs(try alpha(timeline, "a", at: 0.5) - 0.6) < 1e-9)
  }

  @Test func `two fingers are drawn for a pinch, 80 points apart at first or at last`() throws {
    for (scale, distances) in [(2.0, [80.0, 160.0]), (0.5, [160, 80])] {
      let timeline = try timeline(
        "motions: {m: [pinch: {at: [187, 400], scale: \(scale), duration: 0.5}]}")
      let shown = [0, 0.5].map { time -> Double in
        let fingers = timeline.touches(at: time)
        return fingers.count == 2 ? abs(fingers[0].x - fingers[1].x) : 0
      }
      #expect(shown == distances)
    }
  }

  @Test func `pages turn by a number or to one, as far as there are any`() throws {
    let scroll =
      "children:\n  - id: s\n    kind: scroll\n    paging: true\n"
      + "    frame: [0, 0, 100, 100]\n    contentSize: [300, 100]\nmotions:\n  m:\n"
    for (steps, offset) in [
      ("    - page: {view: s}\n", 100.0), ("    - page: {view: s, to: 2}\n", 200),
      ("    - page: {view: s, to: 1}\n    - page: {view: s, by: -1}\n", 0),
      ("    - page: {view: s, by: 9}\n", 200),
    ] {
      let snapshot = try timeline(scroll + steps).snapshot(at: 9)
      let index = try #require(snapshot.screen.index(of: "s"))
      #expect(snapshot.presentations[index].contentOffset == Point(x: offset, y: 0))
    }
  }

  @Test(arguments: [
    ("[300, 100]", "but 0 to 2"), ("[250, 100]", "but 0 to 2"), ("[80, 80]", "only 0"),
  ])
  func `a page that is not there is an error`(content: String, pages: String) throws {
    let scroll =
      "children: [{id: s, kind: scroll, frame: [0, 0, 100, 100], contentSize: \(content)}]\n"
    for step in ["page: {view: s, to: 3}", "scrollTo: {view: s, page: 3}"] {
      let error = #expect(throws: SceneError.self) {
        _ = try timeline(scroll + "motions:\n  m: [\(step)]\n")
      }
      #expect(error?.description == "\"s\" has no page 3, \(pages)")
      #expect(error?.place?.line == 3 && error?.place?.column == 7)
    }
  }

  @Test func `the status bar does nothing where two scroll views answer`() throws {
    for (answers, offset) in [("true", 50.0), ("false", 0)] {
      let timeline = try timeline(
        """
        children:
          - {id: a, kind: scroll, contentInsetAdjustmentBehavior: never, frame: [0, 0, 100, 100], contentSize: [100, 300], contentOffset: [0, 50]}
          - {id: b, kind: scroll, scrollsToTop: \(answers), frame: [0, 100, 100, 100]}
        motions: {m: [tap: statusBar]}
        """)
      let snapshot = timeline.snapshot(at: 9)
      let index = try #require(snapshot.screen.index(of: "a"))
      #expect(snapshot.presentations[index].contentOffset.y == offset)
    }
  }

  @Test func `links in a circle are named where the first one stands`() {
    let text =
      "children: [{id: a}, {id: b}]\nlinks:\n  - {from: a.alpha, to: b.alpha}\n"
      + "  - {from: b.alpha, to: a.alpha}\n"
    #expect(
      Reading.notices(text) == [
        "3:5 error: links follow one another: b.alpha → a.alpha → b.alpha | one of them has to "
          + "follow something else"
      ])
  }
}
