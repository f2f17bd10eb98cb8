import EmakiDrawing
import EmakiLayout
import Testing

/// Views `a` at (40, 60), 100 × 50, and `b`, about which each test says one thing.
@Suite struct `Constraints` {
  private func screen(_ extra: [Constraint]) -> Screen {
    Screen(
      .label("a", "text"), View(id: "b"),
      constraints: Constraint.place("a", 40, 60, 100, 50) + extra)
  }

  private static let size: [Constraint] = [.length("b", .width, 10), .length("b", .height, 20)]

  @Test func `four lines place a view`() {
    #expect(screen([]).frame("a") == [40, 60, 100, 50])
  }

  @Test func `a view without constraints or content is nothing at the origin`() {
    #expect(screen([]).frame("b") == [0, 0, 0, 0])
  }

  @Test func `a constraint of a height class acts in that alone`() {
    func wide(_ width: Double, _ heightClass: SizeClass) -> Constraint {
      var constraint = Constraint.length("b", .width, width)
      constraint.heightClass = heightClass
      return constraint
    }
    for (heightClass, width) in [(SizeClass.compact, 30.0), (.regular, 70)] {
      var screen = screen([wide(30, .compact), wide(70, .regular)])
      screen.environment.heightClass = heightClass
      #expect(screen.frame("b")[2] == width)
    }
  }

  /// Each attribute of `b` equal to one of `a` plus 3, with b 10 × 20.
  @Test(arguments: [
    (LayoutAttribute.left, LayoutAttribute.left, 43.0), (.left, .right, 143), (.right, .left, 33),
    (.leading, .trailing, 143), (.trailing, .leading, 33), (.centerX, .centerX, 88),
    (.left, .centerX, 93), (.leading, .leadingMargin, 51), (.trailing, .trailingMargin, 125),
    (.leftMargin, .leftMargin, 43), (.rightMargin, .right, 141), (.left, .rightMargin, 135),
    (.centerX, .centerXWithinMargins, 88), (.centerXWithinMargins, .left, 38),
  ])
  func `an x joins an x`(first: LayoutAttribute, second: LayoutAttribute, x: Double) {
    let join = Constraint(Anchor("b", first), .equal, Anchor("a", second), constant: 3)
    #expect(screen(Self.size + [join, .same(.top, "b", "root")]).frame("b") == [x, 0, 10, 20])
  }

  /// The baseline of 17 pt text centred in 60…110 is at 85 + 20.5 / 2 − 0.241 · 17.
  @Test(arguments: [
    (LayoutAttribute.top, LayoutAttribute.top, 63.0), (.top, .bottom, 113), (.bottom, .top, 43),
    (.centerY, .centerY, 78), (.top, .centerY, 88), (.top, .topMargin, 71),
    (.bottom, .bottomMargin, 85), (.topMargin, .topMargin, 63), (.bottomMargin, .bottom, 101),
    (.top, .centerYWithinMargins, 88), (.centerYWithinMargins, .top, 53),
    (.top, .firstBaseline, 94), (.lastBaseline, .lastBaseline, 74), (.firstBaseline, .bottom, 113),
  ])
  func `a y joins a y`(first: LayoutAttribute, second: LayoutAttribute, y: Double) {
    let join = Constraint(Anchor("b", first), .equal, Anchor("a", second), constant: 3)
    #expect(screen(Self.size + [join, .same(.left, "b", "root")]).frame("b") == [0, y, 10, 20])
  }

  @Test func `a width may follow a height`() {
    let join = Constraint(
      Anchor("b", .width), .equal, Anchor("a", .height), multiplier: 2, constant: 1)
    #expect(screen([join, .length("b", .height, 10)]).frame("b") == [0, 0, 101, 10])
  }

  @Test func `a position with a multiplier is measured in the common superview`() {
    let inner = View(id: "outer", subviews: [View(id: "inner")])
    let screen = Screen(
      inner,
      constraints: Constraint.place("outer", 100, 50, 200, 80) + [
        Constraint(Anchor("inner", .centerX), .equal, Anchor("outer", .trailing), multiplier: 0.5),
        Constraint(Anchor("inner", .top), .equal, Anchor("outer", .bottom), multiplier: 0.25),
        .length("inner", .width, 20), .length("inner", .height, 20),
      ])
    #expect(screen.frame("inner") == [90, 20, 20, 20])
  }

  @Test func `constraints reach across levels of the tree`() {
    let outer = View(id: "outer", subviews: [View(id: "inner")])
    let screen = Screen(
      outer, View(id: "b"),
      constraints: Constraint.place("outer", 100, 50, 200, 80) + Constraint.fill("inner", "outer")
        + [
          .same(.left, "b", "inner", 5), .same(.bottom, "b", "inner"), .same(.width, "b", "inner"),
          .length("b", .height, 7),
        ])
    #expect(screen.frame("b") == [105, 123, 200, 7])
  }

  @Test func `an inequality holds and no more`() {
    let list: [Constraint] = [
      .length("b", .width, 30, .greaterThanOrEqual), .length("b", .width, 5, priority: 400),
      .length("b", .height, 30, .lessThanOrEqual), .length("b", .height, 99, priority: 400),
    ]
    #expect(screen(list).frame("b") == [0, 0, 30, 30])
  }

  @Test func `one point of a higher priority outweighs all of a lower one`() {
    let low = (0..<50).map { _ in Constraint.length("b", .width, 0, priority: 500) }
    #expect(screen(low + [.length("b", .width, 10, priority: 500.5)]).frame("b")[2] == 10)
  }

  @Test func `inactive constraints do nothing`() {
    var off = Constraint.length("b", .width, 10)
    off.isActive = false
    #expect(screen([off]).frame("b") == [0, 0, 0, 0])
  }

  @Test func `sizes are not negative`() {
    #expect(screen([.length("b", .width, -10, priority: 999)]).frame("b")[2] == 0)
  }

  @Test func `a guide is placed by constraints`() {
    var screen = screen(
      [
        Constraint(Anchor(.guide("g"), .left), .equal, Anchor("a", .right)),
        Constraint(Anchor(.guide("g"), .right), .equal, Anchor("root", .right)),
        Constraint(Anchor("b", .centerX), .equal, Anchor(.guide("g"), .centerX)),
      ] + Self.size)
    screen.root.guides = [LayoutGuide(id: "g")]
    #expect(screen.frame("b")[0] == 265)
  }

  @Test func `switches, sliders and segments are joined by their alignment rectangles`() {
    let place: [Constraint] = [.same(.left, "v", "root", 100), .same(.top, "v", "root", 100)]
    func frame(_ kind: View.Kind, _ extra: Constraint...) -> [Double] {
      Screen(View(kind, id: "v"), constraints: place + extra).frame("v")
    }
    #expect(frame(.switch) == [100, 100, 51, 31])
    #expect(frame(.slider, .length("v", .width, 80)) == [98, 100, 84, 31])
    #expect(frame(.segmentedControl, .length("v", .width, 80)) == [100, 100, 80, 32])
  }

  @Test func `a given width wins against content that must not grow`() {
    var icon = View(.imageView, id: "v")
    icon.image = ImageContent(name: "icon", size: Size(width: 24, height: 24))
    icon.hugging.horizontal = .required
    let screen = Screen(
      icon, constraints: [.same(.left, "v", "root"), .length("v", .width, 30)])
    #expect(screen.frame("v")[2] == 30)
  }
}
