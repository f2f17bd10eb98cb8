import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct `Rows of tables` {
  @Test func `groups of rows lie on UIKit's grey, or on the fill of a sketch`() {
    var screen = ScreenBuilder(100, 100)
    screen.add(.tableView, "table", Rect(0, 0, 100, 100)) { $0.control.style = "grouped" }
    #expect(screen.body(.color) == "fill rect [0 0 100 100] #F2F2F7")
    #expect(screen.body().hasPrefix("fill rect [0 0 100 100] #ECEEF1"))
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
      $0.control.separatorInsets = Insets(top: 0, left: 46, bottom: 0, right: 10)
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
      $0.control.style = "grouped"
    }
    screen.add(.tableCell, "row", in: table, Rect(0, 20, 100, 44)) {
      $0.control.group = RowGroup(isFirst: true, isLast: true, isInset: false)
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
