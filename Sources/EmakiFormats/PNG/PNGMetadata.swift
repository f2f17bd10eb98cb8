import EmakiLimits

/// The information of a PNG besides its pixels.
public struct PNGMetadata: Sendable, Hashable {
  /// Texts, in the order in which they are stored.
  public var texts: [PNGText]
  /// Whether the file says that its colours are sRGB (chunk `sRGB`, perceptual intent).
  public var isSRGB: Bool
  /// Pixels a metre in both directions (chunk `pHYs`), or `nil` to say nothing.
  public var pixelsPerMetre: Int?

  /// Makes metadata; by default there is none.
  public init(texts: [PNGText] = [], isSRGB: Bool = false, pixelsPerMetre: Int? = nil) {
    self.texts = texts
    self.isSRGB = isSRGB
    self.pixelsPerMetre = pixelsPerMetre
  }

  /// The density that makes `scale` pixels one point of 1/72 inch, in pixels a metre.
  public static func pixelsPerMetre(scale: Double) -> Int {
    Int(clamping: (scale * 72 / 0.0254).rounded())
  }
}

/// A text in a PNG with its keyword.
///
/// It is stored as `tEXt` or `zTXt` where Latin-1 can say it and as `iTXt` otherwise.
public struct PNGText: Sendable, Hashable {
  /// The kind of the text, such as `Software`: 1 to 79 characters of Latin-1.
  public var keyword: String
  /// The text.
  public var text: String
  /// Whether the text is stored compressed.
  public var isCompressed: Bool

  /// Makes a text.
  public init(keyword: String, text: String, isCompressed: Bool = false) {
    self.keyword = keyword
    self.text = text
    self.isCompressed = isCompressed
  }
}
