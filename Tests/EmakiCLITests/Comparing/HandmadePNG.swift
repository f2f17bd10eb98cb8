/// A PNG of 4 × 4 pixels, put together chunk by chunk after the specification (third edition), with
/// data that is stored and not compressed.
struct HandmadePNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var header = Self.header()
  /// Between the header and the data.
  var before: [UInt8] = []
  var data: [UInt8]
  var after: [UInt8] = []
  var end = Self.chunk("IEND")

  /// - Parameters:
  ///   - rows: each row with its filter; those of `rows(_:)`.
  init(_ rows: [UInt8] = Self.rows(Self.color)) {
    data = Self.chunk("IDAT", Self.stored(rows))
  }

  var file: [UInt8] { Self.signature + header + before + data + after + end }

  func with(_ change: (inout HandmadePNG) -> Void) -> [UInt8] {
    var copy = self
    change(&copy)
    return copy.file
  }

  static func header(
    _ width: UInt32 = 4, _ height: UInt32 = 4, depth: UInt8 = 8, color: UInt8 = 2,
    methods: [UInt8] = [0, 0, 0]
  ) -> [UInt8] {
    chunk("IHDR", number(width) + number(height) + [depth, color] + methods)
  }

  /// Red, green and blue of a pixel, each another one.
  static func color(_ x: Int, _ y: Int) -> [UInt8] { [UInt8(10 * y), UInt8(20 * x), 99] }

  /// Rows of a pixel's samples, without filter.
  static func rows(_ samples: (Int, Int) -> [UInt8]) -> [UInt8] {
    (0..<4).flatMap { y in [0] + (0..<4).flatMap { x in samples(x, y) } }
  }

  /// A chunk with its length and checksum, which can be made wrong.
  static func chunk(
    _ type: String, _ bytes: [UInt8] = [], isDamaged: Bool = false
  ) -> [UInt8] {
    let body = Array(type.utf8) + bytes
    return number(UInt32(bytes.count)) + body + number(crc(body) ^ (isDamaged ? 1 : 0))
  }

  /// A zlib stream of one stored block.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 255), UInt8(bytes.count >> 8))
    return [0x78, 0x01, 0x01, low, high, ~low, ~high] + bytes + number(adler(bytes))
  }

  static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
