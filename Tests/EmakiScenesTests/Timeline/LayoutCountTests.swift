import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiScenes

@Suite struct `Views that a motion lays out` {
  /// Two stages of one root and one view that differ by a change.
  private func stages(_ change: (inout View) -> Void) -> (before: Stage, after: Stage) {
    let layout = ScreenLayout(
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(size: Size(width: 100, height: 100)))
    func stage(_ view: View) -> Stage {
      let root = View(.view, id: "root", subviews: [view])
      let scene = Scene(id: "s", controller: ViewController(id: "c", view: root))
      return Stage(0, start: 0, model: SceneModel(scene), layout: layout)
    }
    let view = View(.label, id: "v")
    var other = view
    change(&other)
    return (stage(view), stage(other))
  }

  @Test func `are counted as often as that happens`() {
    let (before, after) = stages { $0.frame.size.width = 20 }
    var count = LayoutCount()
    var changes = 0
    while !count.isExceeded {
      count.count(after, after: before)
      changes += 1
    }
    #expect(changes == LayoutCount.mostViews / 2 + 1)
  }

  @Test func `cost a twentieth where only the look changes`() {
    let (before, looks) = stages { $0.alpha = 0.5 }
    let (_, moves) = stages { $0.frame.size.width = 20 }
    var (few, one) = (LayoutCount(), LayoutCount())
    for _ in 0..<20 { few.count(looks, after: before) }
    one.count(moves, after: before)
    #expect(few == one)
  }

  @Test func `are told in words`() {
    let error = SceneError.layouts(7)
    #expect("\(error)" == "the motion lays out more than 7 views, one after another")
    #expect(
      error.hint == "fewer steps that alter sizes, places or texts, or a scene of fewer views")
    #expect(SceneError.unsolved(.unsolved(.steps)).hint == LayoutIssue.unsolved(.steps).hint)
  }
}
