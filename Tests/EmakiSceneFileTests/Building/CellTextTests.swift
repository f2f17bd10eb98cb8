import EmakiDrawing
import EmakiDiagnostics
import EmakiLayout
import EmakiSceneFile
import EmakiScenes
import Testing

/// The built-in styles of cells, in a table of 320 points, whose rows have margins of 16.
@Suite struct `Cells with two texts` {
  private func screen(_ cell: String) throws -> LaidOutScreen {
    let scene = try Reading.scene(
      "children: [{id: list, kind: table, pin: edges, rows: [A], cell: {text: Title, \(cell)}}]")
    return try Timeline(
      of: scene, motion: nil, engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(size: Size(width: 320, height: 480))
    ).snapshot(at: 0).screen
  }

  private func rect(_ id: ViewID, _ screen: LaidOutScreen) throws -> Rect {
    try Snapshot(screen).screenRects()[#require(screen.index(of: id))]
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

  @Test func `have no second text in the default style`() throws {
    let screen = try screen("detailText: More, cellStyle: default")
    #expect(screen.index(of: "list/1/detailTextLabel") == nil)
    #expect(screen.nodes.contains { $0.view.text?.string == "Title" })
  }
}
