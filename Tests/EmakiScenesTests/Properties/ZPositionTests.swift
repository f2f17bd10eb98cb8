import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Fingers reach the view in front.
@Suite struct `A view's z position` {
  private var scene: Scene {
    var other = View(.view, id: "other")
    (other.placement, other.frame) = (.fixedFrame, Rect(x: 0, y: 0, width: 300, height: 300))
    return PropertyStage.scene(PropertyStage.view { $0.zPosition = -1 }, with: [other])
  }

  private let point = Point(x: 50, y: 40)

  @Test func `brings it before the finger when it is more than that of the others`() throws {
    let timeline = try PropertyStage.timeline(scene, [Way.animate.step([.zPosition(1)])])
    for (time, view) in [(0.0, "other"), (0.25, "other"), (0.75, "a"), (1, "a")] {
      #expect(timeline.snapshot(at: time).view(at: point)?.rawValue == view, "at \(time)")
    }
  }

  @Test func `is reached in the order of subviews where it is the same`() throws {
    let timeline = try PropertyStage.timeline(scene, [.set([.view("a", .zPosition(0))])])
    #expect(timeline.snapshot(at: 1).view(at: point) == "other")
  }
}
