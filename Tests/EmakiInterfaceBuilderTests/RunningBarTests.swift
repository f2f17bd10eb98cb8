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
    #expect(
      bar.control.items.map(\.title) == ["", "gear-of-mine:"], "a colon tells an image from a title"
    )
    #expect(bar.control.bar.leadingCount == 1)
  }

  @Test func `several buttons stand on their sides, the first right one outermost`() throws {
    let bar = try bar("nav-2-navigationBar-nav-2-bar")
    #expect(bar.control.items.map(\.title) == ["Edit", "plus", "Outer?", "search"])
    #expect(bar.control.bar.leadingCount == 2, "so many are on the left")
  }

  @Test func `a class is no title`() throws {
    #expect(try bar("nav-2-navigationBar-nav-2-bar").text?.string == "")
  }
}

@Suite struct `Switches of a running app` {
  @Test(arguments: [
    (22154, 22131, 51.0), (24506, 24504, 63), (32700, 22685, 51), (32700, 24504, 63),
  ])
  func `are wide where Xcode 26 wrote the file`(tools: Int, plugIn: Int, width: Double) throws {
    let fixture = try Fixture(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)"
          useAutolayout="YES" useSafeAreas="YES"><dependencies><deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/>
        </dependencies>
        <device id="retina4_7" orientation="portrait"/><objects><view id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <switch id="switch" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>
        <constraint firstItem="switch" firstAttribute="leading" secondItem="root"
          secondAttribute="leading" constant="20" id="x"/>
        <constraint firstItem="switch" firstAttribute="top" secondItem="root"
          secondAttribute="top" constant="80" id="y"/>
        </constraints></view></objects></document>
        """, .device(Fixture.phone))
    #expect(try fixture.frames()["switch"] == [20, 80, width, width == 63 ? 28 : 31])
  }
}

/// Two navigation controllers, with a red and a green bar.
@Suite struct `Stacks of a running app` {
  private func stack(_ id: String, _ color: String, shows root: String) -> String {
    """
    <scene><objects><navigationController id="\(id)">
    <navigationBar key="navigationBar" id="bar-\(id)">
    <color key="barTintColor" systemColor="\(color)"/></navigationBar>
    <connections><segue destination="\(root)" kind="relationship"
      relationship="rootViewController" id="to-\(root)"/></connections>
    </navigationController></objects></scene>
    """
  }

  private func screen(_ id: String, shows other: String? = nil) -> String {
    let segue = other.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"to-\($0)\"/>" } ?? ""
    return """
      <scene><objects><viewController id="\(id)"><view key="view" id="v-\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections>\(segue)</connections></viewController></objects></scene>
      """
  }

  @Test func `a screen has the bar of its own stack, also where it is pushed`() throws {
    let scenes =
      stack("red", "systemRedColor", shows: "first") + screen("first")
      + stack("green", "systemGreenColor", shows: "second") + screen("second", shows: "third")
      + screen("third")
    let fixture = try Fixture(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22154">
        <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes></document>
        """, .device(Fixture.phone))
    for (screen, bar) in [("first", "red"), ("second", "green"), ("third", "green")] {
      let id = "\(screen)-screen-navigationBar-bar-\(bar)"
      #expect(try fixture.view(id).kind == .navigationBar, "\(id)")
    }
  }
}

@Suite struct `Prompts and weights of navigation bars` {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s1"><objects>
    <navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/><connections>
    <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="one" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <navigationItem key="navigationItem" title="Title" prompt="Signed in" id="item">
    <leftBarButtonItems><barButtonItem title="Back" id="a"/>
    <barButtonItem title="Ready" style="done" id="b"/></leftBarButtonItems>
    <rightBarButtonItems><barButtonItem systemItem="save" id="c"/>
    <barButtonItem systemItem="cancel" id="d"/></rightBarButtonItems>
    </navigationItem></viewController></objects></scene></scenes></document>
    """

  @Test func `a bar with a prompt is 74 points high below the status bar`() throws {
    let fixture = try Fixture(text: Self.text, .device(Fixture.phone))
    #expect(try fixture.frames("nav")["nav-navigationBar-bar"] == [0, 0, 375, 20 + 74])
    #expect(try fixture.view("nav-navigationBar-bar").control.bar.prompt == "Signed in")
  }

  @Test func `buttons that end what is being done stand out`() throws {
    let control = try Fixture(text: Self.text, .device(Fixture.phone))
      .view("nav-navigationBar-bar").control
    #expect(control.items.map(\.title) == ["Back", "Ready", "Cancel", "Save"])
    #expect(control.items.map(\.isEmphasized) == [false, true, false, true])
  }
}

@Suite struct `Tab bars of a running app` {
  @Test func `tabs have the icons, titles and badges of their items`() throws {
    let fixture = try Fixture(
      "tabs-with-icons-and-badges.storyboard", .device(Fixture.phone))
    let control = try fixture.view("tabs-tabBar-bar").control
    #expect(control.items.map(\.title) == ["recents: Recents", "tray.fill: Inbox", "Plain"])
    #expect(control.items.map(\.badge) == ["", "12", nil], "an empty badge is one")
  }
}
