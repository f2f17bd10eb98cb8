import EmakiComparison
import EmakiDrawing
import EmakiReel
import PixelDiff

/// A picture, kept as PNG.
struct PictureSnapshot: SnapshotContent {
  let picture: PixelBuffer
  let comparison: PixelComparison
  /// What the file tells besides pixels.
  var metadata = PNGMetadata(isSRGB: true)
  var notes: [String] = []

  var fileExtension: String { "png" }

  func file() throws -> [UInt8] {
    try PNGEncoder(level: .small).encode(picture, metadata: metadata)
  }

  func mismatch(with baseline: [UInt8]) throws -> Mismatch? {
    let kept = try PNGDecoder().decode(baseline)
    if kept.pixels == picture { return nil }
    let difference = comparison.compare(expected: kept.pixels, actual: picture)
    guard difference.verdict == .different else { return nil }
    let side = DifferencePicture.sideBySide(difference, expected: kept.pixels, actual: picture)
    return Mismatch(
      lines: metadata.differences(from: kept.info.metadata) + difference.lines,
      picture: try PNGEncoder().encode(side))
  }
}
