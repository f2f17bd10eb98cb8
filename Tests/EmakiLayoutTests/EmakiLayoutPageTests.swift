import EmakiDrawing
import EmakiLayout
import TestSupport
import Testing

@Suite struct `The landing page of EmakiLayout` {
  @Test func `shows an example that works`() throws {
    // example
    var title = View(.label, id: "title")
    title.text = TextContent("Hello")
    var root = View(.view, id: "root", subviews: [title])
    root.constraints = [
      Constraint(Anchor("title", .centerX), .equal, Anchor("root", .centerX)),
      Constraint(Anchor("title", .top), .equal, Anchor(.safeArea(of: "root"), .top), constant: 24),
    ]
    let engine = LayoutEngine(measurer: ApproximateTextMeasurer())
    let phone = LayoutEnvironment(
      size: Size(width: 375, height: 812), scale: 3,
      safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0))
    let screen = engine.layOut(root, in: phone)
    let frame = screen.frame(of: "title")
    // end
    // Below the safe area, in the middle up to a third of a point.
    #expect(abs((frame?.minY ?? 0) - 68) < 1e-9)
    #expect(abs((frame?.midX ?? 0) - 187.5) < 0.34)
    #expect(screen.issues == [])
    #expect(try DocumentedExample.isShown(by: "EmakiLayout"))
  }
}
