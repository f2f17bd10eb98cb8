/// Counts equal pixels, two at a time.
enum EqualRun {
  /// The pixels at the start of `a` and `b` that are equal, at most `limit`.
  @inline(__always)
  static func length(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, limit: Int
  ) -> Int {
    let a = UnsafeRawPointer(a)
    let b = UnsafeRawPointer(b)
    var x = 0
    while x &+ 8 <= limit {
      let at = x &<< 2
      let first = difference(a, b, at)
      let rest =
        difference(a, b, at &+ 8) | difference(a, b, at &+ 16) | difference(a, b, at &+ 24)
      if first | rest != 0 { break }
      x &+= 8
    }
    while x &+ 2 <= limit {
      let bits = difference(a, b, x &<< 2)
      if bits != 0 { return x &+ (UInt32(truncatingIfNeeded: bits) == 0 ? 1 : 0) }
      x &+= 2
    }
    if x < limit && single(a, x) == single(b, x) { x &+= 1 }
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

  @inline(__always)
  private static func difference(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ offset: Int
  ) -> UInt64 {
    UInt64(littleEndian: a.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      ^ UInt64(littleEndian: b.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func single(_ pixels: UnsafeRawPointer, _ index: Int) -> UInt32 {
    pixels.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
  }
}
