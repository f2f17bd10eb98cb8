internal import CPangoCairo

/// A Cairo surface that is destroyed with its last owner.
final class SurfaceHandle {
  let raw: OpaquePointer

  /// Takes over a surface that Cairo has just made.
  init(_ raw: OpaquePointer?, operation: String) throws(CairoError) {
    guard let raw else { throw CairoError.refused(operation: operation, reason: "out of memory") }
    self.raw = raw
    try Self.check(cairo_surface_status(raw), operation)
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
