import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Swipe actions of rows` {
  private func timeline(_ steps: String, _ more: String = "") throws -> Timeline {
    try ControlScene.timeline(
      """
      {id: list, kind: table, rows: 20, cell: {text: Row}, contentInsetAdjustmentBehavior: never, pin: {edges: 0}, \(more)
       leadingSwipeActions: [{title: Read, id: read}],
       trailingSwipeActions: [{title: Del, style: destructive}, {title: Flag, run: [{set: {row.alpha: 0.5}}]}]}
      """, steps)
  }

  /// Leads the third row to the left, slowly enough for a flick.
  private func drag(by way: Double, row: Int = 3) -> String {
    "{drag: {on: list/\(row), by: [\(way), 0], duration: 0.5, velocity: [0, 0]}}"
  }

  private func rect(_ view: ViewID, at time: Double, _ timeline: Timeline) throws -> Rect {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.screenRects()[try #require(snapshot.screen.index(of: view))]
  }

  /// A button of the third row that has no id.
  private static func button(_ name: String) -> ViewID {
    ViewID("list/3").inner(ViewID.made(name))
  }

  @Test func `a row follows the finger, and its buttons share the gap`() throws {
    let timeline = try timeline("sequence: [\(drag(by: -100))]")
    for part in [0.25, 0.5, 1] {
      let row = try rect("list/3", at: 0.5 * part, timeline)
      let ground = try rect(ViewID("list/3").part(.trailingActions), at: 0.5 * part, timeline)
      #expect(abs(row.minX + 100 * part) < 1e-9 && row.minY == 88)
      #expect(abs(ground.minX - (375 - 100 * part)) < 1e-9 && abs(ground.maxX - 375) < 1e-9)
      // Two buttons of 74 points: the inner one begins where the gap does, the other in its middle.
      let inner = try rect(Self.button("trailingAction2"), at: 0.5 * part, timeline)
      let outer = try rect(Self.button("trailingAction1"), at: 0.5 * part, timeline)
      #expect(abs(inner.minX - ground.minX) < 1e-9)
      #expect(abs(outer.minX - (ground.midX + 1)) < 1e-9)
    }
    // Past half of 148 points it opens.
    #expect(try abs(rect("list/3", at: timeline.duration, timeline).minX + 148) < 1e-9)
  }

  @Test func `a short way closes it again`() throws {
    let timeline = try timeline("sequence: [\(drag(by: -60))]")
    let last = timeline.snapshot(at: timeline.duration)
    #expect(try rect("list/3", at: timeline.duration, timeline).minX == 0)
    #expect(last.screen.index(of: ViewID("list/3").part(.trailingActions)) == nil)
  }

  @Test func `a finger the other way reveals the other side`() throws {
    let timeline = try timeline("sequence: [\(drag(by: 60))]")
    #expect(try abs(rect("list/3", at: timeline.duration, timeline).minX - 74) < 1e-9)
    #expect(try rect("list/3/read", at: timeline.duration, timeline).minX == 0)
  }

  @Test func `a tap on a button performs it in its row, and the row closes`() throws {
    let timeline = try timeline("sequence: [\(drag(by: -150)), {tap: list/3/trailingAction2}]")
    let last = timeline.snapshot(at: timeline.duration)
    let row = try #require(last.screen.index(of: "list/3"))
    #expect(last.presentations[row].alpha == 0.5 && last.presentations[row].frame.minX == 0)
    let event = try #require(timeline.events.last)
    #expect(event.kind == .performAction && event.argument == "list/3/trailingAction2")
  }

  @Test func `a tap elsewhere only closes it`() throws {
    let timeline = try timeline("sequence: [\(drag(by: -150)), {tap: list/8}]")
    #expect(try rect("list/3", at: timeline.duration, timeline).minX == 0)
    #expect(!timeline.events.contains { $0.kind == .performAction })
  }

  @Test func `a tap outside of the table does what it does otherwise, and leaves the row open`()
    throws
  {
    let timeline = try ControlScene.timeline(
      """
      {id: press, kind: button, text: Press, frame: [0, 0, 100, 44], on: {tap: [{set: {press.alpha: 0.5}}]}},
      {id: list, kind: table, rows: 5, frame: [0, 100, 375, 400], cell: {text: Row}, trailingSwipeActions: [Del]}
      """, "sequence: [\(drag(by: -150)), {wait: 1}, {tap: press}]")
    #expect(try timeline.control("press", at: timeline.duration).alpha == 0.5)
    #expect(try rect("list/3", at: timeline.duration, timeline).minX < -50)
  }

  @Test func `a destructive action takes the row out, and those below move up`() throws {
    let timeline = try timeline("sequence: [\(drag(by: -150)), {tap: list/3/trailingAction1}]")
    let start = try #require(timeline.events.first { $0.kind == .deleteRow }).time
    #expect(timeline.duration == start + 0.3)
    // Ease-in-out is at a half after half of the time.
    let middle = start + 0.15
    #expect(try abs(rect("list/4", at: middle, timeline).minY - (88 + 22)) < 1e-3)
    #expect(try abs(rect("list/3", at: middle, timeline).height - 22) < 1e-3)
    let last = timeline.snapshot(at: timeline.duration)
    #expect(last.screen.index(of: "list/3") == nil)
    #expect(try rect("list/4", at: timeline.duration, timeline).minY == 88)
    // A row that was below what is seen has come into it.
    let list = try #require(last.screen.index(of: "list"))
    #expect(last.screen.nodes[list].contentSize.height == 19 * 44)
  }

  @Test func `a full swipe performs the first action`() throws {
    let timeline = try timeline("sequence: [\(drag(by: -230))]")
    #expect(timeline.events.suffix(2).map(\.kind) == [.performAction, .deleteRow])
    let short = try self.timeline("sequence: [\(drag(by: -220))]")
    #expect(!short.events.contains { $0.kind == .performAction })
  }

  @Test func `a row can be deleted without a finger, and fades`() throws {
    let timeline = try timeline("deleteRow: list/1")
    let middle = timeline.snapshot(at: 0.15)
    let row = try #require(middle.screen.index(of: "list/1"))
    #expect(abs(middle.presentations[row].alpha - 0.5) < 1e-3)
    #expect(try rect("list/2", at: 0.3, timeline).minY == 0)
  }

  @Test func `from right to left the sides change places`() throws {
    let timeline = try timeline("sequence: [\(drag(by: 150))]", "direction: rightToLeft,")
    #expect(try rect(Self.button("trailingAction1"), at: 0.5, timeline).minX < 1)
  }

  @Test func `a drag up or down scrolls`() throws {
    let timeline = try timeline(
      "sequence: [{drag: {on: list/8, by: [0, -60], duration: 0.5, velocity: [0, 0]}}]")
    #expect(try rect("list/3", at: 0.5, timeline).minX == 0)
  }
}
