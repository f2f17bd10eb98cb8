import EmakiSceneFile
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

  @Test func `has no example of a key that the format lacks`() {
    let known = Set(Self.keys)
    for name in KeyExample.all.flatMap(\.names) {
      #expect(known.contains(name), "\(name.section).\(name.key)")
    }
  }
}
