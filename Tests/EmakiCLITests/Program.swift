import Foundation
import TestSupport

/// The built `emaki`, run as a user runs it.
struct Program {
  /// What a run left behind.
  struct Result {
    let status: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The repository, from the place of this file.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The program that `EMAKI_PROGRAM` names; else the release build, which takes a third of the time,
  /// where nothing changed since; else the one that was built with the tests.
  static let executable: URL = {
    if let path = ProcessInfo.processInfo.environment["EMAKI_PROGRAM"] {
      return URL(fileURLWithPath: path)
    }
    let released = repository.appendingPathComponent(".build/release/emaki")
    if let built = date(of: released), built > lastChange { return released }
    return Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("emaki") ?? URL(fileURLWithPath: "emaki")
  }()

  /// When one of the sources, or a folder of them, changed last.
  private static var lastChange: Date {
    let sources = repository.appendingPathComponent("Sources")
    let inside = FileManager.default.enumerator(
      at: sources, includingPropertiesForKeys: [.contentModificationDateKey])
    let files = ["Package.swift", "Package.resolved"].map(repository.appendingPathComponent)
    return ([sources] + files + (inside?.compactMap { $0 as? URL } ?? []))
      .compactMap(date).max() ?? .distantFuture
  }

  private static func date(of file: URL) -> Date? {
    try? file.resolvingSymlinksInPath().resourceValues(forKeys: [.contentModificationDateKey])
      .contentModificationDate
  }

  /// The path of an example.
  static func example(_ name: String) -> String {
    repository.appendingPathComponent("Examples").appendingPathComponent(name).path
  }

  /// The option for an iPhone X, on which tests have their figures, where neither a scene nor the
  /// arguments of a command name a device.
  static func device(of scene: String, _ arguments: [String]) -> [String] {
    scene.contains("device:") || arguments.contains("--device") ? [] : ["--device", "iphone-x"]
  }

  /// Runs the program and waits for its end.
  ///
  /// - Parameters:
  ///   - environment: variables that are set on top of the test's own; `nil` values are removed.
  ///   - workplace: the folder to run in; by default the test's own.
  ///   - limits: what a shell does before, such as `ulimit -s 2048`.
  static func run(
    _ arguments: [String], input: String? = nil, environment: [String: String?] = [:],
    folder workplace: URL? = nil, limits: String? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let limits {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "\(limits) && exec \"$0\" \"$@\"", executable.path] + arguments
    }
    if let workplace { process.currentDirectoryURL = workplace }
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    // Files, not pipes: a full pipe would stop the program.
    let folder = try Scratch()
    let (outFile, errFile) = (folder.path("out"), folder.path("err"))
    for file in [outFile, errFile] {
      _ = FileManager.default.createFile(atPath: file, contents: nil)
    }
    process.standardOutput = FileHandle(forWritingAtPath: outFile)
    process.standardError = FileHandle(forWritingAtPath: errFile)
    if let input {
      try Data(input.utf8).write(to: URL(fileURLWithPath: folder.path("in")))
      process.standardInput = FileHandle(forReadingAtPath: folder.path("in"))
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    return Result(
      status: process.end(),
      output: try Data(contentsOf: URL(fileURLWithPath: outFile)),
      errors: String(decoding: try Data(contentsOf: URL(fileURLWithPath: errFile)), as: UTF8.self))
  }
}
