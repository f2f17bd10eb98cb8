import Foundation
import TestSupport
import Testing

/// What `--strict` makes of a layout that does not work out.
@Suite struct `A strict command` {
  /// Two required widths.
  static let conflict = """
    children: [{id: a, text: Hi, pin: {top: 20, leading: 10, width: 50}}]
    constraints: [a.width == 80]

    """
  /// Nothing says where the label is.
  static let ambiguity = "children: [{id: a, text: Hi}]\n"

  @Test(arguments: ["render", "preview", "inspect", "spec"])
  func `fails on constraints that contradict one another, and writes nothing`(
    _ command: String
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.conflict, to: "conflict.yaml")
    let output = ["render", "preview"].contains(command) ? ["-o", scratch.path("out.png")] : []
    let run = try Program.run([command, file, "--strict"] + output)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("conflict.yaml: warning: constraints cannot hold together"))
    #expect(try scratch.names() == ["conflict.yaml"])
    #expect(try Program.run([command, file] + output).status == 0)
  }

  @Test(arguments: [(conflict, "cannot hold together"), (ambiguity, "is ambiguous")])
  func `that validates and lays out fails where the layout is not decided`(
    scene: String, message: String
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write(scene, to: "scene.yaml")
    #expect(try Program.run(["validate", file, "--strict"]).status == 0)
    let fit = try Program.run(["validate", file, "--fit"])
    #expect(fit.status == 0 && fit.errors.contains("warning: ") && fit.errors.contains(message))
    let strict = try Program.run(["validate", file, "--fit", "--strict"])
    #expect(strict.status == 2 && strict.errors == fit.errors)
  }

  @Test func `makes no gallery of it`() throws {
    let scratch = try Scratch()
    _ = try scratch.write(Self.conflict, to: "conflict.yaml")
    let out = try Scratch()
    let run = try Program.run(["preview", scratch.url.path, "--strict", "-o", out.path("out")])
    #expect(run.status == 2 && run.errors.contains("cannot hold together"))
    #expect(try out.names().isEmpty)
  }
}

/// What is wrong on the command line whatever the files say.
@Suite struct `Wrong usage` {
  @Test(arguments: [
    ["render", "-o", "x.jpg"], ["preview", "-o", "x.doc"],
    ["preview", "--filmstrip", "3", "-o", "x.html"], ["map", "-o", "x.txt"],
    ["inspect", "--device", "iphone17"], ["spec", "--theme", "sepia"],
    ["validate", "--device", "iphone17"],
  ]) func `exits with 64`(_ arguments: [String]) throws {
    let scratch = try Scratch()
    let file = try scratch.write("children: []\n", to: "scene.yaml")
    let run = try Program.run([arguments[0], file] + arguments.dropFirst())
    #expect(run.status == 64, "\(run.errors)")
  }

  @Test func `of a negative time says that times are not negative`() throws {
    let file = Program.example("side-menu.yaml")
    let run = try Program.run(["inspect", file, "--at", "-1"])
    #expect(run.status == 64 && run.errors.contains("--at must be a time from 0 on, not -1"))
  }
}
