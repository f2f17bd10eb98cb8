import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

/// What the canvases of Xcode 12 to 26 do that older ones did not.
@Suite struct `The canvas of recent years` {
  private func inside(_ file: String, _ scene: String? = nil, _ id: String = "inside") throws
    -> [Double]
  {
    try #require(try Fixture(file).frames(scene)[id])
  }

  @Test func `since Xcode 16·3 the notch and the home indicator count twice`() throws {
    // 852 − 2 · 59 − 2 · 34.
    #expect(try inside("notch-counted-twice.storyboard") == [0, 118, 393, 666])
    let xib = try inside("xib-that-fills-a-notched-phone.xib")
    #expect(xib == [0, 118, 393, 666])
  }

  @Test func `on its side the phone has those of the upright one besides`() throws {
    // Above 0 + 47, below 21 + 34, 47 at the sides.
    let frame = try inside("notch-counted-twice-on-its-side.storyboard")
    #expect(frame == [47, 47, 844 - 94, 390 - 47 - 55])
  }

  @Test func `where the tools leave their version open the plug-in tells it`() throws {
    #expect(try inside("version-left-open.storyboard") == [0, 59, 393, 759])
  }

  @Test func `in Xcode 14·0 all notches were still 44 points`() throws {
    #expect(try inside("notch-of-xcode-14-0.storyboard") == [0, 44, 414, 818])
  }

  @Test func `since Xcode 16 a phone of 6·7 inches is the tall one with an island`() throws {
    let frame = try inside("tall-phone-of-xcode-16.xib")
    #expect(frame == [0, 59, 430, 932 - 59 - 34])
  }

  @Test func `the status bar was away on phones with a home button until Xcode 14·3`() throws {
    let old = try inside("no-status-bar-until-xcode-14-2.storyboard")
    #expect(old == [0, 0, 375, 667])
    let new = try inside("status-bar-since-xcode-14-3.storyboard")
    #expect(new == [0, 20, 375, 647])
  }

  @Test func `a view of a xib as large as the screen counts as a screen, freeform or not`() throws {
    let frame = try inside("freeform-xib-as-large-as-the-screen.xib")
    #expect(frame == [0, 20, 375, 647])
  }

  @Test func `low views of xibs keep clear of the notch, since Xcode 15 of the home indicator too`()
    throws
  {
    let old = try inside("low-xib-on-a-notched-phone-of-xcode-12.xib")
    #expect(old == [0, 44, 414, 156])
    let new = try inside("low-xib-on-a-notched-phone-of-xcode-15.xib")
    #expect(new == [0, 48, 320, 200 - 48 - 34])
  }

  @Test func `a bar that a xib simulates lies below the notch`() throws {
    let frame = try inside("xib-with-a-simulated-bar.xib")
    #expect(frame == [0, 48 + 44, 414, 896 - 92 - 34])
  }

  @Test func `show detail passes the bar on`() throws {
    let frame = try inside("bars-along-show-detail.storyboard", "two", "two-inside")
    #expect(frame == [0, 59 + 44, 393, 852 - 103 - 34])
  }

  @Test func `a sheet of Xcode 26 is shorter by the notch and has its bar at 16 points`() throws {
    let frame = try inside("sheet-of-xcode-26.storyboard", "two", "two-inside")
    #expect(frame == [0, 16 + 54, 393, 793 - 70])
  }

  @Test func `a view in a container has bars where a tie breaker says that it is pushed`() throws {
    let file = "tie-breaker-against-a-container.storyboard"
    #expect(try inside(file, "two", "two-inside") == [0, 59 + 44, 393, 852 - 103 - 34])
    // Without one the container decides, in which only the notch covers anything.
    #expect(try inside(file, "three", "three-inside") == [0, 59, 393, 852 - 59])
  }

  @Test func `the height of an older sheet is none of a sheet since Xcode 14`() throws {
    let frame = try inside("height-of-an-older-sheet.storyboard", "two", "two-inside")
    #expect(frame == [0, 44, 414, 842 - 44 - 34])
  }

  @Test func `a bare field without a text is as high as one of 17 points in Xcode 26`() throws {
    let frames = try Fixture("bare-fields-of-xcode-26.xib").frames()
    // ⌈20.29 · 3⌉ ∕ 3 + ⌈1.5 · 3⌉ ∕ 3; with a text ⌈16.71 · 3⌉ ∕ 3 + 1⅔ and ⌈11.93 · 3⌉ ∕ 3 + 1⅔.
    #expect(frames["empty"]?.last == 22)
    #expect(frames["filled"]?.last == 18.667)
    #expect(frames["small"]?.last == 13.667)
    // Larger letters keep their line: ⌈21.48 · 3⌉ ∕ 3 + 1⅔.
    #expect(frames["large"]?.last == 23.333)
  }

