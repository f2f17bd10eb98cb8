import EmakiDrawing
import EmakiLayout
import Testing

/// With 10 pt a character; lines of 17 pt text are 20.29 pt high.
@Suite struct `Texts that cannot be read` {
  private func findings(_ subviews: View..., constraints: [Constraint]) -> [TextFinding] {
    var screen = Screen()
    screen.root.subviews = subviews
    screen.root.constraints = constraints
    return Snapshot(screen.layOut()).textFindings(measurer: FixedMeasurer())
  }

  private func at(_ x: Double, _ y: Double, _ id: ViewID = "v") -> [Constraint] {
    [
      Constraint(Anchor(id, .left), .equal, Anchor("root", .left), constant: x),
      Constraint(Anchor(id, .top), .equal, Anchor("root", .top), constant: y),
    ]
  }

  @Test func `a text that lies outside of the screen while its superview does not is found`() {
    func outside(_ x: Double, _ y: Double) -> [TextFinding] {
      var screen = Screen()
      screen.root.subviews = [.label("v", "Hello")]
      screen.root.constraints = at(x, y)
      return Snapshot(screen.layOut()).textsOutside()
    }
    let found: [TextFinding] = [.beyond("v", text: "Hello", of: nil)]
    #expect(outside(10, 10).isEmpty)
    #expect(outside(-45, 10).isEmpty, "the last letters are seen")
    for (x, y) in [(-51.0, 10.0), (5000, 10), (10, -30), (10, 5000)] {
      #expect(outside(x, y) == found, "\(x) \(y)")
    }
  }

  @Test func `a text in a view beside the screen comes in with that`() {
    var screen = Screen()
    var menu = View(id: "menu")
    menu.subviews = [.label("v", "Hello")]
    screen.root.subviews = [menu]
    screen.root.constraints =
      at(-300, 0, "menu") + [.length("menu", .width, 300), .length("menu", .height, 400)]
    screen.root.subviews[0].constraints = [
      Constraint(Anchor("v", .left), .equal, Anchor("menu", .left), constant: 10),
      Constraint(Anchor("v", .top), .equal, Anchor("menu", .top), constant: 10),
    ]
    #expect(Snapshot(screen.layOut()).textsOutside().isEmpty)
  }

  @Test func `a text that has the room it asks for is fine`() {
    #expect(findings(.label("v", "0123456789"), constraints: at(10, 10)).isEmpty)
  }

