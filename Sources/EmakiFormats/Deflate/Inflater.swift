/// Expands a zlib stream (RFC 1950 and 1951) in parts of one size.
///
/// The input may come in pieces, and is read eight bytes at a time; behind its end zeros are read, and
/// the stream counts as truncated once such a bit was used.
///
/// The parts lie behind each other, so that matches reach back into them, and each replaces an
/// older one once the memory is full. It stays in the processor's cache. A match may lead past the
/// end of a part, into the memory of the next one; behind the last part is room for that.
///
/// Why not a library: comparing two files of four megapixels takes 27 ms of processor time; zlib, which
/// also expands in parts, takes 30 to 50 for these two alone. libdeflate is as fast (4 ms) but expands a
/// file as a whole, where a comparison wants to stop at the first difference and a damaged file at once.
struct Inflater: ~Copyable {
  /// The bytes that a match may write behind the end of a part, with the words in which it is
  /// copied.
  private static let slack = DeflateFormat.maxMatch + 64
  /// Bytes of the smallest part, so that no match leads past the next one.
  static let minPart = 512

  private let part: Int
  private let capacity: Int
  private let storage: ReadyMemory
  private let memory: UnsafeMutablePointer<UInt8>
  private let literals = InflateTable.literals()
  private let distances = InflateTable.distances()
  private let codeLengths = InflateTable.codeLengths()

  /// The part of the stream that comes next.
  private enum Stage {
    case start
    case header
    case symbols
    /// With so many bytes left.
    case stored(Int)
    case check
    case end
  }

  private var stage = Stage.start
  private var isLastBlock = false
  private let pieces: UnsafeMutableBufferPointer<UnsafeRawBufferPointer>
  private var bits: BitReader
  private var adler = Adler32()
  /// Where the bytes begin that matches may reach.
  private var reach = DeflateFormat.window
  /// Where the expanded bytes end.
  private var filled = DeflateFormat.window
  /// Where those end that were handed out.
  private var handedOut = DeflateFormat.window

  /// Takes the memory for a stream.
  ///
  /// - Parameters:
  ///   - input: the stream in pieces; they must not be moved until it is expanded.
  ///   - part: how many bytes are handed out at a time, at least `minPart`.
  ///   - places: the parts in memory: one stays valid until this many less one are asked for behind
  ///     it.
  init(_ input: [UnsafeRawBufferPointer], part: Int, places: Int = 1) {
    precondition(part >= Self.minPart)
    self.part = part
    pieces = .allocate(capacity: input.count)
    _ = pieces.initialize(from: input)
    bits = BitReader(UnsafeBufferPointer(pieces))
    capacity = DeflateFormat.window + places * part
    // Copying in words reads bytes that were not written yet, though they never reach a result.
    storage = ReadyMemory(count: capacity + Self.slack)
    memory = storage.start
  }

  deinit { pieces.deallocate() }

  /// The next part, which is shorter only at the end; `nil` behind the last, once the stream's
  /// checksum was found right. Four more bytes can be read behind it.
  mutating func next() throws(InflateError) -> UnsafeRawBufferPointer? {
    if handedOut == capacity { moveToFront() }
    let end = handedOut + part
    while filled < end {
      switch stage {
      case .start: try readStart()
      case .header: try readHeader()
      case .symbols: if try expandBlock(to: end) { stage = .header }
      case .stored(let count): try copy(count, to: end)
      case .check:
        if handedOut < filled { return handOut(filled) }
        guard let stored = bits.readBigEndianAfterByteBoundary() else { throw .truncated }
        guard adler.value == stored else { throw .wrongCheck }
        stage = .end
      case .end: return nil
      }
    }
    return handOut(end)
  }

  /// Moves what a match led past the end, and the 32 KiB that matches may reach, to the front.
  private mutating func moveToFront() {
    let shift = handedOut - DeflateFormat.window
    let first = max(reach, shift)
    (memory + (first - shift)).update(from: memory + first, count: filled - first)
    reach = first - shift
    filled -= shift
    handedOut -= shift
  }

