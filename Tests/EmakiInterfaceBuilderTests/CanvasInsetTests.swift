import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// Expected insets are those of the tables for Interface Builder's canvas, not of a running app.
@Suite struct `Insets on the canvas` {
  @Test func `the safe area of a notched phone is 50 and 34 points since Xcode 14`() throws {
    let frames = try Fixture("safe-area-on-a-notched-phone.storyboard").frames()
    #expect(frames["inside"] == [0, 50, 375, 728])
  }

  @Test func `tablets with a home button kept their status bar, and have bars of 50 points`()
    throws
  {
    let frames = try Fixture("bar-on-a-tablet-with-a-home-button.storyboard").frames()
    #expect(frames["bar"] == [0, 20, 1366, 50])
  }

  @Test func `on phones of 2020 it begins at 44 points before Xcode 14`() throws {
    let frames = try Fixture("safe-area-of-a-large-phone-in-xcode-13.storyboard").frames()
    // 926 − 44 − 34.
    #expect(frames["inside"] == [0, 44, 428, 848])
  }

  @Test func `square scenes of Xcode 7 have a status bar, but not inside of a container view`()
    throws
  {
    let fixture = try Fixture("square-scenes-of-xcode-7-3.storyboard")
    #expect(try fixture.frames("one")["inside"] == [0, 20, 600, 580])
    #expect(try fixture.frames("second-one")["second-inside"] == [0, 44, 600, 556])
  }

  @Test func `what stands on a keyboard that is away stands on the home indicator`() throws {
    let frames = try Fixture("keyboard-that-is-away.storyboard").frames()
    // 812 − 34 − 8 = 770.
    #expect(frames["inside"] == [0, 50, 375, 720])
  }

  @Test func `a margin that moves its own view is taken as it was at first`() throws {
    let frames = try Fixture("margin-that-moves-its-own-view.storyboard").frames()
    // As if it filled the screen, the view has margins of 8 + 20 at the top and 8 at the bottom.
    #expect(frames["inside"] == [0, -8, 375, 683])
  }

  @Test func `layout guides of before safe areas keep clear of the status bar`() throws {
    let frames = try Fixture("layout-guides-before-safe-areas.storyboard").frames()
    #expect(frames["inside"] == [0, 20, 375, 647])
  }

  @Test func `bars come along relationships and pushes, but not to what is presented`() throws {
    let fixture = try Fixture("bars-are-inferred-along-segues.storyboard")
    // Status bar 20, navigation bar 44, tab bar 49.
    #expect(try fixture.frames("list")["list-inside"] == [0, 64, 375, 554])
    #expect(try fixture.frames("pushed")["pushed-inside"] == [0, 64, 375, 603])
    #expect(try fixture.frames("shown")["shown-inside"] == [0, 20, 375, 647])
  }

  @Test func `a root that an opaque bar shortened has no inset at the top`() throws {
    let frames = try Fixture("opaque-bar-shortens-the-root.storyboard").frames("list")
    #expect(frames["list-inside"] == [0, 0, 375, 603])
  }

  @Test func `large titles and simulated bars count`() throws {
    let fixture = try Fixture("large-titles-and-simulated-bars.storyboard")
    #expect(try fixture.safeArea("large") == [116, 0, 0, 0])
    #expect(try fixture.safeArea("small") == [64, 0, 0, 0])
    #expect(try fixture.safeArea("simulated") == [20, 0, 49, 0])
    #expect(try fixture.safeArea("without") == [20, 0, 0, 0])
  }

  @Test func `a notched phone on its side is covered at both ends and below`() throws {
    let frames = try Fixture("notched-phone-on-its-side.storyboard").frames()
    #expect(frames["one-inside"] == [44, 0, 808, 393])
  }

  @Test func `bars of a tablet with round corners are 50 points high`() throws {
    let frames = try Fixture("bars-on-a-tablet-with-round-corners.storyboard").frames("one")
    // 24 and 50 above, 20 and 50 below.
    #expect(frames["one-inside"] == [0, 74, 834, 1050])
  }

  @Test func `a split view passes no tab bar on`() throws {
    let frames = try Fixture("split-view-inside-a-tab-bar.storyboard").frames("one")
    #expect(frames["one-inside"] == [0, 64, 375, 603])
  }

  @Test func `a sheet has no status bar`() throws {
    let frames = try Fixture("sheet-is-shorter-than-the-screen.storyboard").frames()
    #expect(frames["inside"] == [0, 0, 375, 724])
  }

  @Test func `since Xcode 14 sheets leave 10 points of the screen and touch no edge of it`() throws
  {
    let fixture = try Fixture("sheets-since-xcode-14.storyboard")
    // 896 − 10 − 56 and 896 − 10 are sheets, 896 − 44 is a screen under its bar.
    #expect(try fixture.safeArea("shortened") == [0, 0, 49, 0], "a toolbar")
    #expect(try fixture.safeArea("under") == [56, 0, 0, 0])
    #expect(try fixture.safeArea("alone") == [0, 0, 0, 0])
    #expect(try fixture.safeArea("below") == [0, 0, 0, 0])
  }
}
