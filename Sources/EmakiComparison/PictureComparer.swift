public import EmakiDrawing
import EmakiReel
public import PixelDiff

/// Reads pairs of PNG files and compares their pixels.
public struct PictureComparer: Sendable {
  /// Metric and limits.
  public var comparison: PixelComparison

  /// Makes a comparer.
  public init(_ comparison: PixelComparison) {
    self.comparison = comparison
  }

  /// Both pictures of a pair, for drawing their difference.
  public struct Pictures: Sendable {
    /// As it should be.
    public var expected: PixelBuffer
    /// As it is.
    public var actual: PixelBuffer
  }

  /// Compares the files of a pair.
  ///
  /// Files with the same bytes are not decoded, only checked to be whole PNG files. A file that
  /// cannot be read is a failure, never a pass.
  ///
  /// - Returns: the outcome, and the pictures where they differ.
  public func compare(_ pair: PicturePair) -> (outcome: PairOutcome, pictures: Pictures?) {
    guard let expectedPath = pair.expected else { return (.added, nil) }
    guard let actualPath = pair.actual else { return (.removed, nil) }
    do {
      let (expected, actual) = (
        try AtomicFile.read(expectedPath), try AtomicFile.read(actualPath)
      )
      if expected == actual, PNGFile.isWhole(expected) { return (.same, nil) }
      let both = PNGDecoder().decode(expected, and: actual)
      let pictures = Pictures(
        expected: try pixels(both.first, expectedPath), actual: try pixels(both.second, actualPath))
      return outcome(pictures)
    } catch {
      return (.failed("\(error)"), nil)
    }
  }

  private func outcome(_ pictures: Pictures) -> (outcome: PairOutcome, pictures: Pictures?) {
    let difference = comparison.compare(expected: pictures.expected, actual: pictures.actual)
    switch difference.verdict {
    case .identical: return (.same, nil)
    case .similar: return (.similar(difference), pictures)
    case .different: return (.different(difference), pictures)
    }
  }

  private func pixels(
    _ result: Result<PNGImage, PNGError>, _ path: String
  ) throws(PictureError) -> PixelBuffer {
    switch result {
    case .success(let image): return image.pixels
    case .failure(let error): throw PictureError(path: path, reason: "\(error)")
    }
  }
}

/// Why a file is no picture.
struct PictureError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): \(reason)" }
}
