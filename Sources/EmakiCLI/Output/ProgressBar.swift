import EmakiWorkspace
import Synchronization

/// How far a sequence has come, on a terminal only.
final class ProgressBar: Sendable {
  private let total: Int
  private let done = Mutex(0)

  init(total: Int) {
    self.total = total
  }

  /// Counts one more step and redraws the line.
  func advance() {
    guard Terminal.isInteractive, total > 1 else { return }
    done.withLock { done in
      done += 1
      let width = 30
      let filled = width * done / total
      let bar =
        String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
      Terminal.status("\r\(bar) \(done)/\(total)" + (done == total ? "\r\u{1B}[K" : ""))
    }
  }
}
