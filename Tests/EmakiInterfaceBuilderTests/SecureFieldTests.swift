import EmakiDiagnostics
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Text fields` {
  private func field(_ traits: String, border: String = "roundedRect") throws -> View {
    let text = """
      <document toolsVersion="23504"><objects><textField id="f" text="hunter2" \
      borderStyle="\(border)"><rect key="frame" width="200" height="34"/>\(traits)</textField>\
      </objects></document>
      """
    return try InterfaceBuilderReader(InterfaceBuilderOptions(.device(Fixture.phone)))
      .read(Array(text.utf8), file: "a.xib", neighbours: NoFiles())
      .map { try #require($0.scenes.first?.controller.view) }.value
  }

  private static let secure =
    "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\" textContentType=\"password\"/>"

  @Test(arguments: ["roundedRect", "none"])
  func `hide what their traits call secure`(border: String) throws {
    let field = try field(Self.secure, border: border)
    #expect(field.control.field.isSecure)
    #expect(field.text?.string == "hunter2")
  }

  @Test(arguments: ["", "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"NO\"/>"])
  func `show everything else`(traits: String) throws {
    #expect(try !field(traits).control.field.isSecure)
  }
}
