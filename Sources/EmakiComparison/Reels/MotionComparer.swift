import EmakiDrawing
import EmakiFormats
import EmakiLayout
import EmakiScenes
import EmakiThreads
public import PixelDiff

/// Compares two motions frame by frame, and by what their frames say of their views.
public struct MotionComparer: Sendable {
  /// Metric and limits of each frame.
  public var comparison: PixelComparison
  /// Ids or names of views whose boxes in the expected frames are not compared.
  public var ignoredViews: [String]
  /// Whether the boxes of these views in the actual frames are not compared either.
  public var ignoresFrames = false
  /// By how many seconds a frame may be early or late.
  public var timeTolerance = 0.0

  /// Whether samples are compared as they are where the files say that they mean other colours.
  public var ignoresColorSpace: Bool

  /// Whether nothing but the verdict is wanted, which ends at the first frame that is too much.
  public var wantsVerdictOnly: Bool

  /// Makes a comparer.
  public init(
    _ comparison: PixelComparison, ignoredViews: [String] = [], wantsVerdictOnly: Bool = false,
    ignoresColorSpace: Bool = false
  ) {
    self.comparison = comparison
    self.ignoredViews = ignoredViews
    self.ignoresColorSpace = ignoresColorSpace
    self.wantsVerdictOnly = wantsVerdictOnly
  }

  /// A frame that differs, for pages and pictures.
  public struct DifferingFrame: Sendable {
    /// From 0.
    public var index: Int
    /// When it is shown in the expected motion, in seconds.
    public var time: Double
    /// With a mark for each pixel.
    public var difference: PixelDifference
    /// The records of the frames' views.
    var layouts: (expected: LayoutRecord?, actual: LayoutRecord?)
    let pair: FramePair

    /// Both pictures, which files are decoded for.
    public var pictures: PictureComparer.Pictures {
      get throws { try pair.pictures }
    }

    /// Where the views are that differ.
    var marks: [ViewMark] {
      guard let old = layouts.expected, let new = layouts.actual else { return [] }
      return ViewMark.all(old, new)
    }
  }

  /// Compares two motions.
  ///
  /// - Parameter visit: is given each frame whose pixels differ, unless only the verdict is wanted.
  /// - Returns: the difference; `nil` where all frames have the same pixels, are as many and follow
  ///   one another as quickly. Where only the verdict is wanted, what was found up to there, and
  ///   `nil` for all that passes.
  public func compare(
    expected: some FrameSource, actual: some FrameSource,
    visit: (DifferingFrame) throws -> Void = { _ in }
  ) throws -> FramesDifference? {
    var ignored = IgnoredTally()
    let found = try compare(expected: expected, actual: actual, ignoring: &ignored, visit: visit)
    guard ignored.area.isWhole else { return found }
    var refused = FramesDifference()
    refused.ignoredMoves = ["\(ExceededLimit.nothingCompared)"]
    return refused
  }

  /// Compares two motions, and says what was left out of the frames that were compared.
  func compare(
    expected: some FrameSource, actual: some FrameSource, ignoring ignored: inout IgnoredTally,
    visit: (DifferingFrame) throws -> Void = { _ in }
  ) throws -> FramesDifference? {
    let names = IgnoredParts.names(views: ignoredViews, rects: comparison.ignored)
    defer { ignored.finish(names) }
    if wantsVerdictOnly { return try verdict(expected, actual, &ignored) }
    var run = FrameRun(comparer: self, start: expected.start, rate: expected.rate)
    defer { ignored = run.ignored }
    var (old, new) = (try expected.frames(), try actual.frames())
    while let before = try old.next(), let after = try new.next() {
      if let frame = try run.add(before, after) { try visit(frame) }
    }
    // The remaining frames have no counterpart; their views still end somewhere.
    while let frame = try old.next() { run.addRest(frame, isExpected: true) }
    while let frame = try new.next() { run.addRest(frame, isExpected: false) }
    return run.finish(expected, actual)
  }

  /// The first difference that is too much, without what it means.
  private func verdict(
    _ expected: some FrameSource, _ actual: some FrameSource, _ ignored: inout IgnoredTally
  ) throws -> FramesDifference? {
    var difference = FramesDifference()
    difference.motion.frameCounts = .init(expected.frameCount, unlike: actual.frameCount)
    difference.motion.frameRates = .init(expected.rate, unlike: actual.rate)
    guard difference.isAccepted else { return difference }
    var (old, new) = (try expected.frames(), try actual.frames())
    var index = 0
    while let before = try old.next(), let after = try new.next() {
      let look = try FrameLook(before, after, by: self)
      if let look { ignored.add(look.parts, look.area) }
      difference.noteTime(before.start, after.start, frame: index, within: timeTolerance)
      if let pair = try FramePair(before.picture, after.picture),
        try !lookChanges(of: pair).isEmpty || look?.area.isWhole != true && !pass(pair, look)
      {
        difference.frames = index...index
      }
      if !difference.isAccepted { return difference }
      index += 1
    }
    difference.noteTime(expected.end, actual.end, frame: index, within: timeTolerance)
    return difference.isAccepted ? nil : difference
  }

  private func pass(_ pair: FramePair, _ look: FrameLook?) throws -> Bool {
    guard let look else { return try pair.pass(comparison) }
    return try pair.pass(look.comparison) && (look.parts.moved.isEmpty || pair.pass(comparison))
  }

  /// How both frames are shown differently, whatever their samples are.
  fileprivate func lookChanges(of pair: FramePair) -> [String] {
    guard case .stored(let files) = pair else { return [] }
    return files.lookChanges(ignoringColorSpace: ignoresColorSpace)
  }
}

