/// Where the pixels of a row differ from those above and from those to their left, a bit each.
///
/// Most of a drawing equals the row above, and where it does, the bits of the row above still hold.
/// So only what differs is looked at again; runs are then found from bits instead of pixels.
final class RowEdges {
  /// Pixels whose bits are found together.
  static let lanes = 8

  /// Pixels that differ from those above, and one bit behind the last pixel.
  private(set) var above = PixelBits(width: 0)
  /// Pixels that differ from those to their left, the first pixel, and one bit behind the last.
  private(set) var left = PixelBits(width: 0)
  private var width = -1

  deinit { release() }

  /// Gets ready for rows of `width` pixels; `startRow` must follow.
  func start(width: Int) {
    guard width != self.width else { return }
    release()
    self.width = width
    above = PixelBits(width: width)
    left = PixelBits(width: width)
  }

  /// Forgets how the last row differed from that above it.
  func startRow() {
    above.clear()
  }

  /// Sets the bits of a whole row that has nothing above.
  func addFirst(_ row: UnsafePointer<UInt32>) {
    left.clear()
    left.set(0)
    for x in 1..<max(width, 1) where row[x] != row[x &- 1] { left.set(x) }
  }

  /// Sets the bits of eight pixels, not all equal to those above; `x` is a multiple of 8.
  @inline(__always)
  func addLanes(_ row: UnsafePointer<UInt32>, _ rowAbove: UnsafePointer<UInt32>, at x: Int) {
    above.replaceByte(at: x, with: Self.unequal(row + x, rowAbove + x))
    if x > 0 {
      left.replaceByte(at: x, with: Self.unequal(row + x, row + x - 1))
    } else {
      left.set(0)
      for x in 1..<Self.lanes { updateLeft(row, at: x) }
    }
    let next = x &+ Self.lanes
    if next < width { updateLeft(row, at: next) }
  }

  /// Sets the bits of one pixel that differs from that above.
  @inline(__always)
  func add(_ row: UnsafePointer<UInt32>, at x: Int) {
    above.set(x)
    if x > 0 { updateLeft(row, at: x) }
    if x &+ 1 < width { updateLeft(row, at: x &+ 1) }
  }

  @inline(__always)
  private func updateLeft(_ row: UnsafePointer<UInt32>, at x: Int) {
    left.replace(x, with: row[x] != row[x &- 1])
  }

  /// Which of eight pixels are not equal, the first in the lowest bit.
  @inline(__always)
  private static func unequal(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>
  ) -> UInt8 {
    let different =
      UnsafeRawPointer(a).loadUnaligned(as: SIMD8<UInt32>.self)
      .!= UnsafeRawPointer(b).loadUnaligned(as: SIMD8<UInt32>.self)
    // A byte each, all of its bits set or none; then of each byte another bit, all in the highest.
    let lanes = SIMD8<Int8>(truncatingIfNeeded: unsafeBitCast(different, to: SIMD8<Int32>.self))
    let bytes = UInt64(littleEndian: unsafeBitCast(lanes, to: UInt64.self))
    let bits = (bytes & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101
    return UInt8(truncatingIfNeeded: bits >> 56)
  }

  private func release() {
    above.release()
    left.release()
  }
}

/// A bit for each pixel of a row, and a set one behind the last.
struct PixelBits {
  private let words: UnsafeMutablePointer<UInt64>
  private let width: Int
  private var count: Int { width / 64 + 1 }

  /// Clear bits; the caller releases them.
  init(width: Int) {
    words = .allocate(capacity: width / 64 + 1)
    self.width = width
    clear()
  }

  func release() { words.deallocate() }

  /// Clears all bits but the one behind the last pixel.
  func clear() {
    words.initialize(repeating: 0, count: count)
    set(width)
  }

  /// The first set bit from `x` on.
  @inline(__always)
  func next(from x: Int) -> Int {
    var index = x &>> 6
    let first = words[index] &>> UInt64(truncatingIfNeeded: x)
    if first != 0 { return x &+ first.trailingZeroBitCount }
    repeat { index &+= 1 } while words[index] == 0
    return index &<< 6 &+ words[index].trailingZeroBitCount
  }

  @inline(__always)
  func set(_ x: Int) {
    words[x &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: x)
  }

  @inline(__always)
  func replace(_ x: Int, with bit: Bool) {
    let shift = UInt64(truncatingIfNeeded: x)
    words[x &>> 6] = words[x &>> 6] & ~(1 &<< shift) | (bit ? 1 : 0) &<< shift
  }

  /// Replaces eight bits from `x` on, a multiple of 8.
  @inline(__always)
  func replaceByte(at x: Int, with byte: UInt8) {
    let shift = UInt64(truncatingIfNeeded: x)
    words[x &>> 6] = words[x &>> 6] & ~(0xFF &<< shift) | UInt64(byte) &<< shift
  }
}
