import EmakiFiles
import EmakiFormats
import EmakiText
import Synchronization

/// Something that was read while a scene was: a file, or what a folder holds.
package struct Dependency: Sendable, Hashable {
  /// The part of a path that was read.
  package enum Kind: String, Sendable {
    /// The bytes of a file.
    case file
    /// The names in a folder.
    case names
    /// The assets in a folder and below it.
    case folderAssets
    /// The assets of the project around a folder.
    case projectAssets
  }

  /// The part of the path that was read.
  package var kind: Kind
  /// The path as the program opens it.
  package var path: String

  /// Makes a dependency.
  package init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }
}

/// The digests of what scenes depend on, each reckoned once in a run.
package final class FileDigests: Sendable {
  private let known = Mutex<[Dependency: String]>([:])
  private let lists: @Sendable (Dependency) -> [String]

  /// Starts with none.
  ///
  /// - Parameter lists: the names that a dependency other than a file stands for now.
  package init(lists: @escaping @Sendable (Dependency) -> [String]) {
    self.lists = lists
  }

  /// The digest of a file that does not exist.
  private static let absent = "absent"

  /// SHA-256 of the current contents.
  package func digest(of dependency: Dependency) -> String {
    if let known = known.withLock({ $0[dependency] }) { return known }
    let digest = now(dependency)
    known.withLock { $0[dependency] = digest }
    return digest
  }

  private func now(_ dependency: Dependency) -> String {
    guard dependency.kind == .file else {
      return SHA256.hexadecimal(of: lists(dependency).joined(separator: "\n"))
    }
    guard let bytes = try? AtomicFile.read(dependency.path) else {
      return Self.absent
    }
    return SHA256.hexadecimal(of: bytes)
  }
}
