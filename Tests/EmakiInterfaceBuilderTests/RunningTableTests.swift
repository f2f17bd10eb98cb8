import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Tables and collections of a running app` {
  /// Where the content of a table begins on the screen, and what can be scrolled to above it.
  private func start(_ table: String, of scene: String) throws -> [Double] {
    let fixture = try Fixture("tables-begin-below-bars.storyboard", .device(Fixture.phone))
    let root = try fixture.scene(scene).controller.assembledView()
    let scroll = try #require(root.first(ViewID(table))?.scroll)
    #expect(scroll.contentInset.top == -scroll.contentOffset.y)
    return [-scroll.contentOffset.y, scroll.contentInset.bottom]
  }

  // The phone has a status bar of 20 and nothing at the bottom; the navigation bar is 44 high.

  @Test func `a table under a translucent bar begins below it`() throws {
    #expect(try start("list-table", of: "nav") == [64, 0])
    #expect(try start("list-table", of: "list") == [64, 0], "also shown as a scene of its own")
  }

  @Test func `a table below an opaque bar begins at its own top`() throws {
    #expect(try start("under-table", of: "opaque") == [0, 0])
  }

  @Test func `a table without bars begins below the status bar`() throws {
    #expect(try start("alone-table", of: "alone") == [20, 0])
    #expect(try start("inside-table", of: "inside") == [20, 0])
  }

  @Test func `what is lower than the status bar, or wants no adjustment, is left alone`() throws {
    #expect(try start("lower-table", of: "inside") == [0, 0])
    #expect(try start("legacy-table", of: "legacy") == [0, 0])
    #expect(try start("never-table", of: "never") == [0, 0])
  }

  @Test func `sections have their titles, in grouped tables also gaps`() throws {
    let fixture = try Fixture("sections-of-static-tables.storyboard", .device(Fixture.phone))
    let plain = try fixture.frames("plain")
    // 22 above a title of at least 22, two rows of 44, a footer of one line (16 + 14); no gap without
    // title.
    #expect(plain["plain-a"]?[1] == 44)
    #expect(plain["plain-b"]?[1] == 88)
    #expect(plain["plain-c"]?[1] == 162)
    let grouped = try fixture.frames("grouped")
    // 56 above the first title; 30 for the footer and 18 above the next section.
    #expect(grouped["grouped-a"]?[1] == 56)
    #expect(grouped["grouped-c"]?[1] == 192)
    #expect(try fixture.view("grouped-table-tableViewSection-0-title").text?.string == "FIRST")
    #expect(try fixture.view("plain-table-tableViewSection-0-title").text?.string == "First")
  }

  @Test func `on the canvas there are no section titles`() throws {
    let frames = try Fixture("sections-of-static-tables.storyboard").frames("plain")
    #expect(frames["plain-table-tableViewSection-0"] == nil)
  }

  @Test func `labels of built-in cells take the room of the cell`() throws {
    let frames = try Fixture("labels-of-built-in-cells.storyboard", .device(Fixture.phone)).frames()
    #expect(frames["sub-title"] == [16, 5, 343, 20])
    #expect(frames["sub-detail"] == [16, 25, 343, 14])
    // As wide as their letters; the detail is as far from the right edge as the saved frame: 375 − 359.
    #expect(frames["value-title"] == [16, 5, 160, 20])
    #expect(frames["value-detail"] == [299, 25, 60, 14])
  }

  @Test func `lines of a collection reach from edge to edge`() throws {
    let fixture = try Fixture(
      "lines-of-a-collection-are-justified.storyboard", .device(Fixture.phone))
    let three = try fixture.frames("three")
    // Three of 100 fit into 375; the rest is shared out between them.
    #expect(three["three-tile"] == [0, 0, 100, 100])
    #expect(three["three-tile#2"] == [137.5, 0, 100, 100])
    #expect(three["three-tile#3"] == [275, 0, 100, 100])
    #expect(three["three-tile#4"] == [0, 110, 100, 100])
    #expect(try fixture.frames("one")["one-tile#2"] == [62.5, 110, 250, 100])
  }

  @Test func `rows have the lines of their table, or of their own`() throws {
    let fixture = try Fixture("lines-between-rows.xib", .device(Fixture.phone))
    func control(_ id: String) throws -> ControlContent { try fixture.view(id).control }
    #expect(try control("unlined").row.hidesSeparator)
    #expect(try control("unlined#2").row.hidesSeparator)
    #expect(try !control("usual-row").row.hidesSeparator)
    #expect(try control("usual-row").row.separatorInsets == nil)
    #expect(try control("table-inset").row.separatorInsets == .zero)
    let own = Insets(top: 0, left: 46, bottom: 0, right: 10)
    #expect(try control("own-inset").row.separatorInsets == own)
  }

  @Test func `rows of automatic height are as high as their constraints ask`() throws {
    let name = "rows-of-automatic-height.storyboard"
    let frames = try Fixture(name, .device(Fixture.phone)).frames("prototypes")
    // 500 points of text in 355: two lines of 41 together, with 10 above and below.
    #expect(frames["open"] == [0, 0, 375, 61])
    // 70 points are its own, which UIKit asks only of static rows: a line of 20.5 and 2 · 10.
    #expect(frames["own"] == [0, 61, 375, 40.5])
    #expect(frames["middle"] == [0, 101.5, 375, 50], "its constraints leave it open")
    #expect(frames["open#2"] == [0, 151.5, 375, 61])
    #expect(try Fixture(name, .device(Fixture.phone)).frames("fixed")["fixed#2"]?[1] == 90)
  }

  @Test func `rows that become lower still fill the screen`() throws {
    let frames = try Fixture(
      "rows-of-automatic-height.storyboard", .device(Fixture.phone)
    ).frames("prototypes")
    let bottoms = frames.filter { $0.key.hasPrefix("open") || $0.key.hasPrefix("own") }
      .map { $0.value[1] + $0.value[3] }
    #expect((bottoms.max() ?? 0) > 667)
  }

  @Test func `a wider screen makes rows of automatic height lower`() throws {
    let wide = RunningDevice(
      name: "wide", size: Size(width: 600, height: 800), scale: 2, safeArea: .zero)
    let frames = try Fixture("rows-of-automatic-height.storyboard", .device(wide)).frames(
      "prototypes", size: wide.size)
    #expect(frames["open"] == [0, 0, 600, 40.5])
  }

  @Test func `headers and footers of sections are as high as their texts`() throws {
    let frames = try Fixture(
      "rows-of-automatic-height.storyboard", .device(Fixture.phone)
    ).frames("static")
    // 22 above a section's header.
    #expect(frames["static-header"] == [0, 22, 375, 40.5])
    #expect(frames["static-row"] == [0, 62.5, 375, 40.5])
    // 600 points in 375 − 2 · 16: two lines of 13 pt, 31.03 points, with 8 above and 6 below.
    #expect(frames["static-table-tableViewSection-3-end"] == [0, 103, 375, 45.5])
  }

  @Test func `on the canvas rows have the heights that were saved`() throws {
    let frames = try Fixture("rows-of-automatic-height.storyboard").frames("prototypes")
    #expect(frames["open"]?[3] == 90)
    #expect(frames["middle"]?[3] == 50)
  }
}
