/// Remembers where colours were seen last, in a hash table without chains.
final class RecentPlaces {
  private static let bits = 12

  /// The rows that a picture may have.
  static let maxHeight = 1 << 16

  private let places = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << bits)

  init() { clear() }

  deinit { places.deallocate() }

  /// Forgets all positions.
  func clear() {
    places.initialize(repeating: 0, count: 1 << Self.bits)
  }

  /// Returns where the `span` pixels (1 or 4) at `pixels` may have been seen last, and remembers
  /// (x, y) for them.
  ///
  /// The result is a guess, so the caller compares: other pixels can have the same slot in the
  /// table, which starts with (0, 0) everywhere and keeps only 16 bits of x.
  @inline(__always)
  func exchange(
    _ pixels: UnsafePointer<UInt32>, span: Int, x: Int, y: Int
  ) -> (x: Int, rowsAbove: Int) {
    let slot = Self.slot(pixels, span: span)
    let place = places[slot]
    let now = UInt32(truncatingIfNeeded: y &<< 16 | x & 0xFFFF)
    places[slot] = now
    return (Int(place & 0xFFFF), Int((now &- (place & 0xFFFF_0000)) >> 16))
  }

  @inline(__always)
  private static func slot(_ pixels: UnsafePointer<UInt32>, span: Int) -> Int {
    if span == 1 {
      return Int(truncatingIfNeeded: (pixels.pointee &* 0x9E37_79B1) >> UInt32(32 &- bits))
    }
    let bytes = UnsafeRawPointer(pixels)
    let first = bytes.loadUnaligned(as: UInt64.self) &* 0x9E37_79B9_7F4A_7C15
    let second =
      bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: (first ^ second) >> UInt64(64 &- bits))
  }
}
