import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import TestSupport
import Testing

@Suite struct `The landing page of EmakiScenes` {
  @Test func `shows an example that works`() throws {
    // example
    var scene = Scene(
      id: "fade", title: "Fade",
      controller: ViewController(
        id: "fade", view: View(.view, id: "root", subviews: [View(.view, id: "box")])))
    let fade = Motion(
      name: "fade",
      steps: [
        .animate(
          Animation(duration: 1, pacing: .curve(.linear), changes: [.view("box", .alpha(0))]))
      ])
    scene.motions = [fade]
    let timeline = try Timeline(
      of: scene, motion: fade, engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(size: Size(width: 375, height: 812), scale: 3))
    let quarter = timeline.snapshot(at: 0.25).presentations.last?.alpha
    // end
    #expect(timeline.duration == 1)
    #expect(abs((quarter ?? 0) - 0.75) < 1e-9)
    #expect(try DocumentedExample.isShown(by: "EmakiScenes"))
  }
}
