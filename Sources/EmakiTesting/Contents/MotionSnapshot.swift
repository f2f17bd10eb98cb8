import EmakiCairo
import EmakiComparison
import EmakiDrawing
import EmakiFormats
import EmakiRendering
import EmakiScenes
import PixelDiff

/// A motion, kept as animated PNG.
struct MotionSnapshot: SnapshotContent {
  let renderer: SceneRenderer
  let scale: Double
  /// Frames a second.
  let framesPerSecond: Int
  /// Of the frames, in seconds.
  let times: [Double]
  let comparison: PixelComparison

  var fileExtension: String { "apng" }

  var notes: [String] { renderer.fontNotes }

  func file() throws -> [UInt8] {
    var record = MotionRecord(rate: rate, frames: [])
    var encoder: APNGEncoder?
    for time in times {
      let picture = renderer.picture(at: time)
      let pixels = try image(of: picture)
      if encoder == nil { encoder = APNGEncoder(width: pixels.width, height: pixels.height) }
      try encoder?.append(pixels, duration: .frame(atRate: framesPerSecond))
      record.frames.append(picture.layout)
    }
    let metadata = PNGMetadata(scale: scale, fonts: renderer.fonts.fontsUsed, motion: record)
    return try encoder?.finish(metadata: metadata) ?? []
  }

  func digest() throws -> SHA256 {
    var hash = SHA256()
    for time in times { hash.add(try image(of: renderer.picture(at: time))) }
    return hash
  }

  func mismatch(with baseline: [UInt8]) throws -> Mismatch? {
    guard let kept = try AnimationFrames(baseline) else { throw SnapshotError.still }
    var worst: MotionComparer.DifferingFrame?
    let difference = try MotionComparer(comparison).compare(expected: kept, actual: self) { frame in
      if frame.difference.changed > worst?.difference.changed ?? -1 { worst = frame }
    }
    guard let difference, !difference.isAccepted else { return nil }
    let side = try worst.map { worst in
      let pictures = try worst.pictures
      return DifferencePicture.sideBySide(
        worst.difference, expected: pictures.expected, actual: pictures.actual)
    }
    return Mismatch(
      lines: difference.lines, picture: try side.map { try PNGEncoder().encode($0) })
  }

  private func image(of picture: ScenePicture) throws(CairoError) -> PixelBuffer {
    try renderer.painter.image(of: picture.list, scale: scale).pixels
  }
}

extension MotionSnapshot: FrameSource {
  var rate: Double { Double(framesPerSecond) }
  var frameCount: Int { times.count }

  func frames() -> any ComparedFrames { Frames(reel: self, times: times[...]) }

  /// Each frame is written as long as one of its rate.
  var end: FrameStart? { start(ofFrame: frameCount) }

  private func start(ofFrame index: Int) -> FrameStart {
    FrameStart(seconds: Double(index) / rate)
  }

  private struct Frames: ComparedFrames {
    let reel: MotionSnapshot
    var times: ArraySlice<Double>

    mutating func next() throws -> ComparedFrame? {
      let index = times.startIndex
      guard let time = times.popFirst() else { return nil }
      let picture = reel.renderer.picture(at: time)
      let fonts = reel.renderer.fonts.fontsUsed.map { "\($0.name) \($0.hash)" }
      var frame = ComparedFrame(
        pixels: try reel.image(of: picture),
        meaning: PictureMeaning(
          fonts: fonts.isEmpty ? nil : fonts, layout: picture.layout.asWritten))
      frame.start = reel.start(ofFrame: index)
      return frame
    }
  }
}
