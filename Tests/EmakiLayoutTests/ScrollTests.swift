import EmakiDrawing
import EmakiLayout
import Testing

/// A scroll view at (50, 40), 200 × 100, moved by (0, 30), with one subview.
@Suite struct `Scroll views` {
  private func screen(_ extra: [Constraint]) -> Screen {
    var scroll = View(.scrollView, id: "s", subviews: [View(id: "c")])
    scroll.scroll?.contentOffset = Point(x: 0, y: 30)
    return Screen(
      scroll, View(id: "outside"),
      constraints: Constraint.place("s", 50, 40, 200, 100) + extra)
  }

  private static let size: [Constraint] = [
    .length("c", .width, 500), .length("c", .height, 600),
  ]

  @Test func `edges of subviews make the content`() {
    let screen = screen(
      Self.size + [
        .same(.left, "c", "s", 10), .same(.top, "c", "s", 20),
        .same(.right, "c", "s", -30), .same(.bottom, "c", "s", -40),
      ])
    let laidOut = screen.layOut()
    #expect(laidOut.numbers("c") == [10, 20, 500, 600])
    #expect(laidOut.numbers("s") == [50, 40, 200, 100])
    let index = laidOut.index(of: "s") ?? 0
    #expect(laidOut.nodes[index].contentSize == Size(width: 540, height: 660))
    #expect(laidOut.issues.allSatisfy { $0.description.contains("outside") })
  }

  @Test func `sizes and centres of subviews refer to the frame`() {
    let screen = screen([
      .same(.width, "c", "s", -20), .same(.height, "c", "s"),
      .same(.centerX, "c", "s"), .same(.centerY, "c", "s"),
    ])
    #expect(screen.frame("c") == [10, 0, 180, 100])
  }

  @Test func `the content guide is the content and the frame guide floats over it`() {
    let pinned: [Constraint] = [
      Constraint(Anchor("c", .left), .equal, Anchor(.content(of: "s"), .left), constant: 3),
      Constraint(Anchor("c", .top), .equal, Anchor(.frame(of: "s"), .top), constant: 3),
      Constraint(Anchor("c", .width), .equal, Anchor(.frame(of: "s"), .width)),
      Constraint(Anchor("c", .bottom), .equal, Anchor(.frame(of: "s"), .bottom)),
    ]
    #expect(screen(pinned).frame("c") == [3, 33, 200, 97])
  }

  @Test func `the content guide sets the content size`() {
    let laidOut = screen([
      Constraint(
        Anchor(.content(of: "s"), .width), .equal, Anchor(.frame(of: "s"), .width), multiplier: 3),
      .same(.right, "c", "s"), .length("c", .width, 50),
    ]).layOut()
    #expect(laidOut.numbers("c")[0] == 550)
  }

  @Test func `views outside see the frame, and subviews where they have been scrolled to`() {
    let screen = screen(
      Self.size + [
        .same(.left, "c", "s", 10), .same(.top, "c", "s", 20),
        .same(.left, "outside", "s"), .same(.bottom, "outside", "c"),
        .same(.width, "outside", "s"), .length("outside", .height, 10),
      ])
    #expect(screen.frame("outside") == [50, 40 + 20 - 30 + 600 - 10, 200, 10])
  }

  @Test func `without constraints the content holds all subviews`() {
    var screen = screen([])
    screen.root.subviews[0].subviews[0].placement = .fixedFrame
    screen.root.subviews[0].subviews[0].frame = Rect(x: 5, y: 6, width: 700, height: 80)
    let laidOut = screen.layOut()
    #expect(laidOut.nodes[1].contentSize == Size(width: 705, height: 86))
  }
}
