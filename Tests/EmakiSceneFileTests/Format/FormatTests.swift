import EmakiDiagnostics
@testable import EmakiSceneFile
@testable import EmakiSceneFormat
import Testing

@Suite struct FormatTests {
  @Test(arguments: EveryKey.texts)
  func `every key reads without a word`(_ text: String) {
    #expect(Reading.notices(text, EveryKey.files) == [])
  }

  @Test func `no key of the table goes without a test`() throws {
    var seen: Set<String> = []
    for text in EveryKey.texts {
      var source = YAMLSource(SourceText(text, file: "f"))
      collectKeys(of: try source.read(), into: &seen)
    }
    for section in SceneFormat.sections + ReadyMade.all.map(\.contents.section) {
      for key in section.keys { #expect(seen.contains(key.name), "\(section.name).\(key.name)") }
    }
  }

  /// Reading goes on behind an error, to tell the next.
  @Test(arguments: EveryKey.texts, [".nan", "-.inf", "1e300"])
  func `a number that is none is told wherever it stands, and one far too large stops nothing`(
    _ text: String, _ wrong: String
  ) {
    for match in text.matches(of: /([a-z]*[:,\[]) *(-?[0-9.]+)(?=[,\]}\n])/) {
      let number = match.output.2
      let broken = text[..<number.startIndex] + wrong + text[number.endIndex...]
      let isTold = Reading.notices(String(broken), EveryKey.files).contains { $0.contains("error") }
      // Data, and what is a text although it looks like a number; sums may have any number.
      let isFree = ["more:", "badge:", "rating:"].contains(match.output.1)
      #expect(isTold || isFree || wrong == "1e300", "\(match.output.0)")
    }
  }

  private func collectKeys(of node: SourceNode, into seen: inout Set<String>) {
    if node.isList { for element in node.elements { collectKeys(of: element, into: &seen) } }
    for entry in node.entries {
      seen.insert(entry.key)
      collectKeys(of: entry.value, into: &seen)
    }
  }

  @Test func `section names are unique and every reference leads to one`() {
    let names = SceneFormat.sections.map(\.name)
    #expect(Set(names).count == names.count)
    for section in SceneFormat.sections {
      for key in section.keys { expectSections(of: key.shape, "\(section.name).\(key.name)") }
      #expect(Set(section.keys.map(\.name)).count == section.keys.count, "\(section.name)")
    }
  }

  private func expectSections(of shape: Shape, _ key: String) {
    switch shape {
    case .object(let name): #expect(SceneFormat.section(name) != nil, "\(key)")
    case .list(let element, _): expectSections(of: element, key)
    case .map(let value, _): expectSections(of: value, key)
    case .either(let shapes): for shape in shapes { expectSections(of: shape, key) }
    default: break
    }
  }

  @Test func `every key is described in a sentence`() {
    for section in SceneFormat.sections {
      for key in section.keys { #expect(key.doc.hasSuffix("."), "\(section.name).\(key.name)") }
    }
  }
}
