import EmakiCairo
import EmakiDrawing
import EmakiMotion
import EmakiReel
import EmakiRendering
import EmakiScenes
import EmakiWireframe

/// Writes a reel as moving pictures of pixels.
struct PixelReel {
  private let reel: MotionReel

  init(_ reel: MotionReel) {
    self.reel = reel
  }

  /// Each step stands until the next, the last one for `hold` seconds: without hold the times sum to
  /// the motion's duration exactly.
  func apng(hold: Double) throws -> [UInt8] {
    let first = try reel.image(at: reel.times[0])
    let encoder = APNGEncoder(width: first.width, height: first.height)
    var record = MotionRecord(rate: reel.rate, frames: [])
    try eachFrame(from: first.pixels, hold: hold) { picture, seconds in
      try encoder.append(picture, duration: FrameDuration(seconds: seconds))
      record.frames.append(reel.renderer.layout(at: reel.times[record.frames.count]))
    }
    return try encoder.finish(
      metadata: PNGMetadata(
        scale: reel.scale, fonts: reel.renderer.fonts.fontsUsed, motion: record))
  }

  #if WebP
    /// As `apng(hold:)`, with times in whole milliseconds.
    func webp(hold: Double) throws -> [UInt8] {
      let first = try reel.image(at: reel.times[0])
      let encoder = try WebPEncoder(width: first.width, height: first.height)
      try eachFrame(from: first.pixels, hold: hold) { try encoder.append($0, seconds: $1) }
      return try encoder.finish()
    }
  #endif

  /// Every step's picture, the first of which is at hand, with the seconds that it stands.
  private func eachFrame(
    from first: PixelBuffer, hold: Double, _ body: (PixelBuffer, Double) throws -> Void
  ) throws {
    for (index, time) in reel.times.enumerated() {
      let next = index + 1 < reel.times.count ? reel.times[index + 1] : time + hold
      try body(index == 0 ? first : reel.image(at: time).pixels, next - time)
    }
  }

  /// At a fixed rate, the end for `hold` seconds and at least one frame.
  func gif(_ rate: GIFRate, hold: Double, dithers: Bool) throws -> [UInt8] {
    let times = try Sampling.fps(Double(rate.rawValue)).times(duration: reel.duration)
    let background = reel.renderer.wireframe.theme.palette.paper
    var encoder: GIFEncoder?
    for (index, time) in times.enumerated() {
      let image = try reel.image(at: time)
      if encoder == nil {
        encoder = GIFEncoder(
          width: image.width, height: image.height, background: background, dithers: dithers)
      }
      let isLast = index == times.count - 1
      let stand = isLast ? Int((min(hold, 600) * 100).rounded()) : 0
      encoder?.append(image.pixels, hundredths: max(rate.hundredths, stand))
    }
    return encoder?.finish() ?? []
  }
}

extension FrameDuration {
  /// The simplest fraction within a hundred-millionth of a second; times of motions and the steps
  /// between them are such fractions (1/60, 1/100).
  init(seconds: Double) {
    let limit = Double(UInt16.max)
    let value = min(max(seconds.isFinite ? seconds : 0, 0), limit)
    var (before, now) = ((0, 1), (1, 0))
    var rest = value
    while true {
      let whole = rest.rounded(.down)
      let next = (before.0 + Int(whole) * now.0, before.1 + Int(whole) * now.1)
      guard next.0 <= Int(UInt16.max), next.1 <= Int(UInt16.max) else { break }
      (before, now) = (now, next)
      let error = abs(Double(now.0) / Double(now.1) - value)
      guard error > 1e-8, rest - whole > 1e-9 else { break }
      rest = 1 / (rest - whole)
    }
    self.init(numerator: now.0, denominator: max(now.1, 1))
  }
}
