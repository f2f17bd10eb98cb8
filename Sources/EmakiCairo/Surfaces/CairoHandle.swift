internal import CPangoCairo

/// A Cairo surface that is destroyed with its last owner.
final class SurfaceHandle {
  let raw: OpaquePointer
  private let memory: PixelMemory?

  /// Takes over a surface that Cairo has just made, and the memory that it lies in, if it was made
  /// over memory from outside.
  init(
    _ raw: OpaquePointer?, in memory: PixelMemory? = nil, operation: String
  ) throws(CairoError) {
    guard let raw else { throw CairoError.refused(operation: operation, reason: "out of memory") }
    self.raw = raw
    self.memory = memory
    try Self.check(cairo_surface_status(raw), operation)
  }

  /// Makes a clear surface of opaque or translucent pixels.
  convenience init(width: Int, height: Int) throws(CairoError) {
    let operation = "make a picture of \(width) × \(height) pixels"
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width))
    guard let memory = PixelMemory(count: Int(stride) * height) else {
      throw CairoError.refused(operation: operation, reason: "out of memory")
    }
    let raw = cairo_image_surface_create_for_data(
      memory.bytes.assumingMemoryBound(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), stride)
    try self.init(raw, in: memory, operation: operation)
  }

  deinit { cairo_surface_destroy(raw) }

  /// Writes what is pending, and throws what went wrong so far.
  func finish(_ operation: String) throws(CairoError) {
    cairo_surface_finish(raw)
    try Self.check(cairo_surface_status(raw), operation)
  }

  static func check(_ status: cairo_status_t, _ operation: String) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown"
    throw CairoError.refused(operation: operation, reason: reason)
  }
}

/// A Cairo drawing context that is destroyed with its last owner.
final class ContextHandle {
  let raw: OpaquePointer
  private let surface: SurfaceHandle

  /// Starts to draw on a surface.
  init(_ surface: SurfaceHandle) throws(CairoError) {
    guard let raw = cairo_create(surface.raw) else {
      throw CairoError.refused(operation: "start drawing", reason: "out of memory")
    }
    self.raw = raw
    self.surface = surface
    try check("start drawing")
  }

  deinit { cairo_destroy(raw) }

  /// Throws what went wrong so far.
  func check(_ operation: String) throws(CairoError) {
    try SurfaceHandle.check(cairo_status(raw), operation)
  }
}
