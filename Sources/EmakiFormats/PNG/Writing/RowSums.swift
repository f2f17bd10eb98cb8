/// The sums over the samples of one row from which its Adler-32 check follows.
///
/// With samples of s bytes, byte c of pixel x lies at `1 + s x + c` behind the filter byte, so
/// `Σ (n − i) bᵢ = (n − 1) Σ b − Σ (s x + c) b`.
struct RowSums {
  /// Columns from here on must not go through `replace` eight at a time: what each eight count, 70,380
  /// at most, must add up to 32 bits.
  static let laneLimit = 1 << 17

  private let size: Int
  private let weights: LaneWeights
  /// `Σ b`.
  private var total = 0
  /// `Σ (s x + c) b`, less what is in `changes`.
  private var places = 0
  /// The change of `places` by the pixels that `replace` took, with the first of them as pixel 0.
  private var changes = SIMD4<Int32>()

  /// - Parameter channels: the meaning of a pixel's bytes, for `replace`.
  init(size: Int, channels: (Int, Int, Int)?) {
    self.size = size
    weights = LaneWeights(size: size, channels: channels ?? (0, 0, 0))
  }

  /// `Σ b`.
  var sum: UInt64 { UInt64(total) }

  /// `Σ (n − i) bᵢ` for a row of `rowBytes` bytes.
  func weighted(rowBytes: Int) -> UInt64 { UInt64((rowBytes - 1) * total - places) }

  /// Counts the bytes of pixel `x`.
  @inline(__always)
  mutating func add(_ sample: UInt32, at x: Int) {
    let (sum, channels) = Self.sums(sample)
    total &+= sum
    places &+= size &* x &* sum &+ channels
  }

  /// Replaces the bytes of pixel `x`.
  @inline(__always)
  mutating func replace(_ old: UInt32, by new: UInt32, at x: Int) {
    let (oldSum, oldChannels) = Self.sums(old)
    let (newSum, newChannels) = Self.sums(new)
    let change = newSum &- oldSum
    total &+= change
    places &+= size &* x &* change &+ newChannels &- oldChannels
  }

  /// Replaces eight opaque pixels, of which pixel `x` is the first.
  ///
  /// `endRow` must follow before the sums are read.
  @inline(__always)
  mutating func replace(
    _ old: UnsafePointer<UInt32>, by new: UnsafePointer<UInt32>, at x: Int
  ) {
    let first = ByteChanges(old, new)
    let second = ByteChanges(old + 4, new + 4)
    let weighted =
      first.even &* weights.even.0 &+ second.even &* weights.even.1
      &+ first.odd &* weights.odd.0 &+ second.odd &* weights.odd.1
    changes &+= Self.pairs(weighted)
    let four = Self.pairs(first.even &+ first.odd &+ second.even &+ second.odd)
    let two = four.lowHalf &+ four.highHalf
    let change = Int(two.x &+ two.y)
    total &+= change
    places &+= size &* x &* change
  }

  /// Adds what `replace` has gathered.
  mutating func endRow() {
    places &+= Int(changes.wrappedSum())
    changes = SIMD4()
  }

  /// How the bytes of four pixels change: the first and third of each, and the second and fourth.
  private struct ByteChanges {
    var even: SIMD8<Int16>
    var odd: SIMD8<Int16>

    @inline(__always)
    init(_ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>) {
      let old = UnsafeRawPointer(old).loadUnaligned(as: SIMD8<UInt16>.self)
      let new = UnsafeRawPointer(new).loadUnaligned(as: SIMD8<UInt16>.self)
      let low = SIMD8<UInt16>(repeating: 0xFF)
      even = unsafeBitCast((new & low) &- (old & low), to: SIMD8<Int16>.self)
      odd = unsafeBitCast(new &>> 8 &- old &>> 8, to: SIMD8<Int16>.self)
    }
  }

  /// The weights of the bytes of eight pixels: `s x + c`, at most 23, so that sums of four stay in
  /// 16 bits. That of alpha, which does not change, does not matter.
  private struct LaneWeights {
    var even: (SIMD8<Int16>, SIMD8<Int16>)
    var odd: (SIMD8<Int16>, SIMD8<Int16>)

    init(size: Int, channels: (Int, Int, Int)) {
      func weights(from pixel: Int, _ first: Int, _ second: Int) -> SIMD8<Int16> {
        SIMD8((0..<8).map { Int16(size * (pixel + $0 / 2) + ($0 % 2 == 0 ? first : second)) })
      }
      even = (weights(from: 0, channels.0, channels.2), weights(from: 4, channels.0, channels.2))
      odd = (weights(from: 0, channels.1, 0), weights(from: 4, channels.1, 0))
    }
  }

  /// The sums of each two neighbours.
  @inline(__always)
  private static func pairs(_ numbers: SIMD8<Int16>) -> SIMD4<Int32> {
    let pairs = unsafeBitCast(numbers, to: SIMD4<Int32>.self)
    return (pairs &<< 16) &>> 16 &+ pairs &>> 16
  }

  @inline(__always)
  private static func sums(_ sample: UInt32) -> (Int, Int) {
    let second = Int(sample >> 8 & 0xFF)
    let third = Int(sample >> 16 & 0xFF)
    let fourth = Int(sample >> 24)
    return (Int(sample & 0xFF) &+ second &+ third &+ fourth, second &+ 2 &* third &+ 3 &* fourth)
  }
}
