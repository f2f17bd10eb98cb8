import EmakiDiagnostics
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `A running app` {
  @Test func `a table is filled with rows of its prototype, below its header`() throws {
    let frames = try Fixture("rows-of-prototypes.storyboard", .device(Fixture.phone)).frames("List")
    #expect(frames["header"] == [0, 0, 375, 60])
    #expect(frames["row"] == [0, 60, 375, 100])
    #expect(frames["row#2"] == [0, 160, 375, 100])
    #expect(frames["inside#2"] == [16, 11, 343, 78])
    // 60 + 7 · 100 is the first height beyond the screen's 667.
    #expect(frames["row#7"] != nil)
    #expect(frames["row#8"] == nil)
  }

  @Test func `on the canvas no row is repeated`() throws {
    let frames = try Fixture("rows-of-prototypes.storyboard").frames()
    #expect(frames["row"] == [0, 0, 375, 100])
    #expect(frames["row#2"] == nil)
  }

  @Test func `navigation and tab bar controllers show their bars and their first child`() throws {
    let fixture = try Fixture(
      "bars-are-inferred-along-segues.storyboard", .device(Fixture.phone))
    let frames = try fixture.frames("tabs")
    #expect(frames["nav-navigationBar-nav-bar"] == [0, 0, 375, 64])
    #expect(frames["tabs-tabBar-tabs-bar"] == [0, 618, 375, 49])
    #expect(frames["list-inside"] == [0, 64, 375, 554])
    #expect(try fixture.frames("pushed")["pushed-inside"] == [0, 64, 375, 603])
    #expect(try fixture.frames("shown")["shown-inside"] == [0, 20, 375, 647])
  }

  @Test func `a child that is shown twice gets other names the second time`() throws {
    let fixture = try Fixture("two-containers-show-one-child.storyboard", .device(Fixture.phone))
    let frames = try fixture.frames("one")
    #expect(frames["inside"] == [0, 0, 375, 333.5])
    #expect(frames["inside#2"] == [0, 0, 375, 333.5])
    #expect(frames["lower"]?[1] == 333.5)
  }

  @Test func `a child shown alone has the size of its place`() throws {
    let fixture = try Fixture("two-containers-show-one-child.storyboard", .device(Fixture.phone))
    #expect(try fixture.frames("child")["child-view"] == [0, 0, 375, 333])
  }

  @Test func `a cycle of embeddings is cut and reported`() throws {
    let fixture = try Fixture("embed-cycle.storyboard", .device(Fixture.phone))
    #expect(try fixture.frames("one")["back"] == [0, 0, 375, 667])
    #expect(fixture.diagnostics.map(\.severity) == [.error, .error])
    #expect(
      fixture.diagnostics.map(\.message).first == "the controller “one” is embedded in itself")
  }
}
