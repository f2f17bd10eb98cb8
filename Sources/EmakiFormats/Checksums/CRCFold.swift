/// Shortens bytes to a few that have the same cyclic redundancy check.
///
/// Bytes are a polynomial over two elements, the first byte its highest terms, and the check is
/// what the polynomial G leaves of it. With G = x³² + x²⁶ + x²³ + … + 1,
///
///     x³⁰⁰ + x¹⁵⁵ + x¹¹⁷ + x⁸⁹ + 1 ≡ 0 (mod G),
///
/// the shortest such sum of five terms (found by search), and each time it is squared it says the
/// same of x², x⁴, x⁸ … instead of x. So a word of one, two, four … bytes may be taken away where
/// it is added 145, 183, 211 and 300 words later, which needs neither table nor product: the final
/// word at an index is the original one plus the final words at those four indices before it,
///
///     folded[i] = bytes[i] ⊕ folded[i − 145] ⊕ folded[i − 183] ⊕ folded[i − 211] ⊕ folded[i − 300],
///
/// for all but the last 300 words, to which nothing is added that is not taken away before them.
struct CRCFold {
  /// For long bytes: the words that are added up were written so long ago that they need not be
  /// waited for.
  static let ofWords = CRCFold(word: 4)
  /// For some hundred bytes.
  static let ofBytes = CRCFold(word: 1)

  /// The bytes that are folded at once.
  static let step = MemoryLayout<Vector>.size

  private typealias Vector = SIMD8<UInt64>

  private let lags: (Int, Int, Int, Int)
  /// The bytes that stay: the longest lag in whole steps.
  private let reach: Int
  /// The bytes between two moves of what was folded last; they stay in the nearest cache.
  private let stretch = 1 << 14

  private init(word: Int) {
    lags = (145 * word, 183 * word, 211 * word, 300 * word)
    reach = (lags.3 + Self.step - 1) / Self.step * Self.step
  }

  /// The bytes from where folding takes less time than what it saves.
  var worthwhile: Int { 3 * reach }

  /// Hands over few bytes that leave of G what `bytes` leave to a register.
  ///
  /// - Parameters:
  ///   - bytes: a multiple of ``step``, at least ``worthwhile``.
  ///   - register: what the bytes before left.
  func fold<Result>(
    _ bytes: UnsafeRawBufferPointer, register: UInt32,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let stretch = min(stretch, bytes.count - reach)
    return withUnsafeTemporaryAllocation(
      byteCount: reach + stretch, alignment: MemoryLayout<UInt64>.alignment
    ) { room in
      guard let folded = room.baseAddress, let base = bytes.baseAddress else {
        preconditionFailure("no bytes to fold")
      }
      folded.initializeMemory(as: UInt8.self, repeating: 0, count: reach)
      var register = Vector(UInt64(register.littleEndian), 0, 0, 0, 0, 0, 0, 0)
      var place = 0
      while place < bytes.count &- reach {
        let count = min(stretch, bytes.count &- reach &- place)
        for offset in stride(from: 0, to: count, by: Self.step) {
          let own = (base + (place &+ offset)).loadUnaligned(as: Vector.self) ^ register
          register = .zero
          add(own, to: folded + (reach &+ offset))
        }
        folded.copyMemory(from: folded + count, byteCount: reach)
        place &+= count
      }
      // From the last to the first, for words before an offset must not be folded themselves.
      (folded + reach).initializeMemory(as: UInt8.self, repeating: 0, count: reach)
      for offset in stride(from: reach &- Self.step, through: 0, by: -Self.step) {
        let own = (base + (place &+ offset)).loadUnaligned(as: Vector.self)
        add(own, to: folded + (reach &+ offset))
      }
      return body(UnsafeRawBufferPointer(start: folded + reach, count: reach))
    }
  }

  @inline(__always)
  private func add(_ own: Vector, to place: UnsafeMutableRawPointer) {
    var sum = own
    sum ^= (place - lags.0).loadUnaligned(as: Vector.self)
    sum ^= (place - lags.1).loadUnaligned(as: Vector.self)
    sum ^= (place - lags.2).loadUnaligned(as: Vector.self)
    sum ^= (place - lags.3).loadUnaligned(as: Vector.self)
    place.storeBytes(of: sum, as: Vector.self)
  }
}
