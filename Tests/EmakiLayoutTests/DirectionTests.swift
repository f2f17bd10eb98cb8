import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `Right to left` {
  private func screen(_ constraints: [Constraint]) -> Screen {
    var screen = Screen(
      View(id: "a"), View(id: "b"),
      constraints: constraints + [.length("a", .width, 50), .length("b", .width, 30)])
    screen.environment.direction = .rightToLeft
    return screen
  }

  @Test func `leading is right and constants point to the left`() {
    let screen = screen([
      .same(.leading, "a", "root", 10),
      Constraint(Anchor("b", .leading), .equal, Anchor("a", .trailing), constant: 8),
    ])
    #expect(screen.frame("a")[0] == 340)
    #expect(screen.frame("b")[0] == 302)
  }

  @Test func `left stays left`() {
    #expect(screen([.same(.left, "a", "root", 10)]).frame("a")[0] == 10)
  }

  @Test func `inequalities turn with the axis`() {
    let screen = screen([
      Constraint(
        Anchor("a", .leading), .greaterThanOrEqual, Anchor("root", .leading), constant: 10),
      Constraint(Anchor("a", .left), .equal, Anchor("root", .left), constant: 999, priority: 500),
    ])
    #expect(screen.frame("a")[0] == 340)
  }

  @Test func `leading margins are on the right`() {
    let screen = screen([.same(.leadingMargin, "b", "root"), .same(.leading, "a", "b")])
    // The margins end 8 pt inside b and 16 pt inside the root.
    #expect(screen.frame("b")[0] == 400 - 16 + 8 - 30)
  }

  @Test func `a multiplier counts from the leading edge`() {
    let half = Constraint(
      Anchor("a", .leading), .equal, Anchor("root", .trailing), multiplier: 0.25)
    #expect(screen([half]).frame("a")[0] == 250)
  }

  @Test func `a view's own direction is for what is in it, not for its own place`() {
    var screen = screen([
      .same(.leading, "a", "root", 10), .same(.leading, "inner", "a"), .length("inner", .width, 5),
    ])
    screen.root.subviews[0].layoutDirection = .leftToRight
    screen.root.subviews[0].subviews = [View(id: "inner")]
    #expect(screen.frame("a")[0] == 340)
    #expect(screen.frame("inner")[0] == 0)
  }
}
