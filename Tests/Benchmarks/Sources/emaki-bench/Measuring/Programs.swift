import Foundation

/// Programs that are measured as whole processes.
enum Programs {
  /// A program that was built beside this one.
  static func built(_ name: String) -> String {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// A program that is installed, or `nil`.
  static func installed(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether Python has a module.
  static func hasPython(module: String) -> Bool {
    guard let python = installed("python3") else { return false }
    return (try? run(python, ["-c", "import \(module)"], accepting: [0])) != nil
  }

  /// Runs a program to its end with its output thrown away.
  ///
  /// By the system's own call: Foundation's `Process` takes a millisecond more, which is half of what
  /// some of these programs take.
  static func run(_ path: String, _ arguments: [String], accepting codes: Set<Int32> = [0]) throws {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, output, "/dev/null", O_WRONLY, 0)
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    var status: Int32 = 0
    guard posix_spawn(&process, path, &files, nil, &words, environ) == 0,
      waitpid(process, &status, 0) == process
    else { throw ProgramFailure(command: [path] + arguments, code: -1) }
    // The low seven bits are the signal that ended it.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    guard codes.contains(code) else {
      throw ProgramFailure(command: [path] + arguments, code: code)
    }
  }

  /// Runs a program and gives what it printed.
  static func output(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

extension Programs {
  /// Runs `emaki` with `--timings` and gives the peak of its memory, as it says it itself.
  static func peakMemory(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: built("emaki"))
    process.arguments = arguments + ["--timings"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    guard process.terminationStatus == 0, let line = lines.first(where: { $0.hasPrefix("peak") })
    else { throw ProgramFailure(command: arguments, code: process.terminationStatus) }
    return String(line)
  }
}

/// A program ended otherwise than it should.
struct ProgramFailure: Error, CustomStringConvertible {
  let command: [String]
  let code: Int32

  var description: String { "\(command.joined(separator: " ")) ended with \(code)" }
}
