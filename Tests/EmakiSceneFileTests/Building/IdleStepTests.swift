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
    #expect(idle.map(\.view) == ["b", "b"])
    #expect(idle.map(\.isTap) == [false, true])
    // Taps take 0.1 s each.
    #expect(zip(idle.map(\.time), [0.1, 0.6]).allSatisfy { abs($0 - $1) < 1e-9 })
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
