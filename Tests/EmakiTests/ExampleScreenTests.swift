import Emaki
import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiText
import Foundation
import Testing

@testable import Emaki
@testable import EmakiSceneFile
import EmakiSceneFormat

/// The examples and the ready-made scenes as the program prints them in Swift.
@Suite struct ExampleScreenTests {
  /// One structure a file, and the list of them.
  private static let sources: [(name: String, text: String)] = {
    let note = """
      // As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
      // swift-format-ignore-file


      """
    let files = ExampleSource.all.map { source in
      (name: "\(source.type).swift", text: note + source.expanded(as: .swift))
    }
    let list = ExampleSource.all.map { "  \"\($0.name)\": \($0.type)()," }
    let table =
      note + "import Emaki\n\n/// All of them, by their files.\n"
      + "let exampleScreens: [String: any Screen] = [\n" + list.joined(separator: "\n") + "\n]\n"
    return files + [(name: "ExampleScreens.swift", text: table)]
  }()

  @Test func `the kept screens are what the program prints`() throws {
    let folder = ExampleSource.repository.appendingPathComponent("Tests/EmakiTests/Generated")
    #expect(Self.sources.count >= 50)
    for (name, text) in Self.sources {
      let file = folder.appendingPathComponent(name)
      let committed = try? String(contentsOf: file, encoding: .utf8)
      if committed != text, ProcessInfo.processInfo.environment["EMAKI_RECORD"] == "1" {
        try Data(text.utf8).write(to: file)
        Issue.record("rewrote \(name); run again without EMAKI_RECORD")
      } else {
        #expect(
          committed == text,
          "\(name) is stale; rewrite it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests")
      }
    }
  }

  @Test(arguments: ExampleSource.all)
  func `a screen in Swift is the scene of its file`(_ source: ExampleSource) throws {
    let screen = try #require(exampleScreens[source.name])
    let expanded = ExampleSource(name: source.name, text: source.expanded(as: .yaml))
    let expected = SceneFileReader.read(
      try expanded.root.sorted, name: source.name, sources: [], options: source.options)
    // A call has its arguments in the order of the format, whatever that of the keys was.
    let root = SourceNode.map(screen.body.entries, at: .start)
    let read = SceneFileReader.read(
      root.sorted, name: source.name, sources: SourceFiles.names, options: source.options)
    #expect(Set(read.diagnostics.map(\.message)) == Set(expected.diagnostics.map(\.message)))
    #expect(!read.value.scenes.isEmpty)
    #expect(read.value == expected.value)
  }

  @Test(arguments: ExampleSource.all)
  func `a screen in Swift lays out and moves as its file`(_ source: ExampleSource) throws {
    let screen = try #require(exampleScreens[source.name])
    let scenes = screen.read(options: source.options).value.scenes
    let expected = source.document.value.scenes
    #expect(scenes.map(\.id) == expected.map(\.id))
    for (own, other) in zip(scenes, expected) {
      #expect(own.listedMotions.map(\.name) == other.listedMotions.map(\.name))
      for motion in other.listedMotions.map(Optional.some) + [nil] {
        let mine = try timeline(of: own, motion?.name)
        let theirs = try timeline(of: other, motion?.name)
        #expect(mine.duration == theirs.duration)
        for part in [0, 0.5, 1] {
          let time = theirs.duration * part
          #expect(
            mine.snapshot(at: time).viewsJSON(showsParts: true).text
              == theirs.snapshot(at: time).viewsJSON(showsParts: true).text,
            "\(motion?.name ?? "at rest"), \(time) s")
        }
      }
    }
  }

  private func timeline(of scene: EmakiScenes.Scene, _ motion: String?) throws -> Timeline {
    let device = try #require(Device.named("iphone-x"))
    return try Timeline(
      of: scene, motion: motion.flatMap(scene.motion(named:)),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: device.environment())
  }
}

extension ExampleSource {
  /// The values of the text.
  fileprivate var root: SourceNode {
    get throws {
      var yaml = YAMLSource(SourceText(text, file: name))
      return try yaml.read()
    }
  }
}

extension SourceNode {
  /// With the keys of all mappings in the order of the alphabet.
  fileprivate var sorted: SourceNode {
    let inner = mapParts(\.sorted)
    guard case .map(let entries) = inner.content else { return inner }
    return .map(entries.sorted { $0.key < $1.key }, at: place)
  }
}
