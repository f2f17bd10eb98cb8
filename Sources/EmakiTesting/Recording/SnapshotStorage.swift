/// The stored form of a snapshot.
public enum SnapshotStorage: Sendable, Hashable, CaseIterable {
  /// The whole value in a separate file.
  case files
  /// Only its SHA-256, in one file for all snapshots of a source file. Limits do not apply: any other
  /// pixel is another hash.
  case hashes

  /// The name that is noted as used.
  func place(of file: BaselineFile) -> String {
    switch self {
    case .files: file.path
    case .hashes: "\(HashFile(of: file).path)#\(file.name)"
    }
  }

  func verdict(
    of check: SnapshotCheck, on content: some SnapshotContent
  ) throws -> SnapshotCheck.Verdict {
    switch self {
    case .files: try check.verdict(on: content)
    case .hashes: try HashCheck(check: check).verdict(on: content)
    }
  }
}
