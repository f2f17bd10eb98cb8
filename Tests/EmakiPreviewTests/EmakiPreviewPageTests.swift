import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiPreview
import EmakiRendering
import EmakiScenes
import TestSupport
import Testing

@Suite struct `The landing page of EmakiPreview` {
  @Test func `shows an example that works`() throws {
    // example
    var scene = Scene(
      id: "fade", title: "Fade",
      controller: ViewController(
        id: "fade", view: View(.view, id: "root", subviews: [View(.view, id: "box")])))
    scene.motions = [
      Motion(
        name: "fade",
        steps: [.animate(Animation(duration: 1, changes: [.view("box", .alpha(0))]))])
    ]
    scene.defaultMotion = "fade"
    let reel = MotionFrames(
      scene: "Fade", motion: "fade", device: "iPhone 16", renderer: try SceneRenderer(scene: scene),
      scale: 2, times: [0, 0.25, 0.5, 0.75, 1])
    let svg = try AnimatedSVG(hold: 0.5).document(of: reel)
    // end
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(svg.contains("<title>Fade · fade</title>"))
    #expect(try DocumentedExample.isShown(by: "EmakiPreview"))
  }
}
