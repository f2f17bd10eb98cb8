/// Collects literals and matches into blocks and writes them as one deflate stream.
///
/// Tokens wait until the block is full, because a Huffman code needs their counts first. The
/// storage is kept between streams, so that a sequence of frames allocates only once.
///
/// Token layout: a match has bit 63 set, its length in bits 32…40, and of its distance the symbol in
/// bits 48…52, the extra bits in bits 0…12 and their number in bits 56…59;
/// literals have their number (1…4) in bits 32… and the bytes, first lowest, in bits 0…31.
struct DeflateStream: ~Copyable {
  /// Tokens in a block: enough to pay for its header, few enough to stay in the processor's cache.
  private static let blockCapacity = 32768
  private static let matchFlag: UInt64 = 1 << 63
  /// Bits that one token can need, in bytes, rounded up.
  private static let maxTokenBytes = 8
  private static let maxHeaderBytes = 1024

  /// The bytes written so far.
  var output = ByteSink()

  private let tokens = UnsafeMutablePointer<UInt64>.allocate(capacity: blockCapacity)
  private var tokenCount = 0
  private let counts = SymbolCounts()
  private let lengthSymbols = UnsafeMutablePointer<UInt8>.allocate(
    capacity: DeflateFormat.maxMatch + 1)
  private var bits = BitAccumulator()

  init() {
    lengthSymbols.initialize(repeating: 0, count: DeflateFormat.maxMatch + 1)
    for (symbol, base) in DeflateFormat.lengthBases.enumerated() {
      let next = symbol == 28 ? 258 : Int(DeflateFormat.lengthBases[symbol + 1]) - 1
      for length in Int(base)...next { lengthSymbols[length] = UInt8(symbol) }
    }
  }

  deinit {
    tokens.deallocate()
    lengthSymbols.deallocate()
  }

  /// Forgets everything that was written.
  mutating func reset() {
    output.removeAll()
    tokenCount = 0
    bits = BitAccumulator()
    counts.reset()
  }

  /// Appends one byte.
  @inline(__always)
  mutating func literal(_ byte: UInt8) {
    literals(UInt32(byte), count: 1)
  }

  /// Appends `count` bytes (1…4), the first in the lowest bits.
  @inline(__always)
  mutating func literals(_ bytes: UInt32, count: Int) {
    counts.add(bytes, count: count)
    append(UInt64(count) << 32 | UInt64(bytes))
  }

  /// Repeats `length` bytes (3 or more) from `distance` bytes back, in as many matches as needed.
  @inline(__always)
  mutating func match(length: Int, distance: Int) {
    let place = Self.place(distance)
    var rest = length
    while rest > DeflateFormat.maxMatch {
      // A rest of one or two bytes could not be a match.
      let part = min(DeflateFormat.maxMatch, rest &- DeflateFormat.minMatch)
      append(place, length: part)
      rest &-= part
    }
    append(place, length: rest)
  }

  @inline(__always)
  private mutating func append(_ place: (symbol: Int, token: UInt64), length: Int) {
    counts.literals[257 &+ Int(lengthSymbols[length])] &+= 1
    counts.distances[place.symbol] &+= 1
    append(place.token | UInt64(truncatingIfNeeded: length) &<< 32)
  }

  /// Ends the stream at a byte boundary.
  mutating func finish() {
    writeBlock(isLast: true)
    bits.flush(into: &output)
  }

  @inline(__always)
  private mutating func append(_ token: UInt64) {
    tokens[tokenCount] = token
    tokenCount &+= 1
    if tokenCount == Self.blockCapacity { writeBlock(isLast: false) }
  }

  /// The symbol of a distance, of which there are two for each power of two, and its part of a token.
  @inline(__always)
  private static func place(_ distance: Int) -> (symbol: Int, token: UInt64) {
    let value = UInt32(truncatingIfNeeded: distance &- 1)
    guard value > 3 else { return (Int(value), matchFlag | UInt64(value) &<< 48) }
    let extra = UInt32(truncatingIfNeeded: 30 &- value.leadingZeroBitCount)
    let symbol = 2 &* extra &+ value &>> extra
    let rest = value & (1 &<< extra &- 1)
    return (
      Int(symbol), matchFlag | UInt64(extra) &<< 56 | UInt64(symbol) &<< 48 | UInt64(rest)
    )
  }

  @inline(never)
  private mutating func writeBlock(isLast: Bool) {
    output.reserve(tokenCount * Self.maxTokenBytes + Self.maxHeaderBytes)
    counts.addUp()
    counts.literals[DeflateFormat.endOfBlock] = 1
    let code = BlockCode(counts: counts)
    code.writeHeader(isLast: isLast, bits: &bits, output: &output)
    writeTokens(code)
    tokenCount = 0
    counts.reset()
  }

  /// Writes the tokens and the end of the block.
  ///
  /// At most seven bits wait in the accumulator, so a match (15 + 5 + 15 + 13 bits) or three
  /// literals (45) fit beside them.
  private mutating func writeTokens(_ code: borrowing BlockCode) {
    let literals = code.literals
    let lengths = code.lengths
    let distances = code.distances
    var bits = self.bits
    var position = output.end
    for index in 0..<tokenCount {
      let token = tokens[index]
      if token & Self.matchFlag != 0 {
        bits.append(lengths[Int(token >> 32 & 0x1FF)])
        bits.append(distances[Int(token >> 48 & 0x1F)])
        bits.append(token & 0x1FFF, count: Int(token >> 56 & 0xF))
      } else {
        bits.append(literals[Int(token & 0xFF)])
        let count = token >> 32
        if count > 1 { bits.append(literals[Int(token >> 8 & 0xFF)]) }
        if count > 2 { bits.append(literals[Int(token >> 16 & 0xFF)]) }
        if count > 3 {
          bits.store(at: &position)
          bits.append(literals[Int(token >> 24 & 0xFF)])
        }
      }
      bits.store(at: &position)
    }
    bits.append(literals[DeflateFormat.endOfBlock])
    bits.store(at: &position)
    self.bits = bits
    output.advance(to: position)
  }
}
