/// The sums over the samples of one row from which its Adler-32 check follows.
///
/// With samples of s bytes, byte c of pixel x lies at `1 + s x + c` behind the filter byte, so
/// `Σ (n − i) bᵢ = (n − 1) Σ b − s Σ x b − Σ c b`.
struct RowSums {
  /// Pixels that `replace` takes at once.
  static let lanes = 8
  /// Columns from here on must not go through `replace`: the sums of a lane must stay in 32 bits,
  /// and `765 x² / 16` is what they can reach.
  static let laneLimit = 4096

  private var total = 0
  private var byColumn = 0
  private var byChannel = 0
  private var changes = LaneSums()
  private let size: Int

  /// The three sums for each of eight lanes.
  private struct LaneSums {
    var total = SIMD8<Int32>()
    var byColumn = SIMD8<Int32>()
    var byChannel = SIMD8<Int32>()
  }

  init(size: Int) { self.size = size }

  /// `Σ b`.
  var sum: UInt64 { UInt64(total) }

  /// `Σ (n − i) bᵢ` for a row of `rowBytes` bytes.
  func weighted(rowBytes: Int) -> UInt64 {
    UInt64((rowBytes - 1) * total - size * byColumn - byChannel)
  }

  /// Counts the bytes of pixel `x`.
  @inline(__always)
  mutating func add(_ sample: UInt32, at x: Int) {
    let (sum, channels) = Self.sums(sample)
    total &+= sum
    byColumn &+= x &* sum
    byChannel &+= channels
  }

  /// Takes the bytes of pixel `x` out again.
  @inline(__always)
  mutating func subtract(_ sample: UInt32, at x: Int) {
    let (sum, channels) = Self.sums(sample)
    total &-= sum
    byColumn &-= x &* sum
    byChannel &-= channels
  }

  /// Puts eight samples of three bytes, from pixel `x` on, in the place of others.
  ///
  /// `endRow` must follow before the sums are read.
  @inline(__always)
  mutating func replace(_ old: SIMD8<UInt32>, by new: SIMD8<UInt32>, at x: Int) {
    let (oldSums, oldChannels) = Self.sums(old)
    let (newSums, newChannels) = Self.sums(new)
    let change = newSums &- oldSums
    let columns =
      SIMD8<Int32>(repeating: Int32(truncatingIfNeeded: x)) &+ SIMD8(0, 1, 2, 3, 4, 5, 6, 7)
    changes.total &+= change
    changes.byColumn &+= change &* columns
    changes.byChannel &+= newChannels &- oldChannels
  }

  /// Adds what the lanes have gathered.
  mutating func endRow() {
    for lane in 0..<Self.lanes {
      total &+= Int(changes.total[lane])
      byColumn &+= Int(changes.byColumn[lane])
      byChannel &+= Int(changes.byChannel[lane])
    }
    changes = LaneSums()
  }

  @inline(__always)
  private static func sums(_ sample: UInt32) -> (Int, Int) {
    let second = Int(sample >> 8 & 0xFF)
    let third = Int(sample >> 16 & 0xFF)
    let fourth = Int(sample >> 24)
    return (Int(sample & 0xFF) &+ second &+ third &+ fourth, second &+ 2 &* third &+ 3 &* fourth)
  }

  @inline(__always)
  private static func sums(_ samples: SIMD8<UInt32>) -> (SIMD8<Int32>, SIMD8<Int32>) {
    let low = SIMD8<UInt32>(repeating: 0xFF)
    let second = samples &>> 8 & low
    let third = samples &>> 16 & low
    return (
      SIMD8(truncatingIfNeeded: (samples & low) &+ second &+ third),
      SIMD8(truncatingIfNeeded: second &+ third &+ third)
    )
  }
}
