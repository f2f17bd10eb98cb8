/// The copies of a deflate stream, which may overlap what they copy.
enum RepeatedBytes {
  /// Copies bytes from `distance` before, in words that may write up to 16 bytes past the end.
  @inline(__always)
  static func copy(
    _ length: Int, from distance: Int, to output: UnsafeMutablePointer<UInt8>
  ) {
    var target = UnsafeMutableRawPointer(output)
    let source = UnsafeRawPointer(output - distance)
    let end = target + length
    var gap = distance
    // Each word repeats the pattern once more, until a whole word lies between source and target.
    while gap < 8 {
      target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      target += gap
      gap &+= gap
    }
    if gap < 16 && length > 32 {
      target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8,
        as: UInt64.self)
      target += gap
      gap &+= gap
    }
    var from = UnsafeRawPointer(target) - gap
    if gap >= 16 {
      while target < end {
        target.storeBytes(of: from.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
        target += 16
        from += 16
      }
      return
    }
    while target < end {
      target.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
      target += 8
      from += 8
    }
  }
}
