/// Bytes as text (RFC 4648, section 4).
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      var four = [UInt8](repeating: UInt8(ascii: "="), count: 4)
      for place in (0..<4).reversed() {
        if place <= part.count { four[place] = letters[bits & 63] }
        bits >>= 6
      }
      out += four
    }
    return String(decoding: out, as: UTF8.self)
  }
}
