import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct `Rows of tables` {
  @Test func `groups of rows lie on UIKit's grey, or on the fill of a sketch`() {
    var screen = ScreenBuilder(100, 100)
    screen.add(.tableView, "table", Rect(0, 0, 100, 100)) { $0.control.tableStyle = .grouped }
    #expect(screen.body(.color) == "fill rect [0 0 100 100] #F2F2F7")
    #expect(screen.body().hasPrefix("fill rect [0 0 100 100] #ECEEF1"))
  }

  @Test func `a table without rows shows where rows will be, in the scene's colours lines alone`() {
    var screen = ScreenBuilder(100, 150)
    screen.add(.tableView, "table", Rect(0, 0, 100, 150)) {
      $0.scroll = ScrollState()
      $0.scroll?.contentInset.top = 20
    }
    // The first row of 44 begins below what covers the top 20.
    #expect(
      screen.body(.color) == """
        fill rect [0 0 100 150] #FFFFFF
        fill rect [16 63 84 1] #C6C6C8
        fill rect [16 107 84 1] #C6C6C8
        """)
    #expect(screen.body().contains("fill round"), "a sketch has bars for the texts")
  }

  /// 8 points from the sides, with the corners of a card; what the row always has fills it.
  @Test(arguments: [Theme.wireframe, .color])
  func `a row of a sidebar that is pressed is as round as one that is selected`(theme: Theme) {
    let grey = Color(rgb: 0x787880).multipliedAlpha(0.24)
    func body(own: Color? = nil) -> String {
      var screen = ScreenBuilder(100, 60)
      screen.add(.tableCell, "row", Rect(0, 0, 100, 44)) {
        ($0.control.row.isInSidebar, $0.control.row.hidesSeparator) = (true, true)
        $0.backgroundColor = own
      }
      var snapshot = screen.snapshot
      snapshot.presentations[1].backgroundColor = grey
      return Wireframe(theme: theme, measurer: HalfEmMeasurer())
        .displayList(of: snapshot, scale: 2).dump
    }
    #expect(body().contains("fill roundedRect [8 0 84 44]"), "\(body())")
    #expect(body(own: .white).contains("fill rect [0 0 100 44]"), "\(body(own: .white))")
  }

  /// UIKit's `tertiaryLabel` is #3C3C43 at 30 %: on #C8C8CE of a touched row about #A0A0A3.
  @Test func `the arrow of a pressed row is darker than the row`() {
    func colors(pressed: Bool) -> [Substring] {
      var screen = ScreenBuilder(100, 60)
      screen.add(.tableCell, "row", Rect(0, 0, 100, 44)) {
        $0.control.accessory = .disclosureIndicator
        if pressed { $0.backgroundColor = Color(rgb: 0xC8C8CE) }
      }
      return screen.body(.color).split(separator: "\n").filter { $0.hasPrefix("stroke") }
    }
    #expect(colors(pressed: false).contains { $0.contains("#C6C6C8") })
    #expect(colors(pressed: true).allSatisfy { !$0.contains("#C6C6C8") && $0.contains("#8C8C90") })
  }

  @Test(arguments: ["send", "Search", "go", "done"], [Theme.wireframe, .color])
  func `the return key that ends something is filled`(title: String, theme: Theme) {
    func dump(_ title: String) -> String {
      var screen = ScreenBuilder(393, 336)
      screen.add(.keyboard, "keyboard", Rect(0, 0, 393, 336)) { $0.text = TextContent(title) }
      return screen.body(theme)
    }
    let accent = theme == .color ? "#007AFF" : "#2E6AFF"
    #expect(dump(title).contains(accent) && !dump("next").contains(accent))
  }

  @Test(arguments: [Theme.wireframe, .color])
  func `a table whose rows are all gone shows nothing`(theme: Theme) {
    var screen = ScreenBuilder(100, 150)
    screen.add(.tableView, "table", Rect(0, 0, 100, 150)) {
      $0.scroll = ScrollState()
      $0.rows = RowContent([RowContent.Section(rows: .listed([]))])
    }
    #expect(!screen.body(theme).contains("rect [16"))
    #expect(!screen.body(theme).contains("fill round"))
  }

  @Test(arguments: [Theme.wireframe, .color])
  func `a collection without tiles shows where tiles will be`(theme: Theme) {
    var screen = ScreenBuilder(100, 80)
    screen.add(.collectionView, "collection", Rect(0, 0, 100, 80))
    // Two columns with 10 points around each: (100 − 3 · 10) / 2 = 35.
    let tiles = screen.body(theme).split(separator: "\n")
    #expect(tiles.count == 2 && tiles[0].contains("[10 10 35 35]"), "\(tiles)")
    #expect(tiles.count == 2 && tiles[1].contains("[55 10 35 35]"), "\(tiles)")
  }

  @Test(arguments: [(Color.white, 0.12), (.black, 0.24)])
  func `in the scene's colours tiles to come are a veil, stronger on the dark`(
    ground: Color, share: Double
  ) {
    var screen = ScreenBuilder(100, 80) { $0.backgroundColor = ground }
    screen.add(.collectionView, "collection", Rect(0, 0, 100, 80))
    let veil = Color(rgb: 0x767680).multipliedAlpha(share)
    let tiles = screen.body(.color).split(separator: "\n")
    #expect(tiles.count == 2 && tiles.allSatisfy { $0.hasSuffix(veil.hex) }, "\(tiles)")
  }

  @Test func `a cell that code fills shows where its content will be`() {
    func content(_ kind: View.Kind, _ theme: Theme, text: TextContent? = nil) -> [Substring] {
      var screen = ScreenBuilder(100, 60)
      let cell = screen.add(kind, "cell", Rect(0, 0, 100, 44)) { $0.text = text }
      screen.add(.contentView, "content", in: cell, Rect(0, 0, 100, 44))
      return screen.body(theme).split(separator: "\n").filter { $0.hasPrefix("fill round") }
    }
    // Half of the row in its middle, from the margin on.
    #expect(content(.tableCell, .wireframe).map { $0.contains("[16 18 50 8]") } == [true])
    #expect(content(.tableCell, .color) == [], "UIKit shows an empty row")
    #expect(content(.tableCell, .wireframe, text: TextContent("Title")) == [])
    for theme in [Theme.wireframe, .color] {
      #expect(content(.collectionCell, theme).map { $0.contains("[0 0 100 44]") } == [true])
    }
  }

  @Test func `a row's picture stands before its text, a tile's fills it`() {
    var screen = ScreenBuilder(300, 100)
    screen.add(.tableCell, "row", Rect(0, 0, 300, 52)) {
      $0.text = TextContent("Title", numberOfLines: 1)
      $0.image = ImageContent(name: "photo")
    }
    screen.add(.collectionCell, "tile", Rect(0, 60, 40, 40)) {
      $0.image = ImageContent(name: "photo")
    }
    let list = screen.picture()
    // 16 points, a square of 52 − 12, 12 points.
    #expect(list.texts.map(\.origin.x) == [68])
    let dump = list.dump
    #expect(dump.contains("fill rect [16 6 40 40] #ECEEF1"), "\(dump)")
    #expect(dump.contains("fill rect [0 60 40 40] #ECEEF1"), "\(dump)")
  }

  @Test func `a separator starts at the text and runs to the edge`() {
    var screen = ScreenBuilder(100, 44)
    screen.add(.tableCell, "cell", Rect(0, 0, 100, 44))
    #expect(
      screen.body() == "fill rect [0 0 100 44] #FFFFFF\nfill rect [16 43 84 1] #C8CCD3")
    var mirrored = ScreenBuilder(100, 44)
    mirrored.add(.tableCell, "cell", Rect(0, 0, 100, 44)) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.body().hasSuffix("fill rect [0 43 84 1] #C8CCD3"))
  }

  @Test func `a separator keeps the insets of its row`() {
    var screen = ScreenBuilder(100, 44)
    screen.add(.tableCell, "cell", Rect(0, 0, 100, 44)) {
      $0.control.row.separatorInsets = Insets(top: 0, left: 46, bottom: 0, right: 10)
    }
    #expect(screen.body().hasSuffix("fill rect [46 43 44 1] #C8CCD3"))
  }

  @Test func `the row above a selected one leaves the line to its outline`() {
    var screen = ScreenBuilder(100, 132)
    for index in 0..<3 {
      screen.add(.tableCell, ViewID("row\(index)"), Rect(0, Double(44 * index), 100, 44)) {
        $0.control.isOn = index == 1
      }
    }
    let lines = screen.body().split(separator: "\n").filter { $0.hasSuffix("1] #C8CCD3") }
    #expect(lines == ["fill rect [16 131 84 1] #C8CCD3"])
  }

  @Test(arguments: [(false, "#000000", "#1C1C1E"), (true, "#1C1C1E", "#2C2C2E")])
  func `lie in the dark a step lighter than what is around their groups, as UIKit's`(
    isElevated: Bool, ground: String, row: String
  ) {
    var screen = ScreenBuilder(100, 100) { $0.isElevated = isElevated }
    let table = screen.add(.tableView, "table", Rect(0, 0, 100, 100)) {
      $0.control.tableStyle = .grouped
    }
    screen.add(.tableCell, "row", in: table, Rect(0, 20, 100, 44)) {
      $0.control.row.group = RowGroup(isFirst: true, isLast: true, isInset: false)
    }
    let lines = screen.body(.color.dark).split(separator: "\n")
    #expect(lines.contains("fill rect [0 0 100 100] \(ground)"), "\(lines)")
    #expect(lines.contains("fill rect [0 20 100 44] \(row)"), "\(lines)")
  }

  @Test func `what a text view asks for is quiet`() {
    var screen = ScreenBuilder(200, 100)
    for (id, isPlaceholder) in [("typed", false), ("asked", true)] as [(ViewID, Bool)] {
      screen.add(.textView, id, Rect(0, isPlaceholder ? 50 : 0, 200, 50)) {
        $0.text = TextContent("Text")
        $0.text?.isPlaceholder = isPlaceholder
      }
    }
    for theme in [Theme.color, .wireframe] {
      let palette = theme.palette
      #expect(screen.picture(theme).texts.map(\.color) == [palette.ink, palette.quiet])
    }
  }
}

