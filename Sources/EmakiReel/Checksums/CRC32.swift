/// The cyclic redundancy check of PNG chunks and gzip: polynomial 0xEDB88320, reflected.
///
/// Sixteen tables let one step take sixteen bytes, because the register is linear: the check of a
/// block is the exclusive or of the checks of its bytes, each moved to its distance from the end.
enum CRC32 {
  private static let polynomial: UInt32 = 0xEDB8_8320

  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 16 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ polynomial : value >> 1 }
      tables[byte] = value
    }
    for entry in 256..<tables.count {
      let shorter = tables[entry - 256]
      tables[entry] = shorter >> 8 ^ tables[Int(shorter & 0xFF)]
    }
    return tables
  }()

  /// The check of `bytes`, continuing from the check `start` of what came before (0 at first).
  ///
  /// Each step waits for the one before, so long bytes are gone through in three stretches at once.
  static func checksum(_ bytes: UnsafeRawBufferPointer, from start: UInt32 = 0) -> UInt32 {
    guard let base = bytes.baseAddress else { return start }
    let stretch = bytes.count / 48 * 16
    return tables.withUnsafeBufferPointer { tables in
      var crc = start
      var rest = 0
      if stretch >= 1 << 11 {
        crc = ofThree(tables, base, stretch: stretch, from: start)
        rest = 3 * stretch
      }
      crc = ~crc
      while rest &+ 16 <= bytes.count {
        step(tables, base + rest, &crc)
        rest &+= 16
      }
      while rest < bytes.count {
        crc = crc >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[rest])]
        rest &+= 1
      }
      return ~crc
    }
  }

  /// The check of three stretches, each a multiple of sixteen bytes.
  private static func ofThree(
    _ tables: UnsafeBufferPointer<UInt32>, _ base: UnsafeRawPointer, stretch: Int,
    from start: UInt32
  ) -> UInt32 {
    var (first, second, third) = (~start, ~0 as UInt32, ~0 as UInt32)
    for offset in stride(from: 0, to: stretch, by: 16) {
      step(tables, base + offset, &first)
      step(tables, base + (offset &+ stretch), &second)
      step(tables, base + (offset &+ 2 &* stretch), &third)
    }
    let shift = power(bytes: stretch)
    return product(product(~first, shift) ^ ~second, shift) ^ ~third
  }

  @inline(__always)
  private static func step(
    _ tables: UnsafeBufferPointer<UInt32>, _ bytes: UnsafeRawPointer, _ crc: inout UInt32
  ) {
    let low = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    let high = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    crc = fold(tables, low ^ UInt64(crc), above: 8) ^ fold(tables, high, above: 0)
  }

  /// The part of eight bytes that are followed by `above` more bytes of the same block.
  @inline(__always)
  private static func fold(
    _ tables: UnsafeBufferPointer<UInt32>, _ word: UInt64, above: Int
  ) -> UInt32 {
    func part(_ index: Int) -> UInt32 {
      let byte = Int(truncatingIfNeeded: word >> UInt64(8 &* index)) & 0xFF
      return tables[(7 &- index &+ above) &* 256 &+ byte]
    }
    return part(0) ^ part(1) ^ part(2) ^ part(3) ^ part(4) ^ part(5) ^ part(6) ^ part(7)
  }

  // MARK: Polynomials over two elements, the highest bit for x⁰

  /// What moves a check over as many bytes that follow: x to the power of their bits, modulo the
  /// polynomial.
  private static func power(bytes: Int) -> UInt32 {
    var power: UInt32 = 1 << 31
    var square: UInt32 = 1 << 23
    var rest = bytes
    while rest > 0 {
      if rest & 1 == 1 { power = product(power, square) }
      square = product(square, square)
      rest >>= 1
    }
    return power
  }

  /// The product modulo the polynomial.
  private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var product: UInt32 = 0
    var shifted = b
    for bit in 0..<32 {
      if a << bit & 1 << 31 != 0 { product ^= shifted }
      shifted = shifted & 1 == 1 ? shifted >> 1 ^ polynomial : shifted >> 1
    }
    return product
  }
}