/// One comparison of two motions under way.
private struct FrameRun {
  let comparer: MotionComparer
  private let start: Double
  private let rate: Double
  private var index = 0
  private var hasChanged = false
  private var difference = FramesDifference()
  private var tracks = (expected: ViewTracks(), actual: ViewTracks())
  private var looks = LookTracker()
  private var speaksOfViews = true
  private(set) var ignored = IgnoredTally()

  init(comparer: MotionComparer, start: Double, rate: Double) {
    self.comparer = comparer
    self.start = start
    self.rate = rate
  }

  mutating func add(
    _ expected: ComparedFrame, _ actual: ComparedFrame
  ) throws -> MotionComparer.DifferingFrame? {
    defer { index += 1 }
    let pair = try FramePair(expected.picture, actual.picture)
    if index == 0 { addFirst(expected, actual, pair) }
    let explained = follow(expected, actual)
    difference.noteTime(
      expected.start, actual.start, frame: index, within: comparer.timeTolerance)
    let look = try FrameLook(expected, actual, by: comparer)
    if let look { ignored.add(look.parts, look.area) }
    guard let pair, look?.area.isWhole != true else { return nil }
    if let moved = look?.parts.moved, difference.ignoredMoves.isEmpty, !moved.isEmpty,
      try !pair.pass(comparer.comparison)
    {
      difference.ignoredMoves = moved.map { "frame \(index): \($0)" }
    }
    let pixels = try pair.difference(by: look?.comparison ?? comparer.comparison)
    guard pixels.verdict != .identical else { return nil }
    hasChanged = true
    if pixels.verdict == .similar { return nil }
    note(pixels, explained)
    return MotionComparer.DifferingFrame(
      index: index, time: start + Double(index) / rate, difference: pixels,
      layouts: (expected.meaning.layout, actual.meaning.layout), pair: pair)
  }

  mutating func addRest(_ frame: ComparedFrame, isExpected: Bool) {
    guard let layout = frame.meaning.layout else { return }
    if isExpected { tracks.expected.add(layout) } else { tracks.actual.add(layout) }
  }

  private mutating func addFirst(
    _ expected: ComparedFrame, _ actual: ComparedFrame, _ pair: FramePair?
  ) {
    difference.meaning = MeaningDifference(expected.meaning, actual.meaning)
    difference.meaning.views = []
    guard let pair else { return }
    difference.sizes = .init(pair.sizes.expected, unlike: pair.sizes.actual)
    difference.lookChanges = comparer.lookChanges(of: pair)
  }

  /// The boxes that views explain.
  private mutating func follow(_ expected: ComparedFrame, _ actual: ComparedFrame) -> [PixelRect] {
    guard let old = expected.meaning.layout, let new = actual.meaning.layout else {
      speaksOfViews = false
      return []
    }
    tracks.expected.add(old)
    tracks.actual.add(new)
    if old == new { return [] }
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
    _ expected: some FrameSource, _ actual: some FrameSource
  ) -> FramesDifference? {
    difference.noteTime(
      expected.end, actual.end, frame: expected.frameCount, within: comparer.timeTolerance)
    difference.frameCount = expected.frameCount
    let counts = MotionDifference.Change(expected.frameCount, unlike: actual.frameCount)
    let rates = MotionDifference.Change(expected.rate, unlike: actual.rate)
    guard
      hasChanged || difference.sizes != nil || !difference.lookChanges.isEmpty || counts != nil
        || rates != nil || difference.times != nil || !difference.ignoredMoves.isEmpty
    else { return nil }
    difference.rate = rate
    difference.start = start
    difference.isMoment = expected.frameCount == 1 && actual.frameCount == 1
    if speaksOfViews { compareViews(expected, actual) }
    difference.motion.frameCounts = counts
    difference.motion.frameRates = rates
    // Frames of another number or rate are not the same frames.
    if counts != nil || rates != nil { difference.times = nil }
    return difference
  }

  /// Both motions more exactly than by their frames; `nil` where that is not known.
  private func exactMotions(
    _ expected: some FrameSource, _ actual: some FrameSource
  ) -> (TrackedMotion, TrackedMotion)? {
    guard
      case (let old?, let new?) = ThreadTeam.both(
        { expected.exactMotion }, { actual.exactMotion })
    else { return nil }
    return (old, new)
  }

  private mutating func compareViews(_ expected: some FrameSource, _ actual: some FrameSource) {
    let comparison = MotionComparison(countedRate: expected.rate)
    // Records in pictures are rounded to thousandths.
    difference.motion = comparison.compare(
      expected: tracks.expected.reel(rate: expected.rate, precision: 0.001),
      actual: tracks.actual.reel(rate: actual.rate, precision: 0.001))
    // The motion between frames counts only where these differ.
    if !difference.motion.views.isEmpty, let exact = exactMotions(expected, actual) {
      difference.motion = comparison.compare(expected: exact.0, actual: exact.1)
    }
    let retimed = difference.motion.views.filter { !$0.timing.isEmpty }.map(\.id)
    difference.looks = looks.differences(
      tracks.expected, tracks.actual, retimed: Set(retimed))
    let told =
      difference.motion.views.map(\.id) + difference.looks.map(\.id)
      + difference.motion.added + difference.motion.removed
    for id in told { difference.titles[id] = tracks.expected.title(id) ?? tracks.actual.title(id) }
  }
}

extension MotionDifference.Change {
  /// A change, if it is one.
  fileprivate init?(_ expected: Value, unlike actual: Value) {
    if expected == actual { return nil }
    self.init(expected: expected, actual: actual)
  }
}
