import TestSupport
import Testing

@testable import EmakiFormats

struct DeflateTests {
  @Test func `streams of other programs expand`() throws {
    // zlib: fixed codes with a match that overlaps its own copy.
    let hello = try expanded(
      [
        0x78, 0xDA, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x27, 0x01, 0x68, 0x03, 0x08,
        0xB1,
      ])
    #expect(String(decoding: hello, as: UTF8.self) == "hello hello hello hello")
    #expect(try expanded(ReferencePNG.stored([1, 2, 3])) == [1, 2, 3])
    #expect(try expanded(ReferencePNG.stored([])) == [])
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `what was compressed expands to itself`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet = Int.random(in: 1...256, using: &random)
    var bytes = [UInt8]()
    while bytes.count < Int.random(in: 0...40_000, using: &random) {
      let isRepeat = !bytes.isEmpty && Bool.random(using: &random)
      let count = Int.random(in: 1...600, using: &random)
      let distance = Int.random(in: 1...max(bytes.count, 1), using: &random)
      for _ in 0..<count {
        bytes.append(
          isRepeat
            ? bytes[bytes.count - distance] : UInt8(Int(random.next() % 256) % alphabet))
      }
    }
    #expect(try expanded(ByteCompressor().compressed(bytes)) == bytes, "seed \(seed)")
  }

  @Test(arguments: [1, 2, 3, 5, 7, 8, 9, 64, 1000])
  func `a stream in pieces expands as one in one piece, and a cut is noticed`(size: Int) throws {
    var random = SeededGenerator(seed: 7)
    let bytes = random.bytes(3000) + [UInt8](repeating: 5, count: 2000)
    for stream in [ByteCompressor().compressed(bytes), ReferencePNG.stored(bytes)] {
      #expect(try expanded(stream, pieces: size) == bytes)
      #expect(throws: InflateError.truncated) {
        try expanded(Array(stream.dropLast()), pieces: size)
      }
    }
  }

  /// Expands a stream that lies in pieces of `size` bytes, with empty ones between them.
  private func expanded(_ stream: [UInt8], pieces size: Int) throws -> [UInt8] {
    try stream.withUnsafeBytes { stream in
      let pieces = stride(from: 0, to: stream.count, by: size).flatMap { start in
        [
          UnsafeRawBufferPointer(rebasing: stream[start..<min(start + size, stream.count)]),
          UnsafeRawBufferPointer(start: nil, count: 0),
        ]
      }
      var inflater = Inflater(pieces, part: Inflater.minPart, places: 2)
      var result: [UInt8] = []
      while let part = try inflater.next() { result += part }
      return result
    }
  }

  @Test func `long zeros take about a thousandth`() {
    #expect(ByteCompressor().compressed([UInt8](repeating: 0, count: 100_000)).count < 200)
  }

  @Test func `every match length and distance survives`() throws {
    for distance in Array(1...40) + [257, 24_577, 32_768] {
      var stream = DeflateStream()
      stream.output.append([0x78, 0x01])
      var random = SeededGenerator(seed: UInt64(distance))
      var bytes = random.bytes(distance)
      for byte in bytes { stream.literal(byte) }
      for length in [3, 4, 5, 10, 11, 30, 67, 130, 227, 257, 258, 259, 260, 261, 517] {
        stream.match(length: length, distance: distance)
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      }
      stream.finish()
      stream.output.append(bigEndian: ReferencePNG.adler(bytes))
      #expect(try expanded(Array(stream.output.bytes)) == bytes, "distance \(distance)")
    }
  }

  @Test func `no code is longer than allowed, and all codes are complete`() {
    // Fibonacci's numbers make the deepest tree.
    var counts: [UInt32] = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for limit in [5, 7, 15] {
      var lengths = [UInt8](repeating: 0, count: counts.count)
      counts.withUnsafeBufferPointer { counts in
        lengths.withUnsafeMutableBufferPointer {
          HuffmanLengths.assign(counts: counts, limit: limit, lengths: $0)
        }
      }
      #expect(lengths.allSatisfy { (1...limit).contains(Int($0)) })
      #expect(lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    }
  }

  @Test func `each kind of damage has its name`() {
    let good = ByteCompressor().compressed(Array("some text, some text, some other text".utf8))
    #expect(throws: InflateError.truncated) { try expanded(Array(good.dropLast(5))) }
    #expect(throws: InflateError.truncated) { try expanded([0x78]) }
    #expect(throws: InflateError.malformed) { try expanded([0x79] + good.dropFirst()) }
    var wrongCheck = good
    wrongCheck[good.count - 1] ^= 1
    #expect(throws: InflateError.wrongCheck) { try expanded(wrongCheck) }
    // A block of the reserved kind, and a distance beyond the start.
    #expect(throws: InflateError.malformed) { try expanded([0x78, 0x01, 0x07, 0, 0, 0, 0, 0]) }
    #expect(throws: InflateError.malformed) { try expanded([0x78, 0x01, 0x03, 0x02, 0, 0, 0]) }
    #expect(throws: InflateError.tooLong) {
      try Zlib.expanded(good, limit: 10)
    }
  }

  private func expanded(_ bytes: [UInt8]) throws -> [UInt8] {
    try Zlib.expanded(bytes, limit: 1 << 24)
  }
}
