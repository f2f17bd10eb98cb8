// swift-format-ignore-file: OneVariableDeclarationPerLine

import Emaki
import EmakiLayout
import EmakiScenes
import Foundation
import Testing

// The example of the manual's page and of the module's own, word for word below the import.
struct Hello: Screen {
  let cover: Name = "cover", title: Name = "title", appear: Name = "appear"

  var body: Content {
    Scene("Hello", device: .iPhoneX)
    ImageView("cover", id: cover).pin(horizontal: 0, top: 88, height: 240)
    Label("Welcome to Emaki", id: title).font("28 bold").pin(horizontal: 24)
    title.top == cover.bottom + 24
    Motion(appear) {
      title(alpha: 0)
      title.transform(y: 40)
      Animate(duration: 0.4, spring: 0.8) {
        title(alpha: 1)
        title.transform(y: 0)
      }
    }
  }
}

@Suite struct ManualExampleTests {
  @Test(arguments: ["Sources/EmakiManual/Text/swift.md", "Sources/Emaki/Emaki.docc/Emaki.md"])
  func `the example of a page is compiled here`(_ page: String) throws {
    let text = try String(
      contentsOf: ExampleSource.repository.appendingPathComponent(page), encoding: .utf8)
    let own = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let start = try #require(own.range(of: "struct Hello"))
    let end = try #require(own.range(of: "\n}\n"))
    #expect(text.contains(own[start.lowerBound..<end.upperBound]))
  }

  @Test func `it is the scene of the README's first file`() throws {
    let scene = try Hello().scene
    #expect(scene.title == "Hello")
    #expect(scene.motions.map(\.name) == ["appear"])
    #expect(scene.controller.view.subviews.map(\.id.rawValue) == ["cover", "title"])
  }
}
