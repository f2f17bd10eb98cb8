#if WebP
  internal import CWebP
  import EmakiLimits
  public import EmakiDrawing

  /// Writes animated WebP files, lossless, played endlessly; in builds with the trait `WebP`, which
  /// need libwebp.
  ///
  /// The format counts whole milliseconds: each frame begins at its time rounded to one, so that
  /// roundings do not add up.
  public final class WebPEncoder {
    private let encoder: OpaquePointer
    private let width: Int
    private let height: Int
    private var time = 0.0

    private static let sides = 1...16383

    /// Starts an animation of this size in pixels, 1…16383 each.
    ///
    /// - Throws: `WebPError` for other sizes.
    public init(width: Int, height: Int) throws(WebPError) {
      var options = WebPAnimEncoderOptions()
      WebPAnimEncoderOptionsInit(&options)
      guard Self.sides.contains(width), Self.sides.contains(height),
        let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
      else {
        throw WebPError(message: "no picture of \(width) × \(height) pixels")
      }
      self.encoder = encoder
      self.width = width
      self.height = height
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    /// Adds a frame of the animation's size that stays for so many seconds.
    public func append(_ pixels: PixelBuffer, seconds: Double) throws(WebPError) {
      precondition(pixels.width == width && pixels.height == height && seconds >= 0)
      var configuration = WebPConfig()
      var picture = WebPPicture()
      guard WebPConfigInit(&configuration) != 0, WebPPictureInit(&picture) != 0,
        WebPConfigLosslessPreset(&configuration, 6) != 0
      else { throw WebPError(message: "the library is of another version than its headers") }
      defer { WebPPictureFree(&picture) }
      configuration.exact = 1
      picture.width = Int32(width)
      picture.height = Int32(height)
      picture.use_argb = 1
      guard WebPPictureImportRGBA(&picture, pixels.bytes, Int32(4 * width)) != 0 else {
        throw WebPError(message: "out of memory")
      }
      try check(WebPAnimEncoderAdd(encoder, &picture, milliseconds, &configuration))
      time += seconds
    }

    /// The file with all frames.
    public func finish() throws(WebPError) -> [UInt8] {
      try check(WebPAnimEncoderAdd(encoder, nil, milliseconds, nil))
      var data = WebPData()
      try check(WebPAnimEncoderAssemble(encoder, &data))
      defer { WebPDataClear(&data) }
      return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private var milliseconds: Int32 { Int32(clamping: (time * 1000).rounded()) }

    private func check(_ status: Int32) throws(WebPError) {
      guard status == 0 else { return }
      throw WebPError(message: String(cString: WebPAnimEncoderGetError(encoder)))
    }
  }

  /// An error of the library.
  public struct WebPError: Error, Sendable, Hashable, CustomStringConvertible {
    /// In the library's words.
    public var message: String
    /// One sentence.
    public var description: String { "cannot write WebP: \(message)" }
  }
#endif