  private mutating func handOut(_ end: Int) -> UnsafeRawBufferPointer {
    let fresh = UnsafeRawBufferPointer(start: memory + handedOut, count: end - handedOut)
    adler.add(fresh)
    handedOut = end
    return fresh
  }

  /// Copies bytes that are stored as they are, until the end of a part.
  private mutating func copy(_ count: Int, to end: Int) throws(InflateError) {
    let fresh = min(count, end - filled)
    guard bits.takeBytes(fresh, to: memory + filled) else { throw .truncated }
    filled += fresh
    stage = fresh == count ? .header : .stored(count - fresh)
  }

  /// Reads what stands before the stream.
  private mutating func readStart() throws(InflateError) {
    bits.refill()
    let (first, second) = (bits.take(8), bits.take(8))
    if bits.isPastEnd { throw .truncated }
    guard Self.isStart(first, second) else { throw .malformed }
    stage = .header
  }

  /// Whether a stream begins with these bytes: method 8, a window of at most 32 KiB, the header's
  /// check bits, and no preset dictionary.
  static func isStart(_ first: Int, _ second: Int) -> Bool {
    first & 0x0F == 8 && first >> 4 <= 7 && (first << 8 | second) % 31 == 0 && second & 0x20 == 0
  }

  /// Reads what stands before a block, or finds that the last was read.
  private mutating func readHeader() throws(InflateError) {
    if bits.isPastEnd { throw .truncated }
    if isLastBlock {
      stage = .check
      return
    }
    bits.refill()
    isLastBlock = bits.take(1) == 1
    switch bits.take(2) {
    case 0: stage = .stored(try readStored())
    case 1:
      try literals.build((0..<288).map(DeflateFormat.fixedLiteralLength)[...])
      try distances.build([UInt8](repeating: 5, count: 32)[...])
      stage = .symbols
    case 2:
      try readCodes()
      stage = .symbols
    default: throw bits.isPastEnd ? .truncated : .malformed
    }
  }

  private mutating func readStored() throws(InflateError) -> Int {
    bits.skipToByteBoundary()
    bits.refill()
    let count = Int(bits.take(16))
    guard Int(bits.take(16)) == count ^ 0xFFFF else {
      throw bits.isPastEnd ? .truncated : .malformed
    }
    return count
  }

  /// Reads the codes of a dynamic block.
  private mutating func readCodes() throws(InflateError) {
    let literalCount = Int(bits.take(5)) + 257
    let distanceCount = Int(bits.take(5)) + 1
    let orderCount = Int(bits.take(4)) + 4
    guard literalCount <= DeflateFormat.literalSymbols,
      distanceCount <= DeflateFormat.distanceSymbols
    else { throw .malformed }
    var order = [UInt8](repeating: 0, count: 19)
    for symbol in DeflateFormat.codeLengthOrder.prefix(orderCount) {
      bits.refill()
      order[symbol] = UInt8(bits.take(3))
    }
    try codeLengths.build(order[...])
    let lengths = try readLengths(literalCount + distanceCount)
    guard lengths[DeflateFormat.endOfBlock] > 0 else { throw .malformed }
    try literals.build(lengths[..<literalCount])
    try distances.build(lengths[literalCount...])
  }

  private mutating func readLengths(_ count: Int) throws(InflateError) -> [UInt8] {
    var lengths = [UInt8]()
    lengths.reserveCapacity(count + 138)
    while lengths.count < count {
      bits.refill()
      if bits.isPastEnd { throw .truncated }
      let entry = codeLengths.entries[bits.peek(codeLengths.rootBits)]
      guard entry != 0 else { throw .malformed }
      bits.skip(Int(entry & 0xFF))
      switch entry >> 16 {
      case 16:
        guard let last = lengths.last else { throw .malformed }
        for _ in 0..<(3 + bits.take(2)) { lengths.append(last) }
      case 17: for _ in 0..<(3 + bits.take(3)) { lengths.append(0) }
      case 18: for _ in 0..<(11 + bits.take(7)) { lengths.append(0) }
      case let length: lengths.append(UInt8(length))
      }
    }
    guard lengths.count == count else { throw .malformed }
    return lengths
  }

