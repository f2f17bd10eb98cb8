/// Bits on their way to whole bytes, the first lowest.
struct BitAccumulator {
  private var bits: UInt64 = 0
  private var count = 0

  /// Appends the `count` low bits of `value`; its other bits must be 0.
  @inline(__always)
  mutating func append(_ value: UInt64, count added: Int) {
    bits |= value &<< UInt64(truncatingIfNeeded: count)
    count &+= added
  }

  /// Appends a code word.
  @inline(__always)
  mutating func append(_ word: CodeWord) {
    append(UInt64(word.bits), count: Int(word.length))
  }

  /// Writes the whole bytes at `position`, moves it behind them and keeps at most seven bits.
  ///
  /// Eight bytes are always touched: a store of fixed size is faster than one of the right size.
  @inline(__always)
  mutating func store(at position: inout UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(position).storeBytes(of: bits.littleEndian, as: UInt64.self)
    let bytes = count &>> 3
    position += bytes
    bits = bits &>> UInt64(truncatingIfNeeded: bytes &<< 3)
    count &= 7
  }

  /// Writes the whole bytes to a sink that has eight bytes reserved.
  mutating func store(into output: inout ByteSink) {
    var position = output.end
    store(at: &position)
    output.advance(to: position)
  }

  /// Writes what is left, filled up with zeros to a whole byte.
  mutating func flush(into output: inout ByteSink) {
    output.reserve(8)
    count = (count + 7) & ~7
    store(into: &output)
  }
}

/// A Huffman code word, with the extra bits behind it where they are known.
struct CodeWord {
  /// The bits, the first lowest.
  var bits: UInt32 = 0
  /// The number of bits.
  var length: UInt8 = 0
}
