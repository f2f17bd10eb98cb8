import EmakiInterfaceBuilder
import Testing

@Suite struct `The grid of the canvas` {
  @Test func `lines of old xibs end at half points, and so do edges below them`() throws {
    let frames = try Fixture("half-points-of-old-canvases.xib").frames()
    // 17 pt: 20.29 goes up to 20.5, which the file holds as 21.
    #expect(frames["line"] == [0, 10, 75, 20.5])
    // (100 − 37) ∕ 2 = 31.5 goes to the right; 10 + 20.5 is left where it is.
    #expect(frames["below"] == [32, 30.5, 37, 20])
  }

  @Test func `lines of old storyboards end at whole points`() throws {
    let frames = try Fixture("lines-of-old-storyboards.storyboard").frames()
    // 20.29 goes up to 21.
    #expect(frames["line"] == [0, 10, 90, 21])
    #expect(frames["below"] == [0, 31, 600, 569])
  }

  @Test func `a label that stands alone took whole points up to Xcode 11`() throws {
    let fixture = try Fixture("labels-in-whole-points.xib")
    // 12 pt: 14.32 goes up to 15.
    #expect(try fixture.frames()["line"] == [0, 0, 60, 15])
    // Not one of several lines, nor one in a stack view or a cell: ⌈14.32 · 2⌉ ∕ 2 = 14.5.
    #expect(try fixture.frames()["lines"]?.last == 14.5)
    #expect(try fixture.frames()["arranged"]?.last == 14.5)
    #expect(try fixture.frames("cell")["inCell"]?.last == 14.5)
  }

  @Test func `on the canvas of an iPhone XR so did one of a cell`() throws {
    // 12 pt: ⌈14.32⌉.
    let frames = try Fixture("labels-of-cells-on-an-iphone-xr.xib").frames("cell")
    #expect(frames["inCell"]?.last == 15)
  }

  @Test func `so did one of a scroll view, and one that must be no higher than its line`() throws {
    let frames = try Fixture("labels-measured-with-the-device.xib").frames()
    // 12 pt: ⌈14.32 · 2⌉ ∕ 2.
    #expect(frames["scrolled"]?.last == 14.5)
    #expect(frames["tight"]?.last == 14.5)
  }

  @Test func `until Xcode 10 large letters made a field with round corners higher`() throws {
    // 30 pt: ⌈35.8⌉ + 2 · 2.
    #expect(try Fixture("labels-measured-with-the-device.xib").frames()["large"]?.last == 40)
  }

  @Test func `a label of a file that names no device took half points`() throws {
    let frames = try Fixture("labels-without-a-device.xib").frames()
    #expect(frames["line"] == [0, 0, 60, 14.5])
  }

  @Test func `a label on a phone with three pixels a point has the library's height`()
    throws
  {
    let frames = try Fixture("fresh-labels-on-threefold-phones.xib").frames()
    #expect(frames["line"]?.last == 21)
    // Not one of several lines, nor one in a stack view: ⌈20.29 · 3⌉ ∕ 3 = 20⅓.
    #expect(frames["lines"]?.last == 20.333)
    #expect(frames["arranged"]?.last == 20.333)
  }

  @Test func `a label with a text style is as high as its line on threefold phones`() throws {
    let frames = try Fixture("labels-with-a-style-on-threefold-phones.xib").frames()
    #expect(frames["styled"]?.last == 20.333)
    #expect(frames["sized"]?.last == 21)
  }

  @Test func `a running app measures lines by the device alone`() throws {
    let fixture = try Fixture("labels-in-whole-points.xib", .device(Fixture.phone))
    #expect(try fixture.frames()["line"] == [0, 0, 60, 14.5])
  }

  @Test func `a content view as high as its cell leaves no room for a separator`() throws {
    // 100 − 2 · 8.
    #expect(
      try Fixture("cell-without-separator.storyboard").frames()["inside"] == [0, 8, 600, 84])
  }

  @Test func `cells of Xcode 6 have a separator, but not in xibs with size classes`() throws {
    // 60 − 1 − 2 · 8, and 60 − 2 · 8; the saved content view of 43 points is another cell's.
    #expect(try Fixture("cell-of-xcode-6.xib").frames()["inside"] == [0, 8, 320, 43])
    let frames = try Fixture("cell-of-xcode-6-with-size-classes.xib").frames()
    #expect(frames["inside"] == [0, 8, 320, 44])
  }

  @Test func `proportions count the gaps, and the last view takes what is left`() throws {
    let frames = try Fixture("stack-view-that-fills-in-proportion.xib").frames()
    // 30 ∕ (30 + 60 + 10) of 200, and 200 − 60 − 10.
    #expect(frames["third"] == [0, 0, 50, 60])
    #expect(frames["rest"] == [0, 70, 50, 130])
  }

  @Test func `a stack view that fills in proportion takes no part in another's proportions`() throws
  {
    let frames = try Fixture("stack-view-that-fills-in-proportion.xib").frames()
    // The last keeps its 40; the inner one has 200 − 10 − 40 = 150, of which three quarters and one.
    #expect(frames["last"] == [0, 160, 50, 40])
    #expect(frames["one"] == [0, 0, 50, 112.5])
    #expect(frames["two"] == [0, 112.5, 50, 37.5])
  }
}
