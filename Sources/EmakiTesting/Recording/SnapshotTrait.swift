public import PixelDiff
public import Testing

/// Settings for all snapshots of a test or suite: `@Suite(.snapshots(comparing: .noise))`.
///
/// The trait of a test counts before that of its suite, an argument of the expectation before both.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SnapshotSettings

  /// Holds for all tests and suites inside.
  public var isRecursive: Bool { true }

  /// Runs the test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let all = SnapshotSettings.current.overridden(by: settings)
    try await SnapshotSettings.$current.withValue(all) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Settings for all snapshots of a test or suite; `nil` leaves a question open.
  ///
  /// - Parameters:
  ///   - record: when baselines are written.
  ///   - comparison: what counts as a difference of pictures.
  ///   - storage: what is kept.
  public static func snapshots(
    record: RecordMode? = nil, comparing comparison: PixelComparison? = nil,
    storage: SnapshotStorage? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(
      settings: SnapshotSettings(record: record, comparison: comparison, storage: storage))
  }
}
