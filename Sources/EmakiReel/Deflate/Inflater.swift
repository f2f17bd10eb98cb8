/// Takes the bytes that come out of an `Inflater`.
protocol InflateConsumer {
  /// Takes the next bytes; `false` when no more are wanted.
  mutating func take(_ bytes: UnsafeRawBufferPointer) throws(InflateError) -> Bool
}

/// Expands deflate streams (RFC 1951). The tables and the window are kept between streams.
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
  private let window = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)

  /// Where expanding stands between two blocks.
  private struct Progress<Consumer: InflateConsumer> {
    var bits: BitReader
    var consumer: Consumer
    /// Bytes in the window.
    var filled = 0
    /// How many of them the consumer has.
    var handedOut = 0
    var adler = Adler32()
    var isWanted = true
  }

  init() {
    // Copying in words reads bytes that were not written yet, though they never reach a result.
    window.initialize(repeating: 0, count: Self.capacity)
  }

  deinit { window.deallocate() }

  /// Expands a zlib stream (RFC 1950) and compares its check, unless the consumer stops before.
  func expandZlib<Consumer: InflateConsumer>(
    _ input: UnsafeRawBufferPointer, into consumer: Consumer
  ) throws(InflateError) -> Consumer {
    guard input.count >= 2 else { throw .truncated }
    let header = Int(input[0]) << 8 | Int(input[1])
    // Method 8, a window of at most 32 KiB, the header's own check, and no preset dictionary.
    guard input[0] & 0x0F == 8, input[0] >> 4 <= 7, header % 31 == 0, input[1] & 0x20 == 0 else {
      throw .malformed
    }
    var progress = Progress(bits: BitReader(input, from: 2), consumer: consumer)
    try expand(&progress)
    guard progress.isWanted else { return progress.consumer }
    guard let stored = progress.bits.readBigEndianAfterByteBoundary() else { throw .truncated }
    guard progress.adler.value == stored else { throw .wrongCheck }
    return progress.consumer
  }

  private func expand<C: InflateConsumer>(_ progress: inout Progress<C>) throws(InflateError) {
    var isLast = false
    while !isLast && progress.isWanted {
      progress.bits.refill()
      isLast = progress.bits.take(1) == 1
      switch progress.bits.take(2) {
      case 0: try copyStored(&progress)
      case 1:
        try literals.build((0..<288).map(DeflateFormat.fixedLiteralLength)[...])
        try distances.build([UInt8](repeating: 5, count: 32)[...])
        try expandBlock(&progress)
      case 2:
        try readCodes(&progress.bits)
        try expandBlock(&progress)
      default: throw progress.bits.isPastEnd ? .truncated : .malformed
      }
      if progress.bits.isPastEnd { throw .truncated }
    }
    if progress.isWanted { try handOut(&progress) }
  }

  /// Gives the consumer what it does not have yet, and moves the last 32 KiB to the front.
  private func handOut<C: InflateConsumer>(_ progress: inout Progress<C>) throws(InflateError) {
    let fresh = UnsafeRawBufferPointer(
      start: window + progress.handedOut, count: progress.filled - progress.handedOut)
    progress.adler.add(fresh)
    progress.isWanted = try progress.consumer.take(fresh)
    let kept = min(progress.filled, DeflateFormat.window)
    window.update(from: window + (progress.filled - kept), count: kept)
    progress.filled = kept
    progress.handedOut = kept
  }

  private func copyStored<C: InflateConsumer>(
    _ progress: inout Progress<C>
  ) throws(InflateError) {
    progress.bits.skipToByteBoundary()
    progress.bits.refill()
    let count = Int(progress.bits.take(16))
    guard Int(progress.bits.take(16)) == count ^ 0xFFFF else {
      throw progress.bits.isPastEnd ? .truncated : .malformed
    }
    guard let bytes = progress.bits.takeBytes(count) else { throw .truncated }
    // A stored block holds less than 64 KiB, and the window has room for twice that.
    if progress.filled + count > Self.capacity - Self.slack { try handOut(&progress) }
    guard progress.isWanted, let base = bytes.baseAddress else { return }
    UnsafeMutableRawPointer(window + progress.filled).copyMemory(from: base, byteCount: count)
    progress.filled += count
  }

  /// Reads the codes of a dynamic block.
  private func readCodes(_ bits: inout BitReader) throws(InflateError) {
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
    let lengths = try readLengths(&bits, count: literalCount + distanceCount)
    guard lengths[DeflateFormat.endOfBlock] > 0 else { throw .malformed }
    try literals.build(lengths[..<literalCount])
    try distances.build(lengths[literalCount...])
  }

  private func readLengths(
    _ bits: inout BitReader, count: Int
  ) throws(InflateError) -> [UInt8] {
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

  /// Expands one compressed block, or until the consumer wants no more.
  private func expandBlock<C: InflateConsumer>(
    _ progress: inout Progress<C>
  ) throws(InflateError) {
    let stop = window + (Self.capacity - Self.slack)
    while progress.isWanted {
      var position = window + progress.filled
      let isAtEnd = try expandSymbols(&progress.bits, position: &position, stop: stop)
      progress.filled = position - window
      if progress.bits.isPastEnd { throw .truncated }
      if isAtEnd { return }
      try handOut(&progress)
    }
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
      Self.copy(length, from: distance, to: output)
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

  /// Copies bytes that may overlap their own copy, in words.
  @inline(__always)
  private static func copy(
    _ length: Int, from distance: Int, to output: UnsafeMutablePointer<UInt8>
  ) {
    var target = UnsafeMutableRawPointer(output)
    let source = UnsafeRawPointer(output - distance)
    let end = target + length
    var gap = distance
    // Each word repeats the pattern once more, until a whole word lies between source and target.
    while gap < 8 {
      target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      target += gap
      gap &+= gap
    }
    if gap < 16 && length > 32 {
      target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8,
        as: UInt64.self)
      target += gap
      gap &+= gap
    }
    var from = UnsafeRawPointer(target) - gap
    if gap >= 16 {
      while target < end {
        target.storeBytes(of: from.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
        target += 16
        from += 16
      }
      return
    }
    while target < end {
      target.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
      target += 8
      from += 8
    }
  }
}
