import EmakiDrawing
import EmakiLayout
import EmakiScenes
public import PixelDiff

/// Compares two motions frame by frame, and by what their frames say of their views.
public struct ReelComparer: Sendable {
  /// Metric and limits of each frame.
  public var comparison: PixelComparison
  /// Ids or names of views whose boxes are not compared, on either side.
  public var ignoredViews: [String]

  /// Makes a comparer.
  public init(_ comparison: PixelComparison, ignoredViews: [String] = []) {
    self.comparison = comparison
    self.ignoredViews = ignoredViews
  }

  /// A frame that differs, for pages and pictures.
  public struct DifferingFrame: Sendable {
    /// From 0.
    public var index: Int
    /// When it is shown in the expected motion, in seconds.
    public var time: Double
    /// With a mark for each pixel.
    public var difference: PixelDifference
    /// Both pictures.
    public var pictures: PictureComparer.Pictures
    /// What the frames say of their views.
    var layouts: (expected: LayoutRecord?, actual: LayoutRecord?)

    /// Where the views are that differ.
    var marks: [ViewMark] {
      guard let old = layouts.expected, let new = layouts.actual else { return [] }
      return ViewMark.all(old, new)
    }
  }

  /// Compares two motions.
  ///
  /// - Parameter visit: is given each frame whose pixels differ.
  /// - Returns: the difference; `nil` where all frames have the same pixels, are as many and follow
  ///   one another as quickly.
  public func compare(
    expected: some ReelSource, actual: some ReelSource,
    visit: (DifferingFrame) throws -> Void = { _ in }
  ) throws -> ReelDifference? {
    var run = ReelRun(comparer: self, start: expected.start, rate: expected.rate)
    var (old, new) = (try expected.frames(), try actual.frames())
    while let before = try old.next(), let after = try new.next() {
      if let frame = try run.add(before, after) { try visit(frame) }
    }
    // What is left has no counterpart; its views still end somewhere.
    while let frame = try old.next() { run.addRest(frame, isExpected: true) }
    while let frame = try new.next() { run.addRest(frame, isExpected: false) }
    return run.finish(expected, actual)
  }
}

/// One comparison of two motions under way.
private struct ReelRun {
  let comparer: ReelComparer
  private let start: Double
  private let rate: Double
  private var index = 0
  private var hasChanged = false
  private var difference = ReelDifference()
  private var tracks = (expected: ReelTracks(), actual: ReelTracks())
  private var looks = LookTracker()
  private var speaksOfViews = true

  init(comparer: ReelComparer, start: Double, rate: Double) {
    self.comparer = comparer
    self.start = start
    self.rate = rate
  }

  mutating func add(
    _ expected: ReelFrame, _ actual: ReelFrame
  ) throws -> ReelComparer.DifferingFrame? {
    defer { index += 1 }
    if index == 0 { addFirst(expected, actual) }
    let explained = follow(expected, actual)
    if expected.pixels == actual.pixels { return nil }
    var comparison = comparer.comparison
    for layout in [expected.meaning.layout, actual.meaning.layout].compactMap({ $0 }) {
      comparison.ignored += comparer.ignoredViews.flatMap(layout.pixelRects)
    }
    let pixels = comparison.compare(expected: expected.pixels, actual: actual.pixels)
    guard pixels.verdict != .identical else { return nil }
    hasChanged = true
    if pixels.verdict == .similar { return nil }
    note(pixels, explained)
    return ReelComparer.DifferingFrame(
      index: index, time: start + Double(index) / rate, difference: pixels,
      pictures: .init(expected: expected.pixels, actual: actual.pixels),
      layouts: (expected.meaning.layout, actual.meaning.layout))
  }

  mutating func addRest(_ frame: ReelFrame, isExpected: Bool) {
    guard let layout = frame.meaning.layout else { return }
    if isExpected { tracks.expected.add(layout) } else { tracks.actual.add(layout) }
  }

