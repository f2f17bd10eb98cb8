@preconcurrency import Dispatch
import Synchronization

/// Does one piece of work after another away from the network, and gives up what takes too long.
///
/// A thread cannot be ended from outside, so work that was given up goes on until it ends by itself;
/// others are done meanwhile, but not while too many go on.
public final class TimedWork: Sendable {
  /// How long a piece of work may take.
  private let limit: DispatchTimeInterval
  /// How many that were given up may go on.
  private let mostStuck: Int
  private let state = Mutex(State())

  private struct State {
    var waiting: [Piece] = []
    var isBusy = false
    /// Pieces that were given up and have not ended.
    var stuck = 0
  }

  /// Work with the answer that is waited for; its end is noted once.
  private final class Piece: Sendable {
    let work: @Sendable () -> Void
    let giveUp: @Sendable () -> Void
    let hasEnded = Mutex(false)
    let isGivenUp = Mutex(false)

    init(_ work: @escaping @Sendable () -> Void, giveUp: @escaping @Sendable () -> Void) {
      self.work = work
      self.giveUp = giveUp
    }
  }

  /// Makes a queue of work with a time limit for each piece.
  ///
  /// - Parameters:
  ///   - milliseconds: how long each piece of work may take.
  ///   - mostStuck: how many that took longer may go on; with more of them, all is given up at once.
  public init(milliseconds: Int, mostStuck: Int = 4) {
    limit = .milliseconds(milliseconds)
    self.mostStuck = mostStuck
  }

  /// The result of some work; `nil` where it takes too long.
  public func result<Value: Sendable>(of work: @escaping @Sendable () -> Value) async -> Value? {
    await withCheckedContinuation { continuation in
      let answer = Answer(continuation)
      add(Piece({ answer.give(work()) }, giveUp: { answer.give(nil) }))
    }
  }

  /// An answer that is resumed once: with the result, or without it, whichever is there first.
  private final class Answer<Value: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value?, Never>?>

    init(_ continuation: CheckedContinuation<Value?, Never>) {
      self.continuation = Mutex(continuation)
    }

    func give(_ value: Value?) {
      let waiting = continuation.withLock { waiting in
        defer { waiting = nil }
        return waiting
      }
      waiting?.resume(returning: value)
    }
  }

  private func add(_ piece: Piece) {
    state.withLock { $0.waiting.append(piece) }
    startNext()
  }

  private func startNext() {
    let (next, refused) = state.withLock { state -> (Piece?, [Piece]) in
      if state.isBusy || state.waiting.isEmpty { return (nil, []) }
      if state.stuck >= mostStuck {
        defer { state.waiting = [] }
        return (nil, state.waiting)
      }
      state.isBusy = true
      return (state.waiting.removeFirst(), [])
    }
    for piece in refused { piece.giveUp() }
    guard let next else { return }
    DispatchQueue(label: "emaki.work").async {
      next.work()
      self.end(next)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit) { self.giveUp(next) }
  }

  private func end(_ piece: Piece) {
    state.withLock { state in
      piece.hasEnded.withLock { $0 = true }
      if piece.isGivenUp.withLock({ $0 }) { state.stuck -= 1 } else { state.isBusy = false }
    }
    startNext()
  }

  private func giveUp(_ piece: Piece) {
    let isLate = state.withLock { state in
      if piece.hasEnded.withLock({ $0 }) { return false }
      piece.isGivenUp.withLock { $0 = true }
      state.stuck += 1
      state.isBusy = false
      return true
    }
    guard isLate else { return }
    piece.giveUp()
    startNext()
  }
}
