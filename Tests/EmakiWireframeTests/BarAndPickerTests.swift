import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct `Bars and wheels` {
  @Test func `bar buttons with a colour of their own show it, the others the tint`() {
    for kind in [View.Kind.navigationBar, .toolbar] {
      var screen = ScreenBuilder(300, 44)
      screen.add(kind, "bar", Rect(0, 0, 300, 44)) {
        $0.tintColor = Color(rgb: 0x007AFF)
        $0.control.items = ["Ab", "Cd", "Ef"]
        $0.control.items[1].color = Color(rgb: 0xD00000)
      }
      let colors = Dictionary(
        screen.picture(.color).texts.map { ($0.text, $0.color) }, uniquingKeysWith: { a, _ in a })
      #expect(colors["Ab"] == Color(rgb: 0x007AFF))
      #expect(colors["Cd"] == Color(rgb: 0xD00000))
      #expect(colors["Ef"] == Color(rgb: 0x007AFF))
    }
  }

  @Test(arguments: [
    (["1 Jan 2024"], ["1", "Jan", "2025"]), (["9:41"], ["9", "41", "PM"]),
    (["1 Jan 2024", "9:41"], ["1 Jan", "9", "41", "PM"]),
  ])
  func `wheels of a date picker hold the parts of a date, a time, or both`(
    items: [String], chosen: [String]
  ) {
    var screen = ScreenBuilder(320, 216)
    screen.add(.datePicker, "picker", Rect(0, 0, 320, 216)) {
      $0.control.items = items.map { ControlItem($0) }
    }
    // The chosen row is larger than the others.
    let largest = screen.picture(.color).texts.filter { $0.font.size == 20 }
    #expect(largest.map(\.text) == chosen)
  }

  /// Two letters of 13 points are 13 wide and have 12 beside them: two segments of 37 in the middle.
  @Test(arguments: [View.Kind.navigationBar, .toolbar], [(nil, 18.5), (100.0, 25)])
  func `segments stand in the middle of a bar, with all their titles`(
    kind: View.Kind, width: (given: Double?, half: Double)
  ) {
    var screen = ScreenBuilder(300, 44)
    screen.add(kind, "bar", Rect(0, 0, 300, 44)) {
      $0.text = TextContent("Not seen")
      $0.control.bar.title = .segments(["Ab", "Cd"], selected: 0, width: width.given)
    }
    let texts = screen.picture(.color).texts
    #expect(texts.map(\.text) == ["Ab", "Cd"])
    for (run, middle) in zip(texts, [150 - width.half, 150 + width.half]) {
      #expect(abs(run.origin.x + run.width / 2 - middle) <= 0.5)
    }
  }

  /// Of each item "Ab", "Cd" … of a toolbar of 300 points where it begins; each is 17.5 wide.
  private func lefts(_ spaces: [Int: BarSpace], count: Int) -> [Double] {
    var screen = ScreenBuilder(300, 44)
    screen.add(.toolbar, "bar", Rect(0, 0, 300, 44)) {
      $0.control.items = (0..<count).map { place in
        var item = ControlItem(spaces[place] == nil ? "Ab" : "")
        item.space = spaces[place]
        return item
      }
      $0.control.bar.hasSpaces = true
    }
    return screen.picture(.color).texts.map { $0.origin.x.rounded() }
  }

  @Test func `items of a toolbar lie where the spaces between them put them`() {
    // Between 16 and 284, and 12 apart; on the grid 141.25 becomes 141.5, and a letter is half a
    // point from its edge.
    #expect(lefts([:], count: 2) == [16, 46])
    #expect(lefts([0: .flexible], count: 2) == [267])
    #expect(lefts([0: .flexible, 2: .flexible], count: 3) == [142])
    #expect(lefts([1: .flexible, 3: .flexible], count: 5) == [16, 142, 267])
    #expect(lefts([1: .fixed(100)], count: 3) == [16, 134])
  }

  @Test(arguments: [("Mail", ["Mail", "Title"]), ("", ["Title"])])
  func `a chevron back has its title behind it`(_ back: String, _ texts: [String]) {
    var screen = ScreenBuilder(300, 96)
    screen.add(.navigationBar, "bar", Rect(0, 0, 300, 96)) {
      $0.text = TextContent("Title")
      $0.control.bar.isLarge = true
      $0.control.bar.backTitle = back
    }
    #expect(screen.picture(.color).texts.map(\.text) == texts)
    #expect(screen.body(.color).contains("stroke"), "the chevron")
  }

  @Test func `bar buttons that do not react are grey`() {
    var screen = ScreenBuilder(300, 44)
    screen.add(.navigationBar, "bar", Rect(0, 0, 300, 44)) {
      $0.control.items = ["Ab", "Cd"]
      $0.control.items[1].isEnabled = false
    }
    let colors = screen.picture(.color).texts.map(\.color)
    #expect(colors == [Theme.color.palette.accent, Theme.color.palette.quiet])
  }

  @Test func `a view among the buttons is drawn in its pieces`() {
    var label = View(.label, id: "label")
    label.frame = Rect(x: 8, y: 4, width: 40, height: 20)
    label.text = TextContent("Now", font: .system(10))
    var ground = View(.view, id: "ground")
    ground.frame = Rect(x: 0, y: 0, width: 60, height: 32)
    ground.backgroundColor = Color(rgb: 0xFF0000)
    var screen = ScreenBuilder(300, 44)
    screen.add(.navigationBar, "bar", Rect(0, 0, 300, 44)) {
      $0.control.items = ["", "Now"]
      $0.control.items[1].view = BarView(
        size: Size(width: 60, height: 32), pieces: [ground, label])
    }
    // 16 from the edge, in the middle of 44 points.
    #expect(screen.body(.color).contains("[224 6 60 32] #FF0000"))
    #expect(screen.picture(.color).texts.map(\.origin.x) == [232])
  }

  @Test func `a search field takes the room between a bar's buttons`() {
    var screen = ScreenBuilder(300, 44)
    screen.add(.navigationBar, "bar", Rect(0, 0, 300, 44)) {
      $0.control.items = ["Ab", "Cd"]
      $0.control.bar.title = .search("Find")
    }
    // Buttons are 17 wide, 16 from the sides and 12 from the field: 300 − 2 · 45.
    #expect(screen.body(.color).contains("fill roundedRect [45.5 4 209 36]"))
    #expect(screen.picture(.color).texts.map(\.text) == ["Ab", "Cd", "Find"])
  }

  @Test(arguments: [(74, [15, 52]), (44, [22])] as [(Double, [Double])])
  func `a prompt stands over the title where the bar has room for it`(
    _ height: Double, _ middles: [Double]
  ) {
    var screen = ScreenBuilder(300, height)
    screen.add(.navigationBar, "bar", Rect(0, 0, 300, height)) {
      $0.text = TextContent("Title")
      $0.control.bar.prompt = "Prompt"
    }
    let texts = screen.picture(.color).texts
    #expect(texts.map(\.text) == (middles.count == 2 ? ["Prompt", "Title"] : ["Title"]))
    for (run, middle) in zip(texts, middles) {
      // The middle of a line is above its baseline, by less than its size.
      #expect(run.origin.y > middle && run.origin.y < middle + run.font.size / 2)
    }
  }

  @Test(arguments: [View.Kind.navigationBar, .toolbar])
  func `buttons that end what is being done are semibold`(_ kind: View.Kind) {
    var screen = ScreenBuilder(300, 44)
    screen.add(kind, "bar", Rect(0, 0, 300, 44)) {
      $0.control.items = ["Ab", "Cd"]
      $0.control.items[1].isEmphasized = true
    }
    let fonts = screen.picture(.color).texts.map(\.font)
    #expect(fonts == [.system(17), .system(17, .semibold)])
  }
}
