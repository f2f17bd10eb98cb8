#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Expands a zlib stream (RFC 1950 and 1951) part by part. The tables and the window are kept from
/// one stream to the next.
///
/// The input is read eight bytes at a time; behind its end zeros are read, and the stream counts as
/// truncated once such a bit was used. The output goes through a window that stays in the
/// processor's cache and has room for one more longest match than is asked for, so that matches are
/// copied in words that may write past their end.
struct Inflater: ~Copyable {
  private static let slack = DeflateFormat.maxMatch + 64
  private static let capacity = DeflateFormat.window + 1 << 17 + slack

  private let literals = InflateTable.literals()
  private let distances = InflateTable.distances()
  private let codeLengths = InflateTable.codeLengths()
  private let window: UnsafeMutablePointer<UInt8>

  /// What comes next in the stream.
  private enum Stage {
    case header
    case symbols
    case stored(UnsafeRawBufferPointer)
    case check
    case end
  }

  private var stage = Stage.end
  private var isLastBlock = false
  private var bits = BitReader(UnsafeRawBufferPointer(start: nil, count: 0), from: 0)
  private var adler = Adler32()
  /// Bytes in the window.
  private var filled = 0
  /// How many of them were handed out.
  private var handedOut = 0

  init() {
    // Copying in words reads bytes that were not written yet, though they never reach a result.
    // Memory that the system clears costs nothing where it is not touched.
    guard let zeros = calloc(Self.capacity, 1) else { fatalError("out of memory") }
    window = zeros.bindMemory(to: UInt8.self, capacity: Self.capacity)
  }

  deinit { free(window) }

  /// Begins a stream, which must stay in place until it is expanded.
  mutating func start(_ input: UnsafeRawBufferPointer) throws(InflateError) {
    guard input.count >= 2 else { throw .truncated }
    let header = Int(input[0]) << 8 | Int(input[1])
    // Method 8, a window of at most 32 KiB, the header's own check, and no preset dictionary.
    guard input[0] & 0x0F == 8, input[0] >> 4 <= 7, header % 31 == 0, input[1] & 0x20 == 0 else {
      throw .malformed
    }
    bits = BitReader(input, from: 2)
    adler = Adler32()
    stage = .header
    isLastBlock = false
    filled = 0
    handedOut = 0
  }

  /// The next bytes, valid until the next call; `nil` behind the last, once the stream's own check
  /// was found right.
  mutating func next() throws(InflateError) -> UnsafeRawBufferPointer? {
    moveWindow()
    while true {
      switch stage {
      case .header: try readHeader()
      case .symbols:
        if try expandBlock() { stage = .header } else { return handOut() }
      case .stored(let bytes):
        // A stored block holds less than 64 KiB, and the window has room for twice that.
        if filled + bytes.count > Self.capacity - Self.slack { return handOut() }
        if let base = bytes.baseAddress {
          UnsafeMutableRawPointer(window + filled).copyMemory(from: base, byteCount: bytes.count)
        }
        filled += bytes.count
        stage = .header
      case .check:
        if handedOut < filled { return handOut() }
        guard let stored = bits.readBigEndianAfterByteBoundary() else { throw .truncated }
        guard adler.value == stored else { throw .wrongCheck }
        stage = .end
      case .end: return nil
      }
    }
  }

  /// Moves the last 32 KiB, which matches may reach, to the front.
  private mutating func moveWindow() {
    guard handedOut == filled else { return }
    let kept = min(filled, DeflateFormat.window)
    window.update(from: window + (filled - kept), count: kept)
    filled = kept
    handedOut = kept
  }

  private mutating func handOut() -> UnsafeRawBufferPointer {
    let fresh = UnsafeRawBufferPointer(start: window + handedOut, count: filled - handedOut)
    adler.add(fresh)
    handedOut = filled
    return fresh
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

  private mutating func readStored() throws(InflateError) -> UnsafeRawBufferPointer {
    bits.skipToByteBoundary()
    bits.refill()
    let count = Int(bits.take(16))
    guard Int(bits.take(16)) == count ^ 0xFFFF else {
      throw bits.isPastEnd ? .truncated : .malformed
    }
    guard let bytes = bits.takeBytes(count) else { throw .truncated }
    return bytes
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

  /// Expands symbols until the window is full; `true` at the end of the block.
  private mutating func expandBlock() throws(InflateError) -> Bool {
    var position = window + filled
    // A copy stays in registers.
    var reader = bits
    let isAtEnd = try expandSymbols(
      &reader, position: &position, stop: window + (Self.capacity - Self.slack))
    bits = reader
    filled = position - window
    if bits.isPastEnd { throw .truncated }
    return isAtEnd
  }

  /// Expands symbols until `position` has reached `stop`; `true` at the end of the block.
  ///
  /// After a refill there are at least 56 bits: enough for a literal (15), a second literal or a
  /// length (15 + 5), and after another refill for a distance (15 + 13).
  @inline(__always)
  private func expandSymbols(
    _ reader: inout BitReader, position: inout UnsafeMutablePointer<UInt8>,
    stop: UnsafeMutablePointer<UInt8>
  ) throws(InflateError) -> Bool {
    let literalEntries = literals.entries
    let literalBits = literals.rootBits
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
        bits.skip(Int(entry & 0xFF))
        output[0] = UInt8(truncatingIfNeeded: entry >> 16)
        output += 1
        entry = literalEntries[bits.peek(literalBits)]
        if entry & InflateTable.isLiteral != 0 {
          bits.skip(Int(entry & 0xFF))
          output[0] = UInt8(truncatingIfNeeded: entry >> 16)
          output += 1
          continue
        }
      }
      if entry & InflateTable.isLink != 0 { entry = Self.follow(entry, literalEntries, &bits) }
      bits.skip(Int(entry & 0xFF))
      if entry & InflateTable.isLiteral != 0 {
        output[0] = UInt8(truncatingIfNeeded: entry >> 16)
        output += 1
        continue
      }
      if entry & InflateTable.isEndOfBlock != 0 { return true }
      let length = Int(entry >> 16) &+ Int(bits.take(Int(entry >> 8 & 0x1F)))
      let distance = takeDistance(&bits)
      guard entry != 0, distance > 0, distance <= output - window else {
        throw bits.isPastEnd ? .truncated : .malformed
      }
      RepeatedBytes.copy(length, from: distance, to: output)
      output += length
    }
    return false
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
    bits.skip(Int(entry & 0xFF))
    return Int(entry >> 16) &+ Int(bits.take(Int(entry >> 8 & 0x1F)))
  }
}
