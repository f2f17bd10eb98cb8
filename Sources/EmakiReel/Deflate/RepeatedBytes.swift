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

  /// Copies a pattern of 2 to 15 bytes: each word repeats it once more, until a whole word lies
  /// between source and target.
  private static func copyPattern(
    _ length: Int, from distance: Int, to output: UnsafeMutableRawPointer
  ) {
    var target = output
    let source = UnsafeRawPointer(output) - distance
    let end = output + length
    var gap = distance
    while gap < 16 {
      target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      if gap >= 8 {
        target.storeBytes(
          of: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8,
          as: UInt64.self)
      }
      target += gap
      gap &+= gap
    }
    if target < end { copyWords(end - target, from: gap, to: target) }
  }
}
