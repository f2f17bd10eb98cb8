import EmakiText
import Synchronization

/// The answers to several messages that came as one, which go back as one.
final class RPCBatch: Sendable {
  private struct State {
    var answers: [JSONValue] = []
    /// Answers that are to come, and one until all messages are known.
    var missing = 1
  }

  private let state = Mutex(State())
  private let send: @Sendable (JSONValue) -> Void

  init(send: @escaping @Sendable (JSONValue) -> Void) {
    self.send = send
  }

  /// There will be another answer, or word that there is none.
  func expect() { state.withLock { $0.missing += 1 } }

  /// Takes an answer; `nil` where there is none.
  func add(_ answer: JSONValue?) {
    let all = state.withLock { state -> [JSONValue]? in
      if let answer { state.answers.append(answer) }
      state.missing -= 1
      return state.missing == 0 ? state.answers : nil
    }
    if let all, !all.isEmpty { send(.array(all)) }
  }

  /// All messages are known.
  func close() { add(nil) }
}
