import Foundation
import TestSupport

/// A git repository that is gone when the test ends.
final class Repository {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try git("init", "-q")
    try git("config", "user.name", "A")
    try git("config", "user.email", "a@example.org")
  }

  @discardableResult
  func git(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", scratch.url.path] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process.end()
  }

  /// The last commit.
  var head: String {
    get throws {
      let place = scratch.path(".git/HEAD")
      let name = try String(contentsOfFile: place, encoding: .utf8).dropFirst("ref: ".count)
      let file = scratch.path(".git/" + name.trimmingCharacters(in: .whitespacesAndNewlines))
      return try String(contentsOfFile: file, encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Writes a file and commits everything.
  func commit(_ text: String, to name: String) throws {
    let folder = scratch.url.appendingPathComponent(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try scratch.write(text, to: name)
    try commit()
  }

  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "x")
  }

  func diff(_ arguments: String..., files: String...) throws -> Program.Result {
    try Program.run(["diff", "--git"] + arguments + ["--"] + files.map(scratch.path))
  }
}
