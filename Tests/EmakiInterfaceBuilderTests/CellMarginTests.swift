import EmakiDrawing
import EmakiLayout
import Testing

/// How far the content of cells lies in from their sides, by the Xcode and the table.
@Suite struct `Margins of cells` {
  /// A view between the margins of a cell without an accessory, 80 points high.
  private static let cell = """
    <tableViewCell preservesSuperviewLayoutMargins="YES" id="cell">
    <rect key="frame" x="0" y="0" width="WIDTH" height="80"/>
    <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content">
    <rect key="frame" x="0" y="0" width="WIDTH" height="80"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside"/></subviews>
    <constraints>
    <constraint firstItem="inside" firstAttribute="leading" secondItem="content" \
    secondAttribute="leadingMargin"/>
    <constraint firstItem="inside" firstAttribute="trailing" secondItem="content" \
    secondAttribute="trailingMargin"/>
    <constraint firstItem="inside" firstAttribute="top" secondItem="content" \
    secondAttribute="topMargin"/>
    <constraint firstAttribute="height" firstItem="inside" constant="20"/></constraints>INSETS
    </tableViewCellContentView></tableViewCell>
    """

  /// Where the view begins in a cell of a document.
  private func start(
    _ content: String, tools: Int, device: String, orientation: String = "portrait", width: Int,
    kind: String, insets: String = ""
  ) throws -> [Double]? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" toolsVersion="\(tools)" \
      useAutolayout="YES" useTraitCollections="YES">
      <device id="\(device)" orientation="\(orientation)"/>\(content)</document>
      """
    let written = text.replacing("WIDTH", with: "\(width)").replacing("INSETS", with: insets)
    return try Fixture(text: written).frames()["inside"].map { Array($0.prefix(2)) }
  }

  private func table(_ attributes: String) -> String {
    """
    <tableView \(attributes) style="plain" rowHeight="80" id="table">
    <rect key="frame" x="0" y="0" width="WIDTH" height="600"/>
    <prototypes>\(Self.cell)</prototypes></tableView>
    """
  }

  private func scene(_ view: String) -> String {
    """
    <scenes><scene><objects><viewController id="one">\(view)</viewController></objects></scene>
    </scenes>
    """
  }

  /// In a table that is a controller's view.
  private func rooted(
    _ tools: Int, _ width: Int, _ device: String = "retina4_7", _ orientation: String = "portrait"
  ) throws -> Double? {
    try start(
      scene(table("key=\"view\"")), tools: tools, device: device, orientation: orientation,
      width: width, kind: "Storyboard.XIB")?[0]
  }

  /// In a table inside the controller's view.
  private func nested(_ tools: Int, _ device: String = "retina4_7") throws -> Double? {
    let inside = """
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="WIDTH" height="600"/>
      <subviews>\(table(""))</subviews></view>
      """
    return try start(
      scene(inside), tools: tools, device: device, width: 320, kind: "Storyboard.XIB")?[0]
  }

  private func loose(_ tools: Int, insets: String = "") throws -> [Double]? {
    try start(
      "<objects>\(Self.cell)</objects>", tools: tools, device: "retina4_7", width: 320, kind: "XIB",
      insets: insets)
  }

  @Test func `in a table that is a root they are 16 points since Xcode 9`() throws {
    #expect(try rooted(12120, 375) == 15)
    #expect(try rooted(14460, 375) == 16)
    #expect(try rooted(16097, 375) == 16)
    #expect(try rooted(17701, 375) == 16)
  }

  @Test func `in a table inside another view they are since Xcode 12`() throws {
    #expect(try nested(14490) == 15)
    #expect(try nested(15505, "ipad9_7") == 15)
    #expect(try nested(16097) == 15)
    #expect(try nested(17701) == 16)
  }

  @Test func `in cells of xibs they were 15 points in Xcode 11 alone`() throws {
    #expect(try loose(14460)?[0] == 16)
    #expect(try loose(14868)?[0] == 15)
    #expect(try loose(16097)?[0] == 15)
    #expect(try loose(17701)?[0] == 16)
  }

  @Test func `wide cells have 20 points since Xcode 9, on phones on their side until Xcode 13`()
    throws
  {
    #expect(try rooted(12120, 414, "retina5_5") == 15)
    #expect(try rooted(14460, 414, "retina5_5") == 20)
    #expect(try rooted(14460, 667, "retina4_7", "landscape") == 20)
    #expect(try rooted(21701, 667, "retina4_7", "landscape") == 16)
  }

  @Test func `margins of a content view make them larger, not smaller`() throws {
    func insets(_ length: Int) -> String {
      """
      <edgeInsets key="layoutMargins" top="\(length)" left="\(length)" bottom="\(length)" \
      right="\(length)"/>
      """
    }
    #expect(try loose(21507, insets: insets(0)) == [16, 11])
    #expect(try loose(21507, insets: insets(30)) == [30, 30])
  }
}
