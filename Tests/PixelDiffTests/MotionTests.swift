import EmakiDrawing
import Foundation
import PixelDiff
import Testing

struct MotionTests {
  private let still = MotionTrack(
    id: "still",
    states: Array(
      repeating: ViewState(rect: Rect(x: 5, y: 6, width: 7, height: 8)), count: 61))

  @Test func `a motion against itself has no difference`() {
    let reel = TrackedMotion(frameRate: 60, tracks: [still, menu()])
    #expect(MotionComparison().compare(expected: reel, actual: reel).isEmpty)
  }

  @Test func `a delay of two frames is the whole difference`() throws {
    let result = compare(menu(), menu(delay: 0.1 + 2.0 / 60))
    #expect(result.views.map(\.id) == ["menu"])
    let view = try #require(result.views.first)
    #expect(view.timing.map(\.description) == ["+2 frames (+0.033 s)"])
    #expect(view.residual == 0 && view.residualAlpha == 0)
    #expect(view.start == nil && view.end == nil)
    // The movement lasts frames 6 to 24; the late one 8 to 26.
    #expect(view.differingFrames == 7...25)
    let back = compare(menu(delay: 0.1 + 1.0 / 60), menu())
    #expect(back.views.first?.timing.map(\.description) == ["-1 frame (-0.017 s)"])
  }

  @Test(arguments: KnownCurve.allCases)
  func `another duration is named with both times`(curve: KnownCurve) throws {
    let result = compare(menu(curve: curve), menu(duration: 0.35, curve: curve))
    let view = try #require(result.views.first)
    #expect(view.timing.map(\.description) == ["duration 0.30 → 0.35 s"])
    #expect(view.residual < 0.03 * 270)
    #expect(view.end == nil)
  }

