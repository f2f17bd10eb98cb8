/// Reads bits from bytes, the lowest first; zeros follow behind the end.
struct BitReader {
  private let base: UnsafeRawPointer?
  private let count: Int
  /// The next byte to load; it can lie behind the end.
  private var position: Int
  private var bits: UInt64 = 0
  private var bitCount = 0

  init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
    base = bytes.baseAddress
    count = bytes.count
    position = start
  }

  /// Whether bits behind the end were used.
  var isPastEnd: Bool { position &- bitCount >> 3 > count }

  /// Loads until at least 56 bits are there.
  @inline(__always)
  mutating func refill() {
    if position &+ 8 <= count, let base {
      let word = base.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      bits |= UInt64(littleEndian: word) &<< UInt64(truncatingIfNeeded: bitCount)
      position &+= (63 &- bitCount) &>> 3
      bitCount |= 56
    } else {
      refillSlowly()
    }
  }

  @inline(never)
  private mutating func refillSlowly() {
    while bitCount <= 55 {
      if position < count, let base {
        let byte = base.load(fromByteOffset: position, as: UInt8.self)
        bits |= UInt64(byte) << UInt64(bitCount)
      }
      position &+= 1
      bitCount &+= 8
    }
  }

  /// The next `count` bits, which stay there.
  @inline(__always)
  func peek(_ count: Int) -> Int {
    Int(truncatingIfNeeded: bits & ((1 &<< UInt64(truncatingIfNeeded: count)) &- 1))
  }

  /// Drops `count` bits.
  @inline(__always)
  mutating func skip(_ count: Int) {
    bits = bits &>> UInt64(truncatingIfNeeded: count)
    bitCount &-= count
  }

  /// Takes the next `count` bits.
  @inline(__always)
  mutating func take(_ count: Int) -> Int {
    defer { skip(count) }
    return peek(count)
  }

  /// Takes the code of an entry of `InflateTable` and its extra bits, and returns the base with them.
  ///
  /// Both go at once, since what is read next has to wait for it.
  @inline(__always)
  mutating func takeValue(_ entry: UInt32) -> Int {
    let all = peek(Int(entry & 0xFF))
    skip(Int(entry & 0xFF))
    return Int(entry >> 16) &+ all &>> Int(entry >> 8 & 0x1F)
  }

  /// Drops the rest of the byte that was begun.
  mutating func skipToByteBoundary() { skip(bitCount & 7) }

  /// Takes whole bytes; only at a byte boundary. `nil` where there are fewer.
  mutating func takeBytes(_ wanted: Int) -> UnsafeRawBufferPointer? {
    let start = position - bitCount >> 3
    guard start + wanted <= count, let base else { return nil }
    bits = 0
    bitCount = 0
    position = start + wanted
    return UnsafeRawBufferPointer(start: base + start, count: wanted)
  }

  /// Takes a number of four bytes at the next byte boundary, the highest byte first.
  mutating func readBigEndianAfterByteBoundary() -> UInt32? {
    skipToByteBoundary()
    return takeBytes(4).map { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
