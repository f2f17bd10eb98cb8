import EmakiMotion
import Foundation
import Testing

@Suite struct `The room that a pull opens` {
  private var surface: ScrollSurface {
    var surface = ScrollSurface(range: ScrollRange(lower: 0, upper: 1000), viewport: 600)
    surface.refresh = RefreshRoom(length: 60, threshold: 90)
    return surface
  }

  /// What the rubber band shows of a finger's pull: (1 − 1 / (x·0.55/600 + 1))·600.
  private func shown(_ pull: Double) -> Double { (1 - 1 / (pull * 0.55 / 600 + 1)) * 600 }

  /// Its inverse: s·600 / (0.55·(600 − s)).
  private func finger(_ shown: Double) -> Double { shown * 600 / (0.55 * (600 - shown)) }

  private func motion(pulling way: Double, rest: Double = 0.1) -> ScrollMotion {
    ScrollMotion(
      surface, from: 0,
      drag: DragPath([
        .init(time: 0, position: 100), .init(time: 0.5, position: 100 + way),
        .init(time: 0.5 + rest, position: 100 + way),
      ]))
  }

  @Test func `it opens when the finger has pulled by the threshold`() throws {
    let motion = motion(pulling: 240)
    // 90 points are shown for 192.5 of the finger's, 0.401 s after it went down.
    let time = try #require(motion.refreshTime)
    #expect(abs(finger(90) - 192.513) < 1e-3)
    #expect(abs(time - 0.5 * finger(90) / 240) < 1e-9)
    #expect(abs(motion.offset(at: time) + 90) < 1e-9)
  }

  @Test func `while the finger is down the pull goes on as without it`() {
    let motion = motion(pulling: 240)
    for part in [0.25, 0.5, 0.75, 0.9, 1] {
      #expect(abs(motion.offset(at: 0.5 * part) + shown(240 * part)) < 1e-9)
    }
  }

  @Test func `from the release on the content rests lower, drawn there by the edge's spring`() {
    let motion = motion(pulling: 240)
    #expect(motion.restOffset == -60)
    let distance = -shown(240) + 60
    for time in [0, 0.05, 0.1, 0.2] {
      // Critically damped, from rest: u·(1 + 10t)·e^(−10t).
      let expected = -60 + distance * (1 + 10 * time) * exp(-10 * time)
      #expect(abs(motion.offset(at: 0.6 + time) - expected) < 1e-9)
    }
  }

  @Test func `a pull that falls short goes back to the top`() {
    let motion = motion(pulling: 190)
    #expect(motion.refreshTime == nil && motion.restOffset == 0)
  }

  @Test func `it stays open for a finger that goes back before it is lifted`() {
    let motion = ScrollMotion(
      surface, from: 0,
      drag: DragPath([
        .init(time: 0, position: 0), .init(time: 0.5, position: 250),
        .init(time: 1, position: 60), .init(time: 1.2, position: 60),
      ]))
    #expect(motion.refreshTime != nil)
    #expect(abs(motion.restOffset + shown(60)) < 1e-9)
  }

  @Test func `content that runs to its top by itself opens nothing`() {
    let motion = ScrollMotion(
      surface, from: 100, drag: DragPath(from: 0, to: 80, duration: 0.02))
    #expect(motion.refreshTime == nil && motion.restOffset == 0)
  }

  @Test func `once open it is part of the range`() {
    #expect(surface.refreshing.range == ScrollRange(lower: -60, upper: 1000))
  }
}
