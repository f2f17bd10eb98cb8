import EmakiLimits
internal import CPangoCairo
import EmakiDrawing
internal import Synchronization

/// Pixels in Cairo's form that never change, so that several threads may read them.
final class PremultipliedImage: @unchecked Sendable {
  let width: Int
  let height: Int
  /// Keeps the memory of the picture, by which it is known; `nil` for what is drawn from another one.
  private let origin: PixelBuffer?
  private let pixels: UnsafeMutableRawBufferPointer
  /// The picture at half its size, once it is asked for.
  private let half = AtomicLazyReference<PremultipliedImage>()

  init(_ buffer: PixelBuffer) {
    width = buffer.width
    height = buffer.height
    origin = buffer
    let bytes = Premultiplied.encode(buffer.bytes)
    pixels = .allocate(byteCount: max(bytes.count, 4), alignment: 16)
    pixels.copyBytes(from: bytes)
  }

  /// Draws a picture; `nil` where Cairo has no memory for it.
  init?(width: Int, height: Int, draw: (OpaquePointer) -> Void) {
    self.width = width
    self.height = height
    origin = nil
    pixels = .allocate(byteCount: max(4 * width * height, 4), alignment: 16)
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
    guard let surface = makeSurface(bounds) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return nil }
    defer { cairo_destroy(cairo) }
    draw(cairo)
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit { pixels.deallocate() }

  /// The memory that the pixels take.
  var byteCount: Int { pixels.count }

  /// A surface over a part of these pixels, to be destroyed by the caller; `canvas` keeps the pixels
  /// alive as long as it paints, else the caller must.
  func makeSurface(_ part: Rect, keptBy canvas: CairoCanvas? = nil) -> OpaquePointer? {
    guard width > 0, height > 0 else { return nil }
    canvas?.keep(self)
    let corner = 4 * (Int(clamping: part.minY) * width + Int(clamping: part.minX))
    return cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self).baseAddress?.advanced(by: corner),
      CAIRO_FORMAT_ARGB32, Int32(clamping: part.width), Int32(clamping: part.height),
      Int32(4 * width))
  }

  /// The picture halved so often.
  func halved(_ times: Int) -> PremultipliedImage {
    var image = self
    for _ in 0..<times { image = image.halved }
    return image
  }

  /// The picture at half its size, kept: of each two by two pixels the mean, where an edge that has no
  /// partner counts twice.
  private var halved: PremultipliedImage {
    half.load() ?? half.storeIfNil(PremultipliedImage(halving: self))
  }

  private init(halving image: PremultipliedImage) {
    width = (image.width + 1) / 2
    height = (image.height + 1) / 2
    origin = nil
    pixels = .allocate(byteCount: 4 * width * height, alignment: 16)
    let source = image.pixels.bindMemory(to: UInt32.self)
    let target = pixels.bindMemory(to: UInt32.self)
    for y in 0..<height {
      let upper = 2 * y * image.width
      let lower = min(2 * y + 1, image.height - 1) * image.width
      for x in 0..<width {
        let left = 2 * x
        let right = min(left + 1, image.width - 1)
        target[y * width + x] = Self.mean(
          source[upper + left], source[upper + right], source[lower + left], source[lower + right])
      }
    }
  }

  /// The mean of four pixels, of each channel.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    // Two channels at a time, each with room for the sum of four.
    let mask: UInt32 = 0x00FF_00FF
    let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
    let high =
      (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ 0x0002_0002
    return low >> 2 & mask | (high >> 2 & mask) << 8
  }

  /// Makes a part of the picture the source of a context, over `target` in its coordinates, which
  /// change; false where Cairo has no memory for it.
  ///
  /// - Parameters:
  ///   - extends: whether the edges of the part go on beyond `target`.
  ///   - canvas: what keeps the pixels alive as long as it paints; else the caller must.
  func setSource(
    of cairo: OpaquePointer, part: Rect, over target: Rect, extends: Bool,
    keptBy canvas: CairoCanvas? = nil
  ) -> Bool {
    // Pixels beside the part must not shine in at its edges.
    let pixels = Rect(
      minX: part.minX.rounded(.down), minY: part.minY.rounded(.down),
      maxX: part.maxX.rounded(.up), maxY: part.maxY.rounded(.up))
    guard let surface = makeSurface(pixels, keptBy: canvas) else { return false }
    defer { cairo_surface_destroy(surface) }
    cairo_translate(cairo, target.minX, target.minY)
    cairo_scale(cairo, target.width / part.width, target.height / part.height)
    cairo_set_source_surface(cairo, surface, pixels.minX - part.minX, pixels.minY - part.minY)
    if let pattern = cairo_get_source(cairo) {
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      if extends { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
    }
    return true
  }

  /// The whole picture.
  var bounds: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

  /// The colour at a point in pixels, blended from the four nearest; not premultiplied, 0…1.
  func sample(_ x: Double, _ y: Double) -> SIMD4<Double> {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (fx, fy) = (x - 0.5 - left, y - 0.5 - top)
    let (column, row) = (Int(clamping: left), Int(clamping: top))
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
