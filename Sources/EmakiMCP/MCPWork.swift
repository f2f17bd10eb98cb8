@preconcurrency import Dispatch
import Synchronization

/// Does pieces of work beside one another, a few at a time, in their order.
final class MCPWork: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var running = 0
  }

  private let most: Int
  private let state = Mutex(State())

  init(most: Int) {
    self.most = most
  }

  func add(_ work: @escaping @Sendable () -> Void) {
    let starts = state.withLock { state in
      state.waiting.append(work)
      guard state.running < most else { return false }
      state.running += 1
      return true
    }
    if starts { DispatchQueue.global().async { self.run() } }
  }

  private func run() {
    while let next = next() { next() }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      state.running -= 1
      return nil
    }
  }
}
