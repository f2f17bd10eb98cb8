/// Rows of pixels that belong to somebody else, to be read without a copy.
///
/// A pixel is four bytes. Alpha lies in the highest byte of the number that they form on a
/// little-endian machine, in both layouts.
struct PixelSource {
  /// The first row.
  let base: UnsafeRawPointer
  /// Bytes from one row to the next.
  let stride: Int
  /// Pixels in a row, at least 1.
  let width: Int
  /// Rows, at least 1.
  let height: Int

  /// The pixels of row `y`.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    (base + y &* stride).assumingMemoryBound(to: UInt32.self)
  }
}

extension PixelSource {
  /// Rows in memory.
  ///
  /// - Throws: where PNG cannot hold so many pixels: a chunk has at most 2³¹ − 1 bytes, and deflate
  ///   may need a little more than the pixels.
  init(
    _ rows: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int
  ) throws(PNGError) {
    guard width > 0, height > 0, width <= 1 << 24, height <= 1 << 24,
      width * height <= PNGDecoder.mostPixels,
      let base = rows.baseAddress
    else { throw PNGError(.dimensions(width: width, height: height)) }
    precondition(stride % 4 == 0 && stride >= 4 * width)
    precondition(rows.count >= stride * (height - 1) + 4 * width)
    self.init(base: base, stride: stride, width: width, height: height)
  }

  /// A part of the pixels.
  func cropped(_ region: PixelRegion) -> PixelSource {
    PixelSource(
      base: base + region.y * stride + 4 * region.x, stride: stride, width: region.width,
      height: region.height)
  }

  /// The smallest rectangle that holds all pixels in which a picture of the same size differs.
  func changedRegion(from other: PixelSource) -> PixelRegion? {
    var left = width
    var right = 0
    var top: Int?
    var bottom = 0
    for y in 0..<height {
      let first = EqualRun.length(row(y), other.row(y), limit: width)
      guard first < width else { continue }
      top = top ?? y
      bottom = y + 1
      left = min(left, first)
      let beyond = width - right
      right +=
        beyond - EqualRun.lengthBackwards(row(y) + width, other.row(y) + width, limit: beyond)
    }
    return top.map { PixelRegion(x: left, y: $0, width: right - left, height: bottom - $0) }
  }
}

/// A rectangle of pixels.
struct PixelRegion: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

/// How four bytes of a source say a colour.
protocol PixelLayout {
  /// Red in bits 0…7, then green, blue and alpha, not premultiplied.
  static func straight(_ pixel: UInt32) -> UInt32
  /// The same for eight opaque pixels.
  static func straightOpaque(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32>
  /// Which of red, green and blue the lowest three bytes are: 0, 1 or 2.
  static var channels: (Int, Int, Int) { get }
}

/// Red, green, blue, alpha; not premultiplied: the layout of `PixelBuffer`.
enum StraightRGBA: PixelLayout {
  @inline(__always)
  static func straight(_ pixel: UInt32) -> UInt32 { pixel }

  @inline(__always)
  static func straightOpaque(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> { pixels }

  static var channels: (Int, Int, Int) { (0, 1, 2) }
}

/// Cairo's ARGB32: a number in the machine's byte order, alpha highest, premultiplied.
enum PremultipliedARGB: PixelLayout {
  @inline(__always)
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 {
      return pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
    }
    if alpha == 0 { return 0 }
    return alpha << 24 | divided(pixel >> 16 & 0xFF, by: alpha)
      | divided(pixel >> 8 & 0xFF, by: alpha) << 8 | divided(pixel & 0xFF, by: alpha) << 16
  }

  @inline(__always)
  static func straightOpaque(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let low = SIMD8<UInt32>(repeating: 0xFF)
    return pixels & SIMD8(repeating: 0xFF00_FF00) | pixels &>> 16 & low | (pixels & low) &<< 16
  }

  static var channels: (Int, Int, Int) { (2, 1, 0) }

  /// The channel before it was multiplied by alpha, rounded to the nearest as Cairo does.
  @inline(__always)
  private static func divided(_ channel: UInt32, by alpha: UInt32) -> UInt32 {
    // A channel above alpha is no valid colour; it is cut instead of spilling into its neighbour.
    min((channel &* 255 &+ alpha / 2) / alpha, 255)
  }
}