  @Test func `a line that is wider than its view by more than half a point is cut`() {
    let text = "0123456789"
    func cut(width: Double) -> [TextFinding] {
      findings(.label("v", text), constraints: at(10, 10) + [.length("v", .width, width)])
    }
    #expect(cut(width: 99.5).isEmpty)
    #expect(
      cut(width: 99)
        == [
          .cut(
            "v", text: text, needs: Size(width: 100, height: 21),
            has: Size(width: 99, height: 20.5))
        ])
  }

  @Test func `what is cut in height alone is to be higher`() {
    let found = findings(
      .label("v", "0123456789"), constraints: at(10, 10) + [.length("v", .height, 12)])
    #expect(found.map(\.hint) == ["make it at least 21 pt high, or choose a smaller font"])
  }

  @Test func `a line that may shrink is cut only where its smallest letters are`() {
    func cut(width: Double) -> Int {
      var label = View.label("v", "0123456789")
      label.text?.smallestScale = 0.5
      return findings(label, constraints: at(10, 10) + [.length("v", .width, width)]).count
    }
    #expect(cut(width: 50) == 0)
    #expect(cut(width: 49) == 1)
  }

  /// Letters of 17 points: what is above and below them in the line need not be there.
  @Test(arguments: [(20.0, 0), (16, 0), (15.5, 1), (0, 1)])
  func `a line whose letters are higher than the view is cut`(height: Double, count: Int) {
    let found = findings(
      .label("v", "ab"), constraints: at(10, 10) + [.length("v", .height, height)])
    #expect(found.count == count)
  }

  @Test func `a text without any width is cut`() {
    let found = findings(.label("v", "ab"), constraints: at(10, 10) + [.length("v", .width, 0)])
    #expect(found.count == 1)
  }

  @Test(arguments: [(0, 0), (2, 1), (3, 0)])
  func `lines beyond those allowed are cut`(most: Int, count: Int) {
    // Ten characters in 40 pt are three lines.
    let found = findings(
      .label("v", "0123456789", lines: most), constraints: at(0, 0) + [.length("v", .width, 40)])
    #expect(found.count == count)
  }

  @Test func `lines that are higher than the view are cut`() {
    let sizes: [Constraint] = [.length("v", .width, 40), .length("v", .height, 41)]
    let found = findings(.label("v", "0123456789", lines: 0), constraints: at(0, 0) + sizes)
    #expect(
      found.map(\.description) == [
        "the text of \"v\" is cut: \"0123456789\" needs 40×61 pt and has 40×41"
      ])
  }

  @Test func `texts of one superview that share more than a point overlap`() {
    func overlap(x: Double) -> [TextFinding] {
      findings(
        .label("a", "aaaa"), .label("b", "bbbb"), constraints: at(0, 0, "a") + at(x, 5, "b"))
    }
    #expect(overlap(x: 39).isEmpty)
    #expect(overlap(x: 38) == [.overlap("a", "b")])
  }

  @Test func `what is faded, hidden, off the screen or only bars is passed over`() {
    let changes: [(inout View) -> Void] = [
      { $0.alpha = 0.4 }, { $0.isHidden = true }, { $0.role = .bars },
      { $0.transform.translation = Point(x: 500, y: 0) },
    ]
    for change in changes {
      let label = View.label("v", "0123456789").with(change)
      #expect(findings(label, constraints: at(0, 0) + [.length("v", .width, 50)]).isEmpty)
    }
  }

  @Test func `titles that are wider than their controls are cut`() {
    func findings(_ view: View, width: Double) -> [String] {
      self.findings(
        view, constraints: at(0, 0) + [.length("v", .width, width), .length("v", .height, 40)]
      ).map(\.description)
    }
    var button = View(.button, id: "v")
    button.text = TextContent("0123456789", font: .system(15))
    #expect(findings(button, width: 100).isEmpty)
    #expect(
      findings(button, width: 99) == [
        "the text of \"v\" is cut: \"0123456789\" needs 100×18 pt and has 99×18"
      ])
    // Beside an image of 20 there is as much less.
    button.image = ImageContent(name: "sun", size: Size(width: 20, height: 20))
    #expect((findings(button, width: 120).count, findings(button, width: 119).count) == (0, 1))
    // A field keeps 7 at each side, each of two segments 4.
    var field = View(.textField, id: "v")
    field.text = TextContent("0123456789")
    #expect((findings(field, width: 114).count, findings(field, width: 113).count) == (0, 1))
    var segments = View(.segmentedControl, id: "v")
    segments.control.items = ["Day", "0123456789"]
    #expect((findings(segments, width: 216).count, findings(segments, width: 214).count) == (0, 1))
  }

  @Test func `a text that runs off the screen is told, one that is moved out with its page is not`()
  {
    // The screen is 400 wide.
    #expect(findings(.label("v", "0123456789"), constraints: at(300, 0)).isEmpty)
    #expect(
      findings(.label("v", "0123456789"), constraints: at(302, 0)) == [
        .beyond("v", text: "0123456789", of: nil)
      ])
    var page = View(id: "page", subviews: [.label("v", "0123456789")])
    page.transform.translation = Point(x: 260, y: 0)
    let inPage: [Constraint] = [.same(.left, "v", "page", 100), .same(.top, "v", "page")]
    #expect(findings(page, constraints: Constraint.fill("page", "root") + inPage).isEmpty)
  }

  @Test func `a text that reaches out of what clips it is told, but not what can be scrolled in`() {
    func beyond(_ outer: View, y: Double) -> [TextFinding] {
      var outer = outer
      outer.subviews = [.label("v", "0123456789")]
      let inside: [Constraint] = [.same(.left, "v", "card"), .same(.top, "v", "card", y)]
      return findings(outer, constraints: Constraint.place("card", 0, 0, 200, 60) + inside)
    }
    let card = View(id: "card").with { $0.clipsToBounds = true }
    // A line is 20.5 high.
    #expect(beyond(card, y: 41).isEmpty)
    #expect(beyond(card, y: 42) == [.beyond("v", text: "0123456789", of: "card")])
    #expect(beyond(card, y: 60).isEmpty, "what is wholly hidden is folded away")
    #expect(beyond(View(id: "card"), y: 42).isEmpty)
    var list = View(.scrollView, id: "card")
    list.scroll = ScrollState(contentSize: Size(width: 200, height: 100))
    #expect(beyond(list, y: 42).isEmpty)
  }

  @Test func `a text under an opaque neighbour is told`() {
    func covered(by change: (inout View) -> Void, y: Double = 10) -> [TextFinding] {
      findings(
        .label("v", "0123456789"), View(id: "bar").with(change),
        constraints: at(0, 0) + Constraint.place("bar", 0, y, 400, 40))
    }
    let opaque: (inout View) -> Void = { $0.backgroundColor = Color(rgb: 0x007AFF) }
    #expect(covered(by: opaque) == [.covered("v", text: "0123456789", by: "bar")])
    #expect(covered(by: opaque, y: 17).isEmpty, "below the letters there is room")
    #expect(covered { $0.backgroundColor = Color(rgb: 0x007AFF).multipliedAlpha(0.5) }.isEmpty)
    #expect(
      covered {
        opaque(&$0)
        $0.alpha = 0.5
      }.isEmpty)
  }

  private static let blue = Color(rgb: 0x007AFF)

  /// Whether a text under a view is told.
  private func isTold(under kind: View.Kind, _ change: (inout View) -> Void = { _ in }) -> Bool {
    let found = findings(
      .label("v", "0123456789"), View(kind, id: "over").with(change),
      constraints: at(0, 60) + Constraint.place("over", 0, 50, 200, 40))
    return found == [.covered("v", text: "0123456789", by: "over")]
  }

  @Test func `a text is told under every kind that draws a ground of its own`() {
    let opaque: Set<View.Kind> = [
      .textField, .switch, .stepper, .segmentedControl, .searchBar, .tableView, .navigationBar,
      .toolbar, .tabBar, .mapView, .webView, .glView,
    ]
    for kind in View.Kind.allCases where kind != .keyboard {
      #expect(isTold(under: kind) == opaque.contains(kind), "\(kind)")
    }
  }

  @Test func `a text is told under every button with a ground, and no other`() {
    for style in ButtonStyle.allCases {
      #expect(
        isTold(under: .button) { $0.control.button.style = style } == (style.ground != nil),
        "\(style)")
    }
    #expect(isTold(under: .button) { $0.backgroundColor = Self.blue })
    #expect(isTold(under: .button) { $0.control.button.backgroundImage = ImageContent(name: "a") })
  }

  @Test func `a text is told under a gradient, and not under clear grounds`() {
    let stops = [Self.blue, .white].enumerated().map {
      LinearGradient.Stop(offset: Double($0), color: $1)
    }
    #expect(isTold(under: .view) { $0.gradient = ViewGradient(stops) })
    let clear = stops.map { LinearGradient.Stop(offset: $0.offset, color: .clear) }
    #expect(!isTold(under: .view) { $0.gradient = ViewGradient(clear) })
    #expect(!isTold(under: .tableView) { $0.backgroundColor = .clear })
    #expect(!isTold(under: .textField) { $0.control.field.border = .borderless })
  }

  @Test func `what lies under the keyboard is told, but for what scrolls there`() {
    var button = View(.button, id: "pay")
    button.text = TextContent("Pay", font: .system(15))
    var field = View(.textField, id: "name")
    field.isEditing = true
    var scroller = View(.scrollView, id: "page")
    scroller.scroll = ScrollState(contentSize: Size(width: 300, height: 900))
    scroller.subviews = [.label("inside", "ab"), field]
    scroller.constraints =
      Constraint.place("inside", 0, 210, 100, 20)
      + Constraint.place("name", 0, 240, 100, 30)
    let found = findings(
      .label("v", "0123456789"), .label("above", "ab"), button, scroller,
      View(.keyboard, id: "keys"),
      constraints: at(0, 120) + at(0, 20, "above") + Constraint.place("pay", 0, 150, 90, 40)
        + Constraint.place("page", 0, 200, 300, 90) + Constraint.place("keys", 0, 100, 320, 200))
    #expect(
      Set(found) == [
        .underKeyboard("v", text: "0123456789"), .underKeyboard("pay", text: "Pay"),
        .underKeyboard("name", text: ""),
      ])
  }

  @Test(arguments: [("list/3/title", "list/*/title"), ("title#12", "title"), ("a#b", "a#b")])
  func `the rows of a table have a finding in common`(view: ViewID, common: ViewID) {
    let finding = TextFinding.overlap(view, "b")
    #expect(finding.inRows == .overlap(common, "b"))
  }
}
