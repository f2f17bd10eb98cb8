import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

/// Numbers that a finger moves, alone and where something else moves them.
@Suite struct `A property under a finger` {
  private static let scroller = PropertyStage.view(.scrollView) {
    $0.frame = Rect(x: 0, y: 0, width: 300, height: 600)
    $0.scroll = ScrollState(contentSize: Size(width: 300, height: 9000))
    var content = View(.view, id: "content")
    (content.placement, content.frame) = (
      .fixedFrame, Rect(x: 0, y: 0, width: 300, height: 9000)
    )
    $0.subviews = [content]
  }

  /// Up by 100 points in half a second, and at rest there.
  private static func drag(after delay: Double) -> MotionStep {
    .sequence([
      .wait(delay),
      .touch(
        .drag(
          .point(Point(x: 150, y: 300)), by: Point(x: 0, y: -100), duration: 0.5,
          releaseVelocity: .zero)),
    ])
  }

  @Test func `follows it`() throws {
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(Self.scroller), [Self.drag(after: 0)])
    for (time, offset) in [(0.0, 0.0), (0.25, 50), (0.4, 80), (0.5, 100), (3, 100)] {
      #expect(abs(try timeline.presentation("a", at: time).contentOffset.y - offset) < 1e-9)
    }
  }

  /// At 1,000 points a second, until the finger comes after 0.5 s and leads it on from there.
  @Test(arguments: [Way.animate, .keyframes])
  func `is taken from what led it before`(_ way: Way) throws {
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(Self.scroller),
      [way.step([.contentOffset(Point(x: 0, y: 1000))]), Self.drag(after: 0.5)])
    for (time, offset) in [(0.25, 250.0), (0.5, 500), (0.75, 550), (1, 600)] {
      let seen = try timeline.presentation("a", at: time).contentOffset.y
      #expect(abs(seen - offset) < 1e-9, "\(seen) at \(time)")
    }
  }

  @Test func `adds nothing to what is beside it`() throws {
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(Self.scroller),
      [Way.animate.step([.alpha(0), .x(40)]), Self.drag(after: 0.5)])
    let own = try timeline.presentation("a", at: 0.75)
    #expect(abs(own.alpha - 0.25) < 1e-9 && abs(own.frame.minX - 30) < 1e-9)
    #expect(abs(own.contentOffset.y - 50) < 1e-9)
  }

  @Test func `is the value of a slider, in ways of its knob`() throws {
    let slider = PropertyStage.view(.slider) { $0.frame.size = Size(width: 231, height: 31) }
    // 231 points less the knob's 31: from a quarter, 100 points are a half more.
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(slider),
      [
        .set([.view("a", .value(0.25))]),
        .touch(
          .drag(
            .point(Point(x: 10 + 15.5 + 50, y: 35)), by: Point(x: 100, y: 0), duration: 1,
            releaseVelocity: .zero)),
      ])
    for (time, value) in [(0.0, 0.25), (0.5, 0.5), (1, 0.75), (2, 0.75)] {
      #expect(abs(try timeline.presentation("a", at: time).value - value) < 0.02, "at \(time)")
    }
  }
}
