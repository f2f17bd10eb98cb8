import EmakiDrawing

/// The coverage of a glyph's pixels, 0…255.
struct GlyphMask: Sendable {
  /// Pixels from the glyph's origin to the left edge; negative is left of it.
  var left: Int
  /// Pixels from the baseline down to the top edge; negative is above it.
  var top: Int
  var width: Int
  var height: Int
  /// Rows from the top.
  var bytes: [UInt8]

  init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height)
  }
}

/// A glyph that is a coloured picture.
struct GlyphPicture: Sendable {
  var pixels: PixelBuffer
  /// Where the picture lies around the glyph's origin, in ems, y downwards.
  var frame: Rect

  /// The frame of the picture for a glyph with its origin at a point, in a size in points.
  func frame(_ origin: Point, _ size: Double) -> Rect {
    Rect(
      x: origin.x + frame.minX * size, y: origin.y + frame.minY * size,
      width: frame.width * size, height: frame.height * size)
  }
}

extension PixelBuffer {
  /// All pixels.
  var extent: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
}
