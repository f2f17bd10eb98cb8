import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

@Suite struct `A cell of a xib` {
  /// A cell of 320 by 40 points, whose label is 20 points below its top and above its bottom.
  private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21225" \
    useAutolayout="YES"><device id="retina4_7"/><objects><tableViewCell rowHeight="40" id="cell">\
    <rect key="frame" width="320" height="40"/>\
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\
    <rect key="frame" width="320" height="40"/><subviews>\
    <label text="ab" translatesAutoresizingMaskIntoConstraints="NO" id="label">\
    <rect key="frame" x="10" y="20" width="20" height="20"/></label></subviews><constraints>\
    <constraint firstItem="label" firstAttribute="top" secondItem="content" \
    secondAttribute="top" constant="20"/>\
    <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" \
    constant="20"/>\
    <constraint firstItem="label" firstAttribute="leading" secondItem="content" \
    secondAttribute="leading" constant="10"/>\
    </constraints></tableViewCellContentView></tableViewCell></objects></document>
    """

  /// 20 above, a line of 20.5 and 20 below.
  @Test func `is as high as its constraints ask in a running app`() throws {
    let frames = try Fixture(text: text, .device(Fixture.phone)).frames()
    #expect(frames["cell"] == [0, 0, 320, 60.5])
    #expect(frames["label"] == [10, 20, 20, 20.5])
  }

  @Test func `is as high as it was saved on the canvas`() throws {
    #expect(try Fixture(text: text).frames()["cell"] == [0, 0, 320, 40])
  }

  @Test func `that is higher than its constraints ask stays so`() throws {
    let high = text.replacing("height=\"40\"", with: "height=\"100\"")
      .replacing(
        "secondItem=\"label\"", with: "relation=\"greaterThanOrEqual\" secondItem=\"label\"")
    let frames = try Fixture(text: high, .device(Fixture.phone)).frames()
    #expect(frames["cell"] == [0, 0, 320, 100])
    #expect(frames["label"] == [10, 20, 20, 20.5])
  }
}

@Suite struct `A table that does not scroll` {
  /// A table with rows of 44 from the status bar of 20 down to a switch at the bottom of the screen.
  private func frames(
    _ table: String, end: String = ""
  ) throws -> [String: [Double]] {
    let views = """
      <tableView scrollEnabled="NO" dataMode="static" style="plain" rowHeight="44" \(table) \
      translatesAutoresizingMaskIntoConstraints="NO" id="table">\
      <rect key="frame" width="375" height="300"/><sections><tableViewSection id="section"><cells>\
      <tableViewCell id="a"><rect key="frame" width="375" height="44"/></tableViewCell>\
      <tableViewCell id="b"><rect key="frame" y="44" width="375" height="44"/></tableViewCell>\
      </cells></tableViewSection></sections></tableView>\
      <stepper translatesAutoresizingMaskIntoConstraints="NO" id="stepper">\
      <rect key="frame" width="94" height="32"/></stepper>
      """
    let constraints = [
      SmallStoryboard.equal("table", "leading", "v-one"),
      SmallStoryboard.equal("table", "trailing", "v-one"),
      SmallStoryboard.equal("table", "top", "g-one"),
      SmallStoryboard.equal("stepper", "leading", "v-one"), end,
      """
      <constraint firstItem="stepper" firstAttribute="top" secondItem="table" \
      secondAttribute="bottom"/>
      """,
    ].joined()
    let screen = SmallStoryboard.screen("one", views, constraints: constraints)
    return try Fixture(text: SmallStoryboard.text([screen]), .device(Fixture.phone)).frames()
  }

  @Test func `is as high as its rows where nothing else decides its height`() throws {
    let frames = try frames("")
    #expect(frames["table"] == [0, 20, 375, 88])
    #expect(frames["stepper"] == [0, 108, 94, 32])
  }

  /// 667 − 20 − 32 = 615 points are left above a stepper at the bottom; 80 above one at 100.
  @Test(arguments: [(0.0, 615.0), (-535, 80)])
  func `takes what others leave, as UIKit's tables have no height by their rows`(
    _ constant: Double, _ height: Double
  ) throws {
    let end = SmallStoryboard.equal("stepper", "bottom", "v-one", constant)
    let frames = try frames("", end: end)
    #expect(frames["table"] == [0, 20, 375, height])
    #expect(frames["stepper"]?[3] == 32)
  }
}
