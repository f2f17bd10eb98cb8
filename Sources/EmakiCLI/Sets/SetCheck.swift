import EmakiFiles
import EmakiComparison
import EmakiDiagnostics
import EmakiRendering
import EmakiSets
import EmakiText
import Synchronization

/// Draws the pictures of a set and compares them with its baselines.
struct SetCheck {
  private(set) var run: SetRun
  let comparison: SetComparison
  let drawing: DifferenceDrawing
  let report: (path: String, title: String)?
  /// Whether the set is whole, so that baselines of other pictures belong to none.
  let isWhole: Bool

  /// Draws and compares, and leaves the results by name, as people count, in the file of this machine.
  ///
  /// - Returns: how many there are of each outcome.
  mutating func write(_ reading: ReadingOptions, _ timings: Timings?) throws -> OutcomeCounts {
    let sides = SetChanges(folder: run.folder)
    try sides.checkFolders()
    let (found, failures) = try draw(sides, reading, timings)
    if let failure = run.failure(failures) { Report.print(failure.diagnostics) }
    try Folder.make(sides.changes)
    let file = try GrowingResultPart(run.head, sides.results(run.head))
    var (same, items, digests) = ([PicturePair](), [ComparisonItem](), [String: String]())
    for (index, found) in found.enumerated() {
      let id = run.tasks[index].unit.id
      if let failure = failures[index] {
        items.append(Self.failed(id, failure))
      } else if let found, found.isSame {
        let path = sides.baseline(id).path(isSequence: found.isSequence)
        let name = found.isSequence ? id : "\(id).png"
        same.append(PicturePair(name: name, expected: path, actual: path))
      } else if let found {
        let item = try sides.item(id, isSequence: found.isSequence)
        digests[item.pair.name] = found.digest
        items.append(item)
      }
    }
    run.forgetTasks()
    if run.isFirst { items += try others(sides) }
    items.sort { $0.pair.name.isBeforeAsCounted($1.pair.name) }
    // A unit without frames has the order of its name with the ending.
    same.sort { $0.name.isBeforeAsCounted($1.name) }
    var left = same[...]
    var counts = OutcomeCounts()
    func add(_ results: some Sequence<PicturePair>) throws {
      for pair in results {
        let result = PairResult(pair: pair, outcome: .same)
        counts.add(result.word)
        try file.add(result.json)
      }
    }
    try Timings.measure(.compare, timings) {
      try comparison.forEach(
        of: items, jobs: run.drawing.jobs, drawing: drawing, report: report
      ) { result in
        let before = left.prefix { $0.name.isBeforeAsCounted(result.name) }
        try add(before)
        left = left.dropFirst(before.count)
        counts.add(result)
        try file.add(result.json.with(digest: digests[result.name]))
        if result.isAccepted, digests[result.name] != nil { sides.change(of: result.name).remove() }
      }
    }
    try add(left)
    sides.forgetResults(except: run.head)
    try file.finish()
    return counts
  }

  /// Draws all pictures of this machine, and writes those that are not as their baselines.
  private func draw(
    _ sides: SetChanges, _ reading: ReadingOptions, _ timings: Timings?
  ) throws -> (found: [Found?], failures: [Failure?]) {
    let found = Mutex([Found?](repeating: nil, count: run.tasks.count))
    let failures = try run.draw(reading) { index, entry in
      let id = run.tasks[index].unit.id
      let (baseline, change) = (sides.baseline(id), sides.change(id))
      let isSequence = UnitFiles.isSequence(entry)
      let isSame = baseline.holds(entry)
      if isSame {
        change.remove()
      } else {
        try Timings.measure(.write, timings) { try change.write(entry) }
      }
      let digest = isSame ? "" : entry.digest
      found.withLock {
        $0[index] = Found(isSame: isSame, isSequence: isSequence, digest: digest)
      }
    }
    return (found.withLock { $0 }, failures)
  }

  private struct Found: Sendable {
    let isSame: Bool
    let isSequence: Bool
    let digest: String
  }

  private static func failed(_ name: String, _ failure: Failure) -> ComparisonItem {
    .unreadable(PicturePair(name: name, expected: nil, actual: nil), failure.reason)
  }

  /// What concerns the set as a whole: files that cannot be read, and baselines of no picture.
  private func others(_ sides: SetChanges) throws -> [ComparisonItem] {
    let failed = run.listing.failures.map { Self.failed($0.file, $0.failure) }
    // The pictures of a file that cannot be read are not gone.
    guard isWhole, failed.isEmpty else { return failed }
    let removed = try sides.baselineNames().filter { name in
      !run.names.contains(SetChanges.id(of: name))
    }
    return removed.map(sides.removed)
  }
}

extension JSONValue {
  /// With the digest of the picture, by which `accept` knows it.
  fileprivate func with(digest: String?) -> JSONValue {
    guard let digest, case .object(let members) = self else { return self }
    return .object(members + [("digest", .string(digest))])
  }
}
