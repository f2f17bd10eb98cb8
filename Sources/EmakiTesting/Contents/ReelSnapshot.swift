import EmakiCairo
import EmakiComparison
import EmakiDrawing
import EmakiReel
import EmakiRendering
import EmakiScenes
import PixelDiff

/// A motion, kept as animated PNG.
struct ReelSnapshot: SnapshotContent {
  let renderer: SceneRenderer
  let scale: Double
  /// Frames a second.
  let rate: Int
  /// Of the frames, in seconds.
  let times: [Double]
  let comparison: PixelComparison

  var fileExtension: String { "apng" }

  var notes: [String] { renderer.fontNotes }

  func file() throws -> [UInt8] {
    let first = try picture(0)
    let encoder = APNGEncoder(width: first.width, height: first.height)
    for index in times.indices {
      try encoder.append(
        index == 0 ? first : try picture(index), duration: .frame(atRate: rate))
    }
    return try encoder.finish(metadata: try metadata())
  }

  func mismatch(with baseline: [UInt8]) throws -> Mismatch? {
    let kept = try PNGDecoder().readInfo(baseline).metadata
    var scan = FrameScan(comparison: comparison, frameCount: times.count)
    var failure: (any Error)?
    try PNGDecoder().decodeFrames(baseline) { picture, duration in
      // Equal frames are kept as one that lasts longer.
      let count = max(1, Int((duration.seconds * Double(rate)).rounded()))
      do {
        for _ in 0..<count { try scan.add(picture, actual: self.picture) }
      } catch {
        failure = error
      }
      return failure == nil
    }
    if let failure { throw failure }
    guard scan.isDifferent else { return nil }
    let side = scan.worst.map {
      DifferencePicture.sideBySide($0.difference, expected: $0.expected, actual: $0.actual)
    }
    return Mismatch(
      lines: try metadata().differences(from: kept) + motionLines(from: kept) + scan.lines(rate),
      picture: try side.map { try PNGEncoder().encode($0) })
  }

  private func picture(_ index: Int) throws(CairoError) -> PixelBuffer {
    try renderer.painter.image(of: renderer.displayList(at: times[index]), scale: scale).pixels
  }

  private var tracks: KeptTracks {
    KeptTracks(renderer.timeline, times: times, rate: Double(rate))
  }

  private func metadata() throws -> PNGMetadata {
    var metadata = PNGMetadata(scale: scale, fonts: renderer.fonts.fontsUsed, layout: nil)
    metadata.texts.append(
      PNGText(keyword: KeptTracks.keyword, text: try tracks.text(), isCompressed: true))
    return metadata
  }

  private func motionLines(from kept: PNGMetadata) throws -> [String] {
    guard let old = try KeptTracks(text: kept[KeptTracks.keyword]) else { return [] }
    return MotionComparison().compare(expected: old.reel, actual: tracks.reel).lines
  }
}
