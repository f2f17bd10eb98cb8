import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Foundation
import Testing

/// A sheet under a finger on an iPhone X: 812 points high, its large sheet's top at 54, the medium
/// one's at 406, and one of 100 points at 812 − 34 − 100 = 678.
@Suite struct `A sheet under a finger` {
  /// The time at which the finger goes down: when the sheet has come.
  private static let down = 0.4
  /// Of the critically damped spring whose deviation is 0.001 after 0.4 s: (1 + x)·e^(−x) = 0.001.
  private static let frequency = 9.23341 / 0.4

  private func timeline(
    _ drag: String, from detent: String = "100", detents: String = "[100, medium, large]",
    _ keys: String = ""
  ) throws -> Timeline {
    let steps =
      "{present: {controller: p, from: c, detents: \(detents)\(keys)}}, "
      + (detent == "100" ? "" : "{set: {c.alpha: 1}}, {detent: {of: p, to: \(detent)}}, ")
      + "{drag: {on: q, \(drag)}}"
    return try ControlScene.timeline(
      of: """
        id: c
        children: [{id: d, pin: edges}]
        controllers:
          p: {role: surface, children: [{id: q, pin: {top: 16, horizontal: 8, height: 56}}]}
        motions: {m: [\(steps)]}
        """)
  }

  private func top(_ timeline: Timeline, at time: Double) throws -> Double {
    let snapshot = timeline.snapshot(at: time)
    return snapshot.screenRects()[try #require(snapshot.screen.index(of: "pView"))].minY
  }

  @Test(arguments: [-320.0, -400, -560, -250, 60])
  func `follows point by point, wherever it comes to rest`(way: Double) throws {
    let timeline = try timeline("by: [0, \(way)], duration: 0.4, velocity: [0, 0]")
    for share in [0.25, 0.5, 0.75, 0.999] {
      let top = try top(timeline, at: Self.down + 0.4 * share)
      #expect(abs(top - (678 + way * share)) < 0.5, "\(share)")
    }
  }

  /// The shade of the presenter begins at the top; a sheet of 100 points does not cover (100, 300).
  @Test(arguments: [
    ("", true), (", isModalInPresentation: true", false), (", largestUndimmedDetent: 100", false),
  ])
  func `goes at a tap beside it, unless it is modal or dims nothing`(
    keys: String, goes: Bool
  ) throws {
    let timeline = try ControlScene.timeline(
      of: """
        id: c
        children: [{id: d, pin: edges}]
        controllers: {p: {role: surface, children: [{id: q, pin: {top: 16, horizontal: 8, height: 56}}]}}
        motions: {m: [{present: {controller: p, from: c, detents: [100]\(keys)}}, {tap: [100, 300]}]}
        """)
    #expect((timeline.snapshot(at: timeline.duration).screen.index(of: "pView") == nil) == goes)
  }

  @Test func `springs to the detent with the velocity of the finger`() throws {
    let timeline = try timeline("by: [0, -400], duration: 0.4, velocity: [0, -200]")
    let release = Self.down + 0.4
    // It is projected to 278 − 200·0.4995 = 178, which is nearer to 54 than to 406.
    let (start, speed, omega) = (278.0 - 54, -200.0, Self.frequency)
    for time in [0.01, 0.05, 0.1, 0.2, 0.3] {
      let way: Double = start + (speed + omega * start) * time
      let rest: Double = way * exp(-omega * time)
      #expect(abs(try top(timeline, at: release + time) - (54 + rest)) < 0.5, "\(time)")
    }
    #expect(try top(timeline, at: timeline.duration) == 54)
  }

  @Test(arguments: [
    ("by: [0, -40], velocity: [0, 0]", 678.0), ("by: [0, -40], velocity: [0, -500]", 406),
    ("by: [0, -40], velocity: [0, -1500]", 54), ("by: [0, -400], velocity: [0, 0]", 406),
  ])
  func `rests at the detent nearest to where its velocity leads`(
    keys: String, top: Double
  ) throws {
    let timeline = try timeline("\(keys), duration: 0.2")
    #expect(try self.top(timeline, at: timeline.duration) == top)
  }

  @Test func `a flick from the middle of its way down takes it away`() throws {
    let timeline = try timeline("by: [0, 20], velocity: [0, 800], duration: 0.2")
    #expect(timeline.snapshot(at: timeline.duration).screen.index(of: "pView") == nil)
  }

  @Test func `resists beyond its highest detent, and goes back`() throws {
    let timeline = try timeline("by: [0, -724], duration: 0.4, velocity: [0, 0]")
    // 100 points beyond 54, as a scroll view of 24 points resists.
    let pull: Double = 100 * 0.55 / 24
    let shown: Double = (1 - 1 / (pull + 1)) * 24
    #expect(abs(try top(timeline, at: Self.down + 0.4 - 1e-9) - (54 - shown)) < 0.01)
    let snapshot = timeline.snapshot(at: Self.down + 0.4 - 1e-9)
    let rect = snapshot.screenRects()[try #require(snapshot.screen.index(of: "pView"))]
    #expect(abs(rect.maxY - 812) < 0.01, "nothing is seen below it")
    #expect(try top(timeline, at: timeline.duration) == 54)
  }

  @Test(arguments: [
    // Projected to 54 + 200 + 899 = 1153, and to 54 + 200 + 250 = 504; led below the lowest by more than
    // half of its height of 134.
    ("by: [0, 200], velocity: [0, 1800]", 678.0), ("by: [0, 200], velocity: [0, 500]", 406),
    ("by: [0, 640], velocity: [0, 0]", 678), ("by: [0, 700], velocity: [0, 0]", nil),
    ("by: [0, 630], velocity: [0, 1800]", nil),
  ])
  func `a flick from a higher detent stops at the lowest`(keys: String, top: Double?) throws {
    let timeline = try timeline("\(keys), duration: 0.2", from: "large")
    let snapshot = timeline.snapshot(at: timeline.duration)
    let rect = snapshot.screen.index(of: "pView").map { snapshot.screenRects()[$0] }
    #expect(rect?.minY == top)
  }

  // MARK: What fingers cannot dismiss

  private static let isModal = ", isModalInPresentation: true"

  @Test(arguments: [("[100, medium, large]", 678.0), ("[large]", 54)])
  func `resists below its lowest detent where fingers cannot dismiss it`(
    detents: String, lowest: Double
  ) throws {
    let drag = "by: [0, 100], duration: 0.4, velocity: [0, 0]"
    let timeline = try timeline(drag, detents: detents, Self.isModal)
    let pull: Double = 100 * 0.55 / 812
    let shown: Double = (1 - 1 / (pull + 1)) * 812
    #expect(abs(try top(timeline, at: Self.down + 0.4 - 1e-9) - (lowest + shown)) < 0.01)
    #expect(try top(timeline, at: timeline.duration) == lowest)
  }

  @Test(arguments: ["100", "large"])
  func `no flick takes it away then`(detent: String) throws {
    let timeline = try timeline(
      "by: [0, 100], duration: 0.1, velocity: [0, 5000]", from: detent, Self.isModal)
    #expect(try top(timeline, at: timeline.duration) == 678)
  }
}
