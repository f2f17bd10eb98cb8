import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Steps that do nothing` {
  private func timeline(_ text: String) throws -> Timeline {
    let scene = try Reading.scene(text)
    return try Timeline(
      of: scene, motion: scene.motion(named: "m"),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Reading.iPhoneX.environment())
  }

  @Test func `fingers to which nothing answers are written down`() throws {
    let scene = """
      children:
        - {id: a, frame: [0, 100, 100, 100], on: {tap: [set: {a.alpha: 0.5}]}}
        - {id: b, frame: [0, 300, 100, 100]}
        - {id: field, kind: field, frame: [0, 500, 100, 40]}
        - {id: off, kind: button, enabled: false, frame: [0, 600, 100, 40]}
      motions:
        m:
          - tap: a
          - drag: {on: b, by: [50, 0], duration: 0.3}
          - tap: field
          - tap: off
          - tap: b
      """
    let idle = try timeline(scene).idleTouches
    #expect(idle.map(\.view) == ["b", "field", "b"])
    #expect(idle.map(\.isTap) == [false, true, true])
    // Taps take 0.1 s each.
    #expect(zip(idle.map(\.time), [0.1, 0.4, 0.6]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `a view that a finger leads beyond its last resting position is no idle step`() throws
  {
    let timeline = try timeline(
      """
      children:
        - {id: box, frame: [0, 300, 375, 64], pan: {axis: vertical, moves: [box], rests: [{at: 0}, {at: 300}]}}
      motions: {m: [drag: {on: box, by: [0, -330], duration: 0.4, velocity: [0, 0]}]}
      """)
    let box = try #require(timeline.snapshot(at: timeline.duration).screen.index(of: "box"))
    #expect(timeline.snapshot(at: timeline.duration).presentations[box].frame.minY == 0)
    #expect(timeline.idleSteps.isEmpty)
  }

  @Test func `a point in a view beyond the edge of the screen is named as such`() {
    let error = #expect(throws: SceneError.self) {
      try timeline(
        """
        children: [{id: page, frame: [280, 0, 375, 812], on: {tap: [set: {page.alpha: 0.5}]}}]
        motions: {m: [tap: {on: page, at: [200, 400]}]}
        """)
    }
    #expect(
      error?.description
        == "the point (200, 400) of \"page\" lies to the right of the screen (375×812)")
  }

  @Test func `a finger on what has room for its content names it`() throws {
    let scene = """
      children:
        - id: page
          kind: scroll
          frame: [0, 0, 300, 400]
          children: [{id: column, pin: {edges: 0, width: 300, height: 100}}]
      motions:
        m: [drag: {on: column, by: [0, -50]}, tap: column]
      """
    #expect(try timeline(scene).idleTouches.map(\.resting) == ["page", "page"])
  }

  @Test func `an idle finger says what it aims at, why it misses it, and where the step stands`()
    throws
  {
    let scene = """
      children:
        - {id: words, text: Words, frame: [0, 100, 100, 40]}
        - {id: away, kind: button, text: A, hidden: true, frame: [0, 200, 100, 40]}
        - {id: under, kind: button, text: A, frame: [0, 300, 100, 40]}
        - {id: over, frame: [0, 290, 200, 60]}
      states: {m: {words.alpha: 1}}
      motions:
        m:
          - tap: words
          - tap: away
          - tap: under
          - tap: {at: [300, 700]}
      """
    let idle = try timeline(scene).idleTouches
    #expect(idle.map(\.aim) == ["words", "away", "under", nil])
    #expect(idle.map(\.miss) == [nil, .hidden, .covered, nil])
    #expect(idle.map(\.view) == ["root", "root", "over", "root"])
    #expect(idle.map(\.place?.line) == [9, 10, 11, 12])
  }

  @Test func `a finger that another view takes is written down with what that does`() throws {
    let scene = """
      children:
        - {id: shade, frame: [0, 0, 375, 800], on: {tap: [set: {shade.alpha: 0.5}]}}
        - {id: list, kind: table, rows: 20, selected: 0, cell: {text: A}, frame: [0, 0, 280, 800]}
        - {id: strip, kind: scroll, frame: [0, 800, 100, 12], on: {tap: [wait: 0]}, children: [
            {id: far, kind: button, text: A, frame: [200, 0, 50, 12]}]}
        - {id: box, kind: button, frame: [300, 0, 60, 60], children: [{id: words, text: A, pin: center}]}
      motions: {m: [{tap: shade}, {tap: list}, {tap: words}, {tap: {on: shade, at: [-20, 500]}}, {tap: far}]}
      """
    let idle = try timeline(scene).idleTouches.filter(\.isAnswered)
    #expect(idle.map(\.aim) == ["shade"])
    #expect(idle.map(\.view).allSatisfy { $0.rawValue.hasPrefix("list/") })
    #expect(idle.map(\.miss) == [.covered])
    let rest = try timeline(scene).idleTouches.filter { !$0.isAnswered }
    #expect(rest.contains { $0.aim == "far" && $0.miss == .outside("strip", scrolls: true) })
  }

  @Test(arguments: [
    ("[10, 900, 40, 40]", "below"), ("[10, -100, 40, 40]", "above"),
    ("[400, 100, 40, 40]", "to the right of"), ("[-60, 100, 40, 40]", "to the left of"),
  ])
  func `a finger on a view beyond an edge of the screen is refused`(frame: String, side: String)
    throws
  {
    for touch in ["a", "{on: a, at: [20, 20]}"] {
      let scene = "children: [{id: a, frame: \(frame)}]\nmotions: {m: [tap: \(touch)]}\n"
      let error = try #require(throws: SceneError.self) { try timeline(scene) }
      #expect("\(error)" == "\"a\" lies \(side) the screen (375×812)")
    }
  }

  @Test func `a row that is pushed sideways without actions is known for one`() throws {
    let scene = """
      children: [{id: list, kind: table, pin: edges, rows: 3}]
      motions: {m: [drag: {on: list/2, by: [-100, 0]}]}
      """
    let idle = try #require(try timeline(scene).idleTouches.first)
    #expect(idle.axis == .horizontal && idle.isOnRow && idle.resting == "list")
  }

  @Test func `steps that do nothing are written down`() throws {
    let scene = """
      children:
        - {id: list, kind: table, pin: edges, rows: 5}
        - {id: box, frame: [0, 0, 50, 50]}
      motions:
        m:
          - insertRow: list/2
          - deleteRow: list/2
          - deleteRow: list/2
          - insertRow: list/2
          - pinch: {on: box, scale: 2}
      """
    let idle = try timeline(scene).idleSteps
    #expect(idle.map(\.reason) == [.isThere("list/2"), .isGone("list/2"), .doesNotZoom("box")])
    #expect(idle.map(\.place?.line) == [6, 8, 10])
  }
}
