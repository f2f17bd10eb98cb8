/// Cairo's pixels: blue, green, red, alpha in memory, each colour multiplied by alpha.
enum Premultiplied {
  /// Writes a row of Cairo's pixels as red, green, blue, alpha, not premultiplied; opaque and clear
  /// pixels come out exactly.
  ///
  /// - Parameter target: as many bytes as the row has.
  static func decode(_ row: UnsafeRawBufferPointer, into target: UnsafeMutableRawPointer) {
    let source = row.bindMemory(to: UInt32.self)
    let target = target.bindMemory(to: UInt32.self, capacity: source.count)
    var all: UInt32 = 0xFF00_0000
    for i in source.indices {
      let pixel = UInt32(littleEndian: source[i])
      all &= pixel
      target[i] = pixel & 0xFF00_FF00 | (pixel >> 16) & 0xFF | (pixel & 0xFF) << 16
    }
    // Nearly all rows are opaque, and need no division.
    guard all != 0xFF00_0000 else { return }
    for i in source.indices where target[i] >> 24 != 255 { target[i] = divided(target[i]) }
  }

  /// Cairo's pixels of a buffer.
  static func encode(_ pixels: [UInt8]) -> [UInt8] {
    var out = [UInt8](repeating: 0, count: pixels.count)
    out.withUnsafeMutableBufferPointer { out in
      pixels.withUnsafeBufferPointer { bytes in
        for pixel in 0..<(bytes.count / 4) {
          let i = 4 * pixel
          let alpha = bytes[i + 3]
          out[i] = multiplied(bytes[i + 2], by: alpha)
          out[i + 1] = multiplied(bytes[i + 1], by: alpha)
          out[i + 2] = multiplied(bytes[i], by: alpha)
          out[i + 3] = alpha
        }
      }
    }
    return out
  }

  /// value × alpha / 255, rounded.
  static func multiplied(_ value: UInt8, by alpha: UInt8) -> UInt8 {
    UInt8((Int(value) * Int(alpha) + 127) / 255)
  }

  /// Red, green and blue of 0xAABBGGRR divided by alpha, rounded.
  private static func divided(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
