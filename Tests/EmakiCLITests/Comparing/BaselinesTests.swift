import Foundation
import TestSupport
import Testing

@Suite struct `Baselines that no test uses` {
  let scratch: Scratch
  let folder: String

  init() throws {
    scratch = try Scratch()
    folder = scratch.path("Tests/__Snapshots__")
    for name in ["MenuTests", "other/__Snapshots__/Foreign"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for name in ["MenuTests/opens.png", "MenuTests/closes.apng", "Gone.txt"] {
      try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    let hash = String(repeating: "0", count: 64)
    try Data("\(hash)  a.png\n\(hash)  b.png\n".utf8)
      .write(to: URL(fileURLWithPath: "\(folder)/MenuTests.sha256"))
  }

  func run(_ log: String, _ arguments: [String] = ["--orphans"]) throws -> Program.Result {
    let path = try scratch.write(log, to: "used.txt")
    return try Program.run(["baselines"] + arguments + ["--used", path])
  }

  @Test func `are listed after a full run`() throws {
    let log = """
      # full run
      \(folder)/MenuTests/opens.png
      # full run
      # passed run
      \(folder)/MenuTests.sha256#b.png
      # passed run

      """
    let result = try run(log)
    #expect(result.status == 1)
    #expect(
      result.text.split(separator: "\n") == [
        "\(folder)/Gone.txt", "\(folder)/MenuTests.sha256#a.png", "\(folder)/MenuTests/closes.apng",
      ])
    let all =
      log
      + ["Gone.txt", "MenuTests/closes.apng", "MenuTests.sha256#a.png"]
      .map { "\(folder)/\($0)\n" }.joined()
    #expect(try run(all).status == 0)
  }

  @Test func `are not looked for outside of a package`() throws {
    let result = try Program.run(["baselines", "--orphans", "--package-path", "/"])
    #expect(result.status == 2 && result.text.isEmpty)
    #expect(result.errors.hasPrefix("error: / is not in a Swift package"))
    #expect(result.errors.contains("hint: say where it is with --package-path"))
  }

  @Test func `are not known after tests that failed or did not end`() throws {
    let start = "# full run\n\(folder)/MenuTests/opens.png\n"
    for end in ["", "# failed run\n", "# passed run\n# full run\n# failed run\n"] {
      let result = try run(start + end)
      #expect(result.status == 2 && result.text.isEmpty)
      #expect(result.errors.hasPrefix("error: the tests failed or did not end"))
    }
  }

  @Test func `are not known after a filtered run or none`() throws {
    for log in ["# filtered run\n\(folder)/MenuTests/opens.png\n", "# full run\n", ""] {
      let result = try run(log)
      #expect(result.status == 2 && result.text.isEmpty && !result.errors.isEmpty)
    }
    #expect(try run("", []).status == 64)
  }
}
