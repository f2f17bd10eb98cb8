import EmakiComparison
import EmakiDrawing
import EmakiReel
import EmakiRendering
import FoundationEssentials
import PixelDiff
import Synchronization

/// The pairs that a command compares.
struct ComparisonSet {
  let pairs: [PicturePair]

  /// Two files, or the PNG files of two folders.
  init(expected: String, actual: String) throws(Failure) {
    switch (Folder.isFolder(expected), Folder.isFolder(actual)) {
    case (false, false):
      pairs = [PicturePair(name: actual, expected: expected, actual: actual)]
    case (true, true):
      pairs = PicturePair.matching(
        try Folder.pictures(in: expected), in: expected, with: try Folder.pictures(in: actual),
        in: actual)
      if pairs.isEmpty { throw Failure("there is no PNG file in \(expected) or \(actual)") }
    default:
      throw Failure("cannot compare a folder with a file: \(expected), \(actual)")
    }
  }

  /// The results in the order of the pairs; differences are drawn on the way, and shown on a page
  /// where one is wanted.
  func results(
    comparer: PictureComparer, jobs: Int, drawing: DifferenceDrawing,
    report: (path: String, title: String)? = nil
  ) throws -> [PairResult] {
    guard let report else {
      return try compare(pairs.indices, comparer, jobs, drawing, nil)
    }
    let page = try ReportFile(path: report.path, title: report.title)
    var results: [PairResult] = []
    // In runs: the page is in order, and only the pictures of a few pairs wait to be written.
    for start in stride(from: 0, to: pairs.count, by: 4 * jobs) {
      let run = start..<min(start + 4 * jobs, pairs.count)
      let entries = Slots<ReportEntry>(count: run.count)
      results += try compare(run, comparer, jobs, drawing, entries)
      for entry in entries.all { try page.add(entry) }
    }
    try page.finish(ComparisonReport(results))
    return results
  }

  private func compare(
    _ run: Range<Int>, _ comparer: PictureComparer, _ jobs: Int, _ drawing: DifferenceDrawing,
    _ entries: Slots<ReportEntry>?
  ) throws -> [PairResult] {
    let results = Slots<PairResult>(count: run.count)
    let pairs = pairs
    try FrameSequence.forEach(Array(run), jobs: jobs, makeState: {}) { index, _ in
      let (outcome, pictures) = comparer.compare(pairs[index])
      if let difference = outcome.difference, let pictures {
        try drawing.draw(difference, pictures, of: pairs[index], isSingle: pairs.count == 1)
      }
      let result = PairResult(pair: pairs[index], outcome: outcome.withoutMarks)
      results.set(result, at: index - run.lowerBound)
      if let entries {
        let entry = ReportEntry(number: index, result: result, difference: outcome.difference)
        entries.set(entry, at: index - run.lowerBound)
      }
    }
    return results.all
  }

  /// Values that several tasks fill in.
  private final class Slots<Value: Sendable>: Sendable {
    private let values: Mutex<[Value?]>

    init(count: Int) {
      values = Mutex([Value?](repeating: nil, count: count))
    }

    func set(_ value: Value?, at index: Int) {
      values.withLock { $0[index] = value }
    }

    var all: [Value] { values.withLock { $0.compactMap { $0 } } }
  }
}

extension PairOutcome {
  /// Without the mark of every pixel, so that thousands of results stay small.
  fileprivate var withoutMarks: PairOutcome {
    switch self {
    case .similar(var difference):
      difference.marks = []
      return .similar(difference)
    case .different(var difference):
      difference.marks = []
      return .different(difference)
    default: return self
    }
  }
}

/// Where and how differences are drawn.
struct DifferenceDrawing: Sendable {
  let path: String?
  let isMask: Bool
  let isOverlay: Bool

  /// Writes the picture of one difference, if any is wanted.
  func draw(
    _ difference: PixelDifference, _ pictures: PictureComparer.Pictures, of pair: PicturePair,
    isSingle: Bool
  ) throws {
    guard let path else { return }
    let picture: PixelBuffer =
      isMask
      ? DifferencePicture.mask(difference)
      : isOverlay
        ? DifferencePicture.overlay(difference, expected: pictures.expected)
        : DifferencePicture.sideBySide(
          difference, expected: pictures.expected, actual: pictures.actual)
    let file = isSingle && path.hasSuffix(".png") ? path : Folder.path(path, pair.name)
    try Folder.make(Folder.parent(of: file))
    try AtomicFile.write(PNGEncoder().encode(picture), to: file)
  }
}

extension Folder {
  /// The PNG files in a folder and its subfolders, by relative path, sorted.
  static func pictures(in folder: String) throws(Failure) -> [String] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.lowercased().hasSuffix(".png") }.sorted()
    } catch {
      throw Failure("cannot list the folder \(folder)")
    }
  }
}
