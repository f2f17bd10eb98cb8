import EmakiDiagnostics
import EmakiLayout
import EmakiMotion
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Foundation
import Testing

/// Scene texts that tests read.
enum Reading {
  /// The only scene of a text that must read without a word.
  static func scene(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Scene {
    let read = SceneFileReader.read(text, file: "test.yaml")
    #expect(read.diagnostics.isEmpty, sourceLocation: sourceLocation)
    return try #require(read.value.scenes.first, sourceLocation: sourceLocation)
  }

  /// A view of the only scene of a text.
  static func view(
    _ id: ViewID, of text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> View {
    let root = try scene(text, sourceLocation: sourceLocation).controller.assembledView()
    return try #require(root.first(id), sourceLocation: sourceLocation)
  }

  /// The view `a` with these keys, in flow form.
  static func view(
    with keys: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> View {
    try view("a", of: "children: [{id: a, \(keys)}]", sourceLocation: sourceLocation)
  }

  /// The device of the figures in tests: 375 × 812 points.
  static let iPhoneX = Device.all.first { $0.name == "iPhone X" } ?? .standard

  /// What is noticed in a text: `line:column severity: message`, and ` | hint`.
  static func notices(_ text: String, _ files: [String: String] = [:]) -> [String] {
    var options = MemoryFiles.options(files)
    options.storyboards = FakeStoryboards()
    return SceneFileReader.read(text, file: "f", options: options).diagnostics.map(line)
  }

  static func line(_ diagnostic: Diagnostic) -> String {
    let place = [diagnostic.location?.line, diagnostic.location?.column]
      .compactMap { $0.map(String.init) }.joined(separator: ":")
    let hint = diagnostic.hint.map { " | \($0)" } ?? ""
    return "\(place) \(diagnostic.severity): \(diagnostic.message)\(hint)"
  }

  /// The repository, from the place of this file, also where its folder is linked to.
  static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let examples = repository.appendingPathComponent("Examples")
}
