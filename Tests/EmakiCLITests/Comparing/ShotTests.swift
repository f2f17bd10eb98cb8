import Testing
import TestSupport

/// Pictures of a device beside a scene, in either order.
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

  @Test(arguments: ["1", "2", "3"])
  func `passes with a device around it`(scale: String) throws {
    let path = try shot(DesignPair.base, ["--bezel", "--scale", scale])
    let result = try Program.run(["compare", scene, path])
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    #expect(result.text.contains("in a device, which is left out"))
  }

  @Test func `is compared within the device`() throws {
    let text = DesignPair.base.replacing("[20, 400, 280, 46]", with: "[20, 408, 280, 46]")
    let path = try shot(text, ["--bezel", "--scale", "2"])
    let result = try Program.run(["compare", scene, path])
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.contains("view#go: y −8"), "\(result.text)")
  }
}
