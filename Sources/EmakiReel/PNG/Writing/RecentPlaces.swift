/// Remembers where colours were seen last, in a hash table without chains.
final class RecentPlaces {
  /// A pixel of the picture; `y` is −1 for none.
  struct Place {
    var x: Int32
    var y: Int32
  }

  private static let bits = 12

  private let places = UnsafeMutablePointer<Place>.allocate(capacity: 1 << bits)

  init() { clear() }

  deinit { places.deallocate() }

  /// Forgets all places.
  func clear() {
    places.initialize(repeating: Place(x: 0, y: -1), count: 1 << Self.bits)
  }

  /// Returns where the `span` pixels (1 or 4) at `pixels` were seen last, and remembers (x, y) for
  /// them.
  ///
  /// Other pixels can have the same place in the table, so the caller compares.
  @inline(__always)
  func exchange(_ pixels: UnsafePointer<UInt32>, span: Int, x: Int, y: Int) -> (x: Int, y: Int) {
    let slot = Self.slot(pixels, span: span)
    let place = places[slot]
    places[slot] = Place(x: Int32(truncatingIfNeeded: x), y: Int32(truncatingIfNeeded: y))
    return (Int(place.x), Int(place.y))
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
