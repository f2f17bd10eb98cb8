import EmakiFiles

/// Pairs of which only the name changed: a file that is missing, and one that came with the same bytes.
public enum RenamedPictures {
  /// Notes at both what the other is called. Files that cannot be read are left to their results.
  public static func note(in results: inout [PairResult]) {
    var removed: [Int: [(index: Int, file: FileContents)]] = [:]
    for index in results.indices where results[index].outcome == .removed {
      guard let file = file(results[index].pair.expected) else { continue }
      removed[key(of: file), default: []].append((index, file))
    }
    guard !removed.isEmpty else { return }
    for index in results.indices where results[index].outcome == .added {
      guard let file = file(results[index].pair.actual) else { continue }
      let key = key(of: file)
      guard let place = removed[key]?.firstIndex(where: { $0.file.holdsSame(as: file) }),
        let former = removed[key]?.remove(at: place).index
      else { continue }
      let (old, new) = (results[former].pair.name, results[index].pair.name)
      results[index].meaning.notes.append("the same file as \(old), which is removed: renamed?")
      results[former].meaning.notes.append("the same file is added as \(new): renamed?")
    }
  }

  private static func file(_ path: String?) -> FileContents? {
    path.flatMap { try? FileContents($0) }
  }

  /// The same for the same bytes.
  private static func key(of file: FileContents) -> Int {
    file.withBytes { bytes in
      var hasher = Hasher()
      hasher.combine(bytes: bytes)
      return hasher.finalize()
    }
  }
}
