@testable import EmakiCLI
@testable import EmakiWorkspace
import EmakiThreads
import Foundation
import Synchronization

/// Work on as many threads as there are processors.
enum Work {
  /// Calls `body` with each number below `count`.
  static func forEach(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let next = Mutex(0)
    ThreadTeam.perform(ProcessInfo.processInfo.activeProcessorCount) { _ in
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        if index >= count { return }
        body(index)
      }
    }
  }
}

extension Program {
  /// Runs the program in a folder.
  ///
  /// Apart from Foundation, whose processes are at times waited for without end where several threads
  /// start hundreds.
  ///
  /// - Parameter seconds: after which it is ended, with 124.
  static func run(
    _ arguments: [String], in folder: String, seconds: Int = 60
  ) throws -> Result {
    let words = ["-C", folder, "timeout", "\(seconds)", executable.path] + arguments
    guard let child = ChildProcess(running: "env", words) else {
      throw CocoaError(.featureUnsupported)
    }
    return Result(
      status: child.status, output: Data(child.output),
      errors: String(decoding: child.messages, as: UTF8.self))
  }
}
