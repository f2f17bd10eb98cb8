/// The cyclic redundancy check of PNG chunks and gzip: polynomial 0xEDB88320, reflected. It finds
/// damage, not forgery.
///
/// Eight tables let one step take eight bytes, because the register is linear: the check of a
/// block is the exclusive or of the checks of its bytes, each moved to its distance from the end.
/// Long bytes are folded to a few before (see ``CRCFold``).
public enum CRC32 {
  private static let polynomial: UInt32 = 0xEDB8_8320

  /// Made at the first use, and kept. No array, whose type would be made up at run time.
  nonisolated(unsafe) private static let tables: UnsafePointer<UInt32> = {
    let tables = UnsafeMutablePointer<UInt32>.allocate(capacity: 8 * 256)
    tables[0] = 0
    // The remainder of each bit, from the last to be shifted out; it is added to those of the bits
    // above it.
    var bit = 128
    var left: UInt32 = 1
    while bit > 0 {
      left = left >> 1 ^ (left & 1) &* polynomial
      var byte = bit
      while byte < 256 {
        tables[byte] = left ^ tables[byte &- bit]
        byte &+= 2 &* bit
      }
      bit >>= 1
    }
    for entry in 256..<2048 {
      let shorter = tables[entry &- 256]
      tables[entry] = shorter >> 8 ^ tables[Int(shorter & 0xFF)]
    }
    return UnsafePointer(tables)
  }()

  /// The check of `bytes`, continuing from the check `start` of what came before (0 at first).
  public static func checksum(_ bytes: UnsafeRawBufferPointer, from start: UInt32 = 0) -> UInt32 {
    ~register(~start, after: bytes, tables)
  }

  /// The register that has gone over `bytes`.
  private static func register(
    _ start: UInt32, after bytes: UnsafeRawBufferPointer, _ tables: UnsafePointer<UInt32>
  ) -> UInt32 {
    let fold = bytes.count >= CRCFold.ofWords.worthwhile ? CRCFold.ofWords : .ofBytes
    guard bytes.count >= fold.worthwhile else { return step(start, over: bytes, tables) }
    let odd = bytes.count % CRCFold.step
    let head = step(start, over: UnsafeRawBufferPointer(rebasing: bytes[..<odd]), tables)
    return fold.fold(UnsafeRawBufferPointer(rebasing: bytes[odd...]), register: head) {
      register(0, after: $0, tables)
    }
  }

  /// The same by tables alone.
  private static func step(
    _ start: UInt32, over bytes: UnsafeRawBufferPointer, _ tables: UnsafePointer<UInt32>
  ) -> UInt32 {
    guard let base = bytes.baseAddress else { return start }
    var crc = start
    var place = 0
    while place &+ 8 <= bytes.count {
      let eight = base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      crc = check(of: UInt64(littleEndian: eight) ^ UInt64(crc), tables)
      place &+= 8
    }
    while place < bytes.count {
      crc = crc >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[place])]
      place &+= 1
    }
    return crc
  }

  @inline(__always)
  private static func check(of word: UInt64, _ tables: UnsafePointer<UInt32>) -> UInt32 {
    func part(_ index: Int) -> UInt32 {
      let byte = Int(truncatingIfNeeded: word >> UInt64(8 &* index)) & 0xFF
      return tables[(7 &- index) &* 256 &+ byte]
    }
    return part(0) ^ part(1) ^ part(2) ^ part(3) ^ part(4) ^ part(5) ^ part(6) ^ part(7)
  }
}