  private mutating func addFirst(_ expected: ReelFrame, _ actual: ReelFrame) {
    difference.meaning = MeaningDifference(expected.meaning, actual.meaning)
    difference.meaning.views = []
    let sizes = [expected.pixels, actual.pixels].map {
      PixelSize(width: $0.width, height: $0.height)
    }
    if sizes[0] != sizes[1] { difference.sizes = .init(expected: sizes[0], actual: sizes[1]) }
  }

  /// The boxes that views explain.
  private mutating func follow(_ expected: ReelFrame, _ actual: ReelFrame) -> [PixelRect] {
    guard let old = expected.meaning.layout, let new = actual.meaning.layout else {
      speaksOfViews = false
      return []
    }
    tracks.expected.add(old)
    tracks.actual.add(new)
    return looks.add(old, new, frame: index) { before, after in
      guard let first = expected.snapshot, let second = actual.snapshot else { return [] }
      return ViewDifference.styleChanges(
        first.presentations[before], second.presentations[after],
        first.screen.nodes[before].view, second.screen.nodes[after].view)
    }
  }

  private mutating func note(_ pixels: PixelDifference, _ explained: [PixelRect]) {
    difference.frames = (difference.frames?.lowerBound ?? index)...index
    difference.worstWindowShare = max(difference.worstWindowShare, pixels.worstWindowShare)
    if pixels.changed > difference.worst?.difference.changed ?? -1 {
      var kept = pixels
      kept.forgetPlaces()
      difference.worst = WorstFrame(index: index, difference: kept)
    }
    guard speaksOfViews else { return }
    // Shadows and soft edges reach a little beyond the boxes.
    let boxes = explained.map { $0.outset(by: 8) }
    let isExplained = pixels.regions.allSatisfy { region in
      boxes.contains { $0.contains(region.bounds) }
    }
    // Views that touch explain a region together.
    guard !isExplained, let bounds = pixels.changedBounds(outside: boxes) else { return }
    let earlier = difference.unexplained
    difference.unexplained = UnexplainedChange(
      frames: (earlier?.frames.lowerBound ?? index)...index,
      bounds: earlier?.bounds.union(bounds) ?? bounds)
  }

  mutating func finish(
    _ expected: some ReelSource, _ actual: some ReelSource
  ) -> ReelDifference? {
    difference.rate = rate
    difference.start = start
    difference.isMoment = expected.frameCount == 1 && actual.frameCount == 1
    if speaksOfViews { compareViews(expected, actual) }
    difference.motion.frameCounts = nil
    difference.motion.frameRates = nil
    if expected.frameCount != actual.frameCount {
      difference.motion.frameCounts = .init(
        expected: expected.frameCount, actual: actual.frameCount)
    }
    if expected.rate != actual.rate {
      difference.motion.frameRates = .init(expected: expected.rate, actual: actual.rate)
    }
    return hasChanged || !difference.isAccepted ? difference : nil
  }

  private mutating func compareViews(_ expected: some ReelSource, _ actual: some ReelSource) {
    // Records in pictures are rounded to thousandths.
    var reels = (
      tracks.expected.reel(rate: expected.rate, precision: 0.001),
      tracks.actual.reel(rate: actual.rate, precision: 0.001)
    )
    if let old = expected.exactMotion, let new = actual.exactMotion { reels = (old, new) }
    difference.motion = MotionComparison(countedRate: expected.rate).compare(
      expected: reels.0, actual: reels.1)
    let retimed = difference.motion.views.filter { !$0.timing.isEmpty }.map(\.id)
    difference.looks = looks.differences(
      tracks.expected, tracks.actual, retimed: Set(retimed))
    let told =
      difference.motion.views.map(\.id) + difference.looks.map(\.id)
      + difference.motion.added + difference.motion.removed
    for id in told { difference.titles[id] = tracks.expected.title(id) ?? tracks.actual.title(id) }
  }
}
