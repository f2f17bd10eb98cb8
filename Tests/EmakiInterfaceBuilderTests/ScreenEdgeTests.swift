import EmakiDrawing
import EmakiLayout
import Testing

/// What the canvas keeps clear at the edges of screens, and what bars add there.
@Suite struct `Edges of screens` {
  /// A storyboard of these scenes.
  private func storyboard(_ tools: Int, _ device: String, _ scenes: [String]) throws -> Fixture {
    let objects = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return try Fixture(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        toolsVersion="\(tools)" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)" orientation="portrait"/><scenes>\(objects)</scenes></document>
        """)
  }

  /// A controller with a view `in-` and its id that fills its safe area.
  private func screen(
    _ id: String, _ width: Int, _ height: Int, pushes: String? = nil, metrics: String = ""
  ) -> String {
    let edges = ["top", "bottom", "leading", "trailing"].map {
      SmallStoryboard.equal("in-\(id)", $0, "safe-\(id)")
    }
    let segue = pushes.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"to-\($0)\"/>" }
    return """
      <viewController id="\(id)"><view key="view" id="v-\(id)">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in-\(id)"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
      <constraints>\(edges.joined())</constraints></view>
      \(metrics)<connections>\(segue ?? "")</connections></viewController>
      """
  }

  @Test(arguments: [(667, 375, 0.0), (320, 228, 0), (800, 600, 20), (320, 440, 20)])
  func `a screen as low as a phone on its side has no status bar`(
    width: Int, height: Int, top: Double
  ) throws {
    let file = try storyboard(14490, "retina4_7", [screen("one", width, height)])
    #expect(try file.frames("one")["in-one"] == [0, top, Double(width), Double(height) - top])
  }

  @Test func `what a tab without a stack of its own pushes covers the tab bar`() throws {
    let tabs = """
      <tabBarController id="tabs"><tabBar key="tabBar" id="tab-bar"/><connections>
      <segue destination="one" kind="relationship" relationship="viewControllers" id="to-one"/>
      </connections></tabBarController>
      """
    let file = try storyboard(
      23504, "retina6_12",
      [
        SmallStoryboard.stack(of: "tabs"), tabs, screen("one", 393, 852, pushes: "two"),
        screen("two", 393, 852),
      ])
    // Below the island and the bar 59 + 44; above the home indicator 34, and the tab bar 49 more.
    #expect(try file.frames("one")["in-one"] == [0, 103, 393, 852 - 103 - 34 - 49])
    #expect(try file.frames("two")["in-two"] == [0, 103, 393, 852 - 103 - 34])
  }

  @Test func `sheets with a bar end at their edge since Xcode 13`() throws {
    func sheet(_ tools: Int) throws -> [Double]? {
      let scenes = [SmallStoryboard.stack(of: "one"), screen("one", 414, 842)]
      return try storyboard(tools, "retina6_1", scenes).frames("one")["in-one"]
    }
    #expect(try sheet(18122) == [0, 56, 414, 842 - 56 - 34])
    #expect(try sheet(19529) == [0, 56, 414, 842 - 56])
  }

  @Test func `a toolbar around a controller is as high as a tab bar since Xcode 11`() throws {
    func room(_ tools: Int) throws -> Double? {
      let metrics = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
      let scene = screen("one", 375, 667, metrics: metrics)
      return try storyboard(tools, "retina4_7", [scene]).frames("one")["in-one"]?[3]
    }
    #expect(try room(14113) == 667 - 20 - 44)
    // Xcode 11 had no status bar either.
    #expect(try room(15705) == 667 - 49)
  }

  /// A controller of 375 × 812 points that holds one bar.
  private func holder(_ bar: String, joins: [String]) -> String {
    let edges = joins.map { SmallStoryboard.equal("bar", $0, "root") }
    return """
      <viewController id="one"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="812"/>
      <subviews>\(bar)</subviews><constraints>\(edges.joined())</constraints></view>
      </viewController>
      """
  }

  @Test func `a tab bar at the lower edge covers the home indicator as well`() throws {
    let bar = "<tabBar translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"bar\"/>"
    let low = holder(bar, joins: ["leading", "trailing", "bottom"])
    let file = try storyboard(17156, "retina5_9", [low])
    #expect(try file.frames("one")["bar"] == [0, 812 - 49 - 34, 375, 49 + 34])
    let high = holder(bar, joins: ["leading", "trailing", "top"])
    #expect(
      try storyboard(17156, "retina5_9", [high]).frames("one")["bar"] == [0, 0, 375, 49])
  }

  @Test func `a navigation bar that is a view has room for its large title`() throws {
    let bar = """
      <navigationBar largeTitles="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bar"/>
      """
    let scene = holder(bar, joins: ["leading", "trailing", "top"])
    #expect(
      try storyboard(16097, "retina5_9", [scene]).frames("one")["bar"] == [0, 0, 375, 44 + 52])
  }
}
