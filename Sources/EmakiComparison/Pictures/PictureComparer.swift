public import EmakiDrawing
import EmakiFiles
import EmakiFormats
public import PixelDiff

/// Reads pairs of PNG files and compares their pixels, and what they say of their views.
public struct PictureComparer: Sendable {
  /// Metric and limits.
  public var comparison: PixelComparison
  /// Ids or names of views whose boxes in the expected picture are not compared.
  public var ignoredViews: [String]
  /// Whether the boxes of these views in the actual picture are not compared either, so that they may
  /// move and grow.
  public var ignoresFrames = false
  /// By how many seconds a frame of a motion may be early or late.
  public var timeTolerance = 0.0
  /// Whether nothing but the verdict is wanted, which ends at the first pixel that is too much.
  public var wantsVerdictOnly: Bool
  /// Whether samples are compared as they are where the files say that they mean other colours.
  public var ignoresColorSpace: Bool
  /// Whether pictures that differ are wanted too; without them they are never held whole.
  public var wantsPictures: Bool

  /// Makes a comparer.
  public init(
    _ comparison: PixelComparison, ignoredViews: [String] = [], wantsVerdictOnly: Bool = false,
    wantsPictures: Bool = false, ignoresColorSpace: Bool = false
  ) {
    self.comparison = comparison
    self.ignoredViews = ignoredViews
    self.wantsVerdictOnly = wantsVerdictOnly
    self.wantsPictures = wantsPictures
    self.ignoresColorSpace = ignoresColorSpace
  }

  /// The same without what is only wanted besides the verdict: what decides it.
  public var rules: PictureComparer {
    var rules = self
    (rules.wantsVerdictOnly, rules.wantsPictures) = (false, false)
    return rules
  }

  /// Both pictures of a pair, for drawing their difference.
  public struct Pictures: Sendable {
    /// As it should be.
    public var expected: PixelBuffer
    /// As it is.
    public var actual: PixelBuffer

    /// Makes a pair.
    public init(expected: PixelBuffer, actual: PixelBuffer) {
      self.expected = expected
      self.actual = actual
    }
  }

  /// The result of comparing a pair.
  public struct Comparison: Sendable {
    /// The verdict.
    public var outcome: PairOutcome
    /// The differences between the metadata of the pictures.
    public var meaning = MeaningDifference()
    /// How the motions differ, where both files are animated.
    public var reel: FramesDifference?
    /// The pictures, where they differ and are wanted.
    public var pictures: Pictures?
    /// The parts that were not compared; empty where nothing is to be ignored.
    public var ignored = IgnoredTally()

    /// Makes a comparison without pictures.
    public init(_ outcome: PairOutcome) {
      self.outcome = outcome
    }

    /// Of pictures that are shown differently, whatever their samples are.
    init(differing words: [String]) {
      self.init(.different(nil))
      meaning.notes = words
    }
  }

  /// Compares the files of a pair; both are read at the same time.
  ///
  /// Files with the same bytes, and those that only one side has, are not decoded, only checked to be
  /// undamaged PNG files. A file that cannot be read is a failure, never a pass. Animated files are
  /// compared as motions.
  ///
  /// - Parameter visit: is given each frame of motions whose pixels differ.
  public func compare(
    _ pair: PicturePair, visit: (MotionComparer.DifferingFrame) throws -> Void = { _ in }
  ) -> Comparison {
    do {
      guard let expectedPath = pair.expected else { return try only(pair.actual, is: .added) }
      guard let actualPath = pair.actual else { return try only(expectedPath, is: .removed) }
      let expected = try StoredPicture(expectedPath)
      let actual = try StoredPicture(actualPath)
      if expected.isOther || actual.isOther {
        return try compareDecoded(expectedPath, actualPath)
      }
      if expected.holdsSame(as: actual) { return try same(expected) }
      let files = try StoredPair(expected, actual)
      let words = files.lookChanges(ignoringColorSpace: ignoresColorSpace)
      if !words.isEmpty { return Comparison(differing: words) }
      switch (files.firstInfo.isAnimated, files.secondInfo.isAnimated) {
      case (false, false): return try compare(files, pair)
      case (true, true):
        let frames = try compare(
          Self.animation(expected), Self.animation(actual), visit: visit)
        return try addingPlayback(of: files, to: frames)
      case (true, false):
        let reel = try Self.animation(expected)
        return try compare(reel, StillFrames(actual, rate: reel.rate), visit: visit)
      case (false, true):
        let reel = try Self.animation(actual)
        return try compare(StillFrames(expected, rate: reel.rate), reel, visit: visit)
      }
    } catch {
      return Comparison(.failed("\(error)"))
    }
  }

