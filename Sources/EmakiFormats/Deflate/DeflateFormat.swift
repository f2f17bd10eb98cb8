/// The constants of the deflate format (RFC 1951, section 3.2).
enum DeflateFormat {
  /// Symbols of the literal and length alphabet that may occur.
  static let literalSymbols = 286
  /// Symbols of the distance alphabet that may occur.
  static let distanceSymbols = 30
  /// The symbol that ends a block.
  static let endOfBlock = 256
  /// The longest match in bytes.
  static let maxMatch = 258
  /// The shortest match in bytes.
  static let minMatch = 3
  /// How far back a match reaches, in bytes.
  static let window = 32768
  /// The longest code in bits.
  static let maxCodeLength = 15

  /// The shortest match of each length symbol, from symbol 257 on.
  static let lengthBases: [UInt16] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  /// The extra bits after each length symbol.
  static let lengthExtraBits: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The shortest distance of each distance symbol.
  static let distanceBases: [UInt16] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  /// The order in which the lengths of the code length code are stored.
  static let codeLengthOrder: [Int] = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The extra bits after a distance symbol.
  static func distanceExtraBits(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }

  /// The length of each literal symbol in the fixed code.
  static func fixedLiteralLength(_ symbol: Int) -> UInt8 {
    switch symbol {
    case 0..<144: 8
    case 144..<256: 9
    case 256..<280: 7
    default: 8
    }
  }

  /// The codes of a canonical Huffman code, bit-reversed as deflate stores them.
  static func codes(for lengths: UnsafeBufferPointer<UInt8>) -> [UInt16] {
    var perLength = [Int](repeating: 0, count: maxCodeLength + 2)
    for length in lengths where length > 0 { perLength[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: maxCodeLength + 2)
    var code = 0
    for length in 1...maxCodeLength {
      code = (code + perLength[length - 1]) << 1
      next[length] = UInt16(truncatingIfNeeded: code)
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] &+= 1 }
      return reversed(next[Int(length)], bits: Int(length))
    }
  }

  /// The lowest `bits` bits in the opposite order.
  private static func reversed(_ code: UInt16, bits: Int) -> UInt16 {
    var result = (code & 0x5555) << 1 | (code >> 1 & 0x5555)
    result = (result & 0x3333) << 2 | (result >> 2 & 0x3333)
    result = (result & 0x0F0F) << 4 | (result >> 4 & 0x0F0F)
    return result.byteSwapped >> UInt16(16 - bits)
  }
}
