import EmakiFiles
package import EmakiComparison
import EmakiDiagnostics
package import EmakiRendering
import EmakiText
import Synchronization

/// Draws the pictures of a set and compares them with its baselines.
package struct SetCheck {
  package private(set) var run: SetRun
  package let comparison: SetComparison
  package let drawing: DifferenceDrawing
  package let report: (path: String, title: String)?
  /// The settings from the set's file alone, where options change which pictures there are; else
  /// `nil`.
  package let ofFile: SetSettings?

  package init(
    run: SetRun, comparison: SetComparison, drawing: DifferenceDrawing,
    report: (path: String, title: String)?, ofFile: SetSettings?
  ) {
    self.run = run
    self.comparison = comparison
    self.drawing = drawing
    self.report = report
    self.ofFile = ofFile
  }

  /// Draws and compares, and leaves the results by name, as people count, in the file of this machine.
  ///
  /// - Returns: how many there are of each outcome.
  package mutating func write(_ reading: ReadingSettings, _ timings: Timings?) throws
    -> OutcomeCounts
  {
    let sides = SetChanges(folder: run.folder)
    try sides.checkFolders()
    // Of what is left out, or cannot be read, the names are not known.
    if run.isFirst, run.isWhole, ofFile == nil, run.listing.failures.isEmpty {
      try comparison.checkUse(for: run.names.map(\.text))
    }
    let (found, failures) = try draw(sides, reading, timings)
    if let failure = run.failure(failures) { run.folder.listener.hear(failure.diagnostics) }
    try Folder.make(sides.changes)
    let file = try GrowingResultPart(run.head, sides.results(run.head))
    var (settled, items) = ([SettledResult](), [ComparisonItem]())
    var digests: [ExactName: String] = [:]
    var notes = SceneNotes(run.folder, run.drawing.settings)
    for (index, found) in found.enumerated() {
      let id = run.tasks[index].unit.id
      if let failure = failures[index] {
        items.append(Self.failed(id, failure))
        notes.add(run.tasks[index], called: id)
      } else if let found, found.isSame {
        let path = sides.baseline(id).path(isSequence: found.isSequence)
        let name = found.isSequence ? id : "\(id).png"
        settled.append(.same(PicturePair(name: name, expected: path, actual: path)))
      } else if let found {
        let item = try sides.item(id, isSequence: found.isSequence)
        digests[ExactName(item.pair.name)] = found.digest
        items.append(item)
        notes.add(run.tasks[index], called: item.pair.name)
      }
    }
    run.forgetTasks()
    if run.isFirst {
      let others = try self.others(sides)
      items += others.items
      settled += others.settled
    }
    items.sort { $0.pair.name.isBeforeAsCounted($1.pair.name) }
    // A unit without frames has the order of its name with the ending.
    settled.sort { $0.name.isBeforeAsCounted($1.name) }
    var left = settled[...]
    var counts = OutcomeCounts()
    counts.part = run.head.words
    func add(_ results: some Sequence<SettledResult>) throws {
      for result in results {
        counts.add(result.word)
        try file.add(result.json)
      }
    }
    try Timings.measure(.compare, timings) {
      try comparison.forEach(
        of: items, jobs: run.drawing.jobs, drawing: drawing, report: report, part: run.head.words
      ) { result in
        let before = left.prefix { $0.name.isBeforeAsCounted(result.name) }
        try add(before)
        left = left.dropFirst(before.count)
        counts.add(result)
        var result = result
        if result.outcome == .added, let note = sides.note(onAdded: result.name) {
          result.meaning.notes.append(note)
        }
        try file.add(notes.noted(result).json.with(digest: digests[ExactName(result.name)]))
        if result.isAccepted, digests[ExactName(result.name)] != nil {
          sides.change(of: result.name).remove()
        }
      }
    }
    try add(left)
    sides.forgetResults(except: run.head)
    try file.finish()
    return counts
  }

  /// Draws all pictures of this machine, and writes those that are not as their baselines.
  private func draw(
    _ sides: SetChanges, _ reading: ReadingSettings, _ timings: Timings?
  ) throws -> (found: [Found?], failures: [Failure?]) {
    let found = Mutex([Found?](repeating: nil, count: run.tasks.count))
    let failures = try run.draw(reading) { index, entry in
      let id = run.tasks[index].unit.id
      let (baseline, change) = (sides.baseline(id), sides.change(id))
      let isSequence = UnitFiles.isSequence(entry)
      try sides.checkBaseline(baseline.path(isSequence: isSequence))
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

  private static func failed(
    _ name: String, _ failure: Failure, at file: String? = nil
  ) -> ComparisonItem {
    .unreadable(PicturePair(name: name, expected: nil, actual: file), failure.reason)
  }

  /// Findings about the set as a whole: files that cannot be read or are skipped, and baselines of
  /// no picture, or of none that is looked at.
  private func others(
    _ sides: SetChanges
  ) throws -> (items: [ComparisonItem], settled: [SettledResult]) {
    var items = run.listing.failures.map { failure in
      Self.failed(failure.file, failure.failure, at: run.folder.path(failure.file))
    }
    var settled = run.listing.skipped.map { SettledResult.skipped($0.path, $0.reason) }
    let left = try UnusedBaselines(try sides.baselineNames(), run, ofFile: ofFile)
    items += sides.withoutLostFrames(left.removed, run.names).map(sides.removed)
    settled += sides.withoutLostFrames(left.unchecked, run.names).map(SettledResult.unchecked)
    return (items, settled)
  }
}

extension JSONValue {
  /// With the digest of the picture, by which `accept` knows it.
  fileprivate func with(digest: String?) -> JSONValue {
    guard let digest, case .object(let members) = self else { return self }
    return .object(members + [("digest", .string(digest))])
  }
}
