import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Curves of keyframes` {
  private func alpha(_ keyframes: String, at time: Double) throws -> Double {
    let timeline = try ControlScene.timeline(
      "{id: a, frame: [0, 0, 10, 10], alpha: 0}", "keyframes: {duration: 2, \(keyframes)}")
    return try timeline.control("a", at: time).alpha
  }

  /// Up in the first half, slowly at first, and down in the second, evenly.
  private let frames = """
    frames: [{curve: "cubic-bezier(0.5, 0, 1, 1)", changes: {a.alpha: 1}},
      {at: 0.5, changes: {a.alpha: 0}}]
    """

  /// The cubic Bézier curve with (0.5, 0) and (1, 1): x = 1.5u − 0.5u³ … at u = ½ it is
  /// x = 3·¼·½·0.5 + 3·½·¼·1 + ⅛ = 0.6875, y = 3·½·¼·1 + ⅛ = 0.5.
  private let x = 0.6875
  private let y = 0.5

  @Test func `each frame has its own`() throws {
    #expect(abs(try alpha(frames, at: x) - y) < 1e-6)
    #expect(abs(try alpha(frames, at: 1.25) - 0.75) < 1e-9)
  }

  @Test func `also where they are repeated`() throws {
    #expect(abs(try alpha("repeat: 2, " + frames, at: x) - y) < 1e-6)
    #expect(abs(try alpha("repeat: 2, " + frames, at: 2 + x) - y) < 1e-6)
  }

  @Test func `along a spline they say how far on its way the value is`() throws {
    // The spline's span from 0 to 1 before 0: m1 = (1 − (−1))/2 = 1, m2 = 0 at t = ½ is
    // 0 + ½ + (3 − 2)·¼ + (1 − 2)·⅛ = 0.625.
    #expect(abs(try alpha("mode: cubic, " + frames, at: x) - 0.625) < 1e-6)
  }

  @Test func `a frame that is cut short keeps the shape up to there`() throws {
    let cut =
      """
      repeat: 2, frames: [{for: 0.5, curve: "cubic-bezier(0.5, 0, 1, 1)", changes: {a.alpha: 1}},
        {at: 0.34375, for: 0.25, changes: {a.alpha: 0}}]
      """
    // At 0.6875 s the first is halfway; at u = ¼ before, x = 0.1875 + … and y are on the same curve.
    #expect(abs(try alpha(cut, at: x) - y) < 1e-6)
    // u = ¼: x = 3·(9/16)·¼·0.5 + 3·¾·(1/16)·1 + 1/64 = 0.3671875, y = 9/64 + 1/64 = 0.15625.
    #expect(abs(try alpha(cut, at: 0.3671875) - 0.15625) < 1e-6)
  }

  @Test func `in the modes with a pace of their own they do nothing, which is told`() throws {
    let notices = Reading.notices(
      """
      children: [{id: a}]
      motions:
        m:
          - keyframes: {mode: paced, frames: [{curve: ease-in, changes: {a.alpha: 0}}]}
      """)
    #expect(
      notices == [
        "4:42 warning: \"curve\" does nothing in the mode paced | it is for the modes linear and cubic"
      ])
  }
}
