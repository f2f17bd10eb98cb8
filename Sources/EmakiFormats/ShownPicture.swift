public import EmakiDrawing

/// A picture with all that its file says of how it is shown.
public struct ShownPicture: Sendable, Hashable {
  /// The samples as eight bits of red, green, blue and alpha.
  public var pixels: PixelBuffer
  /// The meaning of the samples as colours; it is not applied to the pixels.
  public var colorSpace: PNGColorSpace
  /// How the pixels are still to be turned: JPEG and WebP are upright already.
  public var orientation: PictureOrientation

  /// Makes a picture.
  public init(
    pixels: PixelBuffer, colorSpace: PNGColorSpace, orientation: PictureOrientation = .upright
  ) {
    self.pixels = pixels
    self.colorSpace = colorSpace
    self.orientation = orientation
  }
}

extension PictureFile {
  /// The picture of a file.
  ///
  /// - Throws: `PNGError`, `JPEGError` or `WebPDecodingError`.
  public static func shown(_ bytes: [UInt8]) throws -> ShownPicture {
    if JPEGDecoder.canRead(bytes) {
      return ShownPicture(
        pixels: try JPEGDecoder().decode(bytes),
        colorSpace: PNGColorSpace(profile: JPEGSegments(bytes).profile))
    }
    if WebPDecoder.canRead(bytes) {
      return ShownPicture(
        pixels: try WebPDecoder().decode(bytes),
        colorSpace: PNGColorSpace(profile: WebPChunks(bytes)["ICCP"].map(Array.init)))
    }
    let picture = try PNGDecoder().decode(bytes)
    return ShownPicture(
      pixels: picture.pixels, colorSpace: picture.info.colorSpace,
      orientation: picture.info.orientation)
  }
}
