import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import Testing

@testable import EmakiManual

@Suite struct `The reference of the manual` {
  private static let keys: [KeyExample.Name] = SceneFileReference.sections.flatMap { section in
    section.entries.map { KeyExample.Name(section: section.name, key: $0.name) }
  }

  @Test func `has an example of every key, and the key stands in it`() {
    #expect(Self.keys.count > 400)
    for key in Self.keys {
      guard let example = KeyExample.of(key) else {
        Issue.record("\(key.section).\(key.key) has no example")
        continue
      }
      #expect(example.scene.contains(key.key), "\(key.section).\(key.key)")
    }
  }

  @Test func `shows every key on one page`() {
    let pages = Manual(commands: []).pages
    #expect(Set(pages.map(\.file)).count == pages.count)
    var shown: [String: Int] = [:]
    for page in pages {
      for match in page.body.matches(of: #/<dt id="([^"]*)"/#) {
        shown[String(match.1), default: 0] += 1
      }
    }
    for key in Self.keys { #expect(shown[key.anchor] == 1, "\(key.section).\(key.key)") }
  }

  @Test func `names all that links can follow`() throws {
    let page = try #require(ManualResource.pages.first { $0.name == "links" })
    for property in LinkProperty.allCases {
      #expect(page.text.contains("`\(property.rawValue)`"), "\(property.rawValue)")
    }
  }

  @Test func `has no example of a key that the format lacks`() {
    let known = Set(Self.keys)
    for name in KeyExample.all.flatMap(\.names) {
      #expect(known.contains(name), "\(name.section).\(name.key)")
    }
  }
}
