import Dispatch
public import EmakiDrawing
import Synchronization

/// Reads PNG files of every colour type and bit depth, interlaced or not, and animated ones.
///
/// Pixels come out as eight bits of sRGB, with the rules of libpng's simplified interface: samples of
/// fewer bits are stretched, those of sixteen are rounded to the nearest, and the exponent in `gAMA`
/// is applied. Colour profiles are named but not applied. A damaged file is an error, never a
/// picture with holes.
public struct PNGDecoder: Sendable {
  /// The most pixels of a picture; larger ones are refused before memory is taken.
  public var maxPixels: Int

  /// Makes a decoder; the limit is 2²⁸ pixels (1 GiB) unless given.
  public init(maxPixels: Int = 1 << 28) {
    self.maxPixels = maxPixels
  }

  /// Reads a file.
  public func decode(_ file: [UInt8]) throws(PNGError) -> PNGImage {
    try Self.withBytes(file) { bytes throws(PNGError) in try decode(bytes) }
  }

  /// Reads a file.
  public func decode(_ file: UnsafeRawBufferPointer) throws(PNGError) -> PNGImage {
    let inflater = Inflater()
    let contents = try PNGContents(file, maxPixels: maxPixels, inflater: inflater)
    let header = contents.header
    let pixels = try Self.pixels(
      contents.imageData, PNGRowExpander(contents), header, width: header.width,
      height: header.height, inflater: inflater)
    return PNGImage(info: contents.info, pixels: pixels)
  }

  /// Reads two files at the same time, on two threads where there are as many.
  ///
  /// - Returns: the picture of each, or why there is none.
  public func decode(
    _ first: [UInt8], and second: [UInt8]
  ) -> (first: Result<PNGImage, PNGError>, second: Result<PNGImage, PNGError>) {
    let files = [first, second]
    let results = Mutex<[Result<PNGImage, PNGError>?]>([nil, nil])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let result = Result { () throws(PNGError) in try decode(files[index]) }
      results.withLock { $0[index] = result }
    }
    // Both places were filled above.
    let pair = results.withLock { $0 }.map { $0 ?? .failure(PNGError(.empty)) }
    return (pair[0], pair[1])
  }

  /// Reads what a file says besides its pixels; all chunks are checked.
  public func readInfo(_ file: [UInt8]) throws(PNGError) -> PNGInfo {
    try Self.withBytes(file) { bytes throws(PNGError) in
      try PNGContents(bytes, maxPixels: maxPixels, inflater: Inflater()).info
    }
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
    width: Int, height: Int, inflater: borrowing Inflater
  ) throws(PNGError) -> PixelBuffer {
    var failure: PNGError?
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      count = buffer.count
      LargePages.request(for: UnsafeMutableRawBufferPointer(buffer))
      buffer.withMemoryRebound(to: UInt32.self) { pixels in
        guard let base = pixels.baseAddress else { return }
        let consumer = PNGRowConsumer(
          expander: expander, header: header, width: width, height: height, pixels: base)
        failure = Self.expand(data, consumer, inflater: inflater)
        // What is thrown away is not shown, but must be initialized.
        if failure != nil { pixels.initialize(repeating: 0) }
      }
    }
    if let failure { throw failure }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  private static func expand(
    _ data: [UnsafeRawBufferPointer], _ consumer: PNGRowConsumer, inflater: borrowing Inflater
  ) -> PNGError? {
    let part = "the image data"
    do throws(InflateError) {
      var end = consumer
      if data.count == 1 {
        end = try inflater.expandZlib(data[0], into: consumer)
      } else {
        var joined = ByteSink()
        for piece in data { joined.append(piece) }
        end = try inflater.expandZlib(joined.bytes, into: consumer)
      }
      return end.isComplete ? nil : PNGError(.truncated(part))
    } catch {
      switch error {
      case .truncated: return PNGError(.truncated(part))
      case .malformed, .tooLong: return PNGError(.malformed(part))
      case .wrongCheck: return PNGError(.wrongCheck(chunk: "IDAT"))
      }
    }
  }
}

extension PNGContents {
  /// What the file says without its pixels.
  var info: PNGInfo {
    PNGInfo(
      header: header, metadata: metadata, gamma: gamma, profileName: profileName,
      animation: plays.map { PNGAnimation(plays: $0, frames: frames.map(\.control)) })
  }
}
