/// The Adler-32 check of a zlib stream: `low = 1 + Σ bᵢ`, `high = Σ lowᵢ`, both modulo 65521.
struct Adler32 {
  private static let modulus: UInt64 = 65521
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  /// The check of everything added so far.
  var value: UInt32 { UInt32(high << 16 | low) }

  /// Adds `count` bytes of which only two sums are known.
  ///
  /// - Parameters:
  ///   - sum: `Σ bᵢ`.
  ///   - weighted: `Σ (count − i) bᵢ`: the last byte counts once, the first `count` times.
  @inline(__always)
  mutating func add(count: Int, sum: UInt64, weighted: UInt64) {
    high = (high &+ UInt64(count) % Self.modulus &* low &+ weighted) % Self.modulus
    low = (low &+ sum) % Self.modulus
  }

  /// Adds bytes one after another.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    var offset = 0
    while offset < bytes.count {
      // 4,096 bytes keep every sum below in 32 bits.
      let count = min(4096, bytes.count - offset)
      addBlock(base + offset, count: count)
      offset += count
    }
  }

  /// Adds at most 4,096 bytes, sixteen at a time.
  ///
  /// With `p` the sum of the steps before, a step adds `16 p` to what the bytes inside it weigh by
  /// their own place. Groups of sixteen steps keep `p` in sixteen bits: 255 · (1 + … + 15) < 2¹⁶.
  @inline(__always)
  private mutating func addBlock(_ base: UnsafeRawPointer, count: Int) {
    let steps = count / 16
    var sums = SIMD16<UInt32>()
    var prefixes = SIMD16<UInt32>()
    var step = 0
    while step < steps {
      let group = min(16, steps &- step)
      var groupSums = SIMD16<UInt16>()
      var groupPrefixes = SIMD16<UInt16>()
      for inner in step..<(step &+ group) {
        let bytes = (base + 16 &* inner).loadUnaligned(as: SIMD16<UInt8>.self)
        groupPrefixes = groupPrefixes &+ groupSums
        groupSums = groupSums &+ SIMD16<UInt16>(truncatingIfNeeded: bytes)
      }
      prefixes = prefixes &+ sums &* UInt32(truncatingIfNeeded: group)
      prefixes = prefixes &+ SIMD16<UInt32>(truncatingIfNeeded: groupPrefixes)
      sums = sums &+ SIMD16<UInt32>(truncatingIfNeeded: groupSums)
      step &+= group
    }
    var sum: UInt64 = 0
    var weighted: UInt64 = 0
    for lane in 0..<16 {
      sum &+= UInt64(sums[lane])
      weighted &+= 16 &* UInt64(prefixes[lane]) &+ UInt64(16 &- lane) &* UInt64(sums[lane])
    }
    add(count: 16 * steps, sum: sum, weighted: weighted)
    for offset in (16 * steps)..<count {
      let byte = UInt64((base + offset).load(as: UInt8.self))
      add(count: 1, sum: byte, weighted: byte)
    }
  }
}
