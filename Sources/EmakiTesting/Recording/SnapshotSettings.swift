public import PixelDiff

/// The settings of a test, or of a part of it, for its snapshots; `nil` leaves a question open.
struct SnapshotSettings: Sendable {
  /// When baselines are written.
  var record: RecordMode?
  /// The limits for a difference of pictures.
  var comparison: PixelComparison?
  /// The kind of storage of snapshots.
  var storage: SnapshotStorage?

  /// Of the test that runs.
  @TaskLocal static var current = SnapshotSettings()

  /// With the answers of `inner` where it has any.
  func overridden(by inner: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      record: inner.record ?? record, comparison: inner.comparison ?? comparison,
      storage: inner.storage ?? storage)
  }
}

/// Applies settings to all snapshots that `body` expects: what `SnapshotTrait` does, for XCTest.
///
/// - Parameters:
///   - record: when baselines are written; `nil` leaves it as it is.
///   - comparison: what counts as a difference of pictures; `nil` leaves it as it is.
///   - storage: what is kept; `nil` leaves it as it is.
public func withSnapshots<Result>(
  record: RecordMode? = nil, comparing comparison: PixelComparison? = nil,
  storage: SnapshotStorage? = nil, _ body: () throws -> Result
) rethrows -> Result {
  let settings = SnapshotSettings.current.overridden(
    by: SnapshotSettings(record: record, comparison: comparison, storage: storage))
  return try SnapshotSettings.$current.withValue(settings, operation: body)
}
