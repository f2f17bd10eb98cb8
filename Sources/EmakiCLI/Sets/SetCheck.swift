import EmakiFiles
import EmakiComparison
import EmakiDiagnostics
import EmakiRendering
import EmakiSets
import EmakiText
import Synchronization

/// Draws the pictures of a set and compares them with its baselines.
struct SetCheck {
  let run: SetRun
  let comparison: SetComparison
  let drawing: DifferenceDrawing
  let report: (path: String, title: String)?
  /// Whether the set is whole, so that baselines of other pictures belong to none.
  let isWhole: Bool

  /// All results by name, as people count.
  func results(_ reading: ReadingOptions, _ timings: Timings?) throws -> [PairResult] {
    let sides = SetChanges(folder: run.folder)
    try sides.checkFolders()
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
    if let failure = run.failure(failures) { Report.print(failure.diagnostics) }
    var (results, items, digests) = ([PairResult](), [ComparisonItem](), [String: String]())
    for (index, found) in found.withLock({ $0 }).enumerated() {
      let id = run.tasks[index].unit.id
      if let failure = failures[index] {
        items.append(Self.failed(id, failure))
      } else if let found, found.isSame {
        let path = sides.baseline(id).path(isSequence: found.isSequence)
        let name = found.isSequence ? id : "\(id).png"
        results.append(
          PairResult(pair: PicturePair(name: name, expected: path, actual: path), outcome: .same))
      } else if let found {
        let item = try sides.item(id, isSequence: found.isSequence)
        digests[item.pair.name] = found.digest
        items.append(item)
      }
    }
    if run.isFirst { items += try others(sides) }
    items.sort { $0.pair.name.isBeforeAsCounted($1.pair.name) }
    results += try Timings.measure(.compare, timings) {
      try comparison.results(
        of: items, jobs: run.drawing.jobs, drawing: drawing, report: report)
    }
    results.sort { $0.pair.name.isBeforeAsCounted($1.pair.name) }
    for result in results where digests[result.pair.name] != nil && result.outcome.isAccepted {
      let name = result.pair.name
      sides.change(name.hasSuffix(".png") ? String(name.dropLast(4)) : name).remove()
    }
    try keep(results, digests, sides)
    return results
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
      !run.names.contains(name.hasSuffix(".png") ? String(name.dropLast(4)) : name)
    }
    return removed.map(sides.removed)
  }

  private func keep(
    _ results: [PairResult], _ digests: [String: String], _ sides: SetChanges
  ) throws {
    let lines = results.lazy.map { result in
      guard let digest = digests[result.pair.name], case .object(let members) = result.json else {
        return result.json
      }
      return JSONValue.object(members + [("digest", .string(digest))])
    }
    try Folder.make(sides.changes)
    sides.forgetResults(except: run.head)
    try ResultPart.write(run.head, lines, to: sides.results(run.head))
  }
}
