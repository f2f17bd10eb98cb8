@preconcurrency import Dispatch
import Synchronization

/// Calls that wait for their turn, some of them at the most.
final class RPCInbox: Sendable {
  private struct State {
    var calls: [RPCCall] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let waiting = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)

  /// - Parameter most: so many may wait; who brings another one waits, too.
  init(most: Int) {
    // Semaphores must not end with less than they began with.
    for _ in 0..<most { room.signal() }
  }

  /// Brings a call, which is let go where no more are taken.
  func add(_ call: RPCCall) {
    room.wait()
    let isTaken = state.withLock { state in
      if !state.isClosed { state.calls.append(call) }
      return !state.isClosed
    }
    if isTaken { waiting.signal() }
  }

  /// The next call; `nil` when no more come.
  func take() -> RPCCall? {
    waiting.wait()
    let next = state.withLock { $0.calls.isEmpty ? nil : $0.calls.removeFirst() }
    if next == nil { waiting.signal() } else { room.signal() }
    return next
  }

  /// No more come; those that wait are still taken, unless they are dropped.
  func close(droppingCalls: Bool = false) {
    state.withLock { state in
      state.isClosed = true
      if droppingCalls { state.calls = [] }
    }
    waiting.signal()
  }
}
