import Foundation
import TestSupport
import Testing

/// Every command that goes through a folder takes the same files for scenes, and names those that it
/// skips.
@Suite struct `A folder with a file that is no scene` {
  /// The commands that take folders; `OLD` and `NEW` are two folders alike.
  static let commands: [[String]] = [
    ["check", "NEW"], ["plan", "NEW"], ["render", "NEW", "-o", "OUT"], ["validate", "NEW"],
    ["preview", "NEW", "-o", "OUT"], ["diff", "OLD", "NEW"], ["compare", "OLD", "NEW"],
  ]

  private static func run(
    _ command: [String], _ files: [String: String]
  ) throws -> (status: Int32, text: String) {
    let scratch = try Scratch()
    for folder in ["old", "new"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: true)
      for (name, text) in files { _ = try scratch.write(text, to: "\(folder)/\(name)") }
    }
    let names = ["OLD": "old", "NEW": "new", "OUT": "out"]
    let run = try Program.run(command.map { names[$0] ?? $0 }, folder: scratch.url)
    return (run.status, run.text + run.errors)
  }

  private static let scene =
    "children: [{id: a, background: red, pin: {top: 9, leading: 9, size: 9}}]\n"

  @Test(arguments: commands)
  func `because of a slip in its key is an error`(command: [String]) throws {
    let run = try Self.run(
      command, ["a.yaml": Self.scene, "b.yaml": Self.scene.replacing("children", with: "chidren")])
    #expect(run.status == 2, "\(run.text)")
    #expect(run.text.contains("b.yaml:1:1: "), "\(run.text)")
    #expect(run.text.contains("unknown key \"chidren\""), "\(run.text)")
  }

  @Test(arguments: commands)
  func `is named once for each folder, and all else is done`(command: [String]) throws {
    let run = try Self.run(command, ["a.yaml": Self.scene, "settings.json": #"{"port": 1}"#])
    #expect(run.status < 2, "\(run.text)")
    let count = run.text.components(separatedBy: "settings.json").count - 1
    #expect(count == (command[0] == "diff" ? 2 : 1), "\(run.text)")
  }

  @Test(arguments: commands)
  func `that a scene names says nothing of it`(command: [String]) throws {
    let run = try Self.run(
      command,
      [
        "a.yaml": Self.scene + "data: d.json\nimport: [p.yaml]\n", "d.json": #"{"title": "x"}"#,
        "p.yaml": "components: {row: {children: []}}\n",
      ])
    #expect(run.status < 2, "\(run.text)")
    // `compare` counts all that it does not compare.
    #expect(command[0] == "compare" || !run.text.contains("d.json"), "\(run.text)")
  }

  @Test func `counts it in the results of a check`() throws {
    let set = try SetFixture()
    _ = try set.scratch.write(#"{"port": 1}"#, to: "screens/settings.json")
    _ = try set.emaki("check", "-q")
    _ = try set.emaki("accept")
    let run = try set.emaki("check")
    #expect(run.status == 0)
    #expect(
      run.text
        == "screens/settings.json: skipped\n  no key of it shows a scene\n2 same, 1 skipped\n")
  }

  @Test func `of which a scene became one is no file that is gone`() throws {
    let scratch = try Scratch()
    for (folder, text) in [("old", Self.scene), ("new", "components: {}\n")] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: true)
      _ = try scratch.write(text, to: "\(folder)/a.yaml")
    }
    let run = try Program.run(["diff", "old", "new"], folder: scratch.url)
    #expect(run.status != 0 && !run.text.contains("the file is gone"), "\(run.text)\(run.errors)")
  }

  @Test func `alone is nothing to compare`() throws {
    let scratch = try Scratch()
    let part = try scratch.write("components: {row: {children: []}}\n", to: "parts.yaml")
    let run = try Program.run(["diff", part, part])
    #expect(run.status == 2 && run.errors.contains("nothing of it was compared"), "\(run.errors)")
    let pictures = try Program.run(["compare", part, part])
    #expect(pictures.status == 2 && pictures.errors.contains("there is no scene"))
  }
}
