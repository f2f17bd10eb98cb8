public import EmakiDrawing

/// Pictures whose format their first bytes tell, not their name: PNG, JPEG and WebP.
public enum PictureFile {
  /// The pixels of a file.
  ///
  /// - Throws: `PNGError`, `JPEGError` or `WebPDecodingError`.
  public static func pixels(_ bytes: [UInt8]) throws -> PixelBuffer {
    if JPEGDecoder.canRead(bytes) { return try JPEGDecoder().decode(bytes) }
    if WebPDecoder.canRead(bytes) { return try WebPDecoder().decode(bytes) }
    return try PNGDecoder().decode(bytes).pixels
  }

  /// The columns and rows of pixels of a file as it is seen, by its header alone; `nil` where that
  /// does not tell.
  public static func size(_ bytes: [UInt8]) -> Size? {
    let size = written(bytes)
    return size?.isEmpty == false ? size : nil
  }

  private static func written(_ bytes: [UInt8]) -> Size? {
    if JPEGDecoder.canRead(bytes) { return try? JPEGDecoder.size(bytes) }
    if WebPDecoder.canRead(bytes) { return try? WebPDecoder.size(bytes) }
    return try? PNGDecoder.size(bytes)
  }

  /// Whether the bytes start like those of a picture that is no PNG.
  public static func isOther(_ bytes: [UInt8]) -> Bool {
    JPEGDecoder.canRead(bytes) || WebPDecoder.canRead(bytes)
  }
}
