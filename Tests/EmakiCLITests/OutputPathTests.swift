import Foundation
import TestSupport
import Testing

/// Nothing is written over what is read.
@Suite struct `An output that is the input` {
  static let scene = "children: [{id: a, background: red, pin: {top: 9, leading: 9, size: 9}}]\n"

  @Test(arguments: [["render"], ["preview", "--format", "html"]])
  func `is refused, and the file is as it was`(command: [String]) throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.scene, to: "scene")
    let result = try Program.run(command + [file, "-o", scratch.path("./scene")])
    #expect(result.status == 64)
    #expect(result.errors.contains("would be written over itself"), "\(result.errors)")
    #expect(try scratch.data("scene") == Data(Self.scene.utf8))
  }

  @Test func `cannot lie in a file, which is named`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.scene, to: "scene.yaml")
    let result = try Program.run(["render", file, "-o", scratch.path("scene.yaml/a/b.png")])
    #expect(result.status == 2)
    #expect(result.errors.contains("scene.yaml/a: \(file) is a file"), "\(result.errors)")
  }

  @Test func `cannot lie where the system makes no folder, and it is said why`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.scene, to: "scene.yaml")
    let name = String(repeating: "n", count: 300)
    let result = try Program.run(["render", file, "-o", scratch.path(name)])
    #expect(result.status == 2)
    #expect(result.errors.contains("nnn: File name too long"), "\(result.errors)")
  }

  @Test func `leaves no folder where there is no room`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      "children: [{id: a, text: A, pin: {top: 9, leading: 9}}]\n"
        + "motions: {go: [animate: {duration: 0.1, changes: {a.alpha: 0}}]}\n", to: "scene.yaml")
    for (output, moment) in [("out/frames", []), ("out/a.png", ["--at", "0"])] {
      let result = try Program.run(
        ["render", file, "-o", scratch.path(output)] + moment,
        limits: "trap '' XFSZ && ulimit -f 1")
      #expect(result.status == 2 && result.errors.contains("cannot write"), "\(result.errors)")
      #expect(try scratch.names() == ["scene.yaml"])
    }
  }

  @Test func `is found behind a link`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.scene, to: "scene")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link"), withDestinationPath: file)
    #expect(try Program.run(["render", file, "-o", scratch.path("link")]).status == 64)
  }

  @Test(arguments: ["yaml", "json", "storyboard"])
  func `with the name of a source is refused, whatever is there`(ending: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.scene, to: "scene.yaml")
    let result = try Program.run(["render", file, "-o", scratch.path("other.\(ending)")])
    #expect(result.status == 64)
    #expect(result.errors.contains("hint: such as -o "), "\(result.errors)")
    #expect(try scratch.names() == ["scene.yaml"])
  }

  @Test(arguments: ["--diff", "--report"])
  func `of compare is refused, and the baseline is as it was`(flag: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.scene, to: "scene.yaml")
    for name in ["a.png", "b.png"] {
      #expect(try Program.run(["render", file, "-o", scratch.path(name)]).status == 0)
    }
    let before = try scratch.data("a.png")
    let result = try Program.run([
      "compare", scratch.path("a.png"), scratch.path("b.png"), flag, scratch.path("a.png"),
    ])
    #expect(result.status == 64)
    #expect(try scratch.data("a.png") == before)
  }

  @Test func `of compare that is not there is no file instead of a folder`() throws {
    let scratch = try Scratch()
    let result = try Program.run(["compare", scratch.url.path, scratch.path("gone")])
    #expect(result.status == 2)
    #expect(result.errors.contains("there is no \(scratch.path("gone"))"), "\(result.errors)")
  }
}

/// What is wrong with the input comes before what is wrong with the output.
@Suite struct `An input that is not there` {
  @Test(arguments: ["gallery", "out.html"])
  func `is told whatever the output is called`(output: String) throws {
    let scratch = try Scratch()
    let result = try Program.run(
      ["preview", scratch.path("missing.yaml"), "-o", scratch.path(output)])
    #expect(result.status == 2)
    #expect(result.errors.contains("missing.yaml: No such file"), "\(result.errors)")
    #expect(try scratch.names().isEmpty)
  }
}
