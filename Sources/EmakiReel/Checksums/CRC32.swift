/// The cyclic redundancy check of PNG chunks and gzip: polynomial 0xEDB88320, reflected.
///
/// Sixteen tables let one step take sixteen bytes, because the register is linear: the check of a
/// block is the exclusive or of the checks of its bytes, each moved to its distance from the end.
enum CRC32 {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 16 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
      tables[byte] = value
    }
    for entry in 256..<tables.count {
      let shorter = tables[entry - 256]
      tables[entry] = shorter >> 8 ^ tables[Int(shorter & 0xFF)]
    }
    return tables
  }()

  /// The check of `bytes`, continuing from the check `start` of what came before (0 at first).
  static func checksum(_ bytes: UnsafeRawBufferPointer, from start: UInt32 = 0) -> UInt32 {
    guard let base = bytes.baseAddress else { return start }
    return tables.withUnsafeBufferPointer { tables in
      var crc = ~start
      var offset = 0
      while offset &+ 16 <= bytes.count {
        let low = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let high = UInt64(
          littleEndian: base.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self))
        crc = fold(tables, low ^ UInt64(crc), above: 8) ^ fold(tables, high, above: 0)
        offset &+= 16
      }
      while offset < bytes.count {
        crc = crc >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[offset])]
        offset &+= 1
      }
      return ~crc
    }
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
}
