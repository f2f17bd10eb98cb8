import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `A label that counts` {
  /// A number from the left edge, and a word 8 points after it.
  private func views(_ text: String, _ more: String = "") -> String {
    "{id: n, text: \"\(text)\", pin: {top: 60, leading: 20}\(more)}, "
      + "{id: unit, text: points, pin: {top: 60}, constraints: [unit.leading == n.trailing + 8]}"
  }

  /// The frames as they are where the number stands still.
  private func still(_ text: String) throws -> [Rect] {
    try frames(ControlScene.timeline(views(text), "wait: 1"), at: 0)
  }

  private func frames(_ timeline: Timeline, at time: Double) throws -> [Rect] {
    try ["n", "unit"].map { try timeline.control(ViewID($0), at: time).frame }
  }

  @Test func `is laid out for the number that it shows`() throws {
    let timeline = try ControlScene.timeline(
      views("0"), "count: {view: n, to: 1000, duration: 1, pace: linear}")
    for (time, text) in [(0, "0"), (0.005, "5"), (0.05, "50"), (0.5, "500"), (1, "1000")] {
      #expect(try timeline.control("n", at: time).text == text)
      #expect(try frames(timeline, at: time) == still(text), "\(text)")
    }
    #expect(timeline.movingViews == ["n", "unit"])
  }

  @Test func `takes along what an animation moves meanwhile`() throws {
    let timeline = try ControlScene.timeline(
      views("0"),
      "parallel: [count: {view: n, to: 1000, duration: 1, pace: linear}, "
        + "animate: {duration: 1, curve: linear, changes: {n.pin.leading: 60}}]")
    for (moved, still) in zip(try frames(timeline, at: 0.5), try still("500")) {
      #expect(abs(moved.minX - still.minX - 20) < 1e-9 && abs(moved.width - still.width) < 1e-9)
    }
  }

  @Test func `that has its place whatever it says keeps it`() throws {
    let timeline = try ControlScene.timeline(
      views("0", ", constraints: [n.width == 200]"),
      "count: {view: n, to: 1000, duration: 1, pace: linear}")
    #expect(timeline.summary.map(\.property) == [.text])
    #expect(try timeline.control("n", at: 0.5).frame.width == 200)
  }
}
