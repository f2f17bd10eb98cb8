/// The measures of the colours that were met last: on screens the same two colours meet again and
/// again, and what is costly to measure need not be measured twice.
struct MeasureMemory {
  private static let count = 1 << 10
  /// Both pixels of each slot; no slot holds 0, which are equal ones.
  private var pairs: [UInt64]
  private var measures: [Double]

  /// - Parameter isNeeded: whether it will be asked.
  init(isNeeded: Bool) {
    let count = isNeeded ? Self.count : 0
    pairs = Array(repeating: 0, count: count)
    measures = Array(repeating: 0, count: count)
  }

  /// The measure of two pixels that differ, for a distance that does not depend on the position.
  @inline(__always)
  mutating func measure(
    _ expected: UInt32, _ actual: UInt32, _ measure: () -> Double
  ) -> Double {
    let pair = UInt64(expected) << 32 | UInt64(actual)
    // Fibonacci hashing: the upper bits of a product with an odd number near 2⁶⁴ / φ.
    let place = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> 54)
    if pairs[place] != pair {
      pairs[place] = pair
      measures[place] = measure()
    }
    return measures[place]
  }
}
