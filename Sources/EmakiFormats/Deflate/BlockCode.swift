/// The Huffman codes of one block: dynamic ones or, where that is shorter, the fixed ones.
struct BlockCode: ~Copyable {
  /// The word of each literal, and of the end of the block.
  let literals = UnsafeMutablePointer<CodeWord>.allocate(capacity: DeflateFormat.literalSymbols)
  /// The word of each match length in bytes, with its extra bits.
  let lengths = UnsafeMutablePointer<CodeWord>.allocate(capacity: DeflateFormat.maxMatch + 1)
  /// The word of each distance symbol.
  let distances = UnsafeMutablePointer<CodeWord>.allocate(capacity: DeflateFormat.distanceSymbols)

  private let isFixed: Bool
  private let header: BlockHeader

  init(counts: borrowing SymbolCounts) {
    var literalLengths = Self.assigned(counts.literals, DeflateFormat.literalSymbols)
    var distanceLengths = Self.assigned(counts.distances, DeflateFormat.distanceSymbols)
    header = BlockHeader(literals: literalLengths, distances: distanceLengths)
    let fixedLiterals = (0..<288).map(DeflateFormat.fixedLiteralLength)
    let fixedDistances = [UInt8](repeating: 5, count: 32)
    isFixed =
      Self.cost(counts, fixedLiterals, fixedDistances)
      <= Self.cost(counts, literalLengths, distanceLengths) + header.bitCount
    if isFixed {
      literalLengths = fixedLiterals
      distanceLengths = fixedDistances
    }
    fillTables(literalLengths, distanceLengths)
  }

  deinit {
    literals.deallocate()
    lengths.deallocate()
    distances.deallocate()
  }

  /// Writes the three bits that start a block, and the codes unless they are the fixed ones.
  func writeHeader(isLast: Bool, bits: inout BitAccumulator, output: inout ByteSink) {
    bits.append(isLast ? 1 : 0, count: 1)
    bits.append(isFixed ? 1 : 2, count: 2)
    bits.store(into: &output)
    if !isFixed { header.write(to: &bits, output: &output) }
  }

  private func fillTables(_ literalLengths: [UInt8], _ distanceLengths: [UInt8]) {
    let words = Self.words(literalLengths)
    for symbol in 0..<DeflateFormat.literalSymbols {
      (literals + symbol).initialize(to: words[symbol])
    }
    for (symbol, word) in Self.words(distanceLengths).prefix(DeflateFormat.distanceSymbols)
      .enumerated()
    {
      (distances + symbol).initialize(to: word)
    }
    lengths.initialize(repeating: CodeWord(), count: DeflateFormat.maxMatch + 1)
    for (symbol, base) in DeflateFormat.lengthBases.enumerated() {
      let word = words[257 + symbol]
      let extra = DeflateFormat.lengthExtraBits[symbol]
      for offset in 0..<(1 << Int(extra)) where Int(base) + offset <= DeflateFormat.maxMatch {
        lengths[Int(base) + offset] = CodeWord(
          bits: word.bits | UInt32(offset) << UInt32(word.length), length: word.length + extra)
      }
    }
  }

  private static func words(_ lengths: [UInt8]) -> [CodeWord] {
    let codes = lengths.withUnsafeBufferPointer(DeflateFormat.codes)
    return zip(codes, lengths).map { CodeWord(bits: UInt32($0), length: $1) }
  }

  private static func assigned(_ counts: UnsafeMutablePointer<UInt32>, _ symbols: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: symbols) { lengths, count in
      lengths.initialize(repeating: 0)
      HuffmanLengths.assign(
        counts: UnsafeBufferPointer(start: counts, count: symbols),
        limit: DeflateFormat.maxCodeLength, lengths: lengths)
      count = symbols
    }
  }

  /// The bits of all symbols, without the extra bits, which are the same in every code.
  private static func cost(
    _ counts: borrowing SymbolCounts, _ literals: [UInt8], _ distances: [UInt8]
  ) -> Int {
    var bits = 0
    for symbol in 0..<DeflateFormat.literalSymbols {
      bits += Int(counts.literals[symbol]) * Int(literals[symbol])
    }
    for symbol in 0..<DeflateFormat.distanceSymbols {
      bits += Int(counts.distances[symbol]) * Int(distances[symbol])
    }
    return bits
  }
}