  /// Whether both files hold the same bytes, which are a PNG file that is not damaged as far as
  /// `compare` looks; also false where a file cannot be read.
  public static func areCopies(_ expected: String, _ actual: String) -> Bool {
    guard let first = try? FileContents(picture: expected),
      let second = try? FileContents(picture: actual), first.holdsSame(as: second)
    else { return false }
    do throws(PNGError) {
      try PNGDecoder().check(first)
      return true
    } catch {
      return false
    }
  }

  /// Compares two files of which one at least is a JPEG or WebP, which say nothing of their views.
  private func compareDecoded(_ expected: String, _ actual: String) throws -> Comparison {
    let (old, new) = (try Self.shown(expected), try Self.shown(actual))
    let pictures = Pictures(expected: old.pixels, actual: new.pixels)
    if let first = ignoredViews.first {
      throw PictureError(
        path: actual, reason: "only PNG files say where #\(first) is, so it cannot be left out")
    }
    let words = new.changes(from: old, ignoringColorSpace: ignoresColorSpace)
    if !words.isEmpty { return Comparison(differing: words) }
    let difference = comparison.compare(expected: pictures.expected, actual: pictures.actual)
    var result = Comparison(PairOutcome(difference))
    result.ignored = ignored(difference.size, PictureMeaning(), PictureMeaning()).tally
    if result.outcome != .same { result.pictures = pictures }
    return result
  }

  private static func shown(_ path: String) throws -> ShownPicture {
    let file = try FileContents(path, isRegular: false, limit: PNGDecoder().maxPixels)
    do {
      return try PictureFile.shown(file.withBytes(Array.init))
    } catch {
      throw PictureError(path: path, reason: "\(error)")
    }
  }

  /// The result for a file that only one side has.
  private func only(_ path: String?, is outcome: PairOutcome) throws -> Comparison {
    if let path { _ = try StoredPicture(path).info() }
    return Comparison(outcome)
  }

  /// Compares two motions.
  ///
  /// - Parameter visit: is given each frame whose pixels differ.
  public func compare(
    _ expected: some FrameSource, _ actual: some FrameSource,
    visit: (MotionComparer.DifferingFrame) throws -> Void = { _ in }
  ) throws -> Comparison {
    var comparer = MotionComparer(
      comparison, ignoredViews: ignoredViews, wantsVerdictOnly: wantsVerdictOnly,
      ignoresColorSpace: ignoresColorSpace)
    comparer.ignoresFrames = ignoresFrames
    comparer.timeTolerance = timeTolerance
    var ignored = IgnoredTally()
    let difference = try comparer.compare(
      expected: expected, actual: actual, ignoring: &ignored, visit: visit)
    if ignored.area.isWhole { return Comparison(PairOutcome.nothingCompared) }
    var result = Comparison(.same)
    if let difference {
      let worst = difference.worst?.difference
      result.outcome = difference.isAccepted ? .similar(worst) : .different(worst)
      result.reel = difference
    }
    result.ignored = ignored
    return result
  }

  /// Animated files are also played some number of times, and have a picture for programs that do not
  /// play them.
  private func addingPlayback(
    of files: StoredPair, to frames: Comparison
  ) throws -> Comparison {
    let words = try files.playbackChanges(comparison)
    guard !words.isEmpty else { return frames }
    var result = frames
    if frames.outcome.isAccepted { result.outcome = .different(frames.outcome.difference) }
    var reel = frames.reel ?? FramesDifference()
    reel.meaning.notes += words
    result.reel = reel
    return result
  }

