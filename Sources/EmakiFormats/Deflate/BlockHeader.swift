/// The part of a block that describes its Huffman codes (RFC 1951, section 3.2.7).
struct BlockHeader {
  /// A symbol of the code length alphabet with its repeat count.
  private struct Entry {
    var symbol: Int
    var extra: Int
    var extraBits: Int
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let entries: [Entry]
  private let lengths: [UInt8]
  private let codes: [UInt16]
  private let orderCount: Int

  /// The bits of the whole header after the three that name the kind of the block.
  let bitCount: Int

  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    entries = Self.runs(in: literals.prefix(literalCount) + distances.prefix(distanceCount))
    var counts = [UInt32](repeating: 0, count: 19)
    for entry in entries { counts[entry.symbol] += 1 }
    var lengths = [UInt8](repeating: 0, count: 19)
    counts.withUnsafeBufferPointer { counts in
      lengths.withUnsafeMutableBufferPointer { lengths in
        HuffmanLengths.assign(counts: counts, limit: 7, lengths: lengths)
      }
    }
    self.lengths = lengths
    codes = lengths.withUnsafeBufferPointer(DeflateFormat.codes)
    let lastUsed = DeflateFormat.codeLengthOrder.lastIndex { lengths[$0] > 0 } ?? 0
    orderCount = max(4, lastUsed + 1)
    bitCount =
      14 + 3 * orderCount
      + entries.reduce(0) { $0 + Int(lengths[$1.symbol]) + $1.extraBits }
  }

  /// Writes the header.
  func write(to bits: inout BitAccumulator, output: inout ByteSink) {
    bits.append(UInt64(literalCount - 257), count: 5)
    bits.append(UInt64(distanceCount - 1), count: 5)
    bits.append(UInt64(orderCount - 4), count: 4)
    for symbol in DeflateFormat.codeLengthOrder.prefix(orderCount) {
      bits.append(UInt64(lengths[symbol]), count: 3)
      bits.store(into: &output)
    }
    for entry in entries {
      bits.append(UInt64(codes[entry.symbol]), count: Int(lengths[entry.symbol]))
      bits.append(UInt64(entry.extra), count: entry.extraBits)
      bits.store(into: &output)
    }
  }

  /// Code lengths with runs of zeros and of equal lengths shortened.
  private static func runs(in lengths: ArraySlice<UInt8>) -> [Entry] {
    let lengths = Array(lengths)
    var entries = [Entry]()
    var start = 0
    while start < lengths.count {
      let value = lengths[start]
      var end = start + 1
      while end < lengths.count && lengths[end] == value { end += 1 }
      appendRun(of: value, count: end - start, to: &entries)
      start = end
    }
    return entries
  }

  private static func appendRun(of value: UInt8, count: Int, to entries: inout [Entry]) {
    var rest = count
    if value == 0 {
      while rest >= 11 {
        let part = min(rest, 138)
        entries.append(Entry(symbol: 18, extra: part - 11, extraBits: 7))
        rest -= part
      }
      if rest >= 3 {
        entries.append(Entry(symbol: 17, extra: rest - 3, extraBits: 3))
        rest = 0
      }
    } else {
      entries.append(Entry(symbol: Int(value), extra: 0, extraBits: 0))
      rest -= 1
      while rest >= 3 {
        let part = min(rest, 6)
        entries.append(Entry(symbol: 16, extra: part - 3, extraBits: 2))
        rest -= part
      }
    }
    for _ in 0..<rest { entries.append(Entry(symbol: Int(value), extra: 0, extraBits: 0)) }
  }
}
