import Foundation
import Testing

@testable import EmakiSceneFile
@testable import EmakiSceneFormat

@Suite struct SchemaTests {
  @Test func `the committed schema is fresh`() throws {
    try expectFresh("Examples/emaki.schema.json", SceneFileSchema.text)
  }

  @Test func `the committed reference is fresh`() throws {
    try expectFresh(
      "Sources/EmakiSceneFile/EmakiSceneFile.docc/KeyByKey.md", SceneFileReference.markdown)
  }

  /// Compares a committed copy; with EMAKI_RECORD=1 it is rewritten, and the test fails to say so.
  private func expectFresh(_ path: String, _ text: String) throws {
    let file = Reading.repository.appendingPathComponent(path)
    let committed = try? String(contentsOf: file, encoding: .utf8)
    if committed != text, ProcessInfo.processInfo.environment["EMAKI_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("rewrote \(path); run again without EMAKI_RECORD")
    } else {
      #expect(
        committed == text,
        "\(path) is stale; rewrite it: EMAKI_RECORD=1 swift test --filter SchemaTests")
    }
  }

  @Test func `the schema is JSON of the promised draft`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(SceneFileSchema.text.utf8))
    let schema = try #require(json as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let definitions = try #require(schema["$defs"] as? [String: Any])
    for link in links(in: json) { #expect(definitions[link] != nil, "\(link)") }
  }

  private static let files: [URL] = {
    let all = FileManager.default.enumerator(at: Reading.examples, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? [])
      // Those for schedulers are no scenes.
      .filter {
        $0.pathExtension == "yaml" && $0.deletingLastPathComponent().lastPathComponent != "scale"
      }
      .sorted { $0.path < $1.path }
  }()

  nonisolated(unsafe) private static let check = Result {
    let json = try JSONSerialization.jsonObject(with: Data(SceneFileSchema.text.utf8))
    return SchemaCheck(root: try #require(json as? [String: Any]))
  }

  private func problems(_ text: String) throws -> [String] {
    var source = YAMLSource(SourceText(text, file: "f"))
    return try Self.check.get().problems(of: try source.read())
  }

  @Test func `every example is as the schema says`() throws {
    #expect(Self.files.count >= 40)
    for file in Self.files {
      let found = try problems(String(contentsOf: file, encoding: .utf8))
      #expect(found.isEmpty, "\(file.lastPathComponent): \(found.prefix(3))")
    }
  }

  @Test(arguments: [
    ("children: [{id: a, txet: Hi}]", "/children/0/txet: unknown"),
    ("children: [{id: a, alpha: 2}]", "/children/0/alpha: maximum"),
    ("children: [{id: a, kind: lable}]", "/children/0/kind: enum"),
    ("children: {id: a}", "/children: type"),
    ("links: [{from: a.x}]", "/links/0: without to"),
  ])
  func `what is wrong is not as the schema says`(_ text: String, _ problem: String) throws {
    let found = try problems(text)
    #expect(found.contains(problem), "\(found)")
  }

  @Test(arguments: [
    "components: {a: {parameters: {t: ~}}}",
    "links: [{from: a.x, to: b.x, repeat: 3}]",
    "children: [{id: a, kind: table, cell: {text: '{facts}'}, rows: [{facts: A}]}]",
    "children: [{id: a, kind: table, sections: [{rows: [{facts: A}]}]}]",
  ])
  func `the schema takes what the reader takes`(_ text: String) throws {
    #expect(try problems(text).isEmpty)
  }

  private func links(in json: Any) -> [String] {
    if let list = json as? [Any] { return list.flatMap(links) }
    guard let members = json as? [String: Any] else { return [] }
    let own = (members["$ref"] as? String).map { [String($0.dropFirst("#/$defs/".count))] } ?? []
    return own + members.values.flatMap(links)
  }

  @Test func `editors get words to choose from`() {
    #expect(SceneFileSchema.text.contains(#""enum": ["surface", "fill""#))
    #expect(SceneFileSchema.text.contains(#""enum": ["side-menu", "paging-menu""#))
  }

  @Test func `the reference has a chapter for a view`() {
    #expect(SceneFileReference.markdown.contains("\n## view\n"))
    #expect(SceneFileReference.markdown.contains("| `alpha` | a number from 0 to 1 | 1 |"))
  }
}
