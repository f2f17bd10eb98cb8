package import EmakiFiles
import EmakiPlatform
import Synchronization

/// A folder of finished work, found by the digest of all that it depends on.
///
/// Several processes and machines may share it: an entry appears whole under its name, is checked
/// when it is read, and is the same whoever wrote it. The entries unused for longest are removed
/// when the folder grows beyond its bound.
package final class WorkCache: Sendable {
  /// The result of a search.
  package enum Finding: Sendable {
    /// The entry.
    case found(CacheEntry)
    /// There is none.
    case missing
    /// There is a file that is not what was written under this key; it is removed.
    case damaged(path: String)
  }

  private let folder: String
  private let bound: Int
  private let hasGrown = Atomic(false)

  /// The bound where none is given: 2 GiB.
  package static let usualBound = 2 << 30

  /// Makes the folder, if it is not there.
  ///
  /// - Parameter bound: the most bytes of all entries, from `trim` on.
  package init(_ folder: String, bound: Int = WorkCache.usualBound) throws(FileError) {
    self.folder = "\(folder)/v1"
    self.bound = bound
    for path in [folder, self.folder] { try Self.make(path) }
  }

  /// Looks for an entry, and notes that it was used.
  package func entry(of key: String) -> Finding {
    let path = path(of: key)
    guard let bytes = try? AtomicFile.read(path) else { return .missing }
    guard let entry = CacheEntry(bytes: bytes, for: key) else {
      _ = SystemPath.with(path) { unlink($0) }
      return .damaged(path: path)
    }
    _ = SystemPath.with(path) { utimes($0, nil) }
    return .found(entry)
  }

  /// Keeps an entry.
  package func keep(_ entry: CacheEntry, as key: String) throws(FileError) {
    try Self.make("\(folder)/\(key.prefix(2))")
    let path = path(of: key)
    Self.clear(path)
    try AtomicFile.write(entry.bytes(for: key), to: path, isRegular: true)
    hasGrown.store(true, ordering: .relaxed)
  }

  /// Removes what was not used for longest, where something was kept and all is more than the bound:
  /// down to nine tenths of it, so that the next run need not do it again.
  package func trim() {
    guard hasGrown.load(ordering: .relaxed) else { return }
    var files =
      FolderNames.all(in: folder)?.flatMap { inner in
        (FolderNames.all(in: "\(folder)/\(inner)") ?? []).compactMap {
          CachedFile("\(folder)/\(inner)/\($0)")
        }
      } ?? []
    var total = files.reduce(0) { $0 + $1.size }
    guard total > bound else { return }
    files.sort { ($0.used, $0.path) < ($1.used, $1.path) }
    for file in files where total > bound / 10 * 9 {
      if SystemPath.with(file.path, { unlink($0) }) == 0 { total -= file.size }
    }
  }

  /// Removes a link or pipe that stands where an entry should: it would lead out of the folder, or
  /// be waited for.
  private static func clear(_ path: String) {
    var status = stat()
    guard SystemPath.with(path, { lstat($0, &status) }) == 0, status.st_mode & S_IFMT != S_IFREG
    else { return }
    _ = SystemPath.with(path) { unlink($0) }
  }

  private func path(of key: String) -> String { "\(folder)/\(key.prefix(2))/\(key)" }

  /// Makes one folder; another process may do so at the same time.
  private static func make(_ path: String) throws(FileError) {
    guard SystemPath.with(path, { mkdir($0, 0o777) }) != 0, errno != EEXIST else { return }
    throw FileError(
      action: "make the folder", path: path, code: errno,
      message: String(cString: strerror(errno)))
  }
}

/// An entry as the folder shows it.
private struct CachedFile {
  let path: String
  let size: Int
  /// Seconds.
  let used: Int

  init?(_ path: String) {
    var status = stat()
    guard SystemPath.with(path, { stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    self.path = path
    size = Int(status.st_size)
    #if canImport(Darwin)
      used = status.st_mtimespec.tv_sec
    #else
      used = status.st_mtim.tv_sec
    #endif
  }
}
