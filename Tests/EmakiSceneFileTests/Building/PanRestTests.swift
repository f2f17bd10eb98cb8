import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Foundation
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

  /// x″ = ω²(1 − x) − 2ω·x′ from x(0) = 0, x′(0) = v has x(t) = 1 − (1 + (ω − v)t)·e^(−ωt), and (1 + ωd)·e^(−ωd)
  /// is 0.001 at d = 0.35 s for ωd = 9.2334.
  @Test(arguments: [-900.0, -300, 0])
  func `a spring starts with the velocity of the finger`(velocity: Double) throws {
    let pan = "rests: [{at: 92}, {at: 692}], spring: 1, duration: 0.35"
    let timeline = try timeline(pan, "by: [0, -400], velocity: [0, \(velocity)]")
    let (omega, speed) = (9.2334 / 0.35, velocity / (92 - 292))
    for time in [0.02, 0.1, 0.2] {
      let left = (1 + (omega - speed) * time) * exp(-omega * time)
      let place = try timeline.control("player", at: 0.4 + time).frame.minY
      #expect(abs(place - (92 + 200 * left)) < 0.2, "at \(time)")
    }
    #expect(try timeline.control("player", at: timeline.duration).frame.minY == 92)
  }

  @Test func `a pan has a curve or a spring`() {
    let text = "children: [{id: a, pan: {moves: [a], rests: [{at: 0}], curve: linear, spring: 1}}]"
    #expect(
      Reading.notices(text).contains {
        $0.contains("1:71 error: a pan has a curve or a spring, not both")
      })
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
