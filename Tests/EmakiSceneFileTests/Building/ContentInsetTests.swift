import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `The room around what scrolls` {
  /// A list of 2000 points in a screen of 812.
  private func timeline(
    _ steps: String, _ more: String = "", links: String = ""
  ) throws -> Timeline {
    try ControlScene.timeline(
      "{id: list, kind: scroll, contentInsetAdjustmentBehavior: never, pin: {edges: 0}, "
        + "contentSize: [375, 2000], \(more)}",
      steps, links)
  }

  private func offset(_ timeline: Timeline, at time: Double) throws -> Double {
    try timeline.control("list", at: time).contentOffset.y
  }

  @Test func `grows in an animation, and content at its beginning goes along`() throws {
    let timeline = try timeline(
      "animate: {duration: 1, curve: linear, changes: {list.contentInset.top: 60}}")
    for part in [0, 0.25, 0.5, 1.0] {
      let list = try timeline.control("list", at: part)
      #expect(abs(list.contentInset.top - 60 * part) < 1e-9)
      #expect(abs(list.contentOffset.y + 60 * part) < 1e-9)
    }
    let spans = timeline.summary.map { ($0.property, $0.from, $0.to) }
    #expect(spans.contains { $0 == (.contentInsetTop, .number(0), .number(60)) })
    #expect(spans.contains { $0 == (.contentOffsetY, .number(0), .number(-60)) })
  }

  @Test func `moves the beginning of the content from the start`() throws {
    #expect(try offset(timeline("wait: 1", "contentInset: {top: 40}"), at: 0) == -40)
    #expect(
      try offset(timeline("wait: 1", "contentInset: {top: 40}, contentOffset: [0, 7]"), at: 0) == 7)
  }

  @Test func `what is scrolled further stays where it is`() throws {
    let timeline = try timeline(
      "set: {list.contentInset.top: 60}", "contentOffset: [0, 300]")
    #expect(try offset(timeline, at: 0) == 300)
  }

  @Test func `what would lie before the new beginning comes to it`() throws {
    let timeline = try timeline(
      "animate: {duration: 1, curve: linear, changes: {list.contentInset.top: 10}}",
      "contentInset: {top: 60}, contentOffset: [0, -40]")
    #expect(abs(try offset(timeline, at: 0.5) + 25) < 1e-9)
    #expect(try offset(timeline, at: 1) == -10)
  }

  @Test func `what would lie behind the new end comes to it`() throws {
    // The content ends at 2000 + 100 − 812 = 1288, without the room at 1188.
    let timeline = try timeline(
      "set: {list.contentInset: 0}", "contentInset: {bottom: 100}, contentOffset: [0, 1288]")
    #expect(try offset(timeline, at: 0) == 1188)
  }

  @Test func `the sides that are not said stay`() throws {
    let timeline = try timeline(
      "set: {list: {contentInset: {top: 10, horizontal: 5}}}", "contentInset: {bottom: 34}")
    let inset = try timeline.control("list", at: 0).contentInset
    #expect(inset == Insets(top: 10, left: 5, bottom: 34, right: 5))
  }

  @Test func `an offset that is set with it holds`() throws {
    let timeline = try timeline(
      "set: {list.contentInset.top: 60, list.contentOffset: [0, -20]}")
    #expect(try offset(timeline, at: 0) == -20)
  }

  @Test func `content that is pulled when it grows comes to rest at the new beginning`() throws {
    let timeline = try timeline(
      """
      parallel: [
        {drag: {on: list, by: [0, 200], duration: 0.5, velocity: [0, 0]}},
        {sequence: [{wait: 0.5}, {animate: {duration: 0.3, changes: {list.contentInset.top: 60}}}]}]
      """)
    // The finger's 200 points are shown as (1 − 1 / (200·0.55/812 + 1))·812 = 96.87.
    #expect(abs(try offset(timeline, at: 0.5) + 96.87) < 0.01)
    let motion = try (0...60).map { try offset(timeline, at: 0.5 + Double($0) / 60) }
    #expect(zip(motion, motion.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(try offset(timeline, at: timeline.duration) == -60)
  }

  @Test func `content that goes back when it grows turns to the new beginning`() throws {
    let timeline = try timeline(
      """
      parallel: [
        {drag: {on: list, by: [0, 200], duration: 0.5, velocity: [0, 0]}},
        {sequence: [{wait: 0.8}, {set: {list.contentInset.top: 60}}]}]
      """)
    // Without a leap: 20 points less than 60 are left at 0.8 s.
    let before = try offset(timeline, at: 0.8 - 1e-6)
    #expect(before > -60 && before < 0)
    #expect(abs(try offset(timeline, at: 0.8) - before) < 0.01)
    #expect(try offset(timeline, at: timeline.duration) == -60)
  }

  @Test func `a link sets it, and content at its beginning goes along`() throws {
    let timeline = try ControlScene.timeline(
      """
      {id: list, kind: scroll, contentInsetAdjustmentBehavior: never, pin: {edges: 0}, contentSize: [375, 2000]},
      {id: bar, frame: [0, 0, 375, 44]}
      """, "animate: {duration: 1, curve: linear, changes: {bar.height: 144}}",
      "links: [{from: bar.height, to: list.contentInset.top}]")
    #expect(try offset(timeline, at: 0) == -44)
    #expect(abs(try offset(timeline, at: 0.5) + 94) < 1e-9)
    #expect(abs(try timeline.control("list", at: 0.5).contentInset.top - 94) < 1e-9)
  }

  @Test func `under a large title it comes on top of the room for that`() throws {
    let timeline = try ControlScene.timeline(
      of: """
        controllers:
          nav:
            type: navigation
            bar: {prefersLargeTitles: true}
            viewControllers:
              - id: inbox
                title: Inbox
                children: [{id: list, kind: table, rows: 50, cell: {text: Row}, pin: {edges: 0}}]
        children: [{id: box, embed: nav, pin: {edges: 0}}]
        motions: {m: [set: {list.contentInset.top: 60}]}
        """)
    // 52 points for the title, and 60.
    let list = try timeline.control("list", at: 0)
    #expect(list.contentInset.top == 112 && list.contentOffset.y == -112)
  }

  @Test(arguments: [
    ("top", -10.0), ("bottom", 1222.0),
  ]) func `a scroll runs to an end`(edge: String, expected: Double) throws {
    let timeline = try timeline(
      "scrollTo: {view: list, edge: \(edge)}",
      "contentInset: {top: 10, bottom: 34}, contentOffset: [0, 300]")
    #expect(try offset(timeline, at: 0.3) == expected)
  }

  @Test(arguments: [
    ("left", "leftToRight", 0.0), ("right", "leftToRight", 625), ("leading", "leftToRight", 0),
    ("trailing", "leftToRight", 625), ("leading", "rightToLeft", 625),
    ("trailing", "rightToLeft", 0), ("left", "rightToLeft", 0),
  ]) func `or sideways, by the direction of reading`(
    edge: String, direction: String, expected: Double
  ) throws {
    let timeline = try ControlScene.timeline(
      """
      {id: list, kind: scroll, contentInsetAdjustmentBehavior: never, pin: {edges: 0}, contentSize: [1000, 812],
       contentOffset: [200, 0], direction: \(direction)}
      """, "scrollTo: {view: list, edge: \(edge)}")
    #expect(try timeline.control("list", at: 0.3).contentOffset.x == expected)
  }
}
