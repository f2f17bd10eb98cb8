import EmakiFiles
import FoundationEssentials
import Synchronization

/// Hashes instead of baselines: `__Snapshots__/<TestFile>.sha256` has a line for each of the
/// suite's snapshots, `<hash>  <name>`, sorted by name.
///
/// A hash tells that something changed, not what; but it takes 100 bytes where a picture takes 20,000.
struct HashFile {
  /// Of the file.
  let path: String

  /// The file of all snapshots of a test's source file.
  init(of file: BaselineFile) {
    path = "\(file.folder).sha256"
  }

  /// Tests of one process run at the same time and share files.
  private static let lock = Mutex<Void>(())

  /// The hash that is kept for a name, or `nil`.
  func hash(of name: String) throws -> String? {
    try Self.lock.withLock { _ in try read()[name] }
  }

  /// Keeps a hash.
  func keep(_ hash: String, for name: String) throws {
    try Self.lock.withLock { _ in
      var hashes = try read()
      hashes[name] = hash
      let lines = hashes.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }
      try FileManager.default.createDirectory(
        atPath: Self.folder(of: path), withIntermediateDirectories: true)
      try AtomicFile.write(lines.joined(), to: path)
    }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private func read() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    let text = String(decoding: try AtomicFile.read(path), as: UTF8.self)
    var hashes: [String: String] = [:]
    for (number, line) in text.split(separator: "\n").enumerated() {
      guard let gap = line.firstRange(of: "  "),
        line[..<gap.lowerBound].count == 64,
        line[..<gap.lowerBound].allSatisfy(\.isHexDigit)
      else { throw SnapshotError.malformedHashes(path: path, line: number + 1) }
      hashes[String(line[gap.upperBound...])] = String(line[..<gap.lowerBound])
    }
    return hashes
  }
}
