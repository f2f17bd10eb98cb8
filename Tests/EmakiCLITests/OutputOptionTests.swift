import EmakiManual
import Foundation
import TestSupport
import Testing

@testable import EmakiCLI

/// No option that names an output takes what is read, or what Emaki did not write in a folder that is
/// read; and no two name one file.
@Suite struct `An option that names an output` {
  /// A command line with `FILE` where a file goes and `DIR` where a folder goes, and its other options.
  struct Use: CustomTestStringConvertible {
    let command: [String]
    let option: String
    var isFolder = false
    /// The file in `scenes` that the folder would get.
    var inside = ""

    var testDescription: String { "\(command[0]) \(option)" }
  }

  static let uses: [Use] = [
    Use(command: ["check", "scenes"], option: "--report"),
    Use(command: ["check", "scenes"], option: "--results"),
    Use(command: ["check", "scenes"], option: "--diff", isFolder: true),
    Use(command: ["render", "scenes", "-o", "out"], option: "--results"),
    Use(command: ["render", "scenes"], option: "--output", isFolder: true, inside: "a.png"),
    Use(command: ["preview", "scenes", "-o", "out"], option: "--results"),
    Use(command: ["preview", "scenes"], option: "--output", isFolder: true, inside: "index.html"),
    Use(command: ["compare", "scenes", "other"], option: "--report"),
    Use(command: ["compare", "scenes", "other"], option: "--results"),
    Use(command: ["compare", "scenes", "other"], option: "--diff", isFolder: true),
    Use(command: ["diff", "scenes", "other"], option: "--report"),
    Use(command: ["diff", "scenes", "other"], option: "--results"),
    Use(command: ["diff", "scenes", "other"], option: "--also"),
    Use(
      command: ["diff", "scenes", "other"], option: "--output", isFolder: true,
      inside: "a-before.png"),
    Use(command: ["merge", "p.jsonl", "--set", "scenes"], option: "--report"),
    Use(
      command: ["validate", "scenes", "--a11y"], option: "--marks", isFolder: true,
      inside: "a-light.png"),
    Use(command: ["validate", "scenes"], option: "--also"),
  ]

  /// Options with these names write, in whatever command they stand, but for those that take one file.
  @Test func `is among those that are tried`() {
    let names: Set = ["--output", "--report", "--results", "--diff", "--also", "--marks"]
    // Of one file, which is looked at by name; a new folder; pages of the manual.
    let others: Set = ["map --output", "manual --output", "merge --output"]
    // In render a flag, and in plan refused.
    let flags: Set = ["render --marks", "plan --results"]
    for command in ManualCommand.all {
      for argument in command.arguments {
        let words = argument.usage.split(whereSeparator: { $0 == " " || $0 == "," }).map(
          String.init)
        for name in words where names.contains(name) {
          let use = "\(command.name) \(name)"
          if others.contains(use) || flags.contains(use) { continue }
          #expect(
            Self.uses.contains { $0.command[0] == command.name && $0.option == name }, "\(use)")
        }
      }
    }
  }

  private static let scene =
    "children: [{kind: button, id: a, text: A, pin: {top: 9, leading: 9, size: 9}}]\n"

  private static func folders() throws -> Scratch {
    let scratch = try Scratch()
    for (folder, text) in [("scenes", scene), ("other", scene.replacing("A", with: "B"))] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: true)
      _ = try scratch.write(text, to: "\(folder)/a.yaml")
    }
    return scratch
  }

  private static func run(_ use: Use, _ path: String, _ scratch: Scratch) throws -> Program.Result {
    let value = use.option == "--also" ? "json=\(path)" : path
    return try Program.run(use.command + [use.option, value], folder: scratch.url)
  }

  @Test(arguments: uses.filter { !$0.isFolder })
  func `does not take a scene of a folder that is read, nor a note in it`(use: Use) throws {
    let scratch = try Self.folders()
    _ = try scratch.write("mine\n", to: "scenes/notes.txt")
    for name in ["scenes/a.yaml", "scenes/notes.txt", "./scenes/../scenes/a.yaml"] {
      let before = try scratch.data(name)
      let run = try Self.run(use, name, scratch)
      #expect(run.status == 64 && run.errors.contains("would be"), "\(run.text)\(run.errors)")
      #expect(try scratch.data(name) == before)
    }
  }

  @Test(arguments: uses.filter { $0.isFolder && !$0.inside.isEmpty })
  func `does not take a folder with a picture that is lost`(use: Use) throws {
    let scratch = try Self.folders()
    _ = try scratch.write("mine\n", to: "scenes/\(use.inside)")
    let run = try Self.run(use, "scenes", scratch)
    #expect(run.errors.contains("would be lost"), "\(run.text)\(run.errors)")
    #expect(try scratch.data("scenes/\(use.inside)") == Data("mine\n".utf8))
  }

  @Test(arguments: uses.filter { !$0.isFolder && $0.command[0] != "merge" })
  func `takes what it wrote itself, again and again`(use: Use) throws {
    let scratch = try Self.folders()
    for _ in 0..<2 {
      let run = try Self.run(use, "scenes/written", scratch)
      #expect(run.status < 2, "\(run.text)\(run.errors)")
    }
    #expect(try !scratch.data("scenes/written").isEmpty)
  }

  @Test func `takes what its user allows`() throws {
    let scratch = try Self.folders()
    _ = try scratch.write("mine\n", to: "scenes/report.html")
    let arguments = ["check", "scenes", "--report", "scenes/report.html"]
    #expect(try Program.run(arguments, folder: scratch.url).status == 64)
    #expect(try Program.run(arguments + ["--force"], folder: scratch.url).status == 1)
  }

  @Test(arguments: [
    ["check", "scenes", "--report", "x", "--results", "x"],
    ["check", "scenes", "--report", "x", "--results", "./x"],
    ["check", "scenes", "--report", "x", "--diff", "scenes/../x"],
    ["compare", "scenes", "other", "--report", "x", "--diff", "x"],
    ["diff", "scenes", "other", "--also", "json=x", "--also", "junit=x"],
    ["diff", "scenes", "other", "--also", "json=x", "--report", "x"],
    ["render", "scenes", "-o", "x", "--results", "x"],
    ["preview", "scenes", "-o", "x", "--results", "x"],
  ]) func `names no file that another names`(arguments: [String]) throws {
    let scratch = try Self.folders()
    let run = try Program.run(arguments, folder: scratch.url)
    #expect(run.status == 64 && run.errors.contains(" both name "), "\(run.text)\(run.errors)")
    #expect(try !scratch.names().contains("x"))
  }

  @Test(arguments: ["baselines", "changes", "baselines/inner"])
  func `for differences is no folder of the pictures that are compared`(folder: String) throws {
    let set = try SetFixture()
    _ = try set.emaki("check", "-q")
    _ = try set.emaki("accept")
    let before = try set.contents(of: "baselines")
    let run = try set.emaki("check", "--diff", folder)
    #expect(run.status == 64 && run.errors.contains("whose pictures are read"), "\(run.errors)")
    #expect(try set.contents(of: "baselines") == before)
  }
}
