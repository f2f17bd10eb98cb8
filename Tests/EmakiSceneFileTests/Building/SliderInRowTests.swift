import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// A finger on sliders in rows and as rows, on a screen 375 points wide.
@Suite struct `A slider in a table` {
  @Test func `follows the finger at every moment, however unevenly it is led`() throws {
    let timeline = try ControlScene.timeline(
      "{id: list, kind: table, rows: 3, rowHeight: 44, pin: {edges: 0}, "
        + "contentInsetAdjustmentBehavior: never, "
        + "cell: {children: [{id: s, kind: slider, value: 0.2, frame: [30, 5, 300, 34]}]}}",
      "drag: {on: list/2/s, path: [[0.2, 13.4, 0], [1, 134, 0]]}")
    // Its knob of 28 points goes 300 − 4 − 28 = 268 points.
    for (time, way) in [(0, 0), (0.1, 6.7), (0.2, 13.4), (0.6, 73.7), (1, 134)] {
      let value = try timeline.control("list/2/s", at: time).value
      #expect(abs(value - (0.2 + way / 268)) < 1e-9, "at \(time)")
    }
    #expect(try timeline.control("list/1/s", at: 0.6).value == 0.2)
  }

  @Test(arguments: [("leftToRight", 1.0), ("rightToLeft", -1)])
  func `as a row of an inset group has its knob within the margins`(
    _ direction: String, _ side: Double
  ) throws {
    let timeline = try ControlScene.timeline(
      "{id: list, kind: table, style: insetGrouped, rowHeight: 44, pin: {edges: 0}, "
        + "contentInsetAdjustmentBehavior: never, "
        + "direction: \(direction), rows: [{kind: slider, value: 0.25}, Other]}",
      "drag: {on: list/1, by: [\(27.9 * side), 0], duration: 0.4}")
    // 375 less 2 · 16 of the group and 2 · 16 within it: 311, and 279 for the knob.
    let touch = try #require(timeline.touches(at: 0).first)
    #expect(abs(touch.x - (187.5 - side * 0.25 * 279)) < 1e-6)
    #expect(abs(try timeline.control("list/1", at: 0.4).value - 0.35) < 1e-9)
  }
}
