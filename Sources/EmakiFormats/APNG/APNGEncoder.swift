public import EmakiDrawing

/// Writes animated PNG files: exact pixels and times, playable by every browser.
///
/// A frame that equals the one before lengthens it; of every other frame only the rectangle that
/// changed is stored. Memory grows with the file, not with the pixels.
public final class APNGEncoder {
  private let width: Int
  private let height: Int
  private let plays: Int
  private let level: PNGEncoder.Level
  private let byteCompressor = ByteCompressor()
  private let compressor: FrameCompressor
  /// The chunks of all finished frames.
  private var chunks = ByteSink()
  private var frameCount = 0
  private var sequenceNumber: UInt32 = 0
  /// The frame whose time may still grow.
  private var last: Frame?
  private var isOpaque = true

  private struct Frame {
    var control: PNGFrameControl
    var data: [UInt8]
    var picture: PixelBuffer
  }

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - plays: how often it is played; 0 for endlessly.
  ///   - level: `.small` unless speed matters more, since previews are sent to others.
  public init(width: Int, height: Int, plays: Int = 0, level: PNGEncoder.Level = .small) {
    self.width = width
    self.height = height
    self.plays = plays
    self.level = level
    compressor = FrameCompressor(level: level, compressor: byteCompressor)
  }

  /// Adds a frame.
  ///
  /// - Throws: `dimensions` where its size is not that of the animation, and `duration` where both
  ///   numbers of its time do not have sixteen bits in lowest terms.
  public func append(_ picture: PixelBuffer, duration: FrameDuration) throws(PNGError) {
    guard picture.width == width, picture.height == height else {
      throw PNGError(.dimensions(width: picture.width, height: picture.height))
    }
    guard duration.fitsPNG else { throw PNGError(.duration(duration.seconds)) }
    let region = try changedRegion(picture)
    if region == nil, let last {
      let sum = last.control.duration + duration
      if sum.fitsPNG {
        self.last?.control.duration = sum
        return
      }
    }
    // A frame has at least one pixel, even where only its time is new.
    try store(picture, region ?? PixelRegion(x: 0, y: 0, width: 1, height: 1), duration)
  }

  /// The file with all frames.
  ///
  /// - Throws: `empty` where there is no frame.
  public func finish(metadata: PNGMetadata = PNGMetadata()) throws(PNGError) -> [UInt8] {
    guard last != nil else { throw PNGError(.empty) }
    flush()
    last = nil
    var file = ByteSink()
    PNGChunks.appendHeader(
      width: width, height: height, colorType: isOpaque ? 2 : 6, bitDepth: 8, metadata: metadata,
      to: &file)
    PNGChunks.append("acTL", to: &file) { sink in
      sink.append(bigEndian: UInt32(frameCount))
      sink.append(bigEndian: UInt32(plays))
    }
    for text in metadata.texts {
      try PNGChunks.append(text, to: &file, compressor: byteCompressor)
    }
    file.append(chunks.bytes)
    PNGChunks.append("IEND", to: &file) { _ in }
    return Array(file.bytes)
  }

  /// Where a picture differs from the last frame; everywhere if it is the first.
  private func changedRegion(_ picture: PixelBuffer) throws(PNGError) -> PixelRegion? {
    guard let last else { return PixelRegion(x: 0, y: 0, width: width, height: height) }
    return try picture.withSource { source throws(PNGError) in
      try last.picture.withSource { before throws(PNGError) in source.changedRegion(from: before) }
    }
  }

  private func store(
    _ picture: PixelBuffer, _ region: PixelRegion, _ duration: FrameDuration
  ) throws(PNGError) {
    let fits = try picture.withSource { source throws(PNGError) in
      let part = source.cropped(region)
      return isOpaque
        ? compressor.compress(part, RGBSamples<StraightRGBA>())
        : compressor.compress(part, RGBASamples<StraightRGBA>())
    }
    guard fits else {
      try startAgainWithAlpha()
      return try store(picture, region, duration)
    }
    let data = Array(compressor.bytes)
    flush()
    let control = PNGFrameControl(
      x: region.x, y: region.y, width: region.width, height: region.height, duration: duration)
    last = Frame(control: control, data: data, picture: picture)
  }

  /// Writes the earlier frames again, because all frames of a file have the same colour type.
  private func startAgainWithAlpha() throws(PNGError) {
    let again = APNGEncoder(width: width, height: height, plays: plays, level: level)
    again.isOpaque = false
    if last != nil {
      let file = try finish()
      var failure: PNGError?
      try PNGDecoder().decodeFrames(file) { picture, duration in
        do throws(PNGError) { try again.append(picture, duration: duration) } catch {
          failure = error
        }
        return failure == nil
      }
      if let failure { throw failure }
    }
    isOpaque = false
    swap(&chunks, &again.chunks)
    frameCount = again.frameCount
    sequenceNumber = again.sequenceNumber
    last = again.last
  }

  /// Writes the chunks of the last frame; the first one is at the same time the still picture.
  private func flush() {
    guard let last else { return }
    let isFirst = frameCount == 0
    frameCount += 1
    PNGChunks.append("fcTL", to: &chunks) { sink in
      sink.append(bigEndian: nextNumber())
      for value in [last.control.width, last.control.height, last.control.x, last.control.y] {
        sink.append(bigEndian: UInt32(value))
      }
      sink.append(bigEndian: UInt16(last.control.duration.numerator))
      sink.append(bigEndian: UInt16(last.control.duration.denominator))
      sink.append([last.control.disposal.rawValue, last.control.blending.rawValue])
    }
    PNGChunks.append(isFirst ? "IDAT" : "fdAT", to: &chunks) { sink in
      if !isFirst { sink.append(bigEndian: nextNumber()) }
      sink.append(last.data)
    }
  }

  private func nextNumber() -> UInt32 {
    defer { sequenceNumber += 1 }
    return sequenceNumber
  }
}

extension PixelBuffer {
  /// Gives the pixels to `body` as rows, without a copy.
  func withSource<Value>(
    _ body: (PixelSource) throws(PNGError) -> Value
  ) throws(PNGError) -> Value {
    let result = bytes.withUnsafeBytes { rows in
      Result { () throws(PNGError) in
        try body(PixelSource(rows, stride: 4 * width, width: width, height: height))
      }
    }
    return try result.get()
  }
}
