import EmakiDiagnostics
import EmakiDrawing
import EmakiWorkspace
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import Foundation
import TestSupport
import Testing

@testable import Emaki

/// With a picture and data that lie beside this file.
private struct Pictured: Screen {
  var picture = "Files/dot.svg"

  var body: Content {
    Scene().data("Files/words.json")
    Label("{data.greeting}", id: "greeting").pin(top: 60, leading: 20)
    ImageView(picture, id: "picture").pin(top: 90, leading: 20)
    Label("Pair", id: "pair").setting("alpha", ["compact": 0.5, "regular": 1])
      .pin(top: 120, leading: 20)
  }
}

private struct Pictures: ScreenGallery {
  static let screens: [any Screen] = [Pictured()]
}

private struct Broken: ScreenGallery {
  static let screens: [any Screen] = [Pictured(picture: "Files/none.png")]
}

@Suite struct `Files that a screen in Swift names` {
  @Test func `lie beside its Swift file`() throws {
    let read = Pictured().read()
    #expect(read.diagnostics.isEmpty)
    let views = try #require(read.value.scenes.first).controller.view.subviews
    #expect(views[0].text?.string == "Hello")
    #expect(views[1].image?.size == Size(width: 24, height: 12))
    #expect(views[1].image?.picture?.vector != nil)
    #expect(views[2].alpha == 0.5)
  }

  @Test func `are not looked for with other files`() {
    let found = Pictured().read(options: SceneFileOptions()).diagnostics
    #expect(found.contains { $0.message.contains("words.json") })
  }

  @Test func `go with the scene file of a gallery`() throws {
    let scratch = try Scratch()
    let found = try Pictures.write(to: scratch.path("scenes"))
    #expect(found.isEmpty)
    #expect(try scratch.names(in: "scenes").sorted() == ["Files", "pictured.yaml"])
    #expect(try scratch.names(in: "scenes/Files").sorted() == ["dot.svg", "words.json"])
    let file = scratch.path("scenes/pictured.yaml")
    let read = SceneFileReader.read(
      try String(contentsOfFile: file, encoding: .utf8), file: "pictured.yaml",
      options: SceneFileOptions(beside: file))
    #expect(read.value == Pictured().read().value)
  }

  @Test func `that are missing are said at their line of the program`() throws {
    let scratch = try Scratch()
    let found = try Broken.write(to: scratch.path("scenes"))
    #expect(found.map(\.message).contains { $0.contains("none.png") })
    #expect(found.allSatisfy { $0.location?.file == "EmakiTests/ScreenFileTests.swift" })
  }

  @Test func `must not be two of one name`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("scenes/Files"), withIntermediateDirectories: true)
    _ = try scratch.write("other", to: "scenes/Files/dot.svg")
    #expect(throws: Diagnostic.self) { try Pictures.write(to: scratch.path("scenes")) }
    #expect(try scratch.data("scenes/Files/dot.svg") == Data("other".utf8))
  }
}
