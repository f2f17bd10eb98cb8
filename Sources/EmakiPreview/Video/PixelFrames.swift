import EmakiLimits
import EmakiCairo
import EmakiDrawing
import EmakiMotion
import EmakiFormats
import EmakiRendering
import EmakiScenes
import EmakiWireframe

/// Writes the frames of a motion as moving pictures of pixels.
struct PixelFrames {
  private let reel: MotionFrames

  init(_ reel: MotionFrames) {
    self.reel = reel
  }

  /// Each step stands until the next, the last one for `hold` seconds: without hold the times sum to
  /// the motion's duration exactly.
  func apng(hold: Double) throws -> [UInt8] {
    var encoder: APNGEncoder?
    var record = MotionRecord(rate: reel.rate, frames: [])
    try PicturesAhead(reel, at: reel.times).forEach { index, picture in
      let encoder = encoder.orMade { APNGEncoder(width: picture.width, height: picture.height) }
      try encoder.append(
        picture, duration: FrameDuration(seconds: seconds(of: index, hold: hold)))
      record.frames.append(reel.renderer.layout(at: reel.times[index]))
    }
    let metadata = PNGMetadata(
      scale: reel.scale, fonts: reel.renderer.fonts.fontsUsed, motion: record)
    return try encoder?.finish(metadata: metadata) ?? []
  }

  #if WebP
    /// As `apng(hold:)`, with times in whole milliseconds.
    func webp(hold: Double) throws -> [UInt8] {
      var encoder: WebPEncoder?
      try PicturesAhead(reel, at: reel.times).forEach { index, picture in
        let encoder = try encoder.orMade {
          try WebPEncoder(width: picture.width, height: picture.height)
        }
        try encoder.append(picture, seconds: seconds(of: index, hold: hold))
      }
      return try encoder?.finish() ?? []
    }
  #endif

  /// How long a step stands.
  private func seconds(of index: Int, hold: Double) -> Double {
    let time = reel.times[index]
    return (index + 1 < reel.times.count ? reel.times[index + 1] : time + hold) - time
  }

  /// The frames of `GIFTiming`.
  ///
  /// - Parameter frameRate: frames a second; `nil` for the steps of `MotionFrames`.
  func gif(_ frameRate: Double?, hold: Double, dithers: Bool) throws -> [UInt8] {
    let times =
      try frameRate.map {
        try Sampling.fps(min($0, GIFTiming.mostFrames)).times(duration: reel.duration)
      } ?? reel.times
    let timing = GIFTiming(times: times, hold: hold)
    let background = reel.renderer.wireframe.theme.palette.paper
    var encoder: GIFEncoder?
    try PicturesAhead(reel, at: timing.steps.map { times[$0] }).forEach { index, picture in
      if encoder == nil {
        encoder = GIFEncoder(
          width: picture.width, height: picture.height, background: background, dithers: dithers)
      }
      encoder?.append(picture, hundredths: timing.hundredths[index])
    }
    return encoder?.finish() ?? []
  }
}

extension Optional {
  /// The value that is there, or else one that is made and kept.
  fileprivate mutating func orMade(_ make: () throws -> Wrapped) rethrows -> Wrapped {
    if let value = self { return value }
    let made = try make()
    self = made
    return made
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
      let next = (before.0 + Int(clamping: whole) * now.0, before.1 + Int(clamping: whole) * now.1)
      guard next.0 <= Int(UInt16.max), next.1 <= Int(UInt16.max) else { break }
      (before, now) = (now, next)
      let error = abs(Double(now.0) / Double(now.1) - value)
      guard error > 1e-8, rest - whole > 1e-9 else { break }
      rest = 1 / (rest - whole)
    }
    self.init(numerator: now.0, denominator: max(now.1, 1))
  }
}
