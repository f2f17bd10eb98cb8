internal import EmakiPlatform

/// Pixels in memory: rows from the top, each pixel red, green, blue, alpha in 8 bits, not premultiplied.
public struct PixelBuffer: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `4 · width · height` bytes.
  public var bytes: [UInt8]

  /// Makes a buffer around bytes that exist.
  ///
  /// - Precondition: `bytes.count == 4 * width * height`.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width >= 0 && height >= 0 && bytes.count == 4 * width * height)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Makes a buffer of one colour.
  public init(width: Int, height: Int, fill: Color = .clear) {
    precondition(width >= 0 && height >= 0)
    var bytes = [UInt8](repeating: fill.red, count: 4 * width * height)
    // Clear and white, the usual backgrounds, are done by then.
    if (fill.green, fill.blue, fill.alpha) != (fill.red, fill.red, fill.red) {
      for start in stride(from: 0, to: bytes.count, by: 4) {
        bytes[start + 1] = fill.green
        bytes[start + 2] = fill.blue
        bytes[start + 3] = fill.alpha
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// Whether two buffers have the same size and bytes.
  public static func == (one: PixelBuffer, other: PixelBuffer) -> Bool {
    // At once, as an array's bytes are compared one by one.
    guard one.width == other.width, one.height == other.height else { return false }
    return one.bytes.withUnsafeBytes { ones in
      other.bytes.withUnsafeBytes { others in
        guard let first = ones.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, min(ones.count, others.count)) == 0
      }
    }
  }

  /// The colour of one pixel.
  public subscript(x: Int, y: Int) -> Color {
    get {
      let i = 4 * (y * width + x)
      return Color(red: bytes[i], green: bytes[i + 1], blue: bytes[i + 2], alpha: bytes[i + 3])
    }
    set {
      let i = 4 * (y * width + x)
      bytes[i] = newValue.red
      bytes[i + 1] = newValue.green
      bytes[i + 2] = newValue.blue
      bytes[i + 3] = newValue.alpha
    }
  }
}
