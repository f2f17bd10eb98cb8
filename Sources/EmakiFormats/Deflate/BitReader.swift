/// Reads bits from bytes that come in pieces, the lowest first; zeros follow behind the end.
///
/// Nothing that is called keeps a reader's address, so that a copy of it stays in registers.
struct BitReader {
  /// The pieces behind the one that is read.
  private var pieces: UnsafeBufferPointer<UnsafeRawBufferPointer>
  private var base: UnsafeRawPointer?
  private var count = 0
  /// The next byte to load.
  private var position = 0
  private var bits: UInt64 = 0
  private var bitCount = 0
  /// Zeros that were loaded behind the end.
  private var zeroBytes = 0

  /// A reader of pieces that must not be moved in memory, nor their list.
  init(_ pieces: UnsafeBufferPointer<UnsafeRawBufferPointer>) {
    self.pieces = pieces
  }

  /// Whether bits behind the end were used.
  var isPastEnd: Bool { zeroBytes > bitCount >> 3 }

  /// Loads until at least 56 bits are there.
  @inline(__always)
  mutating func refill() {
    if position &+ 8 <= count {
      let word = base.unsafelyUnwrapped.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      bits |= UInt64(littleEndian: word) &<< UInt64(truncatingIfNeeded: bitCount)
      position &+= (63 &- bitCount) &>> 3
      bitCount |= 56
    } else {
      self = refilledByByte()
    }
  }

  @inline(never)
  private func refilledByByte() -> BitReader {
    var reader = self
    while reader.bitCount <= 55 {
      if reader.isInPiece(), let base = reader.base {
        let byte = base.load(fromByteOffset: reader.position, as: UInt8.self)
        reader.bits |= UInt64(byte) << UInt64(reader.bitCount)
        reader.position += 1
      } else {
        reader.zeroBytes += 1
      }
      reader.bitCount += 8
    }
    return reader
  }

  /// Goes on to the next piece where one is at its end; `false` behind the last.
  private mutating func isInPiece() -> Bool {
    while position == count {
      guard let piece = pieces.first else { return false }
      (base, count, position) = (piece.baseAddress, piece.count, 0)
      pieces = UnsafeBufferPointer(rebasing: pieces.dropFirst())
    }
    return true
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

  /// Takes whole bytes; only at a byte boundary. `false` where there are fewer.
  mutating func takeBytes(_ wanted: Int, to target: UnsafeMutableRawPointer) -> Bool {
    var taken = 0
    while taken < wanted && bitCount > 0 {
      target.storeBytes(of: UInt8(take(8)), toByteOffset: taken, as: UInt8.self)
      taken += 1
    }
    // Above the bits that count stand some of those that are loaded next.
    if bitCount == 0 { bits = 0 }
    while taken < wanted, isInPiece(), let base {
      let count = min(wanted - taken, count - position)
      (target + taken).copyMemory(from: base + position, byteCount: count)
      position += count
      taken += count
    }
    return taken == wanted && !isPastEnd
  }

  /// Takes a number of four bytes at the next byte boundary, the highest byte first.
  mutating func readBigEndianAfterByteBoundary() -> UInt32? {
    skipToByteBoundary()
    refill()
    let number = UInt32(truncatingIfNeeded: take(32)).byteSwapped
    return isPastEnd ? nil : number
  }
}
