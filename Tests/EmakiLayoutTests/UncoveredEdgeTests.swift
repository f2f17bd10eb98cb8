import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `Edges that nothing covers` {
  @Test func `a view that sticks out of a screen without bars has no safe-area inset there`() {
    // The margin of 8 alone puts the top 8 pt above the screen; an inset would push it further.
    let page = View(id: "page")
    let screen = Screen(
      page,
      constraints: [
        Constraint(Anchor("page", .topMargin), .equal, Anchor("root", .top)),
        Constraint(Anchor("root", .bottom), .equal, Anchor("page", .bottomMargin)),
        .same(.left, "page", "root"), .same(.right, "page", "root"),
      ])
    #expect(screen.frame("page") == [0, -8, 400, 316])
  }
}
