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
      // So many bytes keep every sum of a lane in 32 bits.
      let count = min(1 << 15, bytes.count - offset)
      let inGroups = count & ~(LaneSums.groupBytes - 1)
      addGroups(base + offset, count: inGroups)
      for index in (offset + inGroups)..<(offset + count) {
        let byte = UInt64(base.load(fromByteOffset: index, as: UInt8.self))
        add(count: 1, sum: byte, weighted: byte)
      }
      offset += count
    }
  }

  @inline(__always)
  private mutating func addGroups(_ base: UnsafeRawPointer, count: Int) {
    var lanes = LaneSums()
    for offset in stride(from: 0, to: count, by: LaneSums.groupBytes) { lanes.add(base + offset) }
    add(count: count, sum: lanes.sum, weighted: lanes.weighted)
  }
}

/// The sums of an Adler-32 check for each sixteenth byte.
///
/// With `p` the sum of the steps before, a step of sixteen bytes adds `16 p` to the sum of the
/// bytes inside it, each weighed by its index.
private struct LaneSums {
  /// Bytes of a group: sixteen steps keep `p` in sixteen bits, as 255 · (1 + … + 15) < 2¹⁶.
  static let groupBytes = 256

  private typealias Pairs = SIMD8<UInt16>
  private typealias Lanes = SIMD16<UInt32>

  private var sums = Lanes()
  private var prefixes = Lanes()

  /// Adds the next group. Rows without a change are stored as zeros, which add nothing themselves.
  @inline(__always)
  mutating func add(_ base: UnsafeRawPointer) {
    prefixes = prefixes &+ sums &<< 4
    guard !Self.isZero(base) else { return }
    var (lowSums, highSums) = (Pairs(), Pairs())
    var (lowPrefixes, highPrefixes) = (Pairs(), Pairs())
    for step in 0..<16 {
      let bytes = base.loadUnaligned(fromByteOffset: 16 &* step, as: Pairs.self)
      lowPrefixes = lowPrefixes &+ lowSums
      highPrefixes = highPrefixes &+ highSums
      lowSums = lowSums &+ bytes & Pairs(repeating: 0xFF)
      highSums = highSums &+ bytes &>> 8
    }
    sums = sums &+ Self.lanes(lowSums, highSums)
    prefixes = prefixes &+ Self.lanes(lowPrefixes, highPrefixes)
  }

  @inline(__always)
  private static func isZero(_ base: UnsafeRawPointer) -> Bool {
    var all = SIMD2<UInt64>()
    for step in 0..<16 {
      all |= base.loadUnaligned(fromByteOffset: 16 &* step, as: SIMD2<UInt64>.self)
    }
    return all.x | all.y == 0
  }

  /// The bytes of a word in the order of their lanes: even pairs' low bytes, odd pairs' low bytes,
  /// then the high bytes likewise.
  private static let places = 1.littleEndian == 1 ? [0, 2, 1, 3] : [3, 1, 2, 0]

  @inline(__always)
  private static func lanes(_ low: Pairs, _ high: Pairs) -> Lanes {
    Lanes(
      lowHalf: widened(unsafeBitCast(low, to: SIMD4<UInt32>.self)),
      highHalf: widened(unsafeBitCast(high, to: SIMD4<UInt32>.self)))
  }

  @inline(__always)
  private static func widened(_ pairs: SIMD4<UInt32>) -> SIMD8<UInt32> {
    SIMD8(lowHalf: pairs & SIMD4(repeating: 0xFFFF), highHalf: pairs &>> 16)
  }

  /// The sum of all bytes.
  var sum: UInt64 { (0..<16).reduce(0) { $0 + UInt64(sums[$1]) } }

  /// The sum of all bytes, each as often as there are bytes from it to the end.
  var weighted: UInt64 {
    (0..<16).reduce(0) { total, lane in
      let byte = 4 * (lane % 4) + Self.places[lane / 4]
      return total + 16 * UInt64(prefixes[lane]) + UInt64(16 - byte) * UInt64(sums[lane])
    }
  }
}