  private static func animation(_ picture: StoredPicture) throws -> AnimationFrames {
    do {
      if let reel = try AnimationFrames(picture.file.withBytes(Array.init)) { return reel }
    } catch {
      throw PictureError(path: picture.path, reason: "\(error)")
    }
    throw PictureError(path: picture.path, reason: "it has no frames")
  }

  private func compare(_ files: StoredPair, _ pair: PicturePair) throws -> Comparison {
    let (old, new) = meanings(files)
    try checkLayout(old, pair.expected)
    try checkLayout(new, pair.actual)
    let (parts, tally) = ignored(files.size, old, new)
    if tally.area.isWhole { return Comparison(PairOutcome.nothingCompared) }
    // A box that differs hides nothing where the pictures pass without it.
    let moved = try parts.moved.isEmpty || files.pass(comparison) ? [] : parts.moved
    var comparison = comparison
    comparison.ignored = parts.rects
    if wantsVerdictOnly {
      return Comparison(try moved.isEmpty && files.pass(comparison) ? .same : .different(nil))
    }
    let (difference, pictures) = try self.difference(files, comparison)
    var result = Comparison(moved.isEmpty ? PairOutcome(difference) : .different(difference))
    if result.outcome != .same {
      result.meaning = MeaningDifference(old, new)
      result.pictures = pictures
    }
    result.meaning.notes += moved
    result.ignored = tally
    result.ignored.hasMoved = !moved.isEmpty
    return result
  }

  /// The ignored parts of two pictures, and their area.
  private func ignored(
    _ size: PixelSize, _ old: PictureMeaning, _ new: PictureMeaning
  ) -> (parts: IgnoredParts, tally: IgnoredTally) {
    let parts = IgnoredParts(
      views: ignoredViews, rects: comparison.ignored, size: size, expected: old.layout,
      actual: new.layout, ignoresFrames: ignoresFrames)
    var tally = IgnoredTally()
    if !ignoredNames.isEmpty {
      var comparison = comparison
      comparison.ignored = parts.rects
      tally.add(parts, IgnoredArea(comparison, of: size))
      tally.finish(ignoredNames)
    }
    return (parts, tally)
  }

  /// The parts to be ignored, by their names in the options.
  public var ignoredNames: [String] {
    IgnoredParts.names(views: ignoredViews, rects: comparison.ignored)
  }

  /// The difference, and the pictures where they are wanted.
  private func difference(
    _ files: StoredPair, _ comparison: PixelComparison
  ) throws -> (PixelDifference, Pictures?) {
    guard wantsPictures else { return (try files.difference(by: comparison), nil) }
    let both = try files.pictures()
    return (comparison.compare(expected: both.expected, actual: both.actual), both)
  }

  /// The metadata of the pictures, as far as it is asked for.
  private func meanings(_ files: StoredPair) -> (PictureMeaning, PictureMeaning) {
    if wantsVerdictOnly && ignoredViews.isEmpty { return (PictureMeaning(), PictureMeaning()) }
    let (first, second) = (files.firstInfo.metadata, files.secondInfo.metadata)
    let old = PictureMeaning(first)
    return (old, first == second ? old : PictureMeaning(second))
  }

  /// The result for a picture and its double: which of the views to be ignored it lacks.
  private func same(_ picture: StoredPicture) throws -> Comparison {
    let info = try picture.info()
    var result = Comparison(.same)
    if ignoredNames.isEmpty { return result }
    if info.isAnimated {
      let reel = try Self.animation(picture)
      return try compare(reel, reel)
    }
    let meaning = PictureMeaning(info.metadata)
    try checkLayout(meaning, picture.path)
    let size = PixelSize(width: info.header.width, height: info.header.height)
    result.ignored = ignored(size, meaning, meaning).tally
    return result.ignored.area.isWhole ? Comparison(PairOutcome.nothingCompared) : result
  }

  /// Refuses a picture that does not say where its views are, if that has to be known.
  private func checkLayout(_ meaning: PictureMeaning, _ path: String?) throws(PictureError) {
    guard let first = ignoredViews.first, meaning.layout == nil else { return }
    throw PictureError(
      path: path ?? "",
      reason: "the picture does not say where its views are, so #\(first) cannot be left out; "
        + "`emaki render` without --no-layout-chunk writes it")
  }
}
