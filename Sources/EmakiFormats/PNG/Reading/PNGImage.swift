public import EmakiDrawing

/// The information of a PNG file without its pixels.
public struct PNGInfo: Sendable, Hashable {
  /// Size and kind of the stored pixels.
  public var header: PNGHeader
  /// Texts, density, and whether the colours are sRGB.
  public var metadata: PNGMetadata
  /// The exponent of the tone in 1/100,000 as the file says (chunks `gAMA` and `sRGB`), or `nil`.
  public var gamma: Int?
  /// The meaning of the samples as colours; a space other than sRGB is not applied to the pixels.
  public var colorSpace: PNGColorSpace
  /// How the picture is to be turned (chunk `eXIf`), which is not applied to the pixels.
  public var orientation: PictureOrientation
  /// The animation, where there is one.
  public var animation: PNGAnimation?

  /// Whether there are frames of an animation.
  public var isAnimated: Bool { !(animation?.frames.isEmpty ?? true) }
}

/// How often an animated PNG is played, and its frames.
public struct PNGAnimation: Sendable, Hashable {
  /// Times; 0 for endlessly.
  public var plays: Int
  /// Whether programs that do not play it show a picture that is none of the frames.
  public var hasSeparateStill: Bool
  /// The frames in their order.
  public var frames: [PNGFrameControl]
}

/// A PNG file in memory.
public struct PNGImage: Sendable, Hashable {
  /// The information of the file besides the pixels.
  public var info: PNGInfo
  /// The pixels; of an animation, the picture that readers without animation show.
  public var pixels: PixelBuffer
}
