import EmakiLayout
import EmakiDiagnostics
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Foundation
import Testing

@Suite struct ExpansionTests {
  func expanded(_ text: String) -> String {
    SceneFileReader.expand(Array(text.utf8), file: "f", options: ExampleFiles.options).value
  }

  @Test func `repetitions are written out`() {
    let text = "children:\n  - {id: 'a{index}', text: 'その{index}', repeat: 2}\n"
    #expect(expanded(text) == "children: [{id: a1, text: その1}, {id: a2, text: その2}]\n")
  }

  @Test(arguments: [
    "12", "true", "a: b", "- x", "#1", "", "null", "\"q\"", "a, b", "*x", "{i}", "né 絵巻",
  ])
  func `a text that YAML would take for something else keeps its quotes`(_ string: String) throws {
    let quoted = string.replacing("\"", with: "\\\"")
    let text = expanded("children: [{id: a, text: \"\(quoted)\"}]")
    #expect(try Reading.view("a", of: text).text?.string == string)
  }

  @Test(arguments: ["\\e[2J", "a\\r\\nb", "\\uFEFFx", "\\0", "\\u0085", "\\u2028", "\\x7F"])
  func `a character that cannot stand in YAML is written by its number`(_ string: String) throws {
    let text = "children: [{id: a, text: \"\(string)\"}]"
    let written = expanded(text)
    #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) })
    #expect(try Reading.view("a", of: written).text == Reading.view("a", of: text).text)
  }

  @Test(arguments: ExampleTests.files)
  func `what is written out reads as the same scenes`(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let written = expanded(String(decoding: bytes, as: UTF8.self))
    let before = SceneFileReader.read(bytes, file: "f", options: ExampleFiles.options).value
    #expect(SceneFileReader.read(written, file: "f", options: ExampleFiles.options).value == before)
    #expect(expanded(written) == written)
  }

  @Test func `a ready-made scene becomes its views`() {
    let text = expanded("scene: side-menu\nwith: {leftWidth: 140}")
    #expect(text.contains("id: leftSideMenu"))
    #expect(text.contains("mainContents.leading: 140"))
    #expect(!text.contains("scene: side-menu"))
  }

  @Test func `a broken file is not written out`() {
    let result = SceneFileReader.expand(Array("alpa: 1".utf8), file: "f")
    #expect(result.hasErrors && result.value.isEmpty)
  }
}
