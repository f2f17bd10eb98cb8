import EmakiDrawing
import EmakiDiagnostics
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import Testing

/// The built-in styles of cells, in a table of 320 points, whose rows have margins of 16.
@Suite struct `Cells with two texts` {
  private func screen(_ cell: String) throws -> LaidOutScreen {
    try screen(ofTable: "rows: [A], cell: {text: Title, \(cell)}")
  }

  private func screen(ofTable keys: String) throws -> LaidOutScreen {
    let scene = try Reading.scene("children: [{id: list, kind: table, pin: edges, \(keys)}]")
    return try Timeline(
      of: scene, motion: nil, engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(size: Size(width: 320, height: 480))
    ).snapshot(at: 0).screen
  }

  private func rect(_ id: ViewID, _ screen: LaidOutScreen) throws -> Rect {
    try Snapshot(screen).screenRects()[#require(screen.index(of: id))]
  }

  /// A switch is 51 points wide, two of them outside of its alignment rectangle.
  @Test func `end before an accessory view, which keeps its size`() throws {
    let text = "a text that is longer than any row is wide, and longer still"
    let screen = try screen(
      ofTable: "rows: [\(text), A], cell: {text: '{item}', accessoryView: {kind: switch}}")
    let (long, short) = try (
      rect("list/1/accessoryView", screen), rect("list/2/accessoryView", screen)
    )
    #expect(long.width == 51 && long.minX == short.minX)
    #expect(try rect("list/1/textLabel", screen).maxX <= long.minX)
  }

  @Test func `have the second text below the first`() throws {
    let screen = try screen("detailText: More")
    let (title, detail) = try (
      rect("list/1/textLabel", screen), rect("list/1/detailTextLabel", screen)
    )
    #expect(title.minX == 16 && detail.minX == 16)
    #expect(detail.minY == title.maxY + 2)
    // Margins of 9 points at both ends.
    #expect(try rect("list/1", screen).maxY == detail.maxY + 9)
  }

  @Test(arguments: ["value1", "rightDetail"])
  func `have it at the end of the row`(style: String) throws {
    let screen = try screen("detailText: More, cellStyle: \(style)")
    #expect(try rect("list/1/textLabel", screen).minX == 16)
    #expect(try rect("list/1/detailTextLabel", screen).maxX == 304)
  }

  @Test func `have it behind a narrow text in the tint`() throws {
    let screen = try screen("detailText: More, cellStyle: value2")
    let title = try rect("list/1/textLabel", screen)
    #expect(title.width == 91)
    #expect(try rect("list/1/detailTextLabel", screen).minX == title.maxX + 8)
    let text = screen.nodes.first { $0.view.id == "list/1/textLabel" }?.view.text
    #expect(text?.alignment == .trailing && text?.color?.hex == "#007AFF")
  }

  @Test func `are as high as a row with one text, 44 points`() throws {
    #expect(try rect("list/1", screen("detailText: More, cellStyle: value1")).height == 44)
    #expect(try rect("list/1", screen("icon: heart")).height == 44)
  }

  /// From the accessibility sizes on UIKit lays the detail of `value1` below the title, and lets both go
  /// on in other lines.
  @Test(arguments: [(TextSize.xxxLarge, false), (.accessibility1, true), (.accessibility5, true)])
  func `lie below one another where letters are largest`(size: TextSize, isLarge: Bool) throws {
    var options = SceneFileOptions()
    options.traits = SceneTraits(textSize: size)
    let text =
      "children: [{id: list, kind: table, pin: edges, rows: [A], "
      + "cell: {text: T, detailText: D, cellStyle: value1}}]"
    let scene = try #require(
      SceneFileReader.read(text, file: "f", options: options).value.scenes.first)
    let screen = try Timeline(
      of: scene, motion: nil, engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(size: Size(width: 320, height: 480))
    ).snapshot(at: 0).screen
    let (title, detail) = try (
      rect("list/1/textLabel", screen), rect("list/1/detailTextLabel", screen)
    )
    #expect((detail.minY >= title.maxY) == isLarge && (detail.minX == title.minX) == isLarge)
    let label = screen.nodes.first { $0.view.id == "list/1/detailTextLabel" }?.view.text
    #expect(label?.numberOfLines == (isLarge ? 0 : 1))
  }

