import EmakiComparison
import EmakiDrawing
import EmakiFormats
import PixelDiff

/// A picture, kept as PNG.
struct PictureSnapshot: SnapshotContent {
  let picture: PixelBuffer
  let comparison: PixelComparison
  /// The file it comes from, which is kept as it is; `nil` for pixels that were drawn.
  var source: (file: [UInt8], info: PNGInfo)?
  /// The information of the file besides pixels.
  var metadata = PNGMetadata(isSRGB: true)
  var notes: [String] = []

  var fileExtension: String { "png" }

  func file() throws -> [UInt8] {
    if let source { return source.file }
    return try PNGEncoder(level: .small).encode(picture, metadata: metadata)
  }

  func digest() -> SHA256 {
    var hash = SHA256()
    hash.add(picture)
    // A picture that is shown otherwise has another hash; that of sRGB stays as it was.
    if let info = source?.info, info.colorSpace != .sRGB || info.orientation != .upright {
      hash.add(Array("\(info.colorSpace) \(info.orientation.rawValue)".utf8))
    }
    return hash
  }

  func mismatch(with baseline: [UInt8]) throws -> Mismatch? {
    let kept = try PNGDecoder().decode(baseline)
    let shown = ShownPicture(
      pixels: picture, colorSpace: source?.info.colorSpace ?? .sRGB,
      orientation: source?.info.orientation ?? .upright)
    let changes = shown.changes(
      from: ShownPicture(
        pixels: kept.pixels, colorSpace: kept.info.colorSpace, orientation: kept.info.orientation))
    if changes.isEmpty, comparison.ignored.isEmpty, comparison.problem == nil,
      kept.pixels == picture
    {
      return nil
    }
    let difference = comparison.compare(expected: kept.pixels, actual: picture)
    guard difference.verdict == .different || !changes.isEmpty else { return nil }
    let side = DifferencePicture.sideBySide(difference, expected: kept.pixels, actual: picture)
    let meaning = MeaningDifference(
      PictureMeaning(kept.info.metadata), PictureMeaning(metadata))
    return Mismatch(
      lines: changes + meaning.lines + difference.lines, picture: try PNGEncoder().encode(side))
  }
}

extension SHA256 {
  /// Size and pixels, so that the same picture in another file has the same hash.
  mutating func add(_ picture: PixelBuffer) {
    add(Array("\(picture.width) × \(picture.height)\n".utf8))
    add(picture.bytes)
  }
}