  /// Expands symbols until the end of a part; `true` at the end of the block.
  private mutating func expandBlock(to end: Int) throws(InflateError) -> Bool {
    var position = memory + filled
    // A copy stays in registers.
    var reader = bits
    let isAtEnd = try expandSymbols(&reader, position: &position, stop: memory + end)
    bits = reader
    filled = position - memory
    if bits.isPastEnd { throw .truncated }
    return isAtEnd
  }

  /// Expands symbols until `position` has reached `stop`; `true` at the end of the block.
  ///
  /// After a refill there are at least 56 bits: enough for three literals of the first table
  /// (11 each) and a fourth literal or a length (15 + 5), and after another refill for a distance
  /// (15 + 13).
  @inline(__always)
  private func expandSymbols(
    _ reader: inout BitReader, position: inout UnsafeMutablePointer<UInt8>,
    stop: UnsafeMutablePointer<UInt8>
  ) throws(InflateError) -> Bool {
    let literalEntries = literals.entries
    let literalBits = literals.rootBits
    let first = memory + reach
    var output = position
    var bits = reader
    defer {
      position = output
      reader = bits
    }
    while output < stop {
      bits.refill()
      var entry = literalEntries[bits.peek(literalBits)]
      if entry & InflateTable.isLiteral != 0 {
        Self.write(entry, &output, &bits)
        entry = literalEntries[bits.peek(literalBits)]
        if entry & InflateTable.isLiteral != 0 {
          Self.write(entry, &output, &bits)
          entry = literalEntries[bits.peek(literalBits)]
          if entry & InflateTable.isLiteral != 0 {
            Self.write(entry, &output, &bits)
            entry = literalEntries[bits.peek(literalBits)]
          }
        }
      }
      if entry & InflateTable.isLink != 0 { entry = Self.follow(entry, literalEntries, &bits) }
      let length = bits.takeValue(entry)
      if entry & InflateTable.isLiteral != 0 {
        output[0] = UInt8(truncatingIfNeeded: entry >> 16)
        output += 1
        continue
      }
      if entry & InflateTable.isEndOfBlock != 0 { return true }
      let distance = takeDistance(&bits)
      guard entry != 0, distance > 0, distance <= output - first else {
        throw bits.isPastEnd ? .truncated : .malformed
      }
      RepeatedBytes.copy(length, from: distance, to: output)
      output += length
    }
    return false
  }

  /// Writes the literal of an entry of the first table.
  @inline(__always)
  private static func write(
    _ entry: UInt32, _ output: inout UnsafeMutablePointer<UInt8>, _ bits: inout BitReader
  ) {
    bits.skip(Int(entry & 0xFF))
    output[0] = UInt8(truncatingIfNeeded: entry >> 16)
    output += 1
  }

  @inline(__always)
  private static func follow(
    _ link: UInt32, _ entries: UnsafeMutablePointer<UInt32>, _ bits: inout BitReader
  ) -> UInt32 {
    bits.skip(Int(link & 0xFF))
    return entries[Int(link >> 16) &+ bits.peek(Int(link >> 8 & 0x1F))]
  }

  /// The next distance, or 0 where there is no such code.
  @inline(__always)
  private func takeDistance(_ bits: inout BitReader) -> Int {
    bits.refill()
    var entry = distances.entries[bits.peek(distances.rootBits)]
    if entry & InflateTable.isLink != 0 { entry = Self.follow(entry, distances.entries, &bits) }
    return bits.takeValue(entry)
  }
}
