import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Pans whose resting positions depend on the screen, here of 375 × 812 points.
@Suite struct `Rests that suit every device` {
  private func timeline(_ pan: String, _ drag: String) throws -> Timeline {
    try ControlScene.timeline(
      """
      {id: player, pin: {horizontal: 0, height: 812, top: 692}, role: surface, \
      pan: {axis: vertical, moves: [player], \(pan)}}
      """, "drag: {on: player, duration: 0.4, \(drag)}")
  }

  @Test(arguments: [
    ("by: [0, -300], velocity: [0, 0]", 692.0), ("by: [0, -400], velocity: [0, 0]", 0),
    ("by: [0, -60], velocity: [0, -900]", 0),
  ])
  func `a sum of views' values is a resting position`(drag: String, end: Double) throws {
    let rests = "rests: [{at: root.height - 120}, {at: 0}]"
    let timeline = try timeline(rests, drag)
    #expect(try timeline.control("player", at: timeline.duration).frame.minY == end)
  }

  @Test func `a view that is not there is an error in its place`() {
    let text = "children: [{id: a, pan: {moves: [a], rests: [{at: 0}, {at: b.height}]}}]"
    #expect(Reading.notices(text).contains { $0.hasPrefix("1:60 error: ") })
  }

  @Test func `a finger on a pan whose motion has ended is written down`() throws {
    let timeline = try ControlScene.timeline(
      "{id: a, frame: [0, 0, 300, 300], pan: {motion: grow, distance: 100}}",
      "{drag: {on: a, by: [100, 0]}}, {drag: {on: a, by: [-100, 0]}}], "
        + "grow: [animate: {changes: {a.alpha: 0.5}}")
    #expect(timeline.idleTouches.map(\.ended) == ["grow"])
  }
}
