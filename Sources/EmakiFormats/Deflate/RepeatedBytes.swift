/// The copies of a deflate stream, which may overlap what they copy.
enum RepeatedBytes {
  private typealias Word = SIMD16<UInt8>

  /// Copies bytes from `distance` before, in words that may write up to 31 bytes past the end.
  ///
  /// Reading what was just written in another width waits until it has reached the cache, so runs
  /// of one byte, the most frequent copies of all, read only that byte.
  @inline(__always)
  static func copy(
    _ length: Int, from distance: Int, to output: UnsafeMutablePointer<UInt8>
  ) {
    let target = UnsafeMutableRawPointer(output)
    if distance >= 16 {
      copyWords(length, from: distance, to: target)
    } else if distance == 1 {
      fill(length, with: Word(repeating: output[-1]), target)
    } else if distance <= 8 {
      repeatPattern(length, of: distance, to: target)
    } else {
      copyPattern(length, from: distance, to: target)
    }
  }

  @inline(__always)
  private static func copyWords(
    _ length: Int, from distance: Int, to output: UnsafeMutableRawPointer
  ) {
    var target = output
    var source = UnsafeRawPointer(output) - distance
    let end = output + length
    repeat {
      target.storeBytes(of: source.loadUnaligned(as: Word.self), as: Word.self)
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: 16, as: Word.self), toByteOffset: 16,
        as: Word.self)
      target += 32
      source += 32
    } while target < end
  }

  @inline(__always)
  private static func fill(_ length: Int, with word: Word, _ output: UnsafeMutableRawPointer) {
    var target = output
    let end = output + length
    repeat {
      target.storeBytes(of: word, as: Word.self)
      target.storeBytes(of: word, toByteOffset: 16, as: Word.self)
      target += 32
    } while target < end
  }

  /// Repeats a pattern of 2 to 8 bytes, a pixel for example, from one word that is read once.
  @inline(__always)
  private static func repeatPattern(
    _ length: Int, of count: Int, to output: UnsafeMutableRawPointer
  ) {
    let bits = UInt64(truncatingIfNeeded: 8 &* count)
    let read = (UnsafeRawPointer(output) - count).loadUnaligned(as: UInt64.self)
    var low = UInt64(littleEndian: read) & UInt64.max &>> (64 &- bits)
    low |= low << bits
    low |= low << (2 &* bits)
    // The next eight bytes begin inside the pattern: its last bytes, and then again from its start.
    let phase = 8 % UInt32(truncatingIfNeeded: count)
    let begun = 8 &* UInt64(phase)
    let high = low &>> begun | low << (bits &- begun)
    let word = unsafeBitCast(SIMD2(low.littleEndian, high.littleEndian), to: Word.self)
    let step = 16 &- Int(2 &* phase % UInt32(truncatingIfNeeded: count))
    var target = output
    let end = output + length
    repeat {
      target.storeBytes(of: word, as: Word.self)
      target += step
    } while target < end
  }

  /// Copies a pattern of 9 to 15 bytes: once in two words, behind which two patterns lie.
  private static func copyPattern(
    _ length: Int, from distance: Int, to output: UnsafeMutableRawPointer
  ) {
    let source = UnsafeRawPointer(output) - distance
    output.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
    output.storeBytes(
      of: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8,
      as: UInt64.self)
    if length > distance {
      copyWords(length &- distance, from: 2 &* distance, to: output + distance)
    }
  }
}
