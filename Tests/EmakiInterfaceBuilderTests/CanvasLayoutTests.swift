import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

@Suite struct `Layout on the canvas` {
  @Test func `the size class decides which variation acts`() throws {
    let frames = try Fixture("size-class-variation.xib").frames()
    #expect(frames["always"] == [30, 0, 50, 50])
    #expect(frames["regularOnly"] == nil)
  }

  @Test func `symbolic, placeholder and ratio constraints`() throws {
    let frames = try Fixture("constants-symbolic-placeholder-and-ratio.xib").frames()
    // Without a constant a symbolic one is 8.
    #expect(frames["near"] == [20, 8, 100, 20])
    #expect(frames["ratio"] == [128, 8, 100, 50])
    #expect(frames["placeholder"] == [0, 0, 90, 10])
  }

  @Test func `placeholder constraints are gone in a running app`() throws {
    let fixture = try Fixture(
      "constants-symbolic-placeholder-and-ratio.xib", .device(Fixture.phone))
    #expect(try fixture.frames()["placeholder"] == [0, 0, 60, 10])
  }

  @Test func `masks resize from the saved size, fixed frames stay`() throws {
    let fixture = try Fixture("placed-by-mask-or-fixed-frame.xib")
    let frames = try fixture.frames()
    #expect(frames["stretched"] == [10, 10, 180, 30])
    #expect(frames["fixed"] == [20, 50, 70, 40])
    // The superview was 20 wide when it was saved and is 100 now; the left distance takes it all.
    #expect(frames["inner"] == [85, 5, 10, 10])
  }

  @Test func `a hidden view leaves its stack view, and explicit margins count`() throws {
    let frames = try Fixture("stack-view-with-a-hidden-view.xib").frames()
    // A loose view of Xcode 15 has a status bar of 20 points, which adds to the top margin of 5.
    #expect(frames["first"] == [15, 25, 50, 70])
    #expect(frames["last"] == [75, 25, 210, 70])
  }

  @Test func `margins that follow the readable width leave 672 points`() throws {
    let frames = try Fixture("margins-that-follow-readable-width.xib").frames()
    #expect(frames["inside"] == [114, 0, 672, 50])
  }

  @Test func `gaps between baselines count from the edges of views without text`() throws {
    let frames = try Fixture("gaps-between-baselines.xib").frames()
    // Baselines lie 20.5 − 4.097 = 16.403 below the tops of labels; 56.403 is 56.5 on the grid.
    #expect(frames["one"]?[1] == 0)
    #expect(frames["box"]?[1] == 56.5)
    // 56.403 + 10 + 40 − 16.403.
    #expect(frames["two"]?[1] == 90)
    #expect(frames["column"]?[3] == 110.5)
  }

  @Test func `scopes make a search bar higher`() throws {
    let fixture = try Fixture("search-bar-with-scopes.xib")
    #expect(try fixture.frames()["search"] == [0, 0, 300, 100])
    let control = try fixture.view("search").control
    #expect(control.search.hasCancelButton)
    #expect(control.items.map(\.title) == ["All", "Mine"] && control.selectedIndex == 0)
  }

  /// Xcode 7 saved 75; a bar of a running app is 12 points higher.
  @Test func `a prompt makes a search bar higher`() throws {
    let name = "search-bar-with-a-prompt.xib"
    #expect(try Fixture(name).frames()["search"] == [0, 0, 300, 75])
    let running = try Fixture(name, .device(Fixture.phone))
    #expect(try running.frames()["search"]?[3] == 87)
    #expect(try running.view("search").control.search.prompt == "Name a city")
  }

  @Test func `cells have margins of 16 and 11 points, and 8 beside an accessory`() throws {
    let frames = try Fixture("cell-margins-and-accessory.xib").frames()
    #expect(frames["cell-content"] == [0, 0, 348.5, 80])
    #expect(frames["inside"] == [16, 11, 324.5, 58])
  }

  @Test func `sizes come from designables, placeholders, saved leaves and images`() throws {
    let fixture = try Fixture("sizes-from-the-file.xib")
    let frames = try fixture.frames()
    #expect(frames["designed"] == [0, 0, 33, 44])
    #expect(frames["planned"] == [0, 0, 120, 9])
    #expect(frames["saved"] == [0, 0, 77, 21])
    #expect(frames["logo"] == [0, 0, 64, 48])
  }

  @Test func `a running app measures text instead of keeping saved sizes`() throws {
    let fixture = try Fixture("sizes-from-the-file.xib", .device(Fixture.phone))
    #expect(try fixture.frames()["saved"] == [0, 0, 50, 20.5])
  }

  @Test func `controls have the sizes of their time`() throws {
    let frames = try Fixture("controls.xib").frames()
    // Alignment rectangles join at the margin of the root: switch 49 + 2, slider from −2.
    #expect(frames["switch"] == [0, 0, 51, 31])
    #expect(frames["slider"]?[3] == 31)
    #expect(frames["segments"] == [0, 0, 131, 32])
    #expect(frames["pages"] == [0, 0, 142, 26])
    #expect(frames["spinner"] == [0, 0, 37, 37])
    #expect(frames["field"] == [0, 0, 100, 34])
  }

  @Test func `a class that styles itself has the size that was saved for it`() throws {
    let fixture = try Fixture("classes-that-style-themselves.xib")
    let frames = try fixture.frames()
    #expect(frames["styled"] == [0, 0, 75, 18])
    #expect(frames["pill"] == [0, 0, 65, 50])
    // A line of 15 pt is 17.9 high; two of 12 pt are 28.6.
    #expect(try fixture.view("styled").text?.font.size == 15)
    #expect(try fixture.view("two-lines").text?.font.size == 12)
    #expect(try fixture.view("two-lines").text?.knownWidth == 30)
  }

  @Test func `a paragraph style makes lines higher, and the longest fragment has the font`() throws
  {
    let fixture = try Fixture("paragraph-styles-raise-lines.xib")
    let frames = try fixture.frames()
    // System letters without a size are the Mac's, 13 pt: a line of 15.51.
    #expect(frames["small"]?[3] == 16)
    // 16 pt: a line of 19.09, times 1.35 is 25.78.
    #expect(frames["high"]?[3] == 26)
    #expect(frames["least"]?[3] == 30)
    #expect(frames["most"]?[3] == 24)
    #expect(try fixture.view("least").text?.font.weight == .bold)
  }

  @Test func `segments are as wide as their titles and 18 points, with lines between`() throws {
    let frames = try Fixture("segments.xib").frames()
    // 50 for the longer title makes 68 for each; apportioned, 48 and 68.
    #expect(frames["equal"]?[2] == 137.0)
    #expect(frames["apportioned"]?[2] == 117.0)
    let old = try Fixture("segments-before-ios-13.xib").frames()
    #expect(old["equal"]?[2] == 129.0)
  }
}
