import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `An assembled view` {
  @Test func `fills a container with its child's view`() throws {
    var place = View(.containerView, id: "place")
    place.embeddedController = "child"
    place.placement = .fixedFrame
    place.frame = Rect(x: 10, y: 20, width: 100, height: 50)
    let child = ViewController(id: "child", view: View(.view, id: "childView"))
    let parent = ViewController(
      id: "parent", view: View(.view, id: "root", subviews: [place]), children: [child])
    let screen = SideMenu.engine.layOut(parent.assembledView(), in: SideMenu.environment)
    let index = try #require(screen.index(of: "childView"))
    #expect(screen.nodes[index].frame == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(screen.nodes[index].parent == screen.index(of: "place"))
  }

  @Test func `ends where a controller embeds itself`() {
    var place = View(.containerView, id: "place")
    place.embeddedController = "loop"
    let loop = ViewController(id: "loop", view: View(.view, id: "root", subviews: [place]))
    #expect(loop.assembledView().first("place")?.subviews.isEmpty == true)
  }

  @Test func `takes its size from the child when it has none of its own`() throws {
    var place = View(.containerView, id: "place")
    place.embeddedController = "child"
    var childView = View(.view, id: "childView")
    childView.constraints = [
      Constraint(Anchor("childView", .height), constant: 120)
    ]
    var root = View(.view, id: "root", subviews: [place])
    root.constraints = [
      Constraint(Anchor("place", .top), .equal, Anchor("root", .top)),
      Constraint(Anchor("place", .leading), .equal, Anchor("root", .leading)),
      Constraint(Anchor("place", .trailing), .equal, Anchor("root", .trailing)),
    ]
    let parent = ViewController(
      id: "parent", view: root, children: [ViewController(id: "child", view: childView)])
    let screen = SideMenu.engine.layOut(parent.assembledView(), in: SideMenu.environment)
    let index = try #require(screen.index(of: "place"))
    #expect(screen.nodes[index].frame == Rect(x: 0, y: 0, width: 375, height: 120))
  }
}
