import EmakiFormats
import PixelDiff

/// Two PNG files that are read at the same time; an error names its file.
struct StoredPair: Sendable {
  private let files: PNGPair
  private let paths: [String]

  /// Reads what both say besides their pixels.
  init(_ expected: StoredPicture, _ actual: StoredPicture) throws(PictureError) {
    let paths = [expected.path, actual.path]
    files = try Self.naming(paths) { () throws(PNGPair.Failure) in
      try PNGPair(expected.file, actual.file)
    }
    self.paths = paths
  }

  /// The information of the expected file besides its pixels.
  var firstInfo: PNGInfo { files.firstInfo }
  /// The information of the actual file besides its pixels.
  var secondInfo: PNGInfo { files.secondInfo }

  /// How both are shown differently, whatever their samples are, a sentence for each.
  func lookChanges(ignoringColorSpace: Bool) -> [String] {
    ShownPicture.changes(
      from: (firstInfo.colorSpace, firstInfo.orientation),
      to: (secondInfo.colorSpace, secondInfo.orientation),
      ignoringColorSpace: ignoringColorSpace)
  }

  /// How two animated files differ beside their frames, a sentence for each.
  ///
  /// - Parameter comparison: what passes of the pictures for programs that do not play them.
  func playbackChanges(_ comparison: PixelComparison) throws -> [String] {
    guard let old = firstInfo.animation, let new = secondInfo.animation else { return [] }
    var words: [String] = []
    if old.plays != new.plays {
      words.append("played \(Self.times(new.plays)), expected \(Self.times(old.plays))")
    }
    if old.hasSeparateStill || new.hasSeparateStill, try !pass(comparison) {
      words.append("the picture that programs show which do not play it differs")
    }
    return words
  }

  private static func times(_ plays: Int) -> String {
    plays == 0 ? "endlessly" : plays == 1 ? "once" : "\(plays) times"
  }

  /// The larger of both widths and heights.
  var size: PixelSize {
    let (old, new) = sizes
    return PixelSize(width: max(old.width, new.width), height: max(old.height, new.height))
  }

  /// The pixels of both.
  var sizes: (expected: PixelSize, actual: PixelSize) {
    let sizes = [files.firstInfo.header, files.secondInfo.header].map {
      PixelSize(width: $0.width, height: $0.height)
    }
    return (sizes[0], sizes[1])
  }

  /// Both, decoded.
  func pictures() throws(PictureError) -> PictureComparer.Pictures {
    let both = try Self.naming(paths) { () throws(PNGPair.Failure) in try files.pictures() }
    return .init(expected: both.first, actual: both.second)
  }

  /// Everything about their difference; the pictures are only held whole where that is needed.
  func difference(by comparison: PixelComparison) throws -> PixelDifference {
    if files.hasBands && comparison.worksInBands {
      return try inBands(comparison, stopsEarly: false)
    }
    let both = try pictures()
    return comparison.compare(expected: both.expected, actual: both.actual)
  }

  /// Whether they pass; stops at the first pixel that is too much.
  func pass(_ comparison: PixelComparison) throws -> Bool {
    // No limit lets another size pass.
    guard files.haveSameSize else { return false }
    var comparison = comparison
    comparison.measuresSimilarity = false
    if files.hasBands && comparison.worksInBands {
      return try inBands(comparison, stopsEarly: true).exceeded.isEmpty
    }
    let both = try pictures()
    return comparison.accepts(expected: both.expected, actual: both.actual)
  }

  private func inBands(
    _ comparison: PixelComparison, stopsEarly: Bool
  ) throws -> PixelDifference {
    try comparison.compare(size: sizes.expected, stopsEarly: stopsEarly) { visit in
      try Self.naming(paths) { () throws(PNGPair.Failure) in
        try files.forEachBand { visit(PixelBand(rows: $0, expected: $1, actual: $2)) }
      }
    }
  }

  private static func naming<Value>(
    _ paths: [String], _ body: () throws(PNGPair.Failure) -> Value
  ) throws(PictureError) -> Value {
    do throws(PNGPair.Failure) {
      return try body()
    } catch {
      throw PictureError(path: paths[error.isSecond ? 1 : 0], reason: "\(error.error)")
    }
  }
}
