import EmakiDrawing
import EmakiLayout
import Testing

/// `c` at (0, 0), 400 × 100, with `v` filling it, and `below` under it.
@Suite struct `Frames set directly` {
  private var screen: Screen {
    Screen(
      View(id: "c", subviews: [View(id: "v", subviews: [View(id: "w")])]), View(id: "below"),
      constraints: Constraint.place("c", 0, 0, 400, 100) + Constraint.fill("v", "c")
        + Constraint.fill("w", "v") + [
          Constraint(Anchor("below", .top), .equal, Anchor("c", .bottom)),
          .length("below", .height, 10),
        ])
  }

  @Test func `a moved view takes its subviews along and nothing else`() {
    let laidOut = screen.layOut(overriding: ["c": Rect(x: 33.3, y: 7, width: 400, height: 100)])
    #expect(laidOut.numbers("c") == [33.3, 7, 400, 100])
    #expect(laidOut.numbers("v") == [0, 0, 400, 100])
    #expect(laidOut.numbers("below") == [0, 100, 0, 10])
  }

  @Test func `a resized view lays its subviews out again`() {
    let laidOut = screen.layOut(overriding: ["c": Rect(x: 0, y: 0, width: 150, height: 60)])
    #expect(laidOut.numbers("v") == [0, 0, 150, 60])
    #expect(laidOut.numbers("w") == [0, 0, 150, 60])
    #expect(laidOut.numbers("below") == [0, 100, 0, 10])
    #expect(laidOut.issues == screen.layOut().issues)
  }

  @Test func `frames may be set in one another`() {
    let laidOut = screen.layOut(overriding: [
      "c": Rect(x: 0, y: 0, width: 150, height: 60), "v": Rect(x: 1, y: 2, width: 3, height: 4),
    ])
    #expect(laidOut.numbers("c") == [0, 0, 150, 60])
    #expect(laidOut.numbers("v") == [1, 2, 3, 4])
    #expect(laidOut.numbers("w") == [0, 0, 3, 4])
  }

  @Test func `subviews keep what they have to do with views outside`() {
    var screen = screen
    screen.root.constraints += [
      .length("w2", .width, 10), .length("w2", .height, 10), .same(.bottom, "w2", "below"),
      .same(.left, "w2", "root"),
    ]
    screen.root.subviews[0].subviews.append(View(id: "w2"))
    let laidOut = screen.layOut(overriding: ["c": Rect(x: 20, y: 30, width: 150, height: 60)])
    #expect(laidOut.numbers("w2") == [-20, 70, 10, 10])
    // Also where the view only moves.
    let moved = screen.layOut(overriding: ["c": Rect(x: 20, y: 30, width: 400, height: 100)])
    #expect(moved.numbers("w2") == [-20, 70, 10, 10])
    #expect(moved.numbers("v") == [0, 0, 400, 100])
  }

  /// The upper 50 points of the screen are covered.
  @Test(arguments: [(200.0, 8.0), (50, 8), (20, 38), (0, 58)])
  func `a view that is moved under what covers the screen keeps its subviews clear of that`(
    top: Double, inside: Double
  ) {
    var screen = Screen(
      View(id: "card", subviews: [.box("grip", 20, 10)]),
      constraints: Constraint.place("card", 0, 200, 400, 80) + [
        Constraint(Anchor("grip", .left), .equal, Anchor("card", .left)),
        Constraint(
          Anchor("grip", .top), .equal, Anchor(.safeArea(of: "card"), .top), constant: 8),
      ])
    screen.environment.safeArea.top = 50
    let card = Rect(x: 0, y: top, width: 400, height: 80)
    #expect(screen.frame("grip", overriding: ["card": card]) == [0, inside, 20, 10])
  }
}
