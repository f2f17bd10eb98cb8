import EmakiLimits
internal import CPangoCairo
public import EmakiDrawing

/// Pixels that Cairo paints on.
///
/// Not for use on two threads at once; different surfaces are independent.
public final class ImageSurface {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Pixels per point.
  public let scale: Double
  let handle: SurfaceHandle
  /// The most pixels on a side, and in all.
  package static let (longestSide, mostPixels) = (32767, 1 << 27)
  private var scratch: SurfaceHandle?

  /// Makes a clear surface for a picture of `size` points at `scale` pixels a point; a part of a
  /// pixel counts as one.
  public init(size: Size, scale: Double) throws(CairoError) {
    let columns = (size.width * scale - 1e-6).rounded(.up)
    let rows = (size.height * scale - 1e-6).rounded(.up)
    let sides = 1...Double(Self.longestSide)
    guard sides.contains(columns), sides.contains(rows), columns * rows <= Double(Self.mostPixels)
    else {
      throw CairoError.pictureSize(width: columns, height: rows)
    }
    width = Int(clamping: columns)
    height = Int(clamping: rows)
    self.scale = scale
    handle = try SurfaceHandle(width: width, height: height)
  }

  /// All pixels.
  var bounds: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

  /// A second surface of the same size, kept for the next time; what it holds is arbitrary.
  func makeScratch() throws(CairoError) -> SurfaceHandle {
    if let scratch { return scratch }
    let made = try SurfaceHandle(width: width, height: height)
    scratch = made
    return made
  }

  /// Copies rectangles of whole pixels from a surface of the same size.
  func copy(_ rects: [Rect], from other: SurfaceHandle) {
    cairo_surface_flush(other.raw)
    cairo_surface_flush(handle.raw)
    guard let source = cairo_image_surface_get_data(other.raw),
      let target = cairo_image_surface_get_data(handle.raw)
    else { return }
    let stride = Int(cairo_image_surface_get_stride(handle.raw))
    for rect in rects {
      for row in Int(clamping: rect.minY)..<Int(clamping: rect.maxY) {
        let start = row * stride + 4 * Int(clamping: rect.minX)
        (target + start).update(from: source + start, count: 4 * Int(clamping: rect.width))
      }
    }
    cairo_surface_mark_dirty(handle.raw)
  }

  /// Lets `body` read the pixels: rows from the top, `stride` bytes apart; each pixel is blue, green,
  /// red, alpha, the colours multiplied by alpha.
  public func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ stride: Int) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(handle.raw)
    let stride = Int(cairo_image_surface_get_stride(handle.raw))
    return try body(
      UnsafeRawBufferPointer(
        start: cairo_image_surface_get_data(handle.raw), count: stride * height), stride)
  }

  /// A copy of the pixels, not premultiplied; exact where they are opaque.
  public var pixels: PixelBuffer {
    withPixels { source, stride in
      let count = 4 * width * height
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, filled in
        for row in 0..<height {
          let line = UnsafeRawBufferPointer(
            rebasing: source[(row * stride)..<(row * stride + 4 * width)])
          if let start = target.baseAddress {
            Premultiplied.decode(line, into: start + 4 * width * row)
          }
        }
        filled = count
      }
      return PixelBuffer(width: width, height: height, bytes: bytes)
    }
  }
}
