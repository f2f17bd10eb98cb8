import Synchronization

/// How long the stages of a command took, added up over all threads.
public final class Timings: Sendable {
  /// The stages on which a command spends its time.
  public enum Stage: String, Sendable, CaseIterable {
    /// Reading input and making scenes of it.
    case read
    /// Measuring texts and solving constraints.
    case layout
    /// From the values of one moment to its display list.
    case draw
    /// From display lists to pixels or vectors.
    case paint
    /// From pixels to the bytes of a file.
    case encode
    /// From the values of all moments to the file of a preview.
    case preview
    /// Reading and comparing pictures.
    case compare
    /// Writing files.
    case write
  }

  /// The time of one stage.
  public struct Entry: Sendable, Hashable {
    /// How often it ran.
    public var count = 0
    /// Seconds in all; stages that run on several threads at once can take longer than the command.
    public var seconds = 0.0
  }

  private let entries = Mutex<[Stage: Entry]>([:])
  private let start = ContinuousClock.now

  /// Starts with nothing measured.
  public init() {}

  /// Runs `body` and notes its time, if there is somewhere to note it.
  public static func measure<Result, Failure>(
    _ stage: Stage, _ timings: Timings?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let timings else { return try body() }
    let start = ContinuousClock.now
    defer { timings.add(stage, ContinuousClock.now - start) }
    return try body()
  }

  /// The stages that ran, in the order in which a picture goes through them.
  public var stages: [(stage: Stage, entry: Entry)] {
    entries.withLock { entries in
      Stage.allCases.compactMap { stage in entries[stage].map { (stage, $0) } }
    }
  }

  /// Seconds since the measuring began.
  public var total: Double { (ContinuousClock.now - start).seconds }

  private func add(_ stage: Stage, _ duration: Duration) {
    entries.withLock {
      $0[stage, default: Entry()].count += 1
      $0[stage, default: Entry()].seconds += duration.seconds
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
