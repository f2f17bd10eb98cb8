import Foundation
import TestSupport
import Testing

@Suite struct `Several devices and settings at once` {
  private func files(_ arguments: [String], in folder: Scratch) throws -> [String] {
    let out = folder.path("out")
    let run = try Program.run(["render"] + arguments + ["-o", out])
    #expect(run.status == 0, "\(run.errors)")
    return try FileManager.default.contentsOfDirectory(atPath: out).sorted()
  }

  @Test func `files are called by what varies`() throws {
    let folder = try Scratch()
    let film = Program.example("components.yaml")
    #expect(
      try files(
        [
          film, "--at", "1", "--scale", "1", "--device", "iphone-x,ipad-pro-11", "--appearance",
          "light,dark",
        ], in: folder)
        == [
          "iphone-x-dark.png", "iphone-x-light.png", "ipad-pro-11-dark.png",
          "ipad-pro-11-light.png",
        ].sorted())
  }

  @Test func `each theme is drawn as it is alone`() throws {
    let folder = try Scratch()
    let film = Program.example("components.yaml")
    let options = ["--at", "1", "--scale", "1", "--appearance", "dark"]
    let themes = ["wireframe", "blueprint", "color", "greek"]
    let together = try files(
      [film, "--theme", themes.joined(separator: ",") + ",color"] + options, in: folder)
    #expect(together == themes.map { $0 + ".png" }.sorted())
    for theme in ["color", "greek"] {
      let alone = folder.path("alone.png")
      _ = try Program.run(["render", film, "--theme", theme, "-o", alone] + options)
      #expect(try Data(contentsOf: URL(fileURLWithPath: alone)) == folder.data("out/\(theme).png"))
    }
  }

  @Test func `light and dark differ in colour, and text sizes in layout`() throws {
    let folder = try Scratch()
    let film = Program.example("components.yaml")
    _ = try files(
      [film, "--at", "1", "--scale", "1", "--theme", "color", "--appearance", "light,dark"],
      in: folder)
    let pictures = try ["light", "dark"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder.path("out/\($0).png")))
    }
    #expect(pictures[0] != pictures[1])
    func title(_ size: String) throws -> String? {
      let tree = try Program.run(["inspect", film, "--format", "tree", "--text-size", size]).text
      return tree.split(separator: "\n").first { $0.contains("label name") }.map(String.init)
    }
    #expect(try title("large") != title("accessibility3"))
  }

  @Test func `a motion of several devices makes a folder for each`() throws {
    let folder = try Scratch()
    let names = try files(
      [
        Program.example("components.yaml"), "--steps", "2", "--scale", "0.5", "--orientation",
        "portrait,landscape",
      ], in: folder)
    #expect(names == ["landscape", "portrait"])
    #expect(FileManager.default.fileExists(atPath: folder.path("out/landscape/frame-0001.png")))
  }

  @Test func `other commands take one setting, and nothing is written for an unknown device`()
    throws
  {
    let film = Program.example("components.yaml")
    let inspect = try Program.run(["inspect", film, "--appearance", "light,dark"])
    #expect(inspect.status == 64)
    #expect(inspect.errors.contains("emaki render draws all of them, and emaki validate checks"))
    let spec = try Program.run(["spec", film, "--theme", "color,greek"])
    #expect(spec.status == 64 && spec.errors.contains("Unknown option '--theme'"))
    #expect(spec.text.isEmpty)
    let folder = try Scratch()
    let out = folder.path("out")
    let render = try Program.run(
      ["render", film, "--at", "1", "--device", "iphone-x,iphone-99", "-o", out])
    #expect(render.status == 64 && render.errors.contains("iphone-99"))
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  @Test func `each scene of a file is inspected on its own device`() throws {
    let folder = try Scratch()
    let scene = try folder.write(
      """
      scenes:
        phone: {device: iPhone 8, children: [{id: a, pin: edges}]}
        tablet: {device: iPad Pro 11, children: [{id: b, pin: edges}]}
        other: {children: [{id: c, pin: edges}]}
      """, to: "scenes.yaml")
    let output = try InspectOutput.of(scene, [])
    #expect(output.device.name == "iPhone 8")
    #expect(output.scenes.map(\.device?.name) == [nil, "iPad Pro 11\"", "iPhone 16"])
    #expect(
      output.scenes.map { $0.steps[0].views[1].frame }
        == [[0, 0, 375, 667], [0, 0, 834, 1194], [0, 0, 393, 852]])
    let one = try InspectOutput.of(scene, ["--scene", "tablet"])
    #expect(one.device.name == "iPad Pro 11\"" && one.scenes[0].device == nil)
    let asked = try InspectOutput.of(scene, ["--device", "iphone-x"])
    #expect(asked.device.name == "iPhone X" && asked.scenes.allSatisfy { $0.device == nil })
  }

  @Test func `a scene may name files outside its folder where a root allows it`() throws {
    let folder = try Scratch()
    try FileManager.default.createDirectory(
      atPath: folder.path("scenes"), withIntermediateDirectories: true)
    try "components: {c: {text: Hello}}\n".write(
      toFile: folder.path("parts.yaml"), atomically: true, encoding: .utf8)
    try "import: ../parts.yaml\nchildren: [{component: c}]\n".write(
      toFile: folder.path("scenes/a.yaml"), atomically: true, encoding: .utf8)
    let scene = folder.path("scenes/a.yaml")
    let refused = try Program.run(["inspect", scene])
    #expect(refused.status == 2 && refused.errors.contains("a.yaml:1:9: error:"))
    #expect(refused.errors.contains("outside the folder of the scene"))
    let allowed = try Program.run(["inspect", scene, "--root", folder.path(".")])
    #expect(allowed.status == 0 && allowed.text.contains("Hello"))
  }

  @Test func `a link out of the folder is not followed`() throws {
    let folder = try Scratch()
    try FileManager.default.createDirectory(
      atPath: folder.path("in"), withIntermediateDirectories: true)
    try "{\"a\": 1}".write(toFile: folder.path("secret.json"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("in/data.json"), withDestinationPath: folder.path("secret.json"))
    try "data: data.json\n".write(
      toFile: folder.path("in/a.yaml"), atomically: true, encoding: .utf8)
    let run = try Program.run(["inspect", folder.path("in/a.yaml")])
    #expect(run.status == 2 && run.errors.contains("a link out of the folder"))
  }

  @Test func `without its picture a scene has the same frames, and a warning`() throws {
    let folder = try Scratch()
    let scene = """
      children: [{id: a, image: {name: a.png, size: [40, 30]}, pin: {top: 0, leading: 0}}]
      """
    let file = folder.path("a.yaml")
    try scene.write(toFile: file, atomically: true, encoding: .utf8)
    let missing = try Program.run(["inspect", file, "--format", "tree"])
    #expect(missing.errors.contains("a.yaml:1:34: warning: there is no file"))
    let picture = try Data(contentsOf: URL(fileURLWithPath: Program.example("data/poster.png")))
    try picture.write(to: URL(fileURLWithPath: folder.path("a.png")))
    let there = try Program.run(["inspect", file, "--format", "tree"])
    #expect(there.errors == "")
    // The tree ends with what was noticed.
    #expect(missing.text.hasPrefix(there.text))
    #expect(there.text.contains("imageView a [0 0 40 30]"))
  }

  @Test func `an error of one device names it, and the others are drawn`() throws {
    let folder = try Scratch()
    // A point that only the higher of the two screens has.
    let file = try folder.write(
      """
      children: [{id: a, pin: edges, on: {tap: fade}}]
      motions: {fade: [set: {a.alpha: 0.5}], go: [tap: [60, 760]]}
      """, to: "scene.yaml")
    let out = folder.path("out")
    let render = ["render", file, "--motion", "go", "--at", "0", "-o", out]
    let both = try Program.run(render + ["--device", "iphone-x,iphone-8"])
    #expect(both.status == 2)
    #expect(both.errors.contains("error: iphone-8: the finger goes down at (60, 760)"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: out) == ["iphone-x.png"])

    // What is wrong with all says no device.
    let none = try Program.run(
      render.dropLast() + [folder.path("none"), "--device", "iphone-8,iphone-se-1st"])
    #expect(none.status == 2 && none.errors.split(separator: "\n").count == 2, "\(none.errors)")
    #expect(none.errors.contains("error: the finger goes down at (60, 760)"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }
}
