import EmakiWorkspace
import EmakiPlatform
import EmakiPreview
import Synchronization

/// The live pages of files that an editor has shown: for each file a `serve` that runs as long as the
/// editor does.
final class LivePages: Sendable {
  private let servers = Mutex<[String: RunningCommand]>([:])

  /// The address of a page with a motion; `nil` where it cannot be shown.
  func page(of motion: String, in path: String) -> String? {
    let server = servers.withLock { servers -> RunningCommand? in
      if let known = servers[path], known.isRunning { return known }
      servers[path] = RunningCommand(["serve", "--", path])
      return servers[path]
    }
    return server.map { $0.firstLine + "?motion=" + GalleryPage.address(of: motion) }
  }

  func stop() {
    servers.withLock { servers in
      for server in servers.values { server.stop() }
      servers = [:]
    }
  }
}

/// A command of the program that runs beside it until it is stopped.
struct RunningCommand: Sendable {
  private let child: pid_t
  /// The first line that it printed.
  let firstLine: String

  /// - Returns: `nil` where it cannot be started, or prints nothing.
  init?(_ arguments: [String]) {
    guard let started = ChildProcess.start(ToolProcess.program, arguments) else { return nil }
    var (bytes, byte): ([UInt8], [UInt8]) = ([], [0])
    while read(started.output, &byte, 1) == 1, byte[0] != UInt8(ascii: "\n") { bytes += byte }
    close(started.output)
    child = started.child
    firstLine = String(decoding: bytes, as: UTF8.self)
    if bytes.isEmpty {
      stop()
      return nil
    }
  }

  /// Whether it has not ended by itself.
  var isRunning: Bool {
    var code: Int32 = 0
    return waitpid(child, &code, WNOHANG) == 0
  }

  func stop() {
    kill(child, SIGTERM)
    ChildProcess.wait(for: child)
  }
}
