internal import CPangoCairo

/// A picture as the base64 characters of a PNG file.
enum PNGData {
  private final class Output {
    var bytes: [UInt8] = []
  }

  /// The file's characters; `nil` where Cairo cannot write it.
  static func base64(_ image: PremultipliedImage) -> String? {
    guard let surface = image.makeSurface(image.bounds) else { return nil }
    defer { cairo_surface_destroy(surface) }
    let output = Output()
    let write: cairo_write_func_t = { output, data, count in
      guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    let status = cairo_surface_write_to_png_stream(
      surface, write, Unmanaged.passUnretained(output).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
    return String(decoding: base64(output.bytes), as: UTF8.self)
  }

  /// Three bytes as four characters (RFC 4648).
  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var characters: [UInt8] = []
    characters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = 0
      for i in 0..<3 { bits = bits << 8 | (i < count ? Int(bytes[start + i]) : 0) }
      for i in 0..<4 {
        characters.append(
          i <= count ? alphabet[bits >> (18 - 6 * i) & 63] : UInt8(ascii: "="))
      }
    }
    return characters
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
