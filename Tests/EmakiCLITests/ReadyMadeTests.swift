import Foundation
import Testing

/// Ready-made scenes from the outside.
@Suite struct `A ready-made scene` {
  static let names = [
    "side-menu", "paging-menu", "tabs", "article-header", "popup", "structured-page",
    "image-editor", "card-flip", "accordion", "zoom",
  ]

  private func inspect(_ text: String, _ device: String) throws -> InspectOutput.Scene {
    let result = try Program.run(
      ["inspect", "-", "--format", "json", "--fps", "20", "--device", device], input: text)
    #expect(result.status == 0 && result.errors == "")
    let output = try JSONDecoder().decode(InspectOutput.self, from: result.output)
    #expect(output.diagnostics.map(\.message) == [])
    return try #require(output.scenes.first)
  }

  @Test(arguments: names)
  func `written out has the same frames at every step`(_ name: String) throws {
    let text = "scene: \(name)\n"
    let expanded = try Program.run(["expand", "-"], input: text)
    #expect(expanded.status == 0)
    #expect(!expanded.text.contains("scene:"))
    for device in ["iphone-x", "ipad-pro-11"] {
      let (short, long) = (try inspect(text, device), try inspect(expanded.text, device))
      #expect(short.steps.count > 1 && short.steps.count == long.steps.count, "\(device)")
      for (a, b) in zip(short.steps, long.steps) {
        #expect(a.views.map(\.id) == b.views.map(\.id), "\(device)")
        #expect(a.views.map(\.frame) == b.views.map(\.frame), "\(device)")
        #expect(a.views.map(\.rect) == b.views.map(\.rect), "\(device)")
        #expect(a.views.map(\.alpha) == b.views.map(\.alpha), "\(device)")
      }
    }
  }

  @Test(arguments: names)
  func `written out is drawn as the same picture`(_ name: String) throws {
    let text = "scene: \(name)\n"
    let expanded = try Program.run(["expand", "-"], input: text).text
    let pictures = try [text, expanded].map { input in
      try Program.run(
        ["render", "-", "--at", "0.2", "--format", "svg", "-o", "-"], input: input
      ).output
    }
    #expect(!pictures[0].isEmpty && pictures[0] == pictures[1])
  }
}
