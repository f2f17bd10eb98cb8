import Synchronization

/// Whether a call was taken back, and what follows then.
final class RPCTakenBack: Sendable {
  private struct State {
    var isOver = false
    var isBegun = false
    var isCancelled = false
    var follows: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Has something done when the call is taken back; at once where that has happened.
  func then(_ body: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if !state.isCancelled, !state.isOver { state.follows = body }
      return state.isCancelled
    }
    if isLate { body() }
  }

  /// The call is worked on, unless it was taken back.
  func begin() -> Bool {
    state.withLock { state in
      state.isBegun = true
      return !state.isCancelled
    }
  }

  /// Takes the call back unless it is worked on.
  func cancelUnlessBegun() {
    if !state.withLock({ $0.isBegun }) { cancel() }
  }

  func cancel() {
    let body = state.withLock { state in
      defer { state.follows = nil }
      if !state.isOver { state.isCancelled = true }
      return state.follows
    }
    body?()
  }

  /// The call is answered.
  ///
  /// - Returns: whether that is so for the first time.
  func end() -> Bool {
    state.withLock { state in
      defer { (state.isOver, state.follows) = (true, nil) }
      return !state.isOver
    }
  }
}
