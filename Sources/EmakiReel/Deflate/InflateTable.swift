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
    entries.update(repeating: 0, count: capacity)
    var perLength = [Int](repeating: 0, count: DeflateFormat.maxCodeLength + 1)
    for length in lengths { perLength[Int(length)] += 1 }
    perLength[0] = 0
    var unused = 1
    for length in 1...DeflateFormat.maxCodeLength {
      unused = 2 * unused - perLength[length]
      if unused < 0 { throw .malformed }
    }
    guard unused == 0 || perLength.reduce(0, +) <= 1 else { throw .malformed }
    fill(lengths, perLength)
  }

  private func fill(_ lengths: ArraySlice<UInt8>, _ perLength: [Int]) {
    let codes = lengths.withUnsafeBufferPointer(DeflateFormat.codes)
    let longest = perLength.lastIndex { $0 > 0 } ?? 0
    let linkBits = max(longest - rootBits, 0)
    var free = 1 << rootBits
    // Symbols 286 and 287, and distances 30 and 31, have codes in the fixed block but no meaning.
    for symbol in 0..<min(codes.count, meaning.count) {
      let (code, length) = (codes[symbol], Int(lengths[lengths.startIndex + symbol]))
      guard length > 0 else { continue }
      let entry = meaning[symbol]
      if length <= rootBits {
        store(entry + Self.code(length), at: Int(code), step: 1 << length, end: 1 << rootBits)
        continue
      }
      let root = Int(code) & ((1 << rootBits) - 1)
      if entries[root] == 0 {
        precondition(free + 1 << linkBits <= capacity)
        entries[root] =
          UInt32(free) << 16 | UInt32(linkBits) << 8 | Self.isLink | UInt32(rootBits)
        free += 1 << linkBits
      }
      let start = Int(entries[root] >> 16)
      store(
        entry + Self.code(length - rootBits), at: start + Int(code) >> rootBits,
        step: 1 << (length - rootBits), end: start + 1 << linkBits)
    }
  }

  /// What the bits of a code add to an entry.
  private static func code(_ bits: Int) -> UInt32 { UInt32(bits) | UInt32(bits) << 8 }

  private func store(_ entry: UInt32, at first: Int, step: Int, end: Int) {
    var index = first
    while index < end {
      entries[index] = entry
      index &+= step
    }
  }
}
