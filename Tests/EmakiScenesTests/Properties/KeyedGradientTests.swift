import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

/// Gradients and borders that keyframes lead through several values.
@Suite struct `A gradient through several frames` {
  private func gradient(_ rgb: UInt32) -> ViewGradient {
    ViewGradient([
      .init(offset: 0, color: Color(rgb: rgb)), .init(offset: 1, color: Color(rgb: 0x0000FF)),
    ])
  }

  /// At 0.25 halfway to the first key: a Catmull-Rom spline through 0, 200, 100 in equal times has
  /// there the slopes 200 and 50, so (0 + 200)/2 + (200 − 50)/8 = 118.75. At an even speed the
  /// first key comes at 2/3.
  @Test(
    arguments: [
      (KeyframeMode.discrete, 0.0), (.paced, 75), (.cubic, 118.75), (.linear, 100),
    ])
  func `follows the mode`(_ mode: KeyframeMode, _ red: Double) throws {
    let view = PropertyStage.view { $0.gradient = gradient(0x000000) }
    let animation = KeyframeAnimation(
      duration: 1, mode: mode, playback: PlaybackOptions(repeatCount: 2),
      frames: [
        .init(start: 0, duration: 0.5, changes: [.view("a", .gradient(gradient(0xC80000)))]),
        .init(start: 0.5, duration: 0.5, changes: [.view("a", .gradient(gradient(0x640000)))]),
      ])
    let timeline = try PropertyStage.timeline(PropertyStage.scene(view), [.keyframes(animation)])
    let seen = try #require(try timeline.presentation("a", at: 0.25).gradient)
    #expect(seen.stops.map(\.offset) == [0, 1])
    let channels = PropertyCase.numbers(seen.stops[0].color)
    #expect(abs(channels[0] - red) <= 0.5 && channels[1...] == [0, 0, 255])
    #expect(seen.stops[1].color == Color(rgb: 0x0000FF))
    #expect(try timeline.presentation("a", at: 2).gradient == gradient(0x640000))
  }

  @Test func `adds to another of other stops`() throws {
    let middle = ViewGradient([
      .init(offset: 0, color: .black), .init(offset: 0.5, color: .black),
      .init(offset: 1, color: .white),
    ])
    let view = PropertyStage.view { $0.gradient = gradient(0xFF0000) }
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(view),
      [
        Way.animate.step([.gradient(middle)]),
        Way.animate.step([.gradient(gradient(0xFF0000))], after: 0.5),
      ])
    let seen = try #require(try timeline.presentation("a", at: 0.75).gradient)
    // Halfway at 0.5: the mean of (127.5, 0, 127.5) and black.
    let channels = PropertyCase.numbers(seen.color(at: 0.5))
    #expect(abs(channels[0] - 63.75) <= 1 && channels[1] == 0 && abs(channels[2] - 63.75) <= 1)
  }
}
