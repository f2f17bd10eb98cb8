import EmakiCairo
import EmakiDrawing
import EmakiLayout
import EmakiRendering
import EmakiScenes
import TestSupport
import Testing

@Suite struct `The landing page of EmakiRendering` {
  @Test func `shows an example that works`() throws {
    // example
    let title = View(.label, id: "title")
    let scene = Scene(
      id: "hello", title: "Hello",
      controller: ViewController(
        id: "hello", view: View(.view, id: "root", subviews: [title])))
    let renderer = try SceneRenderer(scene: scene)
    let list = renderer.displayList(at: 0)
    let surface = try renderer.painter.image(of: list, scale: 2)
    // end
    #expect(
      surface.width == Int(list.size.width * 2) && surface.height == Int(list.size.height * 2))
    #expect(try DocumentedExample.isShown(by: "EmakiRendering"))
  }
}
