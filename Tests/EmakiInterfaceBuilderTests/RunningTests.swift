import EmakiDiagnostics
import EmakiDrawing
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

  @Test func `a view with a fixed frame follows its mask, but not on the canvas`() throws {
    let text = """
      <document toolsVersion="22154" useAutolayout="YES"><device id="retina4_0"/><scenes><scene
      sceneID="s"><objects><viewController id="c"><view key="view" id="v">
      <rect key="frame" width="320" height="568"/><subviews><label id="l" text="Trailing"
      fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="200" y="10" width="100" height="21"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
      </label></subviews></view></viewController></objects></scene></scenes></document>
      """
    // 375 − 320 points wider, all of them at its left.
    #expect(try Fixture(text: text, .device(Fixture.phone)).frames()["l"] == [255, 10, 100, 21])
    #expect(try Fixture(text: text).frames()["l"] == [200, 10, 100, 21])
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

  @Test(arguments: [
    ("styles-of-presentations.storyboard", ModalPresentation.Style.pageSheet),
    ("styles-of-presentations-in-xcode-10.storyboard", .fullScreen),
  ])
  func `a modal segue comes as it says, as its destination says, or as the system does it`(
    _ file: String, _ automatic: ModalPresentation.Style
  ) throws {
    let fixture = try Fixture(file, .device(Fixture.phone))
    #expect(fixture.diagnostics.isEmpty)
    let ways = Dictionary(
      uniqueKeysWithValues: fixture.document.segues.map { ($0.id, $0.presentation) })
    #expect(
      ways == [
        "open": ModalPresentation(automatic),
        "said": ModalPresentation(.formSheet, .crossDissolve),
        "left": ModalPresentation(.overFullScreen, .flipHorizontal),
        "both": ModalPresentation(.fullScreen, .flipHorizontal),
        "curl": ModalPresentation(.overFullScreen, .coverVertical),
      ])
  }

  @Test(arguments: [
    ("navigationController", "", "Set in code"), ("tabBarController", "", "Set in code"),
    ("splitViewController", "", "Set in code"),
    ("navigationController", "customClass=\"CheckoutStack\"", "CheckoutStack"),
  ])
  func `a container that only code fills says so`(
    kind: String, attributes: String, words: String
  ) throws {
    let text = """
      <document toolsVersion="22154" useAutolayout="YES"><device id="retina4_7"/><scenes><scene
      sceneID="s"><objects><\(kind) id="c" \(attributes)/></objects></scene></scenes></document>
      """
    let fixture = try Fixture(text: text, .device(Fixture.phone))
    #expect(try fixture.view("c-content-view").text?.string == words)
    let frame = try #require(fixture.frames()["c-content-view"])
    #expect(frame[2] == 375 && frame[3] > 500)
  }

  @Test func `a tab bar controller has all its tabs, and a scene of one chooses its own`() throws {
    let fixture = try Fixture("tabs-of-an-app.storyboard", .device(Fixture.phone))
    let tabs = try fixture.scene("tabs").controller
    #expect(tabs.children.map(\.id) == ["nav", "profile"])
    #expect(tabs.shownChildren.map(\.id) == ["nav"])
    func chosen(_ scene: String) throws -> Int? {
      let bars = try fixture.scene(scene).controller.view.subviews.filter { $0.kind == .tabBar }
      return bars.first?.control.selectedIndex
    }
    #expect(try chosen("profile") == 1)
    #expect(try chosen("list") == 0)
    #expect(try chosen("detail") == 0, "what a tab pushes is in the tab")
    #expect(try chosen("nav") == 0, "the navigation controller of a tab has the bar around it")
  }

  @Test func `a controller knows the bar of the stack that it comes onto`() throws {
    let fixture = try Fixture("tabs-of-an-app.storyboard", .device(Fixture.phone))
    let list = try #require(try fixture.scene("tabs").controller.first("list")?.barLook)
    #expect(list.text?.string == "Orders" && list.control.bar.isLarge && list.height == 96)
    let detail = try #require(try fixture.scene("detail").controller.first("detail")?.barLook)
    #expect(detail.text?.string == "Order" && detail.control.bar.backTitle == "Orders")
    #expect(detail.height == 44)
    // The tab bar covers the stack, which tells what is in it.
    #expect(detail.covered == Insets(top: 44, left: 0, bottom: 0, right: 0))
  }

  @Test func `what is on in a switch has the colour that the file gives it`() throws {
    let fixture = try Fixture("tabs-of-an-app.storyboard", .device(Fixture.phone))
    #expect(try fixture.view("on").tintColor == Color(rgb: 0xFF0000))
    #expect(try fixture.view("off").tintColor == nil, "the tint is that of the edge")
  }

  @Test(arguments: [(false, 0x3C3C43), (true, 0xEBEBF5)] as [(Bool, UInt32)])
  func `titles of sections can be read in both appearances`(isDark: Bool, rgb: UInt32) throws {
    let reader = InterfaceBuilderReader(
      InterfaceBuilderOptions(.device(Fixture.phone), isDark: isDark))
    let document = try reader.read(
      Fixture.bytes("tabs-of-an-app.storyboard"), file: "tabs-of-an-app.storyboard",
      neighbours: NoFiles()
    ).value
    let scene = try #require(document.scenes.first { $0.id == "profile" })
    let table = try #require(scene.controller.first("profile")?.view)
    let titles = table.subviews.flatMap(\.subviews).filter { $0.text?.string == "ACCOUNT" }
    #expect(titles.map(\.text?.color) == [Color(rgb: rgb, alpha: 0x99)])
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
