import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

/// What the version of Interface Builder decides about letters and symbols.
@Suite struct ErasOfTextTests {
  private func view(
    _ element: String, tools: String, _ mode: InterfaceBuilderMode = .canvas
  ) throws -> View {
    let text = """
      <document toolsVersion="\(tools)" type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">\
      <objects>\(element)</objects><resources>\
      <image name="bag" catalog="system" width="64" height="56"/>\
      <image name="star" catalog="system" width="128" height="112"/></resources></document>
      """
    let result = try InterfaceBuilderReader(InterfaceBuilderOptions(mode))
      .read(Array(text.utf8), file: "a.xib", neighbours: NoFiles())
    return try #require(result.value.scenes.first?.controller.view)
  }

  private func font(
    _ tools: String, name: String = "", _ mode: InterfaceBuilderMode = .canvas
  ) throws -> Font? {
    let label = """
      <label id="i" text="Text"><rect key="frame" width="40" height="20"/>\
      <fontDescription key="fontDescription" type="system" pointSize="14"\(name)/></label>
      """
    return try view(label, tools: tools, mode).text?.font
  }

  @Test(arguments: [("8191", true), ("14460.31", true), ("16097", true), ("17156", false)])
  func `the canvas up to Xcode 11 shows the system font before it was variable`(
    tools: String, isEarly: Bool
  ) throws {
    #expect(try font(tools)?.isEarlySystem == isEarly)
    #expect(try font(tools, .device(Fixture.phone)) == .system(14))
    let named = #" name="AvenirNext-Regular" family="Avenir Next""#
    #expect(try font(tools, name: named)?.isEarlySystem == false)
  }

  /// 128 takes as much as at 117 points: 17 of 117 for the symbols of running text.
  @Test(arguments: ["bag", "star"])
  func `symbols are as large whether their longer side is written as 64 or as 128`(
    name: String
  ) throws {
    let image = """
      <imageView id="i" image="\(name)" catalog="system"><rect key="frame" width="9" height="9"/>\
      </imageView>
      """
    let size = try #require(try view(image, tools: "15505").image?.size)
    #expect(abs(size.width - 128 * 17.0 / 117) < 0.17)
    #expect(abs(size.height - 112 * 17.0 / 117) < 0.17)
  }
}
