/// Finds repeats in bytes with a hash table and chains of earlier positions.
///
/// A match is put off by one byte where the next position has a longer one. It is slower and finds
/// more than `FrameTokenizer`, and knows nothing about pictures.
struct ByteMatcher: ~Copyable {
  /// How many earlier positions are tried.
  private static let maxChain = 8
  /// A match of this length is taken without looking further.
  private static let niceLength = 64
  /// The positions inside a longer match are not all remembered.
  private static let maxInsertions = 16
  /// A match of three bytes from farther away costs more than three literals.
  private static let maxShortDistance = 8192
  /// The most slots of a hash table, as a power of two.
  private static let mostBits = 15
  /// The fewest.
  private static let fewestBits = 10
  private static let none = Int32(-1)

  private let heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << mostBits)
  private let shortHeads = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << mostBits)
  private let previous = UnsafeMutablePointer<Int32>.allocate(capacity: DeflateFormat.window)

  /// The slots that are used for these bytes: for a short text few, which are soon cleared.
  private var hashBits = ByteMatcher.mostBits

  private struct Match {
    var length = 0
    var distance = 0
  }

  init() {
    previous.initialize(repeating: Self.none, count: DeflateFormat.window)
  }

  deinit {
    heads.deallocate()
    shortHeads.deallocate()
    previous.deallocate()
  }

  /// Appends the bytes to the stream; at most 2³¹ − 1 of them.
  mutating func tokenize(_ bytes: UnsafeRawBufferPointer, into stream: inout DeflateStream) {
    guard let base = bytes.baseAddress else { return }
    let needed = Int.bitWidth - bytes.count.leadingZeroBitCount
    hashBits = min(max(needed, Self.fewestBits), Self.mostBits)
    heads.initialize(repeating: Self.none, count: 1 << hashBits)
    shortHeads.initialize(repeating: Self.none, count: 1 << hashBits)
    var position = 0
    var match = Match()
    while position < bytes.count {
      if match.length == 0 { match = insert(position, base, bytes.count, longerThan: 2) }
      guard match.length >= DeflateFormat.minMatch else {
        stream.literal(bytes[position])
        position += 1
        match = Match()
        continue
      }
      if match.length < Self.niceLength && position + 1 < bytes.count {
        let next = insert(position + 1, base, bytes.count, longerThan: match.length)
        if next.length > match.length {
          stream.literal(bytes[position])
          position += 1
          match = next
          continue
        }
        insertAll(position + 2, count: match.length - 2, base, bytes.count)
      } else {
        insertAll(position + 1, count: match.length - 1, base, bytes.count)
      }
      stream.match(length: match.length, distance: match.distance)
      position += match.length
      match = Match()
    }
  }

  /// Remembers a position and returns the best earlier match for it that is longer than `shortest`.
  @inline(__always)
  private func insert(
    _ position: Int, _ base: UnsafeRawPointer, _ count: Int, longerThan shortest: Int
  ) -> Match {
    guard position + 4 <= count else { return Match() }
    let slot = hash(base + position)
    let candidate = Int(heads[slot])
    previous[position & (DeflateFormat.window - 1)] = heads[slot]
    heads[slot] = Int32(truncatingIfNeeded: position)
    let best = longest(
      from: candidate, position, base, limit: min(DeflateFormat.maxMatch, count - position),
      longerThan: shortest)
    let short = exchangeShort(position, base)
    if best.distance > 0 { return best }
    return shortest < short.length ? short : Match()
  }

  /// Follows the chain from `start`; nearer positions come first, so a farther one must be worth
  /// more.
  @inline(__always)
  private func longest(
    from start: Int, _ position: Int, _ base: UnsafeRawPointer, limit: Int,
    longerThan shortest: Int
  ) -> Match {
    var best = Match(length: max(shortest, 3))
    var bestWorth = 0
    var candidate = start
    var tries = Self.maxChain
    while candidate >= 0 && position &- candidate <= DeflateFormat.window && tries > 0 {
      let length = Self.equalBytes(base + candidate, base + position, limit: limit)
      let distance = position &- candidate
      let worth = Self.worth(length, distance)
      if length > best.length && worth > bestWorth {
        best = Match(length: length, distance: distance)
        bestWorth = worth
        if length >= Self.niceLength || length == limit { break }
      }
      let next = Int(previous[candidate & (DeflateFormat.window - 1)])
      // A position that was overwritten leads forward; the chain ends there.
      if next >= candidate { break }
      candidate = next
      tries &-= 1
    }
    return best.distance > 0 ? best : Match()
  }

  /// Remembers the last position of three bytes, and returns the match with the one before.
  @inline(__always)
  private func exchangeShort(_ position: Int, _ base: UnsafeRawPointer) -> Match {
    let bytes = Self.threeBytes(base + position)
    let slot = Int((bytes &* 0x9E37_79B1) >> UInt32(32 &- hashBits))
    let candidate = Int(shortHeads[slot])
    shortHeads[slot] = Int32(truncatingIfNeeded: position)
    guard candidate >= 0, position &- candidate <= Self.maxShortDistance,
      Self.threeBytes(base + candidate) == bytes
    else { return Match() }
    return Match(length: 3, distance: position &- candidate)
  }

  /// About the bits that a match saves: five for each byte, less those of the distance.
  @inline(__always)
  private static func worth(_ length: Int, _ distance: Int) -> Int {
    5 &* length &- (63 &- distance.leadingZeroBitCount)
  }

  private func insertAll(_ start: Int, count: Int, _ base: UnsafeRawPointer, _ total: Int) {
    let end = min(start + count, total - 4)
    guard start < end else { return }
    let middle = min(end, start + Self.maxInsertions)
    for position in start..<middle { remember(position, base) }
    for position in max(middle, end - 4)..<end { remember(position, base) }
  }

  @inline(__always)
  private func remember(_ position: Int, _ base: UnsafeRawPointer) {
    let slot = hash(base + position)
    previous[position & (DeflateFormat.window - 1)] = heads[slot]
    heads[slot] = Int32(truncatingIfNeeded: position)
  }

  @inline(__always)
  private static func threeBytes(_ bytes: UnsafeRawPointer) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)) << 8
  }

  /// A slot for the next four bytes.
  @inline(__always)
  private func hash(_ bytes: UnsafeRawPointer) -> Int {
    let word = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
    return Int((word &* 0x9E37_79B1) >> UInt32(32 &- hashBits))
  }

  @inline(__always)
  private static func equalBytes(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, limit: Int
  ) -> Int {
    var count = 0
    while count &+ 8 <= limit {
      let difference =
        a.loadUnaligned(fromByteOffset: count, as: UInt64.self).littleEndian
        ^ b.loadUnaligned(fromByteOffset: count, as: UInt64.self).littleEndian
      if difference != 0 { return count &+ difference.trailingZeroBitCount >> 3 }
      count &+= 8
    }
    while count < limit
      && a.load(fromByteOffset: count, as: UInt8.self)
        == b.load(fromByteOffset: count, as: UInt8.self)
    {
      count &+= 1
    }
    return count
  }
}
