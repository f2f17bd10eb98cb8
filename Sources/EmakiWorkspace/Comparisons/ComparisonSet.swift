package import EmakiComparison
import EmakiFormats
import EmakiRendering
import PixelDiff
import Synchronization

/// The items that a command compares, with their tolerances.
package struct ComparisonSet {
  package let items: [ComparisonItem]
  /// The comparer for an item, where it is not the same for all.
  package var comparer: (@Sendable (ComparisonItem) -> PictureComparer)?

  package init(
    items: [ComparisonItem], comparer: (@Sendable (ComparisonItem) -> PictureComparer)? = nil
  ) {
    self.items = items
    self.comparer = comparer
  }

  /// How a set is gone through.
  package struct Options {
    package var comparer: PictureComparer
    package var jobs: Int
    package var drawing: DifferenceDrawing
    package var report: (path: String, title: String)?
    /// Of which part of the work the items are, in words; `nil` for the whole.
    package var part: String?

    package init(
      comparer: PictureComparer, jobs: Int, drawing: DifferenceDrawing,
      report: (path: String, title: String)? = nil, part: String? = nil
    ) {
      self.comparer = comparer
      self.jobs = jobs
      self.drawing = drawing
      self.report = report
      self.part = part
    }
  }

  /// The results in the order of the items; differences are drawn on the way, and shown on a page
  /// where one is wanted.
  package func results(_ options: Options) throws -> [PairResult] {
    var results: [PairResult] = []
    results.reserveCapacity(items.count)
    try forEach(options) { results.append($0) }
    return results
  }

  /// Calls `body` with each result, in the order of the items.
  package func forEach(_ options: Options, _ body: (PairResult) throws -> Void) throws {
    let page = try options.report.map { try ReportFile(path: $0.path, title: $0.title) }
    var counts = OutcomeCounts()
    counts.part = options.part
    // In runs: only a few results, and the pictures of fewer, wait for their turn.
    let length = (page == nil ? 512 : 4) * options.jobs
    for start in stride(from: 0, to: items.count, by: length) {
      let run = start..<min(start + length, items.count)
      for compared in try compare(run, options, isOnPage: page != nil) {
        counts.add(compared.result)
        try page?.add(compared.entries)
        try body(compared.result)
      }
    }
    try page?.finish(counts)
  }

  /// The result of a single item, of which no page is wanted.
  package static func result(of item: ComparisonItem, _ options: Options) throws -> PairResult {
    try ComparisonTask(item: item, number: 0, isSingle: true, options: options, isOnPage: false)
      .run().result
  }

  private func compare(
    _ run: Range<Int>, _ options: Options, isOnPage: Bool
  ) throws -> [ComparedItem] {
    let tasks = run.map { index in
      var options = options
      if let comparer { options.comparer = comparer(items[index]) }
      return ComparisonTask(
        item: items[index], number: index, isSingle: items.count == 1, options: options,
        isOnPage: isOnPage)
    }
    // Setting up state that several threads share takes time.
    guard options.jobs > 1, tasks.count > 1 else { return try tasks.map { try $0.run() } }
    let compared = Mutex([ComparedItem?](repeating: nil, count: tasks.count))
    try FrameSequence.forEach(Array(tasks.indices), jobs: options.jobs, makeState: {}) { index, _ in
      let item = try tasks[index].run()
      compared.withLock { $0[index] = item }
    }
    return compared.withLock { $0.compactMap { $0 } }
  }
}

/// The result of comparing an item, and how a page shows it.
private struct ComparedItem {
  let result: PairResult
  let entries: [ReportEntry]
}

/// One item on its way: compared, drawn, and made ready for the page.
private struct ComparisonTask {
  let item: ComparisonItem
  let number: Int
  let isSingle: Bool
  let options: ComparisonSet.Options
  let isOnPage: Bool

  func run() throws -> ComparedItem {
    var entries: [ReportEntry] = []
    var worst: MotionComparer.DifferingFrame?
    var notes: [String] = []
    var base: ReportBase?
    let comparison = item.compare(options.comparer) { frame in
      if options.drawing.isFile {
        let isWorse = worst.map { frame.difference.changed > $0.difference.changed } ?? true
        if isWorse { worst = frame }
      } else {
        try Self.noting(&notes) { try draw(frame) }
      }
      guard isOnPage else { return }
      let shared = try base ?? ReportBase(number: number, picture: frame.pictures.expected)
      if base == nil { entries.append(try ReportEntry(shared)) }
      base = shared
      entries.append(
        try ReportEntry(
          number: isSingle ? frame.index : number, frame: frame, name: item.pair.name,
          over: shared))
    }
    // A file has the worst frame, once that is known.
    if let worst { try Self.noting(&notes) { try draw(worst) } }
    let difference = comparison.outcome.difference
    if let difference, let pictures = comparison.pictures {
      try Self.noting(&notes) {
        try options.drawing.draw(difference, pictures, named: item.pair.name, isSingle: isSingle)
      }
    }
    var result = PairResult(
      pair: item.pair, outcome: comparison.outcome.withoutPlaces, meaning: comparison.meaning,
      reel: comparison.reel)
    result.ignored = comparison.ignored
    notes += comparison.ignored.unknown.map { "there is no \($0) that could be left out" }
    if result.reel == nil {
      result.meaning.notes += notes
    } else {
      result.reel?.meaning.notes += notes
    }
    if isOnPage, let entry = try entry(of: result, difference) { entries.append(entry) }
    return ComparedItem(result: result, entries: entries)
  }

  /// Draws, and notes once where a picture would be too large: it is no reason to lose the results.
  private static func noting(_ notes: inout [String], _ draw: () throws -> Void) throws {
    do { try draw() } catch let error as DifferenceDrawing.TooLarge {
      if !notes.contains(error.description) { notes.append(error.description) }
    }
  }

  private func draw(_ frame: MotionComparer.DifferingFrame) throws {
    let name = FileNames.frame(frame.index, .png)
    try options.drawing.draw(
      frame.difference, try frame.pictures, named: isSingle ? name : "\(item.pair.name)/\(name)",
      isSingle: isSingle)
  }

  private func entry(
    of result: PairResult, _ difference: PixelDifference?
  ) throws -> ReportEntry? {
    guard case .scene = item, result.outcome.word != "failed" else {
      return ReportEntry(number: number, result: result, difference: difference)
    }
    let picture = try item.onlyPicture()
    let isOld = result.outcome == .removed
    return try ReportEntry(
      number: number, result: result, expected: isOld ? picture : nil,
      actual: isOld ? nil : picture, difference: nil)
  }
}

extension PairOutcome {
  /// The outcome without the position of every changed pixel, so that thousands of results stay
  /// small.
  var withoutPlaces: PairOutcome {
    switch self {
    case .similar(var difference):
      difference?.forgetPlaces()
      return .similar(difference)
    case .different(var difference):
      difference?.forgetPlaces()
      return .different(difference)
    default: return self
    }
  }
}
