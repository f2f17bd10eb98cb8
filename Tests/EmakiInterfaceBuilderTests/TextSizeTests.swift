import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Fonts of text styles` {
  private func view(
    _ element: String, _ size: TextSize, _ mode: InterfaceBuilderMode = .device(Fixture.phone)
  ) throws -> View {
    let text = "<document toolsVersion=\"23504\"><objects>\(element)</objects></document>"
    let result = try InterfaceBuilderReader(InterfaceBuilderOptions(mode, textSize: size))
      .read(Array(text.utf8), file: "a.xib", neighbours: NoFiles())
    return try #require(result.value.scenes.first?.controller.view)
  }

  private func label(_ font: String, _ more: String = "") -> String {
    """
    <label id="l" text="Text"\(more)><rect key="frame" width="40" height="20"/>\
    <fontDescription key="fontDescription" \(font)/></label>
    """
  }

  /// Apple's table for body text, caption 1 and large titles.
  @Test(arguments: [
    (TextSize.xSmall, 14.0, 11.0, 31.0), (.large, 17, 12, 34), (.xxxLarge, 23, 18, 40),
    (.accessibility1, 28, 22, 44), (.accessibility5, 53, 43, 60),
  ])
  func `follow the text size of the device`(
    _ size: TextSize, _ body: Double, _ caption: Double, _ title: Double
  ) throws {
    let sizes = [("Body", body), ("Caption1", caption), ("LargeTitle", title), ("Title0", title)]
    for (style, points) in sizes {
      let named = label("style=\"UICTFontTextStyle\(style)\"")
      #expect(try view(named, size).text?.font == .system(points))
      #expect(try view(named, size, .canvas).text?.font == view(named, .large, .canvas).text?.font)
    }
    let headline = try view(label("style=\"UICTFontTextStyleHeadline\""), size).text?.font
    #expect(headline == .system(body, .semibold))
  }

  @Test func `are scaled whether or not the view follows later changes`() throws {
    for follows in ["YES", "NO"] {
      let named = label(
        "style=\"UICTFontTextStyleBody\"", " adjustsFontForContentSizeCategory=\"\(follows)\"")
      #expect(try view(named, .accessibility5).text?.font.size == 53)
    }
  }

  @Test func `stand apart from sizes in points, which stay`() throws {
    let fixed = label(
      "type=\"system\" pointSize=\"17\"", " adjustsFontForContentSizeCategory=\"YES\"")
    #expect(try view(fixed, .accessibility5).text?.font.size == 17)
  }

  /// Apple's guidelines: body text of 23 points has a leading of 29, of 14 points one of 19.
  @Test(arguments: [(TextSize.xxxLarge, 23.0, 29.0), (.xSmall, 14, 19)])
  func `have lines as far apart as the guidelines say`(
    _ size: TextSize, _ points: Double, _ leading: Double
  ) throws {
    let text = try #require(try view(label("style=\"UICTFontTextStyleBody\""), size).text)
    #expect(abs(text.lineSpacing - (leading - points * 1.193359375)) < 0.001)
  }

  /// At accessibility4 body text has 47 points, caption 1 has 37.
  @Test func `are those of configured buttons`() throws {
    let button = """
      <button id="b"><buttonConfiguration key="configuration" style="filled" title="Title" \
      subtitle="Subtitle"/></button>
      """
    let spans = try #require(try view(button, .accessibility4).text?.spans)
    #expect(spans.map(\.font.size) == [47, 37])
  }
}
