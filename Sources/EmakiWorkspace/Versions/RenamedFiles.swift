import EmakiFiles

/// Files that have another name in a later version, paired by their contents.
struct RenamedFiles {
  /// The former path of each that was renamed.
  private(set) var formerPaths: [ExactName: String] = [:]

  /// None.
  init() {}

  /// A file and the lines that it has, each with how often.
  private struct Lines {
    let path: String
    let size: Int
    let counts: [ArraySlice<UInt8>: Int]

    init?(_ path: String, _ bytes: [UInt8]?) {
      guard let bytes, !bytes.isEmpty else { return nil }
      (self.path, size) = (path, bytes.count)
      counts = Dictionary(
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
          .map { ($0, 1) },
        uniquingKeysWith: +)
    }

    /// Bytes in lines that both have, as a share of the larger file.
    func similarity(to other: Lines) -> Double {
      if size > 2 * other.size || other.size > 2 * size { return 0 }
      let common = counts.reduce(0) { sum, line in
        sum + min(line.value, other.counts[line.key] ?? 0) * (line.key.count + 1)
      }
      return Double(common) / Double(max(size, other.size) + 1)
    }
  }

  /// As much as git takes for the same file.
  private static let least = 0.5
  /// More than this on either side are taken for what they seem to be: files that went and came.
  private static let most = 400

  /// Pairs files that went with files that came, those that are most alike first.
  init(
    gone: [String], contents old: (String) -> [UInt8]?,
    came: [String], contents new: (String) -> [UInt8]?
  ) {
    guard !gone.isEmpty, !came.isEmpty, max(gone.count, came.count) <= Self.most else { return }
    let after = came.compactMap { Lines($0, new($0)) }
    var found: [(similarity: Double, old: String, new: String)] = []
    for path in gone {
      guard let before = Lines(path, old(path)) else { continue }
      for file in after where Self.ending(of: file.path) == Self.ending(of: path) {
        let similarity = before.similarity(to: file)
        if similarity >= Self.least { found.append((similarity, path, file.path)) }
      }
    }
    found.sort { ($1.similarity, $0.old, $0.new) < ($0.similarity, $1.old, $1.new) }
    var taken: Set<ExactName> = []
    for pair in found where formerPaths[ExactName(pair.new)] == nil {
      guard taken.insert(ExactName(pair.old)).inserted else { continue }
      formerPaths[ExactName(pair.new)] = pair.old
    }
  }

  private static func ending(of path: String) -> Substring? { path.split(separator: ".").last }
}
