import EmakiThreads
import Synchronization

/// Frames that are made by several threads at once, a few in flight.
public enum FrameSequence {
  /// The most frames that a thread takes at a time: neighbours have much in common. Towards the end
  /// it takes fewer, so that no thread waits long for another.
  private static let longestRun = 16

  /// Calls `body` once for each index, on up to `jobs` threads, each with a separate state; the
  /// calling thread is one of them.
  ///
  /// A thread takes runs of neighbouring frames, in order. The first error stops the rest and is
  /// thrown.
  ///
  /// - Parameters:
  ///   - indices: the frames to make.
  ///   - jobs: how many threads work at once; at least 1.
  ///   - makeState: working storage for one thread.
  ///   - body: makes one frame.
  public static func forEach<State>(
    _ indices: [Int], jobs: Int, makeState: @escaping @Sendable () -> State,
    _ body: @escaping @Sendable (Int, State) throws -> Void
  ) throws {
    let jobs = min(jobs, indices.count)
    guard jobs > 1 else {
      // Threads, and what they share, take longer to set up than comparing two pictures.
      let state = makeState()
      for index in indices { try body(index, state) }
      return
    }
    let runs = Runs(count: indices.count, jobs: jobs)
    let failure = Mutex<(any Error)?>(nil)
    ThreadTeam.perform(jobs) { _ in
      do {
        let state = makeState()
        while let run = runs.take() {
          for index in indices[run] { try body(index, state) }
        }
      } catch {
        runs.stop()
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// The runs of frames that are still to be made.
  private final class Runs: Sendable {
    private let count: Int
    private let jobs: Int
    private let next = Atomic(0)

    init(count: Int, jobs: Int) {
      self.count = count
      self.jobs = jobs
    }

    /// The next run; `nil` when all are taken.
    func take() -> Range<Int>? {
      var start = next.load(ordering: .relaxed)
      while start < count {
        let length = max(1, min(longestRun, (count - start) / (2 * jobs)))
        let (isTaken, now) = next.compareExchange(
          expected: start, desired: start + length, ordering: .relaxed)
        if isTaken { return start..<start + length }
        start = now
      }
      return nil
    }

    /// Has nothing more taken.
    func stop() { next.store(count, ordering: .relaxed) }
  }
}
