import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

/// Colours, borders and shadows that are not there at an end.
@Suite struct `What is missing` {
  private let red = PropertyCase.red
  private let blue = PropertyCase.blue

  private func timeline(_ view: View, _ frames: [[ViewChange]], _ mode: KeyframeMode = .linear)
    throws -> Timeline
  {
    let length = 1 / Double(frames.count)
    let animation = KeyframeAnimation(
      duration: 1, mode: mode, playback: PlaybackOptions(repeatCount: 2),
      frames: frames.enumerated().map { place, changes in
        .init(
          start: Double(place) * length, duration: length,
          changes: changes.map { .view("a", $0) })
      })
    return try PropertyStage.timeline(PropertyStage.scene(view), [.keyframes(animation)])
  }

  @Test func `between two colours fades without the tint of the other`() throws {
    let timeline = try timeline(
      PropertyStage.view { $0.backgroundColor = PropertyCase.red },
      [[.backgroundColor(nil)], [.backgroundColor(blue)]])
    for (time, color) in [
      (0.0, red), (0.25, Color(rgb: 0xFF0000, alpha: 128)),
      (0.75, Color(rgb: 0x0000FF, alpha: 128)), (1.25, Color(rgb: 0xFF0000, alpha: 128)),
    ] {
      #expect(try timeline.presentation("a", at: time).backgroundColor == color, "at \(time)")
    }
    #expect(try timeline.presentation("a", at: 2).backgroundColor == blue)
  }

  @Test func `through several frames stays missing`() throws {
    let timeline = try timeline(
      PropertyStage.view(), [[.alpha(0)], [.backgroundColor(blue)]])
    #expect(try timeline.presentation("a", at: 0.25).backgroundColor?.alpha == 0)
    #expect(
      try timeline.presentation("a", at: 0.75).backgroundColor == Color(rgb: 0x0000FF, alpha: 128))
  }

  @Test(arguments: [Way.animate, .keyframes])
  func `is missing again when it has gone`(_ way: Way) throws {
    let view = PropertyStage.view {
      $0.backgroundColor = PropertyCase.red
      $0.shadow = Shadow(color: .black, offset: .zero, radius: 4)
      $0.gradient = ViewGradient([.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    }
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(view),
      [way.step([.backgroundColor(nil), .shadow(nil), .gradient(nil)])])
    let own = try timeline.presentation("a", at: timeline.duration)
    #expect(own.backgroundColor == nil && own.shadow == nil && own.gradient == nil)
  }

  @Test func `a knob slides nowhere from or to no segment`() throws {
    let view = PropertyStage.view(.segmentedControl) {
      $0.control.items = ["A", "B"]
      $0.control.selectedIndex = -1
    }
    for way in Way.allCases {
      let timeline = try PropertyStage.timeline(
        PropertyStage.scene(view, inRows: way == .row), [way.step([.selectedIndex(1)])])
      #expect(try timeline.presentation(way.view, at: 0.25).knob == (way == .row ? nil : 1))
      #expect(timeline.summary.first { $0.property == .selected }?.duration == 0)
    }
  }

  @Test func `a size that a spring swings below nothing is nothing, in its middle`() throws {
    let spring = Spring(mass: 1, stiffness: 100, damping: 2)
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(PropertyStage.view()),
      [
        .animate(
          Animation(
            duration: 3, pacing: .spring(spring),
            changes: [.view("a", .x(60)), .view("a", .width(0))]))
      ])
    // Half a swing of √(100 − 1) rad/s after the start is the farthest beyond the end.
    let own = try timeline.presentation("a", at: .pi / 99.0.squareRoot())
    #expect(own.frame.width == 0 && abs(own.frame.midX - 60) < 1e-9)
  }
}