/// A view that is itself a row of a group has the ground and line of a cell, and its place in it.
@Suite struct `Controls as rows of groups` {
  private func row(
    _ kind: View.Kind, group: RowGroup = RowGroup(isFirst: false, isLast: false, isInset: true),
    _ change: (inout View) -> Void = { _ in }
  ) -> ScreenBuilder {
    var screen = ScreenBuilder(200, 44)
    screen.add(kind, "row", Rect(0, 0, 200, 44)) {
      $0.control.row.group = group
      change(&$0)
    }
    return screen
  }

  @Test func `a field begins where the texts of cells do, without a box`() {
    let screen = row(.textField) { $0.text = TextContent("Hana") }
    #expect(screen.picture().texts.map(\.origin.x) == [16])
    let lines = screen.body().split(separator: "\n")
    #expect(
      lines.prefix(2) == ["fill rect [0 0 200 44] #FFFFFF", "fill rect [16 43 184 1] #C8CCD3"])
    #expect(lines.count == 3 && lines[2].hasPrefix("text"), "\(lines)")
  }

  @Test func `a slider and a bar of progress keep 16 points free, and a switch lies at the end`() {
    // A track of 4 points from 16 + 2 to 184 − 2; the bar from 16 to 184.
    #expect(row(.slider).body().contains("[18 20 164 4]"))
    #expect(row(.progressView).body().contains("[16 20 168 4]"))
    #expect(row(.stepper).body().contains("[90 6 94 32]"))
    #expect(row(.stepper) { $0.layoutDirection = .rightToLeft }.body().contains("[16 6 94 32]"))
    #expect(row(.colorWell).body().contains("stroke ellipse [157.5 9.5 25 25]"))
    #expect(row(.switch).body().contains("[121 6.5 63 31]"))
  }

  @Test func `a control outside of groups fills its frame`() {
    var screen = ScreenBuilder(200, 44)
    screen.add(.stepper, "row", Rect(0, 0, 200, 44))
    #expect(screen.body().contains("[0 0 200 44]"))
  }

  @Test func `what a row reveals at its end has the corners of the section there only`() throws {
    var group = RowGroup(isFirst: true, isLast: true, isInset: true)
    group.beginsAtLeft = false
    var screen = ScreenBuilder(200, 44)
    let place = screen.add(.view, "row", Rect(0, 0, 200, 44)) {
      $0.control.row.group = group
      $0.role = .transparent
    }
    screen.add(.view, "button", in: place, Rect(0, 0, 200, 44)) { $0.role = .fill }
    // Twice the radius of 10 beyond the side that lies inside the section.
    let dump = screen.picture().dump
    #expect(dump.contains("clip roundedRect [-20 0 220 44] r10"), "\(dump)")
  }
}
