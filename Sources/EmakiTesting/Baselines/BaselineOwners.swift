import Synchronization

/// Remembers which expectation uses a baseline, so that two never share one.
final class BaselineOwners: Sendable {
  /// Those of this process.
  static let shared = BaselineOwners()

  private let owners = Mutex<[String: String]>([:])

  /// Notes that the expectation at `place` uses the file.
  ///
  /// The same expectation may claim a file again: tests can be repeated.
  func claim(_ file: BaselineFile, for place: String) throws(SnapshotError) {
    let owner = owners.withLock { owners in
      let owner = owners[file.path] ?? place
      owners[file.path] = owner
      return owner
    }
    if owner != place { throw .takenName(file: file.name, by: owner) }
  }
}
