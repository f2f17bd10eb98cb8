import Foundation

/// A run of a program that must end by itself, within some seconds.
struct Trial {
  let program: String
  let arguments: [String]
  /// Where it runs; `nil` for here.
  var folder: String?
  /// The exit codes with which it may end.
  var endings: Set<Int32> = [0, 2]

  /// Seconds of a processor that a run may take; the system ends it then.
  private static let mostSeconds = 10
  /// Seconds that a run may wait, on a machine that does much else.
  private static let patience = 120.0

  /// Runs the program; `nil` where it ended as it may, else a word for what it did: `hang`, `end-11`.
  ///
  /// - Parameter seconds: how long it may wait.
  func failure(patience seconds: Double = patience) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "ulimit -t \(Self.mostSeconds) && exec \"$0\" \"$@\"", program] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let limit = Date().addingTimeInterval(seconds)
    while process.isRunning, Date() < limit { usleep(2000) }
    let hangs = process.isRunning
    if hangs { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if hangs { return "hang" }
    let isEnded = process.terminationReason == .uncaughtSignal
    let status = process.terminationStatus
    return isEnded || !endings.contains(status) ? "end-\(status)" : nil
  }
}
