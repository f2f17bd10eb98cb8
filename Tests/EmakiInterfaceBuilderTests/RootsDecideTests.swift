import EmakiDrawing
import EmakiLayout
import Testing

/// Roots whose saved frames tell more than the version of the tools, and rare ways to show a root.
/// Expected frames are sums of the saved numbers with the edges that the canvas covers.
@Suite struct `Roots decide` {
  /// A document of one device whose controllers have these roots.
  private func storyboard(
    _ device: String, tools: Int, held orientation: String = "portrait", _ controllers: [String],
    segues: String = ""
  ) throws -> Fixture {
    try Fixture(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        toolsVersion="\(tools)" useAutolayout="YES" useSafeAreas="YES" useTraitCollections="YES">
        <device id="\(device)" orientation="\(orientation)"/><scenes>
        \(controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined())
        <scene><objects><viewController id="start"><connections>\(segues)</connections>
        </viewController></objects></scene></scenes></document>
        """)
  }

  /// A controller; the view `in-` and its id fills the safe area of its root.
  private func controller(_ id: String, _ frame: [Int], _ metrics: String = "") -> String {
    let edges = ["top", "bottom", "leading", "trailing"].map {
      SmallStoryboard.equal("in-\(id)", $0, "safe-\(id)")
    }
    return """
      <viewController id="\(id)"><view key="view" id="root-\(id)">
      <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in-\(id)"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
      <constraints>\(edges.joined())</constraints></view>\(metrics)</viewController>
      """
  }

  private static let opaqueBar = """
    <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>
    """

  /// 667 − 64, however high the root was saved; one of another screen keeps its height.
  @Test(arguments: [[375, 603, 603], [375, 667, 603], [414, 672, 672]])
  func `a root below an opaque bar has no inset, and no more height than is left`(
    saved: [Int]
  ) throws {
    for metrics in [Self.opaqueBar, ""] {
      let root = controller("one", [0, 64, saved[0], saved[1]], metrics)
      let fixture = try storyboard("retina4_7", tools: 13196, [root])
      let expected = [0, 0, Double(saved[0]), Double(saved[2])]
      #expect(try fixture.frames("one")["in-one"] == expected)
    }
  }

  @Test func `the screen of a device with two variants is the one that most roots fill`() throws {
    let (old, new) = ([0, 0, 428, 926], [0, 0, 430, 932])
    let early = try storyboard(
      "retina6_7", tools: 23090,
      [
        controller("one", old), controller("two", old), controller("three", new),
      ])
    // The notch of 47 points, not the island of 59.
    #expect(try early.frames("one")["in-one"] == [0, 47, 428, 926 - 47 - 34])
    let late = try storyboard("retina6_7", tools: 22154, [controller("one", new)])
    #expect(try late.frames("one")["in-one"] == [0, 59, 430, 932 - 59 - 34])
    let untold = try storyboard("retina6_7", tools: 23090, [controller("one", [0, 0, 430, 400])])
    #expect(try untold.safeArea("one") == [59, 0, 34, 0])
  }

  @Test func `what is presented in landscape is covered as an upright phone is`() throws {
    let segue = "<segue destination=\"one\" kind=\"presentation\" id=\"s\"/>"
    let fixture = try storyboard(
      "retina6_0", tools: 24412, held: "landscape", [controller("one", [0, 0, 844, 390])],
      segues: segue)
    #expect(try fixture.frames("one")["in-one"] == [0, 47, 844, 390 - 47 - 34])
  }

  @Test func `a freeform root of a phone in landscape keeps clear of the notch at three sides`()
    throws
  {
    let size = "<size key=\"freeformSize\" width=\"320\" height=\"600\"/>"
    let fixture = try storyboard(
      "retina6_0", tools: 24412, held: "landscape",
      [controller("one", [0, 0, 320, 600], "<freeformSimulatedSizeMetrics key=\"s\"/>" + size)])
    #expect(try fixture.frames("one")["in-one"] == [47, 47, 320 - 94, 600 - 47])
  }

  @Test(arguments: [(24128, 49.0), (24412, 31)])
  func `a tab bar of a phone in landscape is low since Xcode 26`(tools: Int, bar: Double) throws {
    let metrics = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let fixture = try storyboard(
      "retina6_0", tools: tools, held: "landscape", [controller("one", [0, 0, 844, 390], metrics)])
    #expect(try fixture.safeArea("one") == [47, 47, 55 + bar, 47])
  }

  @Test(arguments: [(22154, 20.0, 0.0), (22505, 0, 20)])
  func `what is presented lost the status bar that what is embedded got`(
    tools: Int, presented: Double, embedded: Double
  ) throws {
    let root = [0, 0, 375, 667]
    func top(_ kind: String) throws -> Double? {
      let segue = "<segue destination=\"one\" kind=\"\(kind)\" id=\"s\"/>"
      let fixture = try storyboard(
        "retina4_7", tools: tools, [controller("one", root)], segues: segue)
      return try fixture.safeArea("one").first
    }
    #expect(try top("presentation") == presented)
    #expect(try top("embed") == embedded)
  }

  @Test(arguments: [(21507, false), (21701, true)])
  func `the phone covers a collection cell that has a safe area since Xcode 14·3`(
    tools: Int, isCovered: Bool
  ) throws {
    for (guide, expected) in [("safe", isCovered), ("", false)] {
      let element =
        guide.isEmpty ? "" : "<viewLayoutGuide key=\"safeArea\" id=\"\(guide)\"/>"
      let fixture = try Fixture(
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" \
          useAutolayout="YES" useSafeAreas="YES" useTraitCollections="YES">
          <device id="retina6_1" orientation="portrait"/><objects>
          <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="200" height="300"/>
          \(element)</collectionViewCell></objects></document>
          """)
      #expect(try fixture.safeArea("cell") == (expected ? [48, 0, 34, 0] : [0, 0, 0, 0]))
    }
  }

  /// 375 − 2 · 16 and 414 − 2 · 20.
  @Test(arguments: [(375, 375, 343.0), (375, 343, 343), (414, 414, 374)])
  func `a cell saved as wide as its inset table is laid out between the insets`(
    table: Int, cell: Int, content: Double
  ) throws {
    let fixture = try storyboard(
      "retina4_7", tools: 23504,
      [
        """
        <tableViewController id="one"><tableView key="view" style="insetGrouped" id="table">
        <rect key="frame" x="0" y="0" width="\(table)" height="667"/><prototypes>
        <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="\(cell)" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="\(cell)" height="44"/></tableViewCellContentView>
        </tableViewCell></prototypes></tableView></tableViewController>
        """
      ])
    #expect(try fixture.frames("one")["content"] == [0, 0, content, 44])
  }

  @Test func `a symbol that no resources list is as large as a letter`() throws {
    let fixture = try Fixture(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23504" \
        useAutolayout="YES" useSafeAreas="YES" useTraitCollections="YES">
        <device id="retina6_1" orientation="portrait"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="200" height="300"/><subviews>
        <imageView image="bolt" catalog="system" id="symbol" \
        translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
        \(SmallStoryboard.equal("symbol", "top", "root", 10))
        \(SmallStoryboard.equal("symbol", "leading", "root", 10))
        </constraints></view></objects></document>
        """)
    let frame = try #require(try fixture.frames()["symbol"])
    // 17 · 128 / 117.
    #expect(abs(frame[2] - 18.6) < 0.5 && abs(frame[3] - 18.6) < 0.5)
  }

  /// 128 × 123 was saved as 20 × 19.
  @Test func `a symbol in a circle is 20 points wide beside text of 17`() throws {
    let fixture = try Fixture(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="24128" \
        useAutolayout="YES" useSafeAreas="YES" useTraitCollections="YES">
        <device id="retina6_1" orientation="portrait"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="200" height="300"/><subviews>
        <imageView image="info.circle" catalog="system" id="symbol" \
        translatesAutoresizingMaskIntoConstraints="NO"/></subviews></view></objects><resources>
        <image name="info.circle" catalog="system" width="128" height="123"/></resources></document>
        """)
    let size = try #require(try fixture.view("symbol").image?.size)
    #expect(abs(size.width - 20) < 0.5 && abs(size.height - 19) < 0.5)
  }
}
