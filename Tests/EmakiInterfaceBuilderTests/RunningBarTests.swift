import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Navigation bars of a running app` {
  private func bar(_ id: String) throws -> View {
    try Fixture("bar-buttons-and-titles.storyboard", .device(Fixture.phone)).view(id)
  }

  @Test func `a button on the right leaves the left empty`() throws {
    let bar = try bar("nav-navigationBar-nav-bar")
    #expect(bar.text?.string == "Settings")
    #expect(bar.control.items == ["", "gear-of-mine:"], "a colon tells an image from a title")
    #expect(bar.control.numberOfPages == 1)
  }

  @Test func `several buttons stand on their sides, the first right one outermost`() throws {
    let bar = try bar("nav-2-navigationBar-nav-2-bar")
    #expect(bar.control.items == ["Edit", "plus", "Outer?", "search"])
    #expect(bar.control.numberOfPages == 2, "so many are on the left")
  }

  @Test func `a class is no title`() throws {
    #expect(try bar("nav-2-navigationBar-nav-2-bar").text?.string == "")
  }
}

@Suite struct `Tab bars of a running app` {
  @Test func `tabs have the icons, titles and badges of their items`() throws {
    let fixture = try Fixture(
      "tabs-with-icons-and-badges.storyboard", .device(Fixture.phone))
    let control = try fixture.view("tabs-tabBar-bar").control
    #expect(control.items == ["recents: Recents", "tray.fill: Inbox", "Plain"])
    #expect(control.badges == [0: "", 1: "12"], "an empty badge is one")
  }
}
