internal import CPangoCairo
import EmakiDrawing
internal import Synchronization

/// Pictures in Cairo's form, kept from frame to frame.
final class ImageStore: Sendable {
  /// Holds the pixels too: else others could come to lie at their address.
  private struct Entry {
    var pixels: PixelBuffer
    var image: PremultipliedImage
  }

  private struct Contents {
    var entries: [PixelIdentity: Entry] = [:]
    var bytes = 0
  }

  private let contents = Mutex(Contents())

  /// A picture in Cairo's form.
  func premultiplied(_ pixels: PixelBuffer) -> PremultipliedImage {
    contents.withLock { contents in
      let identity = PixelIdentity(pixels)
      if let known = contents.entries[identity] { return known.image }
      let image = PremultipliedImage(pixels)
      contents.bytes += pixels.bytes.count
      if contents.bytes > 64 << 20 {
        contents.entries.removeAll()
        contents.bytes = pixels.bytes.count
      }
      contents.entries[identity] = Entry(pixels: pixels, image: image)
      return image
    }
  }
}

/// Tells whether two buffers are copies of one without looking at their pixels: as long as both
/// live and neither was changed, they share their memory.
///
/// A name would not do: a picture that was edited while a preview runs has its old name.
struct PixelIdentity: Hashable {
  private let address: UInt
  private let width: Int

  init(_ pixels: PixelBuffer) {
    address = pixels.bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    width = pixels.width
  }
}

/// Pixels in Cairo's form that never change, so that several threads may read them.
final class PremultipliedImage: @unchecked Sendable {
  let width: Int
  let height: Int
  private let pixels: UnsafeMutableRawBufferPointer

  init(_ buffer: PixelBuffer) {
    width = buffer.width
    height = buffer.height
    let bytes = Premultiplied.encode(buffer.bytes)
    pixels = .allocate(byteCount: max(bytes.count, 4), alignment: 16)
    pixels.copyBytes(from: bytes)
  }

  deinit { pixels.deallocate() }

  /// A surface over a part of these pixels, to be destroyed by the caller; `canvas` keeps the pixels
  /// alive as long as it paints, else the caller must.
  func makeSurface(_ part: Rect, keptBy canvas: Canvas? = nil) -> OpaquePointer? {
    guard width > 0, height > 0 else { return nil }
    canvas?.keep(self)
    let corner = 4 * (Int(part.minY) * width + Int(part.minX))
    return cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self).baseAddress?.advanced(by: corner),
      CAIRO_FORMAT_ARGB32, Int32(part.width), Int32(part.height), Int32(4 * width))
  }

  /// The whole picture.
  var bounds: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

  /// The colour at a place in pixels, blended from the four nearest; not premultiplied, 0…1.
  func sample(_ x: Double, _ y: Double) -> SIMD4<Double> {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (fx, fy) = (x - 0.5 - left, y - 0.5 - top)
    let (column, row) = (Int(left), Int(top))
    let upper = pixel(column, row) * (1 - fx) + pixel(column + 1, row) * fx
    let lower = pixel(column, row + 1) * (1 - fx) + pixel(column + 1, row + 1) * fx
    let blend = upper * (1 - fy) + lower * fy
    guard blend.w > 0 else { return .zero }
    return SIMD4(blend.x / blend.w, blend.y / blend.w, blend.z / blend.w, blend.w / 255)
  }

  /// Red, green, blue (premultiplied) and alpha, 0…255; beyond the edges the edge goes on.
  private func pixel(_ column: Int, _ row: Int) -> SIMD4<Double> {
    let i = 4 * (min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1))
    return SIMD4(
      Double(pixels[i + 2]), Double(pixels[i + 1]), Double(pixels[i]), Double(pixels[i + 3]))
  }
}