  @Test func `another curve is named`() throws {
    let view = try #require(
      compare(menu(curve: .easeInOut), menu(curve: .linear)).views.first)
    #expect(view.timing == [.curve(expected: CurveMatch(.easeInOut), actual: CurveMatch(.linear))])
    #expect(view.timing.map(\.description) == ["curve ease-in-out → linear"])
    // The curves are farthest apart a quarter of the way, where ease in out is at 0.1291.
    #expect(abs(view.largestDisplacement - 270 * 0.125) < 270 * 0.01)
  }

  @Test func `a curve without a name is told by the nearest one`() throws {
    // A spring that overshoots by a quarter and comes back.
    let states = (0...60).map { frame -> ViewState in
      let t = min(max((Double(frame) / 60 - 0.1) / 0.3, 0), 1)
      let progress = t == 1 ? 1 : 1 - (1 - t) * (1 - t) + sin(t * .pi) * 0.25
      return ViewState(rect: Rect(x: 270 * progress, y: 0, width: 375, height: 812))
    }
    let view = try #require(
      compare(menu(curve: .linear), MotionTrack(id: "menu", states: states)).views.first)
    #expect(view.timing.map(\.description) == ["curve linear → like ease-out"])
  }

  @Test func `what changes at once has no curve, and hides that of a movement beside it in no way`()
    throws
  {
    func cover(_ distance: Double, _ curve: KnownCurve = .easeOut) -> MotionTrack {
      var track = menu(curve: curve, distance: distance)
      for frame in track.states.indices { track.states[frame].alpha = frame < 25 ? 0 : 1 }
      return track
    }
    let farther = try #require(compare(cover(100), cover(140)).views.first)
    #expect(farther.timing.isEmpty && farther.end?.actual.rect.minX == 140)
    let slower = try #require(compare(cover(100), cover(100, .easeInOut)).views.first)
    #expect(slower.timing.map(\.description) == ["curve ease-out → ease-in-out"])
  }

  @Test func `delay and duration can change together`() throws {
    let view = try #require(
      compare(menu(), menu(delay: 0.2, duration: 0.5)).views.first)
    #expect(
      view.timing.map(\.description) == ["+6 frames (+0.100 s)", "duration 0.30 → 0.50 s"])
  }

  @Test func `another end is no timing`() throws {
    let view = try #require(compare(menu(), menu(distance: 280)).views.first)
    #expect(view.timing.isEmpty)
    #expect(view.end?.expected.rect.minX == 270 && view.end?.actual.rect.minX == 280)
    #expect(view.largestDisplacement == 10 && view.residual == 10)
    #expect(abs(view.largestDisplacementTime - 0.4) < 1e-9)
  }

  @Test func `opacity moves in time like places`() throws {
    let view = try #require(
      compare(fade(delay: 0), fade(delay: 3.0 / 60)).views.first)
    #expect(view.timing.map(\.description) == ["+3 frames (+0.050 s)"])
    #expect(view.largestDisplacement == 0 && view.residualAlpha == 0)
  }

  @Test func `other frame rates show the same motion`() {
    let sixty = TrackedMotion(frameRate: 60, tracks: [menu(curve: .linear)])
    let thirty = TrackedMotion(frameRate: 30, tracks: [menu(curve: .linear, rate: 30)])
    let result = MotionComparison().compare(expected: sixty, actual: thirty)
    #expect(result.frameRates == .init(expected: 60, actual: 30))
    #expect(result.frameCounts == .init(expected: 61, actual: 31))
    #expect(result.views.isEmpty)
  }

  @Test func `added and removed views are listed in their order`() {
    func reel(_ ids: [String]) -> TrackedMotion {
      TrackedMotion(frameRate: 60, tracks: ids.map { MotionTrack(id: $0, states: still.states) })
    }
    let result = MotionComparison().compare(
      expected: reel(["a", "z", "c"]), actual: reel(["q", "c", "b"]))
    #expect(result.removed == ["a", "z"] && result.added == ["q", "b"])
    #expect(result.views.isEmpty)
  }

  @Test func `the farthest view comes first`() {
    let expected = TrackedMotion(
      frameRate: 60, tracks: [renamed(menu(), "a"), renamed(menu(), "b"), still])
    let actual = TrackedMotion(
      frameRate: 60,
      tracks: [renamed(menu(distance: 271), "a"), renamed(menu(distance: 290), "b"), still])
    let result = MotionComparison().compare(expected: expected, actual: actual)
    #expect(result.views.map(\.id) == ["b", "a"])
  }

  @Test func `named curves start at 0 and end at 1`() {
    for curve in KnownCurve.allCases {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    }
    // By symmetry.
    #expect(abs(KnownCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
    let sum = KnownCurve.easeIn.progress(at: 0.3) + KnownCurve.easeOut.progress(at: 0.7)
    #expect(abs(sum - 1) < 1e-9)
  }

  private func compare(_ expected: MotionTrack, _ actual: MotionTrack) -> MotionDifference {
    MotionComparison().compare(
      expected: TrackedMotion(frameRate: 60, tracks: [still, expected]),
      actual: TrackedMotion(frameRate: 60, tracks: [still, actual]))
  }

  private func renamed(_ track: MotionTrack, _ id: String) -> MotionTrack {
    MotionTrack(id: id, states: track.states)
  }

  /// A menu that slides in during a second.
  private func menu(
    delay: Double = 0.1, duration: Double = 0.3, curve: KnownCurve = .easeInOut,
    distance: Double = 270, rate: Int = 60
  ) -> MotionTrack {
    MotionTrack(
      id: "menu",
      states: (0...rate).map { frame in
        let progress = curve.progress(at: (Double(frame) / Double(rate) - delay) / duration)
        return ViewState(rect: Rect(x: distance * progress, y: 0, width: 375, height: 812))
      })
  }

  @Test func `a turn has timing like a move, and its end is told apart`() throws {
    let late = try #require(compare(turn(), turn(delay: 0.15)).views.first)
    #expect(late.timing.map(\.description) == ["+3 frames (+0.050 s)"])
    #expect(late.residual == 0 && late.residualRotation == 0 && late.end == nil)
    let slow = try #require(compare(turn(), turn(duration: 0.5)).views.first)
    #expect(slow.timing.map(\.description) == ["duration 0.40 → 0.50 s"])
    let steady = try #require(compare(turn(), turn(curve: .linear)).views.first)
    #expect(steady.timing.map(\.description) == ["curve ease-out → linear"])
    let half = try #require(compare(turn(), turn(by: .pi / 4)).views.first)
    #expect(half.timing.isEmpty && abs(half.residualRotation - .pi / 4) < 1e-9)
    #expect(half.end?.expected.rotation == .pi / 2 && half.end?.actual.rotation == .pi / 4)
  }

  /// A square that turns; its box is larger on the way, by the sum of sine and cosine.
  private func turn(
    by angle: Double = .pi / 2, delay: Double = 0.1, duration: Double = 0.4,
    curve: KnownCurve = .easeOut
  ) -> MotionTrack {
    MotionTrack(
      id: "turn",
      states: (0...60).map { frame in
        let progress = curve.progress(at: (Double(frame) / 60 - delay) / duration)
        let turned = angle * progress
        let half = 20 * (abs(cos(turned)) + abs(sin(turned)))
        return ViewState(
          rect: Rect(x: -half, y: -half, width: 2 * half, height: 2 * half), rotation: turned)
      })
  }

  private func fade(delay: Double) -> MotionTrack {
    MotionTrack(
      id: "fade",
      states: (0...60).map { frame in
        ViewState(
          rect: Rect(x: 0, y: 0, width: 10, height: 10),
          alpha: KnownCurve.linear.progress(at: (Double(frame) / 60 - delay) / 0.25))
      })
  }
}
