import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Rows that come, and that change their height` {
  private func timeline(_ steps: String, _ more: String = "") throws -> Timeline {
    try ControlScene.timeline(
      "{id: list, kind: table, rows: 20, cell: {text: Row}, pin: {edges: 0}, "
        + "contentInsetAdjustmentBehavior: never, \(more)}", steps)
  }

  private func rect(_ view: String, at time: Double, _ timeline: Timeline) throws -> Rect {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.screenRects()[try #require(snapshot.screen.index(of: ViewID(view)))]
  }

  private func contentHeight(_ timeline: Timeline, at time: Double) throws -> Double {
    let screen = timeline.snapshot(at: time).screen
    return screen.nodes[try #require(screen.index(of: "list"))].contentSize.height
  }

  // MARK: Inserted rows

  @Test func `an absent row is not there, and those below have their numbers`() throws {
    let timeline = try timeline("wait: 1", "absentRows: [2, 3]")
    let screen = timeline.snapshot(at: 0).screen
    #expect(screen.index(of: "list/2") == nil && screen.index(of: "list/3") == nil)
    #expect(try rect("list/4", at: 0, timeline).minY == 44)
    #expect(try contentHeight(timeline, at: 0) == 18 * 44)
  }

  @Test func `an inserted row fades in while those below move down`() throws {
    let timeline = try timeline("insertRow: list/2", "absentRows: [2]")
    #expect(timeline.duration == 0.3)
    #expect(timeline.snapshot(at: 0).screen.index(of: "list/2") == nil)
    #expect(try rect("list/3", at: 0, timeline).minY == 44)
    // Ease-in-out is at a half after half of the time.
    let middle = timeline.snapshot(at: 0.15)
    let row = try #require(middle.screen.index(of: "list/2"))
    #expect(abs(middle.presentations[row].alpha - 0.5) < 1e-3)
    #expect(try abs(rect("list/2", at: 0.15, timeline).height - 22) < 1e-3)
    #expect(try abs(rect("list/3", at: 0.15, timeline).minY - 66) < 1e-3)
    #expect(try rect("list/2", at: 0.3, timeline) == Rect(x: 0, y: 44, width: 375, height: 44))
    #expect(try rect("list/3", at: 0.3, timeline).minY == 88)
    #expect(try contentHeight(timeline, at: 0.3) == 20 * 44)
    let event = try #require(timeline.events.last)
    #expect(event.description == "test.insertRow(row: list/2)")
    let spans = timeline.summary.filter { $0.view == "list/2" }
    #expect(spans.map(\.property) == [.alpha, .height])
    #expect(spans.map(\.to) == [.number(1), .number(44)])
  }

  @Test func `several rows come at the same time`() throws {
    let timeline = try timeline("insertRow: [list/2, list/3]", "absentRows: [2, 3]")
    #expect(timeline.duration == 0.3)
    #expect(try abs(rect("list/4", at: 0.15, timeline).minY - 88) < 1e-3)
    #expect(try rect("list/4", at: 0.3, timeline).minY == 132)
  }

  @Test func `a deleted row comes back to its place`() throws {
    let timeline = try timeline(
      """
      sequence: [{drag: {on: list/3, by: [-150, 0], duration: 0.5, velocity: [0, 0]}},
        {tap: list/3/trailingAction1}, {insertRow: list/3}]
      """, "trailingSwipeActions: [{title: Del, style: destructive}]")
    let last = timeline.duration
    #expect(try rect("list/3", at: last, timeline) == Rect(x: 0, y: 88, width: 375, height: 44))
    #expect(try timeline.control("list/3", at: last).alpha == 1)
    #expect(try rect("list/4", at: last, timeline).minY == 132)
  }

  @Test func `a row that is there is not inserted`() throws {
    #expect(try timeline("insertRow: list/2").duration == 0)
  }

  @Test func `the first and last row that are there have a group's corners`() throws {
    let timeline = try timeline("insertRow: list/20", "style: insetGrouped, absentRows: [1, 20]")
    func group(_ row: String, at time: Double) throws -> RowGroup? {
      let screen = timeline.snapshot(at: time).screen
      return screen.nodes[try #require(screen.index(of: ViewID(row)))].view.control.row.group
    }
    #expect(try group("list/2", at: 0)?.isFirst == true)
    #expect(try group("list/3", at: 0)?.isFirst == false)
  }

  // MARK: Heights

  @Test func `a row that grows moves those below along`() throws {
    let timeline = try timeline(
      "animate: {duration: 1, curve: linear, changes: {list/2.height: 144}}")
    for part in [0, 0.25, 0.5, 1.0] {
      #expect(try abs(rect("list/2", at: part, timeline).height - (44 + 100 * part)) < 1e-9)
      #expect(try abs(rect("list/3", at: part, timeline).minY - (88 + 100 * part)) < 1e-9)
      #expect(try abs(rect("list/8", at: part, timeline).minY - (308 + 100 * part)) < 1e-9)
    }
    #expect(try contentHeight(timeline, at: 1) == 20 * 44 + 100)
    let span = try #require(timeline.summary.first { $0.view == "list/2" })
    #expect(span.property == .height && span.from == .number(44) && span.to == .number(144))
  }

  @Test func `two that grow at different times add up`() throws {
    let timeline = try timeline(
      """
      parallel: [
        {animate: {duration: 1, curve: linear, changes: {list/1.height: 84}}},
        {animate: {duration: 1, delay: 0.5, curve: linear, changes: {list/2.height: 144}}}]
      """)
    // 30 of 40 points, and 25 of 100, after 0.75 s.
    #expect(try abs(rect("list/3", at: 0.75, timeline).minY - (88 + 30 + 25)) < 1e-9)
    #expect(try abs(rect("list/3", at: 1.5, timeline).minY - 228) < 1e-9)
  }

  @Test func `one that is sent back on its way goes on from where it is`() throws {
    let timeline = try timeline(
      """
      parallel: [
        {animate: {duration: 1, curve: linear, changes: {list/2.height: 144}}},
        {sequence: [{wait: 0.5}, {animate: {duration: 1, curve: linear, changes: {list/2.height: 44}}}]}]
      """)
    #expect(try abs(rect("list/2", at: 0.5, timeline).height - 94) < 1e-9)
    // Half of what is left of the first way, and half of the way back: 144 − 100·¼ … 44 + 100·¾ − 25.
    #expect(try abs(rect("list/2", at: 0.75, timeline).height - 94) < 1e-9)
    #expect(try abs(rect("list/2", at: 1.5, timeline).height - 44) < 1e-9)
  }

  @Test func `all rows can change`() throws {
    let timeline = try timeline(
      "animate: {duration: 1, curve: linear, changes: {list/*.height: 64}}")
    #expect(try abs(rect("list/5", at: 0.5, timeline).minY - 4 * 54) < 1e-9)
    #expect(try rect("list/5", at: 1, timeline).minY == 4 * 64)
  }

  @Test func `at once without an animation`() throws {
    #expect(try rect("list/3", at: 0, timeline("set: {list/2.height: 100}")).minY == 144)
  }

  @Test func `what is in a row is laid out in its height, and cut to it`() throws {
    let timeline = try ControlScene.timeline(
      """
      {id: list, kind: table, rows: 5, rowHeight: 50, contentInsetAdjustmentBehavior: never, pin: {edges: 0},
       cell: {children: [{id: mark, pin: {bottom: 0, leading: 0, size: 10}}]}}
      """, "animate: {duration: 1, curve: linear, changes: {list/2.height: 150}}")
    #expect(try rect("list/2/mark", at: 0.5, timeline).maxY == 150)
    let screen = timeline.snapshot(at: 0.5).screen
    #expect(screen.nodes[try #require(screen.index(of: "list/2"))].view.clipsToBounds)
  }

  @Test func `a list at its end comes back with it when a row folds`() throws {
    // 20 rows of 44 and one of 244 end at 1080 − 812 = 268.
    let timeline = try timeline(
      """
      sequence: [{set: {list/2.height: 244, list.contentOffset: [0, 268]}},
        {animate: {duration: 1, curve: linear, changes: {list/2.height: 44}}}]
      """)
    #expect(try timeline.control("list", at: 0).contentOffset.y == 268)
    #expect(try abs(timeline.control("list", at: 0.5).contentOffset.y - 168) < 1e-9)
    #expect(try timeline.control("list", at: 1).contentOffset.y == 68)
  }

  // MARK: Headers and footers

  @Test func `a header and a footer are changed by their names`() throws {
    let timeline = try ControlScene.timeline(
      "{id: form, kind: table, pin: edges, sections: [{rows: [A], header: Card, footer: Later}]}",
      "set: {form/footer1/text.text: Wrong, form/header1.alpha: 0.5}, wait: 1")
    #expect(try timeline.control("form/footer1/text", at: 1).text == "Wrong")
    #expect(try timeline.control("form/header1", at: 1).alpha == 0.5)
  }

  // MARK: Taps

  @Test func `a tap moves the selection of a table that has one`() throws {
    let timeline = try timeline("tap: list/3, wait: 1", "selected: 0")
    #expect(try timeline.control("list", at: 0).selectedIndex == 0)
    #expect(try timeline.control("list", at: timeline.duration).selectedIndex == 2)
  }

  @Test func `a row that answers to a tap is highlighted while the finger is down`() throws {
    func alphas(_ more: String) throws -> [UInt8?] {
      let timeline = try timeline("tap: list/3, wait: 1", more)
      return try [0.05, 0.6].map {
        try timeline.control("list/3", at: $0).backgroundColor?.alpha
      }
    }
    // 34 % of 255, which is systemGray4 on white.
    #expect(try alphas("selected: 0") == [87, nil])
    #expect(try alphas("alpha: 1") == [nil, nil])
  }
}
