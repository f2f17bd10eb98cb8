import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

/// What only files of some years show.
@Suite struct `Habits of the canvas over the years` {
  @Test func `xibs had no status bar on phones with a home button up to Xcode 14`() throws {
    let fixture = try Fixture("xibs-without-a-status-bar.xib")
    #expect(try fixture.safeArea("root") == [0, 0, 0, 0])
    #expect(try fixture.frames()["inside"] == [0, 0, 375, 667])
  }

  @Test func `a simulated screen of 414 points has margins of 20 also where no device is named`()
    throws
  {
    let frames = try Fixture("simulated-screen-without-a-device.storyboard").frames()
    #expect(frames["inside"] == [20, 0, 374, 736])
  }

  @Test func `so has the square canvas since Xcode 7`() throws {
    let new = try Fixture("square-scene-of-xcode-7.storyboard").frames()
    #expect(new["inside"]?[0] == 20 && new["inside"]?[2] == 560)
    let old = try Fixture("square-scene-of-xcode-6.storyboard").frames()
    #expect(old["inside"]?[0] == 16 && old["inside"]?[2] == 568)
  }

  @Test func `before Xcode 9.1 a cell that does not preserve margins has 8 points all around`()
    throws
  {
    let frames = try Fixture("cell-that-does-not-preserve-margins.storyboard").frames()
    // 80 less half a point for the separator.
    #expect(frames["inside"] == [8, 8, 359, 63.5])
  }

  @Test func `cells of xibs had 15 points at the sides in Xcode 11`() throws {
    let frames = try Fixture("loose-cell-of-xcode-11.xib").frames()
    #expect(frames["inside"] == [15, 11, 345, 58])
  }

  @Test func `a bare field was as high as its button, then a little higher than its line`() throws {
    let old = try Fixture("bare-field-with-a-button-of-xcode-10.xib").frames()
    #expect(old["field"] == [0, 0, 20, 19])
    // A line of 14 pt is 16.71 high.
    let frames = try Fixture("bare-field-with-a-button.xib").frames()
    #expect(frames["field"] == [0, 0, 20, 18.5])
    // Two dots of 14 pt reach over 1.08 · 14 = 15.12 points.
    #expect(frames["secret"] == [0, 18.5, 15, 17])
  }

  @Test func `text styles were at the smallest size for a time, where no size was named`() throws {
    func font(_ id: String, _ file: String, _ mode: InterfaceBuilderMode = .canvas) throws -> Font?
    {
      try Fixture(file, mode).view(id).text?.font
    }
    let small = "text-styles-at-the-smallest-size.xib"
    #expect(try font("body", small) == .system(14))
    #expect(try font("button", small) == .system(19))
    #expect(try font("plain", small) == .system(17))
    #expect(try font("configured", small) == .system(14))
    #expect(try font("configured", small, .device(Fixture.phone)) == .system(17))
    #expect(try font("body", small, .device(Fixture.phone)) == .system(17))
    let named = "text-styles-at-a-size-that-is-named.xib"
    #expect(try font("body", named) == .system(17))
    #expect(try font("button", named) == .system(22))
  }

  @Test func `lines of the smallest text styles have its leading`() throws {
    let text = try #require(try Fixture("text-styles-at-the-smallest-size.xib").view("body").text)
    // Body lines are 19 pt apart and 14 × 1.193359375 high.
    #expect(abs(text.lineSpacing - (19 - 14 * 1.193359375)) < 1e-9)
  }

  @Test func `a slider for which nothing is written hugs no more than a plain view`() throws {
    let frames = try Fixture("slider-that-fills-a-stack-view.xib").frames()
    // The label keeps its 20 points; a slider reaches 2 pt out at the sides and 1 pt below.
    #expect(frames["label"] == [0, 80, 320, 20])
    #expect(frames["slider"] == [-2, 0, 324, 81])
  }

  @Test func `in Xcode 11 fields with an edge grew, and marks of buttons became symbols`()
    throws
  {
    let old = try Fixture("controls-of-xcode-10.xib").frames()
    #expect(old["framed"]?[3] == 30)
    #expect(old["info"]?.suffix(2) == [22, 22])
    let new = try Fixture("controls-of-xcode-11.xib").frames()
    #expect(new["framed"]?[3] == 34)
    #expect(new["info"]?.suffix(2) == [25, 24])
    // 17 pt of text are 20.29 high: the whole point above it.
    #expect(old["bare"]?[3] == 21)
    #expect(new["bare"]?[3] == 21)
  }
}
