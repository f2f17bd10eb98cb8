import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `What scrolls` {
  private func offset(_ views: String, _ steps: String, at time: Double) throws -> Point {
    let scene = try Reading.scene("children:\n" + views + "\nmotions:\n  m:\n" + steps)
    let timeline = try Timeline(
      of: scene, motion: scene.motion(named: "m"),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Reading.iPhoneX.environment())
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
          contentInsetAdjustmentBehavior: never
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
      environment: Reading.iPhoneX.environment())
    let snapshot = timeline.snapshot(at: time)
    return snapshot.presentations[try #require(snapshot.screen.index(of: "b"))]
  }

  @Test(arguments: [false, true])
  func `opens and closes along the stack alone, and is seen meanwhile`(opens: Bool) throws {
    let width = Reading.iPhoneX.size(.portrait).width
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
