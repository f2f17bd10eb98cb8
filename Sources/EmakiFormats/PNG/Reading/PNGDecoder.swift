public import EmakiDrawing
package import EmakiFiles
internal import EmakiLimits

/// Reads PNG files of every colour type and bit depth, interlaced or not, and animated ones.
///
/// Pixels come out as eight bits of sRGB, with the rules of libpng's simplified interface: samples
/// of fewer bits are stretched, those of sixteen are rounded to the nearest, and the exponent in
/// `gAMA` is applied. Colour spaces other than sRGB are reported (`PNGInfo.colorSpace`) but not
/// applied. A damaged file is an error, never a picture with holes.
///
/// Why not a library: `emaki compare` of two pictures of four megapixels takes 27 ms of processor
/// time in all; reading them takes 85 ms with libpng and 90 with libspng.
public struct PNGDecoder: Sendable {
  /// The most pixels of a picture where nothing else is said: 2²⁸.
  public static let mostPixels = InputLimit.pixels.most

  /// The most pixels of a picture; larger ones are refused before memory is taken.
  public var maxPixels: Int

  /// Makes a decoder; the limit is 2²⁸ pixels (1 GiB) unless given.
  public init(maxPixels: Int = PNGDecoder.mostPixels) {
    self.maxPixels = maxPixels
  }

  /// Reads a file.
  public func decode(_ file: [UInt8]) throws(PNGError) -> PNGImage {
    try Self.withBytes(file) { bytes throws(PNGError) in try decode(bytes) }
  }

  /// Reads a file.
  public func decode(_ file: UnsafeRawBufferPointer) throws(PNGError) -> PNGImage {
    let contents = try PNGContents(file, maxPixels: maxPixels)
    return PNGImage(info: contents.info, pixels: try contents.pixels)
  }

  /// The pixels of the picture as its header says, without reading them.
  static func size(_ file: [UInt8]) throws(PNGError) -> Size {
    try withBytes(file) { bytes throws(PNGError) in
      var reader = try PNGChunkReader(bytes)
      let header = try PNGHeader(reader.next().data, offset: 8)
      return Size(width: Double(header.width), height: Double(header.height))
    }
  }

  /// Reads what a file says besides its pixels; all chunks are checked, and whether the picture's
  /// data can be as much as its size says, but not each pixel.
  public func readInfo(_ file: [UInt8]) throws(PNGError) -> PNGInfo {
    try Self.withBytes(file) { bytes throws(PNGError) in try readInfo(bytes) }
  }

  /// Reads what a file says besides its pixels, likewise.
  public func readInfo(_ file: UnsafeRawBufferPointer) throws(PNGError) -> PNGInfo {
    try PNGContents(file, maxPixels: maxPixels).info
  }

  /// Checks what `readInfo` checks, and reads nothing.
  package func check(_ file: FileContents) throws(PNGError) {
    defer { withExtendedLifetime(file) {} }
    _ = try PNGContents(file.bytes, maxPixels: maxPixels, leaving: .texts)
  }

  /// Reads the frames of an animation one after another, as whole pictures.
  ///
  /// A file without animation has one frame, its picture, of duration 0.
  ///
  /// - Parameter visit: is given each frame, and returns `false` to stop.
  public func decodeFrames(
    _ file: [UInt8], visit: (PixelBuffer, FrameDuration) -> Bool
  ) throws(PNGError) {
    let reader = try PNGFrameReader(file, maxPixels: maxPixels)
    while let frame = try reader.next() {
      if !visit(frame.pixels, frame.duration) { return }
    }
  }

  private static func withBytes<Value>(
    _ file: [UInt8], _ body: (UnsafeRawBufferPointer) throws(PNGError) -> Value
  ) throws(PNGError) -> Value {
    let result = file.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try body(bytes) }
    }
    return try result.get()
  }

  /// Expands the pixels of a picture or frame.
  static func pixels(
    _ data: [UnsafeRawBufferPointer], _ expander: PNGRowExpander, _ header: PNGHeader,
    width: Int, height: Int
  ) throws(PNGError) -> PixelBuffer {
    var failure: PNGError?
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      LargePages.request(for: UnsafeMutableRawBufferPointer(buffer))
      buffer.withMemoryRebound(to: UInt32.self) { pixels in
        guard let base = pixels.baseAddress else { return }
        do throws(PNGError) {
          try write(data, expander, header, width: width, height: height, to: base)
        } catch {
          failure = error
        }
      }
      // Of a damaged picture nothing is kept: the rest of its memory was never used.
      count = failure == nil ? buffer.count : 0
    }
    if let failure { throw failure }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  private static func write(
    _ data: [UnsafeRawBufferPointer], _ expander: PNGRowExpander, _ header: PNGHeader,
    width: Int, height: Int, to pixels: UnsafeMutablePointer<UInt32>
  ) throws(PNGError) {
    var reader = PNGRowReader(data)
    for pass in header.passes(width: width, height: height) {
      let rowBytes = header.rowBytes(pass.width)
      var writer = PNGRowWriter(expander, header, rowBytes: rowBytes)
      var above: UnsafePointer<UInt32>?
      for y in 0..<pass.height {
        let target = pixels + (pass.y + y * pass.stepY) * width + pass.x
        try writer.write(
          reader.next(1 + rowBytes), count: pass.width, to: target, step: pass.stepX, above: above)
        above = UnsafePointer(target)
      }
    }
    try reader.finish()
  }
}

extension PNGContents {
  /// The information of the file without its pixels.
  var info: PNGInfo {
    PNGInfo(
      header: header, metadata: metadata, gamma: gamma, colorSpace: colorSpace,
      orientation: orientation,
      animation: plays.map {
        PNGAnimation(
          plays: $0, hasSeparateStill: hasSeparateStill, frames: frames.map(\.control))
      })
  }

  /// The picture.
  var pixels: PixelBuffer {
    get throws(PNGError) {
      try PNGDecoder.pixels(
        imageData.pieces, PNGRowExpander(self), header, width: header.width, height: header.height)
    }
  }
}
