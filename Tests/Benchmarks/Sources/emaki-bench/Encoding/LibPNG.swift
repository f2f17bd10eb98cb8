import CCairo
import EmakiDrawing
import EmakiFiles

/// PNG files as Cairo has libpng write them, without alpha.
enum LibPNG {
  /// Writes opaque pixels to a file.
  static func write(_ picture: PixelBuffer, to path: String) throws {
    var rows = stride(from: 0, to: picture.bytes.count, by: 4).map { place in
      picture.bytes[place..<place + 3].reduce(0xFF) { $0 << 8 | UInt32($1) }
    }
    var file: [UInt8] = []
    try rows.withUnsafeMutableBytes { rows in
      try write(
        UnsafeRawBufferPointer(rows), stride: 4 * picture.width, width: picture.width,
        height: picture.height
      ) { file.append(contentsOf: $0) }
    }
    try AtomicFile.write(file, to: path)
  }

  /// Writes rows of Cairo's format RGB24 and hands out the file part by part.
  static func write(
    _ rows: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int,
    _ body: @escaping (UnsafeRawBufferPointer) -> Void
  ) throws {
    // Cairo only reads the pixels here.
    let start = UnsafeMutableRawPointer(mutating: rows.baseAddress)
    let picture = cairo_image_surface_create_for_data(
      start?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width), Int32(height),
      Int32(stride))
    defer { cairo_surface_destroy(picture) }
    let receiver = Receiver(body)
    let status = cairo_surface_write_to_png_stream(
      picture,
      { receiver, bytes, length in
        guard let receiver else { return CAIRO_STATUS_WRITE_ERROR }
        let part = UnsafeRawBufferPointer(start: bytes, count: Int(length))
        Unmanaged<Receiver>.fromOpaque(receiver).takeUnretainedValue().body(part)
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(receiver).toOpaque())
    withExtendedLifetime(receiver) {}
    guard status == CAIRO_STATUS_SUCCESS else { throw WorkloadError() }
  }

  /// A function that C can point to.
  private final class Receiver {
    let body: (UnsafeRawBufferPointer) -> Void

    init(_ body: @escaping (UnsafeRawBufferPointer) -> Void) { self.body = body }
  }
}
