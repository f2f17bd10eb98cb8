import Foundation
import Testing

@testable import Emaki
@testable import EmakiSceneFormat

@Suite struct KeySourceTests {
  @Test func `the module Emaki has every key of the format`() throws {
    let folder = ExampleSource.repository.appendingPathComponent("Sources/Emaki/Generated")
    for (name, text) in KeySources.all {
      let file = folder.appendingPathComponent(name)
      let committed = try? String(contentsOf: file, encoding: .utf8)
      if committed != text, ProcessInfo.processInfo.environment["EMAKI_RECORD"] == "1" {
        try Data(text.utf8).write(to: file)
        Issue.record("rewrote \(name); run again without EMAKI_RECORD")
      } else {
        #expect(
          committed == text,
          "\(name) is stale; rewrite it: EMAKI_RECORD=1 swift test --filter KeySourceTests")
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(KeySources.all.map(\.name)))
  }
}
