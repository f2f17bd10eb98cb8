import Testing
import TestSupport

/// Pictures beside a scene, in either order.
@Suite struct `A picture of a running app` {
  private let folder: Scratch
  private let scene: String

  init() throws {
    folder = try Scratch()
    scene = try folder.write(DesignPair.base, to: "scene.yaml")
  }

  private func shot(_ text: String, _ options: [String]) throws -> String {
    let drawn = try folder.write(text, to: "drawn.yaml")
    let path = folder.path("shot.png")
    let run = try Program.run(
      ["render", drawn, "--at", "0", "-o", path, "--theme", "color", "--no-layout-chunk"] + options)
    #expect(run.status == 0, "\(run.errors)")
    return path
  }

  @Test func `is compared in either order`() throws {
    let text = DesignPair.base.replacing("[20, 400, 280, 46]", with: "[20, 408, 280, 46]")
    let path = try shot(text, ["--scale", "2"])
    for pair in [[scene, path], [path, scene]] {
      let result = try Program.run(["compare"] + pair)
      #expect(result.status == 1, "\(result.errors)")
      #expect(result.text.contains("view#go: y −8"), "\(result.text)")
    }
  }
}
