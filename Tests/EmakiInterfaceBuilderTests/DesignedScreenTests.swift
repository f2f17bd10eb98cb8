import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Scenes as they were designed` {
  private static let onItsSide = RunningDevice(
    name: "iPhone 8", size: Size(width: 667, height: 375), scale: 2, safeArea: .zero)

  private func read(
    _ scenes: String, _ head: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>",
    tail: String = "", follows: Bool = true
  ) throws -> SceneDocument {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
      + "toolsVersion=\"22154\">\(head)<scenes>\(scenes)</scenes>\(tail)</document>"
    var options = InterfaceBuilderOptions(.device(Fixture.phone))
    if follows { options.deviceOnItsSide = Self.onItsSide }
    return try InterfaceBuilderReader(options)
      .read(Array(text.utf8), file: "Main.storyboard").value
  }

  private func scene(
    _ id: String, _ width: Double, _ height: Double, _ metrics: String = ""
  ) -> String {
    """
    <scene><objects><viewController id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)-root"><rect key="frame" width="\(width)" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
    \(metrics)</viewController></objects></scene>
    """
  }

  private let simulated =
    "<simulatedOrientationMetrics key=\"simulatedOrientationMetrics\" orientation=\"landscapeRight\"/>"

  @Test func `the canvas holds the device for all of them`() throws {
    let head = "<device id=\"retina4_7\" orientation=\"landscape\"/>"
    let document = try read(scene("a", 667, 375) + scene("b", 667, 343), head)
    #expect(document.scenes.map(\.orientation) == [.landscape, .landscape])
  }

  @Test func `a document without a device may simulate how it is held`() throws {
    let tail = """
      <simulatedMetricsContainer key="defaultSimulatedMetrics">
      <simulatedOrientationMetrics key="orientation" orientation="landscapeRight"/>
      </simulatedMetricsContainer>
      """
    let document = try read(scene("a", 600, 600), "", tail: tail)
    #expect(document.scenes.map(\.orientation) == [.landscape])
  }

  @Test func `a controller may simulate the other way, and a frame may tell it`() throws {
    let document = try read(
      scene("up", 375, 667) + scene("said", 375, 667, simulated) + scene("framed", 667, 331)
        + scene("other", 500, 300))
    #expect(document.scenes.map(\.id) == ["up", "said", "framed", "other"])
    #expect(document.scenes.map(\.orientation) == [nil, .landscape, .landscape, nil])
  }

  @Test func `a container is held as what it shows first`() throws {
    let container = """
      <scene><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="said" kind="relationship" relationship="rootViewController" id="s"/>
      </connections></navigationController></objects></scene>
      """
    let document = try read(container + scene("said", 375, 667, simulated))
    #expect(document.scenes.map(\.orientation) == [.landscape, .landscape])
  }

  private let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
  private func size(_ width: Double, _ height: Double) -> String {
    "<size key=\"freeformSize\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  @Test func `a freeform controller keeps its size`() throws {
    let document = try read(
      scene("part", 300, 200, freeform + size(300, 200))
        + scene("short", 300, 156, freeform + size(300, 200))
        + scene("unnamed", 300, 200, freeform) + scene("kindless", 300, 200, size(300, 200))
        + scene("rounded", 300, 200, size(300, 199.67)))
    let part = Size(width: 300, height: 200)
    #expect(document.scenes.map(\.environment?.size) == [part, part, part, part, part])
    #expect(document.scenes.map(\.environment?.safeArea) == .init(repeating: .zero, count: 5))
  }

  @Test func `a size that a view no longer has is an old one`() throws {
    let document = try read(
      scene("old", 375, 667, size(300, 200)) + scene("none", 375, 667, freeform + size(0, 200)))
    #expect(document.scenes.map(\.environment) == [nil, nil])
  }

  @Test func `a screen that was made longer keeps the edges of the device`() throws {
    let long = try read(scene("long", 375, 1200, freeform + size(375, 1200))).scenes
    #expect(long.map(\.environment?.safeArea) == [Fixture.phone.safeArea])
  }

  @Test func `who names the device, draws all of them on it`() throws {
    let scenes = scene("said", 375, 667, simulated) + scene("part", 300, 200, freeform)
    let document = try read(scenes, follows: false)
    #expect(document.scenes.map(\.orientation) == [nil, nil])
    #expect(document.scenes.map(\.environment) == [nil, nil])
  }

  private func controller(
    _ id: String, _ width: Double, _ height: Double, inside: String = "", leads segue: String = ""
  ) -> String {
    """
    <scene><objects><viewController id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)-root"><rect key="frame" width="\(width)" height="\(height)"/>
    \(inside)</view><connections>\(segue)</connections></viewController></objects></scene>
    """
  }

  @Test(arguments: [(300.0, 323.0, 300.0), (375, 623, nil)] as [(Double, Double, Double?)])
  func `what a container shows by way of a navigation controller has the container's width`(
    width: Double, height: Double, expected: Double?
  ) throws {
    let place = """
      <subviews><containerView id="place"><rect key="frame" width="\(width)" height="\(height)"/>
      <connections><segue destination="nav" kind="embed" id="e"/></connections></containerView></subviews>
      """
    let nav = """
      <scene><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      """
    let document = try read(
      controller("root", 375, 667, inside: place) + nav
        + controller(
          "list", width, height, leads: "<segue destination=\"next\" kind=\"show\" id=\"s\"/>")
        + controller("next", width, height), follows: false)
    #expect(document.scenes.map(\.id) == ["root", "nav", "list", "next"])
    #expect(document.scenes.map(\.environment?.size.width) == [nil, expected, expected, expected])
  }

  @Test func `a cell with a list configuration has its texts`() throws {
    let texts = [
      "text=\"One\"", "text=\"Two\" secondaryText=\"More\"", "secondaryText=\"No title\"",
    ]
    let cells = texts.enumerated().map { index, texts in
      """
      <tableViewCell id="c\(index)"><rect key="frame" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c\(index)" id="in\(index)">
      <rect key="frame" width="375" height="44"/></tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" \(texts)/></tableViewCell>
      """
    }
    let document = try read(
      """
      <scene><objects><tableViewController id="t" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="plain" id="table">
      <rect key="frame" width="375" height="667"/><sections><tableViewSection id="s"><cells>
      \(cells.joined())
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
      """)
    let view = try #require(document.scenes.first).controller.assembledView()
    let screen = LayoutEngine(measurer: TenPoints()).layOut(
      view, in: LayoutEnvironment(size: Size(width: 375, height: 667), scale: 2))
    let labels = screen.nodes.filter { $0.view.kind == .label }
    #expect(labels.map(\.view.text?.string) == ["One", "Two", "More"])
    #expect(labels.allSatisfy { $0.frame.minX == 16 && $0.frame.maxX == 359 })
    let middle = try #require(labels.first).frame.midY
    #expect(abs(middle - 22) <= 0.5, "in the middle of the row, to a pixel")
    // 20.5 and 18 points of letters about the middle of 64, with at least 11 above and below.
    #expect(labels.count == 3 && labels[1].frame.maxY == 33 && labels[2].frame.minY == 35)
  }

  @Test(arguments: [
    ("", "retina3_5"), (" type=\"retina4\"", "retina4_0"), (" type=\"retina47\"", "retina4_7"),
    (" type=\"retina55\"", "retina5_5"), (" type=\"other\"", nil),
  ])
  func `storyboards from before size classes simulate a phone`(_ type: String, _ name: String?) {
    func device(_ attributes: String) -> String? {
      let text =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"\(attributes)>"
        + "<simulatedScreenMetrics key=\"destination\"\(type)/></document>"
      return InterfaceBuilderReader.canvasDevice(of: Array(text.utf8))
    }
    #expect(device("") == name)
    #expect(device(" useTraitCollections=\"YES\"") == nil)
  }

  @Test(arguments: [(375.0, 16.0), (414, 20)])
  func `titles of sections begin where the texts of rows do`(width: Double, margin: Double) throws {
    let device = RunningDevice(
      name: "a phone", size: Size(width: width, height: 800), scale: 2, safeArea: .zero)
    let fixture = try Fixture("sections-of-static-tables.storyboard", .device(device))
    let scene = try fixture.scene("plain")
    let screen = LayoutEngine(measurer: TenPoints()).layOut(
      scene.controller.assembledView(), in: LayoutEnvironment(size: device.size, scale: 2))
    for id in ["plain-table-tableViewSection-0-title", "plain-table-tableViewSection-3-end-title"] {
      let node = try #require(screen.nodes.first { $0.view.id.rawValue == id })
      #expect(node.frame.minX == margin)
      #expect(node.frame.maxX == width - margin)
    }
  }
}
