import EmakiComparison
import EmakiDrawing
import EmakiFormats
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

  func digest() -> SHA256 {
    var hash = SHA256()
    hash.add(picture)
    return hash
  }

  func mismatch(with baseline: [UInt8]) throws -> Mismatch? {
    let kept = try PNGDecoder().decode(baseline)
    if kept.pixels == picture { return nil }
    let difference = comparison.compare(expected: kept.pixels, actual: picture)
    guard difference.verdict == .different else { return nil }
    let side = DifferencePicture.sideBySide(difference, expected: kept.pixels, actual: picture)
    let meaning = MeaningDifference(
      PictureMeaning(kept.info.metadata), PictureMeaning(metadata))
    return Mismatch(
      lines: meaning.lines + difference.lines, picture: try PNGEncoder().encode(side))
  }
}

extension SHA256 {
  /// Size and pixels, so that the same picture in another file has the same hash.
  mutating func add(_ picture: PixelBuffer) {
    add(Array("\(picture.width) × \(picture.height)\n".utf8))
    add(picture.bytes)
  }
}