  @Test func `marks are smaller beside the smallest text, and symbols in a configuration`() throws {
    let small = try Fixture("marks-beside-the-smallest-text.xib").frames()
    #expect(small["information"] == [0, 0, 20, 20])
    #expect(small["adding"] == [0, 0, 20, 20])
    // 26 + 2 · 12 and a line, ⌈20.29 · 2⌉ ∕ 2 + 2 · 7.
    let configured = try Fixture("marks-in-configurations.xib").frames()
    #expect(configured["information"] == [0, 0, 50, 34.5])
  }

  @Test func `an empty label in a stack view is 50 points where nothing else decides`() throws {
    let frames = try Fixture("empty-labels-in-a-stack.xib").frames()
    #expect(frames["empty"] == [0, 20.5, 50, 50])
    #expect(frames["alone"] == [0, 0, 0, 0])
  }

  @Test func `a root that preserves margins has one of 8 points at the bottom`() throws {
    let frame = try inside("root-that-preserves-margins.storyboard")
    #expect(frame == [20, 48, 374, 896 - 48 - 34 - 8])
  }

  @Test func `switches and sliders of Xcode 26 have other shapes`() throws {
    // A switch reaches 2 points out at the right.
    #expect(try inside("switch-of-xcode-26.xib", nil, "switch") == [20, 152, 63, 28])
    #expect(try inside("slider-of-xcode-26.xib", nil, "slider") == [20, 146, 335, 34])
  }

  @Test func `so have its bars`() throws {
    let frames = try Fixture("bars-of-xcode-26.xib").frames()
    #expect(frames["navigation"] == [0, 0, 375, 54])
    #expect(frames["search"] == [0, 54, 375, 64])
    #expect(frames["progress"] == [0, 118, 375, 4])
  }

  @Test func `toolbars were 49 points high on notched phones in Xcode 12 and 13`() throws {
    let notched = try inside("toolbar-of-xcode-12-on-a-notched-phone.xib", nil, "bar")
    #expect(notched == [0, 251, 375, 49])
    let phone = try inside("toolbar-of-xcode-12-on-a-phone-with-a-home-button.xib", nil, "bar")
    #expect(phone == [0, 256, 375, 44])
  }

  @Test func `margins that are written on a cell reach its content`() throws {
    // 30 beats 16, 10 does not; 11 above and below.
    #expect(try inside("margins-written-on-a-cell.storyboard") == [30, 11, 375 - 46, 58])
  }

  @Test func `cells of a narrow table have narrow margins on a wide phone too`() throws {
    let file = "cells-by-the-width-of-their-table.storyboard"
    #expect(try inside(file, "narrow", "narrow-inside") == [16, 11, 288, 58])
    #expect(try inside(file, "wide", "wide-inside") == [20, 11, 340, 58])
  }

  @Test func `cells of an inset table have margins as wide as the table's own`() throws {
    // The table leaves (375 − 335) / 2 on either side.
    let frame = try inside("cells-of-an-inset-table-on-the-canvas.storyboard")
    #expect(frame == [20, 11, 295, 58])
  }

  @Test func `cells of Xcode 26 have 15 points above and below`() throws {
    #expect(try inside("cell-margins-of-xcode-26.storyboard") == [16, 15, 343, 50])
  }

  @Test func `a symbol in a circle is a point lower than its constraint says`() throws {
    let frame = try inside("symbols-in-circles.xib", nil, "circle")
    #expect(frame == [20, 20.5, 34, 33])
  }

  @Test func `a view fresh from the library keeps its size where nothing decides it`() throws {
    let frame = try inside("view-fresh-in-a-stack-view.xib", nil, "fresh")
    #expect(frame == [0, 0, 240, 128])
  }

  @Test
  func `a controller narrower than its phone is clear of the notch where it was given its size`()
    throws
  {
    let file = "controllers-narrower-than-their-phone.storyboard"
    #expect(try inside(file, "left", "left-inside") == [0, 0, 320, 568])
    #expect(try inside(file, "given", "given-inside") == [0, 48, 375, 700 - 48 - 34])
  }

  @Test func `a container passes the bar on that it simulates`() throws {
    let frame = try inside("tab-bar-that-a-container-simulates.storyboard", "one", "one-inside")
    #expect(frame == [0, 59 + 44, 393, 852 - 103 - 34 - 49])
  }

  @Test func `a bar that a controller simulates and hides is not there`() throws {
    let frame = try inside("simulated-bar-that-is-hidden.storyboard", nil, "one-inside")
    #expect(frame == [0, 20, 375, 647])
  }

  @Test func `stack views inside one another each keep clear of what is left of the notch`() throws
  {
    let frames = try Fixture("stack-views-inside-one-another-below-a-notch.xib").frames()
    // The inner one begins 8 points down, where 40 of the 48 are left; its own margin is 4.
    #expect(frames["inner"] == [8, 8, 398, 88])
    #expect(frames["box"] == [8, 44, 382, 44])
  }
}
