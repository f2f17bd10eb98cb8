import EmakiDrawing
import EmakiFormats

/// Pictures from files, called by path and content, so that another content is another picture.
enum DecodedPicture {
  /// The picture of a PNG or JPEG file, or `nil` where it is none.
  static func image(_ bytes: [UInt8], named path: String) -> DisplayImage? {
    guard let pixels = try? pixels(bytes) else { return nil }
    return DisplayImage(name: "\(path) \(hash(bytes))", pixels: pixels)
  }

  /// The pixels of a file, whose format its first bytes tell, not its name.
  ///
  /// - Throws: `JPEGError` or `PNGError`.
  static func pixels(_ bytes: [UInt8]) throws -> PixelBuffer {
    if JPEGDecoder.canRead(bytes) { return try JPEGDecoder().decode(bytes) }
    return try PNGDecoder().decode(bytes).pixels
  }

  /// FNV-1a of 64 bits.
  private static func hash(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
