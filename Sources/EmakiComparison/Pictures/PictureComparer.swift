public import EmakiDrawing
import EmakiReel
public import PixelDiff

/// Reads pairs of PNG files and compares their pixels, and what they say of their views.
public struct PictureComparer: Sendable {
  /// Metric and limits.
  public var comparison: PixelComparison
  /// Ids or names of views whose boxes are not compared, on either side.
  public var ignoredViews: [String]
  /// Whether nothing but the verdict is wanted, which ends at the first pixel that is too much.
  public var wantsVerdictOnly: Bool
  /// Whether pictures that differ are wanted too; without them they are never held whole.
  public var wantsPictures: Bool

  /// Makes a comparer.
  public init(
    _ comparison: PixelComparison, ignoredViews: [String] = [], wantsVerdictOnly: Bool = false,
    wantsPictures: Bool = false
  ) {
    self.comparison = comparison
    self.ignoredViews = ignoredViews
    self.wantsVerdictOnly = wantsVerdictOnly
    self.wantsPictures = wantsPictures
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

  /// What came out of comparing a pair.
  public struct Comparison: Sendable {
    /// The verdict.
    public var outcome: PairOutcome
    /// What the pictures say of themselves, where they differ.
    public var meaning = MeaningDifference()
    /// How the motions differ, where both files are animated.
    public var reel: ReelDifference?
    /// The pictures, where they differ and are wanted.
    public var pictures: Pictures?

    /// Makes a comparison without pictures.
    public init(_ outcome: PairOutcome) {
      self.outcome = outcome
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
    _ pair: PicturePair, visit: (ReelComparer.DifferingFrame) throws -> Void = { _ in }
  ) -> Comparison {
    do {
      guard let expectedPath = pair.expected else { return try only(pair.actual, is: .added) }
      guard let actualPath = pair.actual else { return try only(expectedPath, is: .removed) }
      let expected = try MappedFile(picture: expectedPath)
      let actual = try MappedFile(picture: actualPath)
      if expected.holdsSame(as: actual) { return try same(expected, expectedPath) }
      let files = try Self.naming(pair) { try PNGPair(expected, actual) }
      if files.firstInfo.animation != nil, files.secondInfo.animation != nil {
        return try compare(
          Self.animation(expected.withBytes(Array.init), expectedPath),
          Self.animation(actual.withBytes(Array.init), actualPath), visit: visit)
      }
      return try compare(files, pair)
    } catch {
      return Comparison(.failed("\(error)"))
    }
  }

  /// What becomes of a file that only one side has.
  private func only(_ path: String?, is outcome: PairOutcome) throws -> Comparison {
    if let path { _ = try Self.info(of: MappedFile(picture: path), path) }
    return Comparison(outcome)
  }

  /// Compares two motions.
  ///
  /// - Parameter visit: is given each frame whose pixels differ.
  public func compare(
    _ expected: some ReelSource, _ actual: some ReelSource,
    visit: (ReelComparer.DifferingFrame) throws -> Void = { _ in }
  ) throws -> Comparison {
    let comparer = ReelComparer(comparison, ignoredViews: ignoredViews)
    let difference = try comparer.compare(expected: expected, actual: actual, visit: visit)
    guard let difference else { return Comparison(.same) }
    let worst = difference.worst?.difference
    var result = Comparison(difference.isAccepted ? .similar(worst) : .different(worst))
    result.reel = difference
    return result
  }

  private static func animation(_ file: [UInt8], _ path: String) throws -> AnimationReel {
    do {
      if let reel = try AnimationReel(file) { return reel }
    } catch {
      throw PictureError(path: path, reason: "\(error)")
    }
    throw PictureError(path: path, reason: "it has no frames")
  }

  private func compare(_ files: PNGPair, _ pair: PicturePair) throws -> Comparison {
    let (old, new) = meanings(files)
    var comparison = comparison
    comparison.ignored += try masks(old, pair.expected) + masks(new, pair.actual)
    if wantsVerdictOnly {
      let isAccepted = try Self.naming(pair) { try accepts(files, comparison) }
      return Comparison(isAccepted ? .same : .different(nil))
    }
    let (difference, pictures) = try Self.naming(pair) { try self.difference(files, comparison) }
    var result = Comparison(PairOutcome(difference))
    if result.outcome != .same {
      result.meaning = MeaningDifference(old, new)
      result.pictures = pictures
    }
    result.meaning.notes += unknownViews(old, new)
    return result
  }

  /// What the pictures say of themselves, as far as it is asked for.
  private func meanings(_ files: PNGPair) -> (PictureMeaning, PictureMeaning) {
    if wantsVerdictOnly && ignoredViews.isEmpty { return (PictureMeaning(), PictureMeaning()) }
    let (first, second) = (files.firstInfo.metadata, files.secondInfo.metadata)
    let old = PictureMeaning(first)
    return (old, first == second ? old : PictureMeaning(second))
  }

  /// What there is to say of a picture and its double: which views it has not that are left out.
  private func same(_ file: MappedFile, _ path: String) throws(PictureError) -> Comparison {
    let info = try Self.info(of: file, path)
    var result = Comparison(.same)
    if !ignoredViews.isEmpty, info.animation == nil {
      let meaning = PictureMeaning(info.metadata)
      _ = try masks(meaning, path)
      result.meaning.notes = unknownViews(meaning, meaning)
    }
    return result
  }

  /// The difference, and the pictures where they are wanted.
  private func difference(
    _ files: PNGPair, _ comparison: PixelComparison
  ) throws -> (PixelDifference, Pictures?) {
    if files.hasBands && comparison.worksInBands && !wantsPictures {
      return (try inBands(files, comparison, stopsEarly: false), nil)
    }
    let (expected, actual) = try files.pictures()
    return (
      comparison.compare(expected: expected, actual: actual),
      wantsPictures ? Pictures(expected: expected, actual: actual) : nil
    )
  }

  /// Whether the pictures pass; stops at the first pixel that is too much.
  private func accepts(_ files: PNGPair, _ comparison: PixelComparison) throws -> Bool {
    // No limit lets another size pass.
    guard files.haveSameSize else { return false }
    var comparison = comparison
    comparison.measuresSimilarity = false
    if files.hasBands && comparison.worksInBands {
      return try inBands(files, comparison, stopsEarly: true).exceeded.isEmpty
    }
    let (expected, actual) = try files.pictures()
    return comparison.accepts(expected: expected, actual: actual)
  }

  private func inBands(
    _ files: PNGPair, _ comparison: PixelComparison, stopsEarly: Bool
  ) throws -> PixelDifference {
    let header = files.firstInfo.header
    let size = PixelSize(width: header.width, height: header.height)
    return try comparison.compare(size: size, stopsEarly: stopsEarly) { visit in
      try files.forEachBand { visit(PixelBand(rows: $0, expected: $1, actual: $2)) }
    }
  }

  private func masks(
    _ meaning: PictureMeaning, _ path: String?
  ) throws(PictureError) -> [PixelRect] {
    guard let first = ignoredViews.first else { return [] }
    guard let layout = meaning.layout else {
      throw PictureError(
        path: path ?? "",
        reason: "the picture does not say where its views are, so #\(first) cannot be left out; "
          + "`emaki render` without --no-layout-chunk writes it")
    }
    return ignoredViews.flatMap(layout.pixelRects)
  }

  private func unknownViews(_ old: PictureMeaning, _ new: PictureMeaning) -> [String] {
    ignoredViews.filter { name in
      [old, new].allSatisfy { $0.layout?.pixelRects(of: name).isEmpty ?? true }
    }.map { "there is no view #\($0) that could be left out" }
  }

  /// What a file says besides its pixels, checked as far as is possible without decoding it.
  private static func info(of file: MappedFile, _ path: String) throws(PictureError) -> PNGInfo {
    do throws(PNGError) {
      return try file.withBytes { bytes throws(PNGError) in try PNGDecoder().readInfo(bytes) }
    } catch {
      throw PictureError(path: path, reason: "\(error)")
    }
  }

  /// Does something with both files, and names the file where that fails.
  private static func naming<Value>(
    _ pair: PicturePair, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch let error as PNGPair.Failure {
      let path = error.isSecond ? pair.actual : pair.expected
      throw PictureError(path: path ?? "", reason: "\(error.error)")
    }
  }

  /// The picture in a file.
  static func decode(_ file: [UInt8], _ path: String) throws(PictureError) -> PNGImage {
    do throws(PNGError) {
      return try PNGDecoder().decode(file)
    } catch {
      throw PictureError(path: path, reason: "\(error)")
    }
  }
}

/// Why a file is no picture.
struct PictureError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): \(reason)" }
}
