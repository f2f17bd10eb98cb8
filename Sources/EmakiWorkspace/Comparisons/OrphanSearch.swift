import EmakiFiles
import FoundationEssentials

/// Finds the baselines that a full run of the tests did not use.
package struct OrphanSearch {
  private let used: Set<String>
  private let isFull: Bool
  private let hasPassed: Bool

  /// Reads what a run noted: a first line of each process, a path on each line, and a last line.
  package init(log: String) {
    let lines = log.split(separator: "\n").map(String.init)
    used = Set(lines.filter { !$0.hasPrefix("# ") })
    isFull = !lines.contains("# filtered run")
    hasPassed =
      lines.count { $0 == "# full run" } == lines.count { $0 == "# passed run" }
      && !lines.contains("# failed run")
  }

  /// The paths, sorted; a line of a file of hashes as `<path>#<name>`.
  ///
  /// Only folders that a test of the run keeps baselines in are searched: others belong to other
  /// tools.
  package func orphans() throws(Failure) -> [String] {
    guard isFull else {
      throw Failure(
        "only some tests have run, so nothing is known of the other baselines",
        hint: "run swift test without --filter and --skip")
    }
    guard hasPassed else {
      throw Failure(
        "the tests failed or did not end, so some may not have come to their baselines",
        hint: "run swift test again, with a new file")
    }
    guard !used.isEmpty else { throw Failure("no test has used a baseline") }
    var found: [String] = []
    for folder in folders {
      for name in try files(in: folder) { found += try unused("\(folder)/\(name)") }
    }
    return found.sorted()
  }

  /// The folders `__Snapshots__` of the baselines that were used.
  private var folders: [String] {
    let marks = used.compactMap { path -> String? in
      guard let range = path.ranges(of: "/__Snapshots__/").last else { return nil }
      return path[..<range.lowerBound] + "/__Snapshots__"
    }
    return Set(marks).sorted()
  }

  private func files(in folder: String) throws(Failure) -> [String] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { !Folder.isFolder("\(folder)/\($0)") && !$0.hasPrefix(".") }
    } catch {
      throw Failure("cannot list the folder \(folder)")
    }
  }

  private func unused(_ path: String) throws(Failure) -> [String] {
    guard path.hasSuffix(".sha256") else { return used.contains(path) ? [] : [path] }
    let text = String(decoding: try InputFile.bytes(of: path, isRegular: true), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      guard let gap = line.firstRange(of: "  ") else { return nil }
      let entry = "\(path)#\(line[gap.upperBound...])"
      return used.contains(entry) ? nil : entry
    }
  }
}
