import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

/// One part of a transform that changes, of one that grows and is moved.
@Suite struct `A part of a transform` {
  private static let scale = ViewChange.transformPart(
    .scale, of: ViewTransform(scale: Point(x: 4, y: 4)))
  private static let x = ViewChange.transformPart(
    .x, of: ViewTransform(translation: Point(x: 50, y: 0)))

  private func transform(_ steps: [MotionStep], at time: Double) throws -> ViewTransform {
    let view = PropertyStage.view {
      $0.transform = ViewTransform(translation: Point(x: 30, y: 0), scale: Point(x: 2, y: 2))
    }
    return try PropertyStage.timeline(PropertyStage.scene(view), steps)
      .presentation("a", at: time).transform
  }

  @Test func `leaves the others as they are`() throws {
    let turn = ViewTransform(rotation: .pi / 2)
    let turned = try transform([Way.animate.step([.transformPart(.rotation, of: turn)])], at: 1)
    #expect(turned.scale == Point(x: 2, y: 2) && turned.translation == Point(x: 30, y: 0))
    #expect(abs(turned.rotation - .pi / 2) < 1e-9)
    let set = try transform([.set([.view("a", .transform(turn))])], at: 0)
    #expect(set.scale == Point(x: 1, y: 1) && set.translation == .zero)
  }

  @Test func `moves beside another one`() throws {
    let steps: [MotionStep] = [(1.0, Self.scale), (2, Self.x)].map { duration, change in
      .animate(
        Animation(
          duration: duration, pacing: .curve(.linear), changes: [.view("a", change)]))
    }
    for (time, scale, x) in [(0.5, 3.0, 35.0), (1, 4, 40), (2, 4, 50)] {
      let seen = try transform(steps, at: time)
      #expect(abs(seen.scale.x - scale) < 1e-9 && abs(seen.translation.x - x) < 1e-9, "\(time)")
    }
  }

  @Test(arguments: [1.0, 2])
  func `stays through keyframes of another one`(_ times: Double) throws {
    let animation = KeyframeAnimation(
      duration: 1, playback: PlaybackOptions(repeatCount: times),
      frames: [
        .init(start: 0, duration: 0.5, changes: [.view("a", Self.scale)]),
        .init(start: 0.5, duration: 0.5, changes: [.view("a", Self.x)]),
      ])
    for (time, scale, x) in [(0.25, 3.0, 30.0), (0.5, 4, 30), (0.75, 4, 40), (2, 4, 50)] {
      let seen = try transform([.keyframes(animation)], at: time)
      #expect(abs(seen.scale.x - scale) < 1e-9 && abs(seen.translation.x - x) < 1e-9, "\(time)")
    }
  }
}
