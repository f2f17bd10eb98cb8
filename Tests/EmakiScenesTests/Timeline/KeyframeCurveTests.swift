import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

@Suite struct `Curves of keyframes` {
  typealias Frame = KeyframeAnimation.Frame

  /// What is seen of an alpha that starts at 0 and takes two seconds.
  private func alpha(
    _ frames: [Frame], _ mode: KeyframeMode = .linear, times: Double = 1, at time: Double
  ) throws -> Double {
    let animation = KeyframeAnimation(
      duration: 2, mode: mode, playback: PlaybackOptions(repeatCount: times), frames: frames)
    return try PropertyStage.timeline(
      PropertyStage.scene(PropertyStage.view { $0.alpha = 0 }), [.keyframes(animation)]
    ).presentation("a", at: time).alpha
  }

  private func frame(_ start: Double, _ length: Double, to alpha: Double, _ curve: TimingCurve)
    -> Frame
  {
    Frame(start: start, duration: length, changes: [.view("a", .alpha(alpha))], curve: curve)
  }

  private let curve = TimingCurve.cubic(Point(x: 0.5, y: 0), Point(x: 1, y: 1))

  /// Up in the first half, slowly at first, and down in the second, evenly.
  private var frames: [Frame] { [frame(0, 0.5, to: 1, curve), frame(0.5, 0.5, to: 0, .linear)] }

  /// The cubic Bézier curve with (0.5, 0) and (1, 1): x = 1.5u − 0.5u³ … at u = ½ it is
  /// x = 3·¼·½·0.5 + 3·½·¼·1 + ⅛ = 0.6875, y = 3·½·¼·1 + ⅛ = 0.5.
  private let x = 0.6875
  private let y = 0.5

  @Test func `each frame has its own`() throws {
    #expect(abs(try alpha(frames, at: x) - y) < 1e-6)
    #expect(abs(try alpha(frames, at: 1.25) - 0.75) < 1e-9)
  }

  @Test func `also where they are repeated`() throws {
    #expect(abs(try alpha(frames, times: 2, at: x) - y) < 1e-6)
    #expect(abs(try alpha(frames, times: 2, at: 2 + x) - y) < 1e-6)
  }

  @Test func `along a spline they say how far on its way the value is`() throws {
    // The spline's span from 0 to 1 before 0: m1 = (1 − (−1))/2 = 1, m2 = 0 at t = ½ is
    // 0 + ½ + (3 − 2)·¼ + (1 − 2)·⅛ = 0.625.
    #expect(abs(try alpha(frames, .cubic, at: x) - 0.625) < 1e-6)
  }

  @Test func `a frame that is cut short keeps the shape up to there`() throws {
    let cut = [frame(0, 0.5, to: 1, curve), frame(0.34375, 0.25, to: 0, .linear)]
    // At 0.6875 s the first is halfway; at u = ¼ before, x = 0.1875 + … and y are on the same curve.
    #expect(abs(try alpha(cut, times: 2, at: x) - y) < 1e-6)
    // u = ¼: x = 3·(9/16)·¼·0.5 + 3·¾·(1/16)·1 + 1/64 = 0.3671875, y = 9/64 + 1/64 = 0.15625.
    #expect(abs(try alpha(cut, times: 2, at: 0.3671875) - 0.15625) < 1e-6)
  }
}
