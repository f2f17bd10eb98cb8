/// Looks up Huffman codes by the next bits of the input.
///
/// The first lookup takes `rootBits` bits; longer codes continue in a second table. An entry says:
///
///     bits  0…7   the bits to drop: of the code, or of the part looked up here, with extra bits
///     bits  8…12  those of them before the extra bits, or the bits of the second table's index
///     bits 13…15  what it is: see the flags
///     bits 16…31  the literal, base length, base distance, or start of the second table
///
/// The entry 0 is a code that does not exist.
struct InflateTable: ~Copyable {
  static let isLiteral: UInt32 = 1 << 13
  static let isEndOfBlock: UInt32 = 1 << 14
  static let isLink: UInt32 = 1 << 15

  /// Bits of the first lookup.
  let rootBits: Int
  /// Both tables.
  let entries: UnsafeMutablePointer<UInt32>
  private let capacity: Int
  private let meaning: [UInt32]

  /// - Parameter meaning: the entry of each symbol with its extra bits alone.
  private init(rootBits: Int, capacity: Int, meaning: [UInt32]) {
    self.rootBits = rootBits
    self.capacity = capacity
    self.meaning = meaning
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: 0, count: capacity)
  }

  deinit { entries.deallocate() }

  /// A table for literals, ends of blocks and lengths.
  static func literals() -> InflateTable {
    var meaning = (0..<256).map { UInt32($0) << 16 | isLiteral }
    meaning.append(isEndOfBlock)
    for (base, extra) in zip(DeflateFormat.lengthBases, DeflateFormat.lengthExtraBits) {
      meaning.append(UInt32(base) << 16 | UInt32(extra))
    }
    // A second table holds at least two symbols, so there are at most 143 of 2^4 entries.
    return InflateTable(rootBits: 11, capacity: 1 << 11 + 143 << 4, meaning: meaning)
  }

  /// A table for distances.
  static func distances() -> InflateTable {
    let meaning = DeflateFormat.distanceBases.enumerated().map { symbol, base in
      UInt32(base) << 16 | UInt32(DeflateFormat.distanceExtraBits(symbol))
    }
    return InflateTable(rootBits: 9, capacity: 1 << 9 + 15 << 6, meaning: meaning)
  }

  /// A table for the lengths of codes.
  static func codeLengths() -> InflateTable {
    InflateTable(rootBits: 7, capacity: 1 << 7, meaning: (0..<19).map { $0 << 16 })
  }

  /// Builds the table of the canonical code with these lengths (0 for unused symbols).
  ///
  /// - Throws: `malformed` where the lengths are no prefix code. A code that leaves bit patterns
  ///   unused is allowed only with at most one symbol, as in zlib.
  func build(_ lengths: ArraySlice<UInt8>) throws(InflateError) {
    try lengths.withUnsafeBufferPointer { lengths throws(InflateError) in
      try withUnsafeTemporaryAllocation(
        of: Int.self, capacity: DeflateFormat.maxCodeLength + 2
      ) { starts throws(InflateError) in
        try Self.count(lengths, starts)
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: lengths.count) { symbols in
          fill(Self.sort(lengths, starts, symbols), lengths)
        }
      }
    }
  }

  /// Counts for each length the symbols with shorter codes, and how many there are in all.
  private static func count(
    _ lengths: UnsafeBufferPointer<UInt8>, _ starts: UnsafeMutableBufferPointer<Int>
  ) throws(InflateError) {
    starts.initialize(repeating: 0)
    for length in lengths where length > 0 { starts[Int(length) &+ 1] &+= 1 }
    var unused = 1
    for length in 1...DeflateFormat.maxCodeLength {
      unused = 2 &* unused &- starts[length &+ 1]
      if unused < 0 { throw .malformed }
      starts[length &+ 1] &+= starts[length]
    }
    guard unused == 0 || starts[DeflateFormat.maxCodeLength + 1] <= 1 else { throw .malformed }
  }

  /// The symbols by the length of their codes, those of one length in ascending order.
  private static func sort(
    _ lengths: UnsafeBufferPointer<UInt8>, _ starts: UnsafeMutableBufferPointer<Int>,
    _ symbols: UnsafeMutableBufferPointer<UInt16>
  ) -> UnsafeBufferPointer<UInt16> {
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      symbols[starts[length]] = UInt16(truncatingIfNeeded: symbol)
      starts[length] &+= 1
    }
    // Now each entry is where the next length starts.
    return UnsafeBufferPointer(
      rebasing: symbols[..<starts[DeflateFormat.maxCodeLength + 1]])
  }

  /// Writes the entries in the order of their codes.
  ///
  /// Deflate's bits come in the opposite order, so the entries of all codes up to a length are a
  /// table by that many bits, and for one bit more they stand there twice.
  private func fill(_ symbols: UnsafeBufferPointer<UInt16>, _ lengths: UnsafeBufferPointer<UInt8>) {
    let longest = symbols.last.map { Int(lengths[Int($0)]) } ?? 0
    var links = Links(bits: max(longest - rootBits, 0), free: 1 << rootBits)
    var bits = 0
    var code = 0
    entries[0] = 0
    for symbol in symbols {
      let length = Int(lengths[Int(symbol)])
      while bits < min(length, rootBits) { widen(&bits) }
      // Symbols 286 and 287, and distances 30 and 31, have codes in the fixed block but no meaning.
      if Int(symbol) < meaning.count {
        let entry = meaning[Int(symbol)]
        if length <= rootBits {
          entries[code] = entry + Self.code(length)
        } else {
          link(entry, code, length, &links)
        }
      }
      code = Self.next(code, length)
    }
    while bits < rootBits { widen(&bits) }
  }

  /// The second tables: the bits by which they are looked up, and where there is room for the next.
  private struct Links {
    let bits: Int
    var free: Int
  }

  private func widen(_ bits: inout Int) {
    (entries + 1 << bits).update(from: entries, count: 1 << bits)
    bits += 1
  }

  /// Writes the entry of a code that is longer than the first lookup.
  private func link(_ entry: UInt32, _ code: Int, _ length: Int, _ links: inout Links) {
    let root = code & (1 << rootBits - 1)
    if entries[root] == 0 {
      precondition(links.free + 1 << links.bits <= capacity)
      entries[root] =
        UInt32(links.free) << 16 | UInt32(links.bits) << 8 | Self.isLink | UInt32(rootBits)
      (entries + links.free).update(repeating: 0, count: 1 << links.bits)
      links.free += 1 << links.bits
    }
    let start = Int(entries[root] >> 16)
    let rest = length - rootBits
    for index in stride(from: code >> rootBits, to: 1 << links.bits, by: 1 << rest) {
      entries[start + index] = entry + Self.code(rest)
    }
  }

  /// The code behind `code`, both with the first bit lowest; 0 behind the last.
  @inline(__always)
  private static func next(_ code: Int, _ length: Int) -> Int {
    let zeros = code ^ (1 &<< length &- 1)
    guard zeros != 0 else { return 0 }
    let bit = 1 &<< (Int.bitWidth &- 1 &- zeros.leadingZeroBitCount)
    return code & (bit &- 1) | bit
  }

  /// The part of an entry that tells the bits of a code.
  private static func code(_ bits: Int) -> UInt32 { UInt32(bits) | UInt32(bits) << 8 }
}
