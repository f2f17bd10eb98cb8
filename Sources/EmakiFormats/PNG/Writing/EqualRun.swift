/// Counts equal pixels, eight and then four at a time.
enum EqualRun {
  /// The pixels at the start of `a` and `b` that are equal, at most `limit`.
  @inline(__always)
  static func length(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, limit: Int
  ) -> Int {
    let (first, second) = (a, b)
    let a = UnsafeRawPointer(a)
    let b = UnsafeRawPointer(b)
    var x = 0
    // Most runs of a drawing are shorter than four pixels, and many much longer.
    while x &+ 4 <= limit {
      let equal = equalLanes(a, b, x &<< 2)
      if equal.x & equal.y != .max {
        return x &+ (equal.x != .max ? firstUnequal(equal.x) : 2 &+ firstUnequal(equal.y))
      }
      x &+= 4
      while x &+ 8 <= limit && isEqual(first + x, second + x) { x &+= 8 }
    }
    while x < limit && single(a, x) == single(b, x) { x &+= 1 }
    return x
  }

  /// The pixels just before `aEnd` and `bEnd` that are equal, at most `limit`.
  @inline(__always)
  static func lengthBackwards(
    _ aEnd: UnsafePointer<UInt32>, _ bEnd: UnsafePointer<UInt32>, limit: Int
  ) -> Int {
    let a = UnsafeRawPointer(aEnd)
    let b = UnsafeRawPointer(bEnd)
    var x = 0
    while x &+ 2 <= limit {
      let bits = difference(a, b, -(x &+ 2) &* 4)
      if bits != 0 { return x &+ (bits >> 32 == 0 ? 1 : 0) }
      x &+= 2
    }
    if x < limit && single(a, -(x &+ 1)) == single(b, -(x &+ 1)) { x &+= 1 }
    return x
  }

  /// Whether eight pixels are equal.
  @inline(__always)
  static func isEqual(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>) -> Bool {
    let first = equalLanes(UnsafeRawPointer(a), UnsafeRawPointer(b), 0)
    let second = equalLanes(UnsafeRawPointer(a), UnsafeRawPointer(b), 16)
    let both = first & second
    return both.x & both.y == .max
  }

  @inline(__always)
  private static func difference(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ offset: Int
  ) -> UInt64 {
    UInt64(littleEndian: a.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      ^ UInt64(littleEndian: b.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Four pixels from each, two in each half: all bits of a pixel are set where both are equal.
  @inline(__always)
  private static func equalLanes(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ offset: Int
  ) -> SIMD2<UInt64> {
    let equal =
      a.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
      .== b.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
    return unsafeBitCast(equal, to: SIMD2<UInt64>.self)
  }

  /// The first of two pixels that is not equal.
  @inline(__always)
  private static func firstUnequal(_ equal: UInt64) -> Int {
    (~UInt64(littleEndian: equal)).trailingZeroBitCount &>> 5
  }

  @inline(__always)
  private static func single(_ pixels: UnsafeRawPointer, _ index: Int) -> UInt32 {
    pixels.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
  }
}
