import Synchronization

/// Frames that are made by several tasks at once, a few in flight.
public enum FrameSequence {
  /// How many frames a task takes at a time: neighbours have much in common, but at the end no task
  /// should wait long for another.
  private static let longestRun = 16

  /// Calls `body` once for each index, on up to `jobs` tasks, each with a state of its own.
  ///
  /// A task takes runs of neighbouring frames, in order. The first error stops the rest and is
  /// thrown.
  ///
  /// - Parameters:
  ///   - indices: what to make.
  ///   - jobs: how many tasks work at once; at least 1.
  ///   - makeState: working storage for one task.
  ///   - body: makes one frame.
  public static func forEach<State>(
    _ indices: [Int], jobs: Int, makeState: @escaping @Sendable () -> State,
    _ body: @escaping @Sendable (Int, State) async throws -> Void
  ) async throws {
    let jobs = max(1, min(jobs, indices.count))
    let runs = Runs(
      count: indices.count, length: max(1, min(longestRun, indices.count / (2 * jobs))))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<jobs {
        group.addTask {
          let state = makeState()
          while let run = runs.take() {
            for index in indices[run] {
              try Task.checkCancellation()
              try await body(index, state)
            }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// What is still to be made.
  private final class Runs: Sendable {
    private let count: Int
    private let length: Int
    private let next = Atomic(0)

    init(count: Int, length: Int) {
      self.count = count
      self.length = length
    }

    /// The next run; `nil` when all are taken.
    func take() -> Range<Int>? {
      let start = next.add(length, ordering: .relaxed).oldValue
      return start < count ? start..<min(start + length, count) : nil
    }
  }
}
