import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Configurations of buttons` {
  private let fixture: Fixture

  init() throws {
    fixture = try Fixture("configurations-of-buttons.xib", .device(Fixture.phone))
  }

  @Test func `have a subtitle as a second line in smaller letters`() throws {
    let button = try fixture.view("two-lines")
    #expect(button.text?.spans.map(\.text) == ["Title\n", "Subtitle"])
    #expect(button.text?.spans.map(\.font.size) == [17, 12])
    #expect(button.text?.color == Color(rgb: 0xFFFF00))
    // Eight letters of ten points and 12 on either side; 29 · 1.193359375 = 34.6 and 7 twice.
    let frame = try #require(try fixture.frames()["two-lines"])
    #expect(frame[2] == 104)
    #expect(frame[3] == 49)
  }

  @Test func `say on which side of the title the image is, and how far away`() throws {
    #expect(try fixture.view("two-lines").control.button.imageSide == .trailing)
    #expect(try fixture.view("two-lines").imagePadding == 6)
    #expect(try fixture.view("edged").control.button.imageSide == .top)
    // 17 · 1.193359375 is 20.5 at two pixels a point; 20 for the image, 5 between, 7 twice.
    #expect(try fixture.frames()["edged"] == [0, 49, 74, 59.5])
  }

  @Test func `have no title where they say none, whatever the state holds`() throws {
    #expect(try fixture.view("untitled").text?.string == "")
    #expect(try fixture.frames()["untitled"]?[2] == 24)
  }

  @Test func `have ground, edge and corners of their own`() throws {
    let button = try fixture.view("edged")
    #expect(button.backgroundColor == Color(rgb: 0xFF0000))
    #expect(button.borderColor == Color(rgb: 0x0000FF))
    #expect(button.borderWidth == 2)
    #expect(button.cornerRadius == 9)
    #expect(try fixture.view("two-lines").cornerRadius > 100)
  }

  @Test func `and buttons without one have their content at a side`() throws {
    #expect(try fixture.view("left").text?.alignment == .left)
    #expect(try fixture.view("edged").text?.alignment == .right)
    #expect(try fixture.view("two-lines").text?.alignment == .center)
    #expect(fixture.diagnostics.filter { $0.severity != .note }.isEmpty)
  }

  private func button(_ attributes: String, _ files: [String: String] = [:]) throws -> View {
    let text = """
      <document toolsVersion="23504"><objects><button id="b" buttonType="system">\
      <state key="normal" title="Button"/><buttonConfiguration key="configuration" \
      style="filled" \(attributes)/></button></objects><resources>\
      <image name="star" width="20" height="20"/></resources></document>
      """
    let options = InterfaceBuilderOptions(
      .device(Fixture.phone), language: files.isEmpty ? nil : "ja")
    return try InterfaceBuilderReader(options)
      .read(Array(text.utf8), file: "a.xib", neighbours: FakeFiles(files: files))
      .map { try #require($0.scenes.first?.controller.view) }.value
  }

  /// Four letters of ten points, an image of 20, 12 on either side: 84.
  @Test(arguments: [("", 84.0), (" imagePadding=\"8\"", 92), (" imagePadding=\"24\"", 108)])
  func `are wider by what lies between image and title, by default nothing`(
    padding: String, width: Double
  ) throws {
    for place in ["leading", "trailing"] {
      let button = try button("title=\"Send\" image=\"star\" imagePlacement=\"\(place)\"\(padding)")
      var root = View(.view, id: "root")
      root.subviews = [button]
      root.subviews[0].placement = .constraints
      root.constraints = [
        Constraint(Anchor("b", .leading), .equal, Anchor("root", .leading)),
        Constraint(Anchor("b", .top), .equal, Anchor("root", .top)),
      ]
      let screen = LayoutEngine(measurer: TenPoints())
        .layOut(root, in: LayoutEnvironment(size: Fixture.phone.size, scale: 2))
      #expect(screen.nodes.last?.frame.width == width)
    }
  }

  @Test func `are translated by roles of their own`() throws {
    let files = [
      "ja.lproj/a.strings": """
      "b.normalTitle" = "ボタン"; "b.configuration.title" = "続ける";
      "b.configuration.subtitle" = "次へ";
      """
    ]
    let spans = try button("title=\"Continue\" subtitle=\"Next\"", files).text?.spans
    #expect(spans?.map(\.text) == ["続ける\n", "次へ"])
    #expect(
      try button("image=\"star\"", ["ja.lproj/a.strings": "b.normalTitle = \"ボタン\";"])
        .text?.string == "")
  }
}
