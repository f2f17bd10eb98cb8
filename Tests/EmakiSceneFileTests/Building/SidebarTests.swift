import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Lists of sidebars` {
  private func screen(_ style: String) throws -> LaidOutScreen {
    let scene = try Reading.scene(
      """
      children:
        - {id: list, kind: table, style: \(style), frame: [0, 0, 320, 480], selected: 0,
           sections: [{header: Library, rows: [Recent, Shared]}, {header: Folders, rows: [Work]}]}
      """)
    return try Timeline(
      of: scene, motion: nil, engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: LayoutEnvironment(size: Size(width: 320, height: 480))
    ).snapshot(at: 0).screen
  }

  @Test(arguments: ["sidebar", "sidebar-plain"])
  func `have rows without lines or a background, and bold headers`(style: String) throws {
    let screen = try screen(style)
    let row = try #require(screen.index(of: "list/1").map { screen.nodes[$0].view })
    #expect(row.control.row.isInSidebar && row.control.row.hidesSeparator)
    #expect(row.control.row.group == nil)
    let header = try #require(screen.index(of: "list/header1/text").map { screen.nodes[$0].view })
    // Not in capitals, as grouped tables have them.
    #expect(header.text?.string == "Library")
    #expect(header.text?.font.weight == .bold)
  }

  @Test func `have a background but for the plain ones`() throws {
    for (style, hasGround) in [("sidebar", true), ("sidebar-plain", false)] {
      let screen = try screen(style)
      let list = try #require(screen.index(of: "list").map { screen.nodes[$0].view })
      #expect(list.control.tableStyle?.hasGround == hasGround)
      #expect(list.control.tableStyle?.isGrouped == false)
    }
  }

  /// 40 points for the first header, rows of 44, and 52 for the next one.
  @Test func `have their sections apart`() throws {
    let screen = try screen("sidebar")
    let rects = Snapshot(screen).screenRects()
    #expect(try rects[#require(screen.index(of: "list/1"))].minY == 40)
    #expect(try rects[#require(screen.index(of: "list/3"))].minY == 40 + 2 * 44 + 52)
  }
}
