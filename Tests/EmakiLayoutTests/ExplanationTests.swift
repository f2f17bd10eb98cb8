import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `An explanation of a frame` {
  private func explanation(_ screen: Screen, of view: ViewID) throws -> FrameExplanation {
    try #require(
      LayoutEngine(measurer: FixedMeasurer()).explanation(
        of: view, in: screen.root, environment: screen.environment, calling: LayoutNames()))
  }

  private func texts(_ part: FrameExplanation.Part) -> [String] { part.reasons.map(\.text) }

  private func label(_ id: ViewID, _ text: String) -> View {
    var view = View(.label, id: id)
    view.text = TextContent(text)
    return view
  }

  @Test func `names what decides each number, and what that rests on`() throws {
    let screen = Screen(
      View(id: "header"), label("title", "Hello"),
      constraints: [
        Constraint(Anchor("header", .top), .equal, Anchor("root", .top), constant: 30),
        Constraint(Anchor("header", .height), .equal, constant: 50),
        Constraint(
          Anchor("header", .leading), .equal, Anchor(.margins(of: "root"), .leading)),
        Constraint(Anchor("header", .width), .equal, Anchor("root", .width), multiplier: 0.5),
        Constraint(Anchor("title", .top), .equal, Anchor("header", .bottom), constant: 8),
        Constraint(Anchor("title", .leading), .equal, Anchor("header", .leading)),
      ])
    let own = try explanation(screen, of: "title")
    #expect(own.parts.map(\.value) == [16, 88, 50, 20.5])
    let x = own.parts[0].reasons
    #expect(
      x.map(\.text) == [
        "title.leading == header.leading", "header.leading == root.margins.leading",
      ])
    #expect(x.map(\.depth) == [0, 1])
    #expect(x[1].notes.contains("margins of root: left 16, right 16, the system's for this width"))
    #expect(
      texts(own.parts[1]) == [
        "title.top == header.bottom + 8", "header.top == root.top + 30", "header.height == 50",
      ])
    #expect(own.parts[1].reasons[0].notes == ["88 == 80 + 8"])
    #expect(texts(own.parts[2]).first?.contains("its text “Hello” in system 17") == true)
    #expect(own.losses.isEmpty)
  }

  @Test func `tells what gave way, and what holds instead`() throws {
    let screen = Screen(
      label("title", "Hello"),
      constraints: [
        Constraint(Anchor("title", .width), .equal, constant: 30, priority: 900),
        Constraint(Anchor("title", .leading), .equal, Anchor("root", .leading)),
        Constraint(Anchor("title", .top), .equal, Anchor("root", .top)),
      ])
    let own = try explanation(screen, of: "title")
    #expect(texts(own.parts[2]) == ["title.width == 30 @900"])
    let loss = try #require(own.losses.first)
    #expect(own.losses.count == 1)
    #expect(loss.reason.text.hasPrefix("gave way by 20: natural width of title: 50"))
    #expect(loss.winners.map(\.text) == ["title.width == 30 @900"])
  }

  @Test func `tells of a required constraint that was broken`() throws {
    let screen = Screen(
      View(id: "box"),
      constraints: [
        Constraint(Anchor("box", .width), .equal, constant: 30),
        Constraint(Anchor("box", .width), .equal, constant: 40),
      ])
    let loss = try #require(try explanation(screen, of: "box").losses.first)
    #expect(loss.reason.text == "broken, for it contradicts others: box.width == 40")
    #expect(loss.winners.map(\.text) == ["box.width == 30"])
  }

  @Test func `says where nothing decides, and where a mask or frame does`() throws {
    var fixed = View(id: "fixed")
    fixed.placement = .autoresizing
    fixed.frame = Rect(x: 10, y: 20, width: 100, height: 40)
    fixed.superviewSize = Size(width: 320, height: 300)
    fixed.autoresizing = [.widthSizable, .flexibleMaxY]
    let screen = Screen(fixed, View(id: "free"))
    let masked = try explanation(screen, of: "fixed")
    #expect(masked.parts.map(\.value) == [10, 20, 180, 40])
    #expect(
      texts(masked.parts[2]) == [
        "its frame in the file has the width 100 where root is 320 wide; its autoresizing mask "
          + "stretches width"
      ])
    let free = try explanation(screen, of: "free")
    #expect(free.parts.allSatisfy { texts($0)[0].hasPrefix("no constraint decides it") })
  }

  @Test func `tells what a stack view asks for, and rounding to pixels`() throws {
    var stack = View(
      .stackView, id: "row", subviews: [View(id: "a"), View(id: "b"), View(id: "c")])
    stack.stack = StackLayout()
    stack.stack?.distribution = .fillEqually
    let edges: [LayoutAttribute] = [.left, .top, .right, .bottom]
    let screen = Screen(
      stack,
      constraints: edges.map { Constraint(Anchor("row", $0), .equal, Anchor("root", $0)) })
    // 400 / 3 is 133⅓; at two pixels a point b reaches from 133.5 to 266.5.
    let own = try explanation(screen, of: "b")
    #expect(own.parts[0].value == 133.5 && own.parts[2].value == 133)
    #expect(
      texts(own.parts[2]).contains("the stack view row asks for b.width == a.width"))
    #expect(texts(own.parts[0]).contains { $0.hasPrefix("its edges lie on pixels of 0.5 points") })
  }

  @Test func `says that a label of many lines beside a switch is no equal share of its row`() throws
  {
    var text = label("text", String(repeating: "word ", count: 20))
    text.text?.numberOfLines = 0
    text.hugging.horizontal = 251
    text.compressionResistance.horizontal = 749
    var row = View(.stackView, id: "row", subviews: [text, View(.switch, id: "switch")])
    row.stack?.spacing = 8
    let screen = Screen(
      row,
      constraints: [
        Constraint(Anchor("row", .left), .equal, Anchor("root", .left)),
        Constraint(Anchor("row", .top), .equal, Anchor("root", .top)),
        Constraint(Anchor("row", .width), .equal, constant: 343),
      ])
    #expect(screen.frame("text")[2] > 270 && screen.frame("switch")[2] < 64)
    let own = try explanation(screen, of: "text")
    let notes = own.losses.flatMap(\.reason.notes)
    #expect(notes.contains { $0.contains("an equal share wide, 167.5") })
  }

  @Test func `is nil for a view that is not there`() {
    let screen = Screen(View(id: "box"))
    let found = LayoutEngine(measurer: FixedMeasurer()).explanation(
      of: "other", in: screen.root, environment: screen.environment, calling: LayoutNames())
    #expect(found == nil)
  }
}
