import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiScenes

@Suite struct `Views that a motion lays out` {
  /// How many stages of one root and one view there can be that differ by a change each.
  private func stages(_ change: (inout View) -> Void) -> Int {
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
    let (before, after) = (stage(view), stage(other))
    var count = LayoutCount()
    var stages = 0
    while !count.isExceeded {
      count.count(after, after: before)
      stages += 1
    }
    return stages
  }

  @Test func `are counted as often as that happens`() {
    let changes = stages { $0.frame.size.width = 20 }
    #expect(changes == LayoutCount.mostViews / 2 + 1)
  }

  @Test func `cost a twentieth where only the look changes`() {
    #expect(stages { $0.alpha = 0.5 } == 20 * LayoutCount.mostViews / 2 + 1)
  }

  @Test func `are told in words`() {
    let error = SceneError.layouts(7)
    #expect("\(error)" == "the motion lays out more than 7 views, one after another")
    #expect(
      error.hint == "fewer steps that alter sizes, places or texts, or a scene of fewer views")
    #expect(SceneError.unsolved(.unsolved(.steps)).hint == LayoutIssue.unsolved(.steps).hint)
  }
}
