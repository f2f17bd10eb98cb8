import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// `a.transform.scale: 2` changes one part of a transform.
@Suite struct `A part of a transform` {
  private func transform(_ motion: String, at time: Double) throws -> ViewTransform {
    try ControlScene.timeline(
      "{id: a, frame: [0, 0, 10, 10], transform: {scale: 2, x: 30}}", motion
    ).control("a", at: time).transform
  }

  @Test func `leaves the others as they are`() throws {
    let turned = try transform("animate: {duration: 1, changes: {a.transform.rotate: 90}}", at: 1)
    #expect(turned.scale == Point(x: 2, y: 2) && turned.translation == Point(x: 30, y: 0))
    #expect(abs(turned.rotation - .pi / 2) < 1e-9)
    let set = try transform("set: {a.transform: {rotate: 90}}", at: 0)
    #expect(set.scale == Point(x: 1, y: 1) && set.translation == .zero)
  }

  @Test func `moves beside another one`() throws {
    let animations = [
      "{duration: 1, curve: linear, changes: {a.transform.scale: 4}}",
      "{duration: 2, curve: linear, changes: {a.transform.x: 50}}",
    ]
    let steps = animations.map { "{animate: \($0)}" }.joined(separator: ", ")
    for (time, scale, x) in [(0.5, 3.0, 35.0), (1, 4, 40), (2, 4, 50)] {
      let seen = try transform("parallel: [\(steps)]", at: time)
      #expect(abs(seen.scale.x - scale) < 1e-9 && abs(seen.translation.x - x) < 1e-9, "\(time)")
    }
  }

  @Test func `stays through keyframes of another one`() throws {
    let frames = "[{changes: {a.transform.scale: 4}}, {at: 0.5, changes: {a.transform.x: 50}}]"
    for (time, scale, x) in [(0.25, 3.0, 30.0), (0.5, 4, 30), (0.75, 4, 40), (1, 4, 50)] {
      let seen = try transform("keyframes: {duration: 1, frames: \(frames)}", at: time)
      #expect(abs(seen.scale.x - scale) < 1e-9 && abs(seen.translation.x - x) < 1e-9, "\(time)")
    }
  }
}
