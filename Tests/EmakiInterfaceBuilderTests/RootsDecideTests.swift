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
}
