import EmakiLimits
internal import CWebPDecoder
public import EmakiDrawing

/// Reads WebP files, with and without loss, upright as their Exif orientation says, with libwebp,
/// which is loaded when it is first needed.
///
/// Animated files are an error: their frames are not read. Colour profiles are not applied.
public struct WebPDecoder: Sendable {
  /// The most pixels of a picture; larger ones are refused before memory is taken.
  public var maxPixels: Int

  /// Makes a decoder; the limit is 2²⁸ pixels, as many as the format allows, unless given.
  public init(maxPixels: Int = PNGDecoder.mostPixels) {
    self.maxPixels = maxPixels
  }

  /// Whether the bytes start like a WebP file's.
  public static func canRead(_ file: [UInt8]) -> Bool {
    file.starts(with: Array("RIFF".utf8)) && file.dropFirst(8).starts(with: Array("WEBP".utf8))
  }

  /// The pixels of the upright picture, without reading them.
  static func size(_ file: [UInt8]) throws(WebPDecodingError) -> Size {
    var (width, height): (Int32, Int32) = (0, 0)
    try check(emaki_webp_size(file, file.count, &width, &height))
    let stored = Size(width: Double(width), height: Double(height))
    return WebPChunks(file).orientation.swapsSides
      ? Size(width: stored.height, height: stored.width) : stored
  }

  /// Reads a file.
  public func decode(_ file: [UInt8]) throws(WebPDecodingError) -> PixelBuffer {
    guard Self.canRead(file) else { throw .notWebP }
    let orientation = WebPChunks(file).orientation
    let size = try Self.size(file)
    let sides = (Int(clamping: size.width), Int(clamping: size.height))
    let (columns, rows) = orientation.swapsSides ? (sides.1, sides.0) : sides
    guard columns > 0, rows > 0, columns <= maxPixels / rows else {
      throw .dimensions(width: columns, height: rows)
    }
    var status = emaki_webp_ok
    // Memory is used as rows are decoded, and none for the rest of a damaged picture.
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * columns * rows) { buffer, count in
      status = emaki_webp_pixels(
        file, file.count, buffer.baseAddress, buffer.count, Int32(4 * columns))
      count = status == emaki_webp_ok ? buffer.count : 0
    }
    try Self.check(status)
    return PixelBuffer(width: columns, height: rows, bytes: bytes).upright(orientation)
  }

  private static func check(_ status: emaki_webp_status) throws(WebPDecodingError) {
    switch status {
    case emaki_webp_ok: return
    case emaki_webp_no_library: throw .noLibrary
    default: throw .damaged
    }
  }
}

/// Why a WebP file could not be read.
public enum WebPDecodingError: Error, Hashable, CustomStringConvertible {
  /// The file does not start like a WebP file.
  case notWebP
  /// Width or height is 0, or there are more pixels than the limit.
  case dimensions(width: Int, height: Int)
  /// The file ends too early, is damaged, or is animated.
  case damaged
  /// libwebp is not there.
  case noLibrary

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notWebP: "not a WebP file"
    case .dimensions(let width, let height): "impossible size \(width) × \(height) pixels"
    case .damaged: "the WebP is damaged or animated"
    case .noLibrary: "WebP is read with libwebp, which is not installed (package libwebp7)"
    }
  }
}