  @Test(arguments: [
    ("detailText: More, cellStyle: value1", "list/1/detailTextLabel", "#EBEBF599", 28.0),
    ("detailText: More, cellStyle: value2", "list/1/textLabel", "#0A84FF", 25),
    ("detailText: More", "list/1/textLabel", nil, 28),
  ])
  func `follow the appearance and the text size`(
    cell: String, id: ViewID, color: String?, size: Double
  ) throws {
    var options = SceneFileOptions()
    options.traits = SceneTraits(appearance: .dark, textSize: .accessibility1)
    let text =
      "children: [{id: list, kind: table, pin: edges, rows: [A], cell: {text: T, \(cell)}}]"
    let read = SceneFileReader.read(text, file: "f", options: options)
    let scene = try #require(read.value.scenes.first)
    let screen = try Timeline(
      of: scene, motion: nil, engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(size: Size(width: 320, height: 480))
    ).snapshot(at: 0).screen
    let label = try #require(screen.nodes.first { $0.view.id == id }?.view.text)
    #expect(label.color?.hex == color)
    #expect(label.font.size == size)
  }

  @Test func `have their picture before both, and make room for the mark`() throws {
    let screen = try screen(
      "detailText: More, icon: heart, style: disclosureIndicator, cellStyle: value1")
    #expect(try rect("list/1/imageView", screen).size == Size(width: 28, height: 28))
    #expect(try rect("list/1/textLabel", screen).minX == 16 + 28 + 12)
    #expect(try rect("list/1/detailTextLabel", screen).maxX < 304 - 10)
  }

  @Test func `stand together in the middle of a higher row`() throws {
    let screen = try screen(
      ofTable: """
        rowHeight: 90, \
        rows: [{text: Title, detailText: More}, {text: Title, detailText: More, cellStyle: value1}]
        """)
    let (title, detail) = try (
      rect("list/1/textLabel", screen), rect("list/1/detailTextLabel", screen)
    )
    #expect(abs((title.minY + detail.maxY) / 2 - 45) < 0.5)
    #expect(detail.minY == title.maxY + 2)
    #expect(try rect("list/2/textLabel", screen).midY == 135)
  }

  /// The room between the margins is 288 points wide.
  @Test(arguments: [
    ("text: Title, detailText: \(String(repeating: "long ", count: 20))", 0.0, 0.4),
    ("text: \(String(repeating: "long ", count: 20)), detailText: Off", 0.6, 1),
    (
      """
      text: \(String(repeating: "long ", count: 20)), \
      detailText: \(String(repeating: "long ", count: 20))
      """, 0.399, 0.401
    ),
  ])
  func `leave the first text room beside a long second one`(
    texts: String, least: Double, most: Double
  ) throws {
    let screen = try screen(ofTable: "rows: [{\(texts), cellStyle: value1}]")
    let (title, detail) = try (
      rect("list/1/textLabel", screen), rect("list/1/detailTextLabel", screen)
    )
    #expect(title.width >= 30 && detail.width >= 20)
    #expect((least...most).contains(title.width / 288), "\(title.width)")
    #expect(detail.minX >= title.maxX + 8)
  }

  @Test func `end before an accessory view, which is centred at the margin`() throws {
    let screen = try screen(
      "detailText: More, icon: heart, accessoryView: {id: on, kind: switch}")
    let (row, view) = try (rect("list/1", screen), rect("list/1/on", screen))
    #expect(view.midY == row.midY)
    // The alignment rectangle of a switch ends 2 points before its frame.
    #expect(view.maxX == 304 + 2)
    #expect(try rect("list/1/detailTextLabel", screen).maxX <= view.minX)
    #expect(try rect("list/1/imageView", screen).minX == 16)
  }

  @Test func `lie under the children of their row`() throws {
    let screen = try screen(
      "icon: heart, children: [{id: badge, text: 3, pin: {trailing: 16, centerY: 0}}]")
    #expect(try rect("list/1/imageView", screen).minX == 16)
    #expect(try rect("list/1/textLabel", screen).minX == 16 + 28 + 12)
    #expect(try rect("list/1/badge", screen).maxX == 304)
    let order = try [
      #require(screen.index(of: "list/1/textLabel")),
      #require(screen.index(of: "list/1/badge")),
    ]
    #expect(order[0] < order[1])
  }

  @Test func `keep no mark beside an accessory view`() {
    let text = """
      children:
        - {kind: table, pin: edges, rows: [{text: A, style: checkmark, accessoryView: {kind: switch}}]}
      """
    let read = SceneFileReader.read(text, file: "f")
    #expect(
      read.diagnostics.map(\.message) == ["\"style\" does nothing beside \"accessoryView\""])
  }

  @Test func `have no second text in the default style`() throws {
    let screen = try screen("detailText: More, cellStyle: default")
    #expect(screen.index(of: "list/1/detailTextLabel") == nil)
    #expect(screen.nodes.contains { $0.view.text?.string == "Title" })
  }
}
