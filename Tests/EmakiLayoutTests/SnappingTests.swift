import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `Pixel snapping` {
  private func frames(scale: Double, _ x: Double, _ width: Double) -> [[Double]] {
    let inner = View(id: "inner", subviews: [])
    var screen = Screen(
      View(id: "outer", subviews: [inner]),
      constraints: Constraint.place("outer", x, 0, width, 10) + [
        .same(.left, "inner", "outer", 0.2), .same(.right, "inner", "outer"),
        .same(.top, "inner", "outer"), .same(.bottom, "inner", "outer"),
      ])
    screen.environment.scale = scale
    let laidOut = screen.layOut()
    return ["outer", "inner"].map { laidOut.numbers($0) }
  }

  @Test func `edges move to whole pixels, halves up`() {
    #expect(frames(scale: 1, 10.5, 20)[0] == [11, 0, 20, 10])
    #expect(frames(scale: 2, 10.25, 20)[0] == [10.5, 0, 20, 10])
    #expect(frames(scale: 3, 10.5, 20)[0] == [10.667, 0, 20, 10])
  }

  @Test func `edges are seen from the root`() {
    // outer at 10.4…30.6 becomes 10…31; inner at 10.6 becomes 11, which is 1 inside outer.
    #expect(frames(scale: 1, 10.4, 20.2) == [[10, 0, 21, 10], [1, 0, 20, 10]])
  }

  @Test func `views that touch still touch`() {
    let views = (0..<7).map { View(id: ViewID("v\($0)")) }
    var screen = Screen()
    screen.root.subviews = views
    screen.root.constraints = (0..<7).flatMap { index -> [Constraint] in
      let id = ViewID("v\(index)")
      let start =
        index == 0 ? Anchor("root", .left) : Anchor(ViewID("v\(index - 1)"), .right)
      return [
        Constraint(Anchor(id, .left), .equal, start),
        Constraint(Anchor(id, .width), .equal, Anchor("root", .width), multiplier: 1.0 / 7),
      ]
    }
    let laidOut = screen.layOut()
    for index in 1..<7 {
      let before = laidOut.nodes[index].frame
      #expect(laidOut.nodes[index + 1].frame.minX == before.maxX)
    }
    #expect(laidOut.nodes[7].frame.maxX == 400)
  }

  @Test func `scrolled content is seen from its own corner`() {
    let screen = Screen(
      View(.scrollView, id: "s", subviews: [View(id: "v")]),
      constraints: Constraint.place("s", 10.3, 0, 50, 50) + [
        .same(.left, "v", "s", 0.3), .same(.top, "v", "s"), .length("v", .width, 10),
        .length("v", .height, 10),
      ])
    #expect(screen.frame("v") == [0.5, 0, 10, 10])
  }

  /// Of two labels between 20 and the middle of 480 Xcode 6 saved each 441 points wide.
  @Test(arguments: [(441.0, 441.0), (101, 441), (440, 440)])
  func `a middle that puts content between whole points moves half a point to the right`(
    natural: Double, width: Double
  ) {
    var screen = Screen(
      .box("v", natural, 20),
      constraints: [.same(.centerX, "v", "root"), .same(.left, "v", "root", 20)])
    screen.environment.size.width = 480
    screen.environment.scale = 1
    screen.environment.keepsHalfPixels = true
    #expect(screen.frame("v") == [20, 0, width, 20])
  }

  @Test func `a view that is only centred stands where rounding its edges puts it`() {
    var screen = Screen(.box("v", 101, 20), constraints: [.same(.centerX, "v", "root")])
    screen.environment.scale = 1
    let plain = screen.frame("v")
    screen.environment.keepsHalfPixels = true
    #expect(plain == [150, 0, 101, 20])
    #expect(screen.frame("v") == plain)
  }

  @Test func `a middle stays where a width of the view's own decides`() {
    var screen = Screen(
      .box("v", 101, 20),
      constraints: [.same(.centerX, "v", "root"), .length("v", .width, 100)])
    screen.environment.scale = 1
    screen.environment.keepsHalfPixels = true
    #expect(screen.frame("v") == [150, 0, 100, 20])
  }
}
