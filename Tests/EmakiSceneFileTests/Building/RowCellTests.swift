import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct RowCellTests {
  private func timeline(_ text: String, in width: Double = 320) throws -> Timeline {
    let scene = try Reading.scene(text)
    return try Timeline(
      of: scene, motion: scene.motions.first,
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(size: Size(width: width, height: 480)))
  }

  private static func table(_ cell: String) -> String {
    "children: [{id: list, kind: table, style: grouped, pin: edges, rows: 3, cell: \(cell)}]\n"
  }

  @Test func `a row that is a stack view fills a cell, which has its look`() throws {
    let cell = """
      {kind: column, background: red, cornerRadius: 4, clips: true, insideMargins: true, margins: 10, \
      children: [{id: box, pin: {height: 30}}]}
      """
    let screen = try timeline(Self.table(cell)).snapshot(at: 0).screen
    let row = try #require(screen.index(of: "list/2").map { screen.nodes[$0] })
    let stack = try #require(
      screen.index(of: ViewID("list/2").part(.contentView)).map { screen.nodes[$0] })
    let box = try #require(screen.index(of: "list/2/box").map { screen.nodes[$0] })
    #expect(row.view.kind == .tableCell)
    #expect(row.view.control.row.group != nil)
    #expect(row.view.backgroundColor == Color(rgb: 0xFF0000))
    #expect(row.view.cornerRadius == 4)
    #expect(row.view.clipsToBounds)
    #expect(row.frame.size == Size(width: 320, height: 50))
    #expect(stack.view.kind == .stackView)
    #expect(stack.view.backgroundColor == nil)
    #expect(stack.frame == Rect(x: 0, y: 0, width: 320, height: 50))
    #expect(box.frame == Rect(x: 10, y: 10, width: 300, height: 30))
  }

  /// 11 points above and below, and 16 at the sides; a mark takes 26.5 points of the width.
  @Test(arguments: [("", 0.0), (", style: disclosureIndicator", 26.5)])
  func `a stack view inside margins that fills a row keeps to those of a cell`(
    style: String, mark: Double
  ) throws {
    let cell = "{kind: row, insideMargins: true\(style), children: [{id: box, pin: {height: 30}}]}"
    #expect(Reading.notices(Self.table(cell)) == [])
    for direction in ["leftToRight", "rightToLeft"] {
      let text = "direction: \(direction)\n" + Self.table(cell)
      let screen = try timeline(text).snapshot(at: 0).screen
      let row = try #require(screen.index(of: "list/2").map { screen.nodes[$0] })
      let left = direction == "leftToRight" ? 16 : 16 + mark
      #expect(row.frame.height == 52)
      #expect(row.view.control.accessory == (mark > 0 ? .disclosureIndicator : nil))
      #expect(screen.frame(of: ViewID("list/2").part(.contentView))?.width == 320 - mark)
      let box = try #require(screen.frame(of: "list/2/box"))
      #expect(box.minY == 11 && box.width == 320 - 32 - mark)
      let content = try #require(screen.frame(of: ViewID("list/2").part(.contentView)))
      #expect(content.minX + box.minX == left)
    }
  }

  /// As a plain view, which is the cell itself.
  @Test(arguments: ["view", "row"])
  func `a row has its whole appearance, whatever it is`(_ kind: String) throws {
    let look =
      "alpha: 0.5, enabled: false, zPosition: 3, transform: {rotate: 10}, background: red, tint: green, "
      + "skeleton: true, shimmer: 0.5, cornerRadius: 4, border: 2, shadow: {radius: 2}, "
      + "gradient: [red, blue]"
    let screen = try timeline(
      Self.table("{kind: \(kind), \(look), children: [{id: box, pin: {height: 30}}]}")
    ).snapshot(at: 0).screen
    let row = try #require(screen.index(of: "list/2").map { screen.nodes[$0].view })
    #expect(row.appearance == (try Reading.view(with: look)).appearance)
    let content = screen.index(of: ViewID("list/2").part(.contentView)).map {
      screen.nodes[$0].view.appearance
    }
    #expect(content == (kind == "row" ? ViewAppearance() : nil))
  }

  @Test func `an icon leaves the room in a row to the text beside it`() throws {
    let cell = "{kind: row, spacing: 8, children: [{id: mark, icon: user}, {id: word, text: A}]}"
    let screen = try timeline(Self.table(cell)).snapshot(at: 0).screen
    #expect(screen.frame(of: "list/1/mark")?.width == 24)
    #expect(screen.frame(of: "list/1/word").map { [$0.minX, $0.width] } == [32, 288])
  }

  @Test func `a row that is a plain view is a cell`() throws {
    let cell = "{kind: view, children: [{id: box, pin: {edges: 5, height: 30}}]}"
    let screen = try timeline(Self.table(cell)).snapshot(at: 0).screen
    let row = try #require(screen.index(of: "list/1").map { screen.nodes[$0] })
    #expect(row.view.kind == .tableCell)
    #expect(row.frame.height == 40)
  }

  /// 11 points above and below, and 16 at the sides, 20 from 414 points on.
  @Test(arguments: [(320.0, 16.0), (413, 16), (414, 20), (430, 20)])
  func `a row is as high as what keeps to its margins asks for`(
    width: Double, side: Double
  ) throws {
    let cell =
      "{children: [{id: box, pin: {edges: margins}, children: "
      + "[{id: inner, pin: {edges: 0, aspect: 4}}]}]}"
    for style in ["plain", "grouped"] {
      let list = "id: list, kind: table, style: \(style), pin: edges, rows: 3, cell: \(cell)"
      let screen = try timeline(
        "children: [{\(list), header: Head}]", in: width
      ).snapshot(at: 0).screen
      let row = try #require(screen.frame(of: "list/2"))
      let box = try #require(screen.frame(of: "list/2/box"))
      let word = try #require(screen.frame(of: "list/header/text"))
      let inside = width - 2 * side
      #expect(abs(row.height - (inside / 4 + 22)) <= 0.5)
      #expect(box.minX == side && box.minY == 11 && box.width == inside)
      #expect(word.minX == side)
    }
  }

  @Test func `a card's margins are those of its table`() throws {
    let list = "id: list, kind: table, style: insetGrouped, pin: edges, header: Head"
    let cell = "{children: [{id: box, pin: {edges: margins, height: 30}}]}"
    let screen = try timeline("children: [{\(list), rows: 3, cell: \(cell)}]", in: 420)
      .snapshot(at: 0).screen
    #expect(screen.frame(of: "list/2").map { [$0.minX, $0.width] } == [16, 388])
    #expect(screen.frame(of: "list/2/box")?.minX == 20)
    #expect(screen.frame(of: "list/header/text")?.minX == 36)
  }

  @Test func `cells of collections stay what they are`() throws {
    let screen = try timeline(
      "children: [{id: list, kind: collection, layout: {}, pin: edges, rows: 3, cell: {kind: row}}]"
    ).snapshot(at: 0).screen
    let cell = try #require(screen.index(of: "list/1").map { screen.nodes[$0] })
    #expect(cell.view.kind == .stackView)
  }

  /// Half of the way from black, UIKit's colour of labels, to white.
  @Test(arguments: ["list/2", "list/*"])
  func `the colour of a text in rows is on its way from UIKit's own`(row: String) throws {
    let motion = """
      motions:
        m: [animate: {duration: 1, curve: linear, changes: {\(row)/word: {textColor: white}}}]
      """
    let table = Self.table("{children: [{id: word, text: A, pin: edges}]}")
    let snapshot = try timeline(table + motion).snapshot(at: 0.5)
    let index = try #require(snapshot.screen.index(of: "list/2/word"))
    let color = try #require(snapshot.presentations[index].textColor)
    #expect([color.red, color.green, color.blue, color.alpha] == [128, 128, 128, 255])
  }

  @Test func `top and bottom are the edges of a row`() throws {
    for (word, edge) in [("top", StackLayout.Alignment.leading), ("bottom", .trailing)] {
      #expect(try Reading.view(with: "kind: row, alignment: \(word)").stack?.alignment == edge)
    }
  }
}
