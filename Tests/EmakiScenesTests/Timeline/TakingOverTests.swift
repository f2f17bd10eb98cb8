import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Foundation
import Testing

/// Of two things that move the same number the later one has it, from what is seen on.
@Suite struct `What is interrupted` {
  /// A scroll view `a` with long content that dims when it is tapped.
  private var list: Scene {
    var content = View(.view, id: "content")
    (content.placement, content.frame) = (
      .fixedFrame, Rect(x: 0, y: 0, width: 300, height: 9000)
    )
    var scene = PropertyStage.scene(
      PropertyStage.view(.scrollView) {
        $0.frame = Rect(x: 0, y: 0, width: 300, height: 600)
        $0.scroll = ScrollState(contentSize: content.frame.size)
        $0.subviews = [content]
      })
    scene.actions = [ViewAction("content", .tap, runs: "dim")]
    scene.motions = [Motion(name: "dim", steps: [.set([.view("content", .alpha(0.5))])])]
    return scene
  }

  private func timeline(_ steps: MotionStep...) throws -> Timeline {
    try PropertyStage.timeline(list, steps)
  }

  private func offset(_ timeline: Timeline, _ time: Double) throws -> Double {
    try timeline.presentation("a", at: time).contentOffset.y
  }

  private func later(_ step: MotionStep) -> MotionStep { .sequence([.wait(0.5), step]) }

  private let flick = MotionStep.touch(.flick(.view("a"), velocity: Point(x: 0, y: -2000)))

  @Test func `a size that grows goes back from where it is`() throws {
    let view = PropertyStage.view {
      $0.frame.size.height = 0
      $0.backgroundColor = .black
    }
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(view),
      [
        Way.animate.step([.height(120), .backgroundColor(.white)]),
        Way.animate.step([.height(0), .backgroundColor(.black)], after: 0.5),
      ])
    // Up by 120 a second, then both at once, then down.
    for (time, share) in [(0.25, 0.25), (0.5, 0.5), (0.75, 0.5), (1, 0.5), (1.25, 0.25)] {
      let seen = try timeline.presentation("a", at: time)
      #expect(abs(seen.frame.height - 120 * share) < 1e-9, "at \(time)")
      let red = Double(try #require(seen.backgroundColor).red)
      #expect(abs(red - 255 * share) <= 0.5, "at \(time)")
    }
  }

  @Test func `a finger catches a view that settles, and its old rest is forgotten`() throws {
    var scene = PropertyStage.scene(
      PropertyStage.view { $0.frame = Rect(x: 0, y: 0, width: 300, height: 600) })
    scene.states = [State(name: "open", changes: [.view("a", .alpha(0.5))])]
    scene.pans = [
      Pan(
        "a",
        effect: .move(
          Pan.Move(
            ["a"], rests: [.init(0), .init(100, state: "open")], duration: 0.4,
            pacing: .curve(.linear))))
    ]
    func drag(from x: Double, by way: Double, _ duration: Double) -> MotionStep {
      .touch(
        .drag(
          .point(Point(x: x, y: 300)), by: Point(x: way, y: 0), duration: duration,
          releaseVelocity: .zero))
    }
    let timeline = try PropertyStage.timeline(
      scene, [drag(from: 20, by: 60, 0.3), later(drag(from: 200, by: -70, 0.5))])
    // 60 + 40 · 0.2 / 0.4 when it is caught, then 140 points a second back.
    for (time, x) in [(0.3, 60.0), (0.4, 70), (0.5, 80), (0.75, 45), (1, 10), (1.2, 5), (1.4, 0)] {
      #expect(abs(try timeline.presentation("a", at: time).frame.minX - x) < 1e-9, "at \(time)")
    }
    #expect(try timeline.presentation("a", at: 2).alpha == 1)
  }

  /// How far content has run a time after it was let go with 2,000 points a second.
  private func run(_ time: Double) -> Double {
    200 + 2000 * (pow(0.998, 1000 * time) - 1) / (1000 * log(0.998))
  }

  @Test func `an animation of the offset stops what runs out`() throws {
    let back = Scroll("a", to: .offset(.zero), duration: 0.4, pacing: .curve(.linear))
    let timeline = try timeline(flick, later(.scroll(back)))
    // The finger is down for 0.1 s.
    let start = run(0.4)
    for (time, share) in [(0.5, 1.0), (0.6, 0.75), (0.8, 0.25), (0.9, 0), (2, 0)] {
      #expect(abs(try offset(timeline, time) - start * share) < 1e-9, "at \(time)")
    }
    #expect(abs(timeline.duration - 0.9) < 1e-9, "nothing waits for what was stopped")
  }

  @Test(arguments: [
    (Touch.tap(.view("a")), 0.6), (Touch.drag(.view("a"), by: .zero, duration: 0.2), 0.7),
  ])
  func `a finger stops what runs out, and does nothing else`(
    finger: Touch, end: Double
  ) throws {
    let timeline = try timeline(flick, later(.touch(finger)))
    for time in [0.5, 0.55, 0.8, 3] {
      #expect(abs(try offset(timeline, time) - run(0.4)) < 1e-9)
      #expect(try timeline.presentation("content", at: time).alpha == 1)
    }
    #expect(timeline.idleTouches.isEmpty)
    #expect(abs(timeline.duration - end) < 1e-9)
  }
}
