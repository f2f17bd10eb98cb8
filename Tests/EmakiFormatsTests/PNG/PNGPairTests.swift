import EmakiDrawing
import Synchronization
import TestSupport
import Testing

@testable import EmakiFiles
@testable import EmakiFormats

@Suite struct PNGPairTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func pair(_ first: [UInt8], _ second: [UInt8]) throws -> PNGPair {
    let files = try [first, second].enumerated().map { index, bytes in
      let path = scratch.path("\(index).png")
      try AtomicFile.write(bytes, to: path)
      return try FileContents(path)
    }
    return try PNGPair(files[0], files[1])
  }

  /// A picture whose rows all differ, of several bands and above four megabytes, where memory is
  /// asked for in large pages.
  private func large(_ seed: Int) -> PixelBuffer {
    stripes(PixelBuffer(width: 1201, height: 1000), seed)
  }

  /// One of a dozen bands.
  private func small(_ seed: Int) -> PixelBuffer {
    stripes(PixelBuffer(width: 300, height: 300), seed)
  }

  private func stripes(_ size: PixelBuffer, _ seed: Int) -> PixelBuffer {
    var picture = size
    for index in picture.bytes.indices {
      picture.bytes[index] = UInt8(truncatingIfNeeded: (index + seed) / 7)
    }
    return picture
  }

  @Test func `two files that are read at the same time give the pictures of each`() throws {
    let second = PixelBuffer(width: 3, height: 2)
    let pair = try pair(PNGEncoder().encode(large(0)), PNGEncoder().encode(second))
    let pictures = try pair.pictures()
    #expect(pictures.first == large(0))
    #expect(pictures.second == second)
    #expect(!pair.hasBands)
  }

  /// A file of a kind with every filter in turn, and `samples` other in some rows.
  private func file(_ kind: PNGDecoderTests.Kind, changed: Set<Int>, filters: Int) -> [UInt8] {
    let largest = (1 << kind.bitDepth) - 1
    var png = ReferencePNG(
      width: 15, height: 60, bitDepth: kind.bitDepth, colorType: kind.type.rawValue)
    png.filter = { UInt8(($0 / 3 + filters) % 5) }
    if kind.type == .indexed {
      png.ancillary = [("PLTE", (0..<(3 * (largest + 1))).map { UInt8($0 % 251) })]
    }
    return png.file { x, y, channel in
      let isChanged = changed.contains(y) && x == (y * 37) % 15
      return (x * x / 7 + y * (3 + channel) + channel) % largest
        ^ (isChanged ? (largest + 1) / 2 : 0)
    }
  }

  @Test(arguments: PNGDecoderTests.Kind.all.filter { !$0.isInterlaced }, [0, 1, 4])
  func `only rows that differ come, whatever the kind and the filters`(
    kind: PNGDecoderTests.Kind, filters: Int
  ) throws {
    let changed: Set = [0, 1, 7, 8, 30, 31, 32, 59]
    let old = file(kind, changed: [], filters: 0)
    let new = file(kind, changed: changed, filters: filters)
    let pictures = try [old, new].map { try PNGDecoder().decode($0).pixels }
    @Sendable func row(_ y: Int, _ side: Int) -> [UInt8] {
      Array(pictures[side].bytes[(60 * y)..<(60 * (y + 1))])
    }
    let rows = Mutex<[Int]>([])
    try pair(old, new).forEachBand(pixels: 64) { band, first, second in
      rows.withLock { $0 += band }
      for (offset, y) in band.enumerated() {
        for (side, pixels) in [first, second].enumerated() {
          let bytes = UnsafeRawBufferPointer(start: pixels + offset * 15, count: 60)
          #expect(Array(bytes) == row(y, side))
        }
      }
      return true
    }
    #expect(rows.withLock { $0 } == (0..<60).filter { row($0, 0) != row($0, 1) })
    #expect(rows.withLock { $0.count } == changed.count)
  }

  @Test func `bands join to both pictures where all rows differ`() throws {
    let pictures = [large(0), large(3)]
    let pair = try pair(PNGEncoder().encode(pictures[0]), PNGEncoder().encode(pictures[1]))
    #expect(pair.hasBands)
    let seen = Mutex<[(row: Int, first: [UInt32], second: [UInt32])]>([])
    try pair.forEachBand { rows, first, second in
      let count = rows.count * 1201
      let band = (
        rows.lowerBound, Array(UnsafeBufferPointer(start: first, count: count)),
        Array(UnsafeBufferPointer(start: second, count: count))
      )
      seen.withLock { $0.append(band) }
      return true
    }
    let bands = seen.withLock { $0 }.sorted { $0.row < $1.row }
    #expect(bands.count > 4)
    for (side, picture) in pictures.enumerated() {
      let pixels = bands.flatMap { side == 0 ? $0.first : $0.second }
      #expect(pixels.withUnsafeBytes { Array($0) } == picture.bytes)
    }
  }

  @Test func `no band comes once none is wanted`() throws {
    let pair = try pair(PNGEncoder().encode(large(0)), PNGEncoder().encode(large(3)))
    let count = Atomic(0)
    try pair.forEachBand { _, _, _ in
      count.add(1, ordering: .relaxed)
      return false
    }
    #expect((1...2).contains(count.load(ordering: .relaxed)))
  }

  @Test func `the first file that is broken is told, by its chunks or by its pixels`() throws {
    let good = try PNGEncoder().encode(large(0))
    let short = try PNGEncoder().encode(stripes(PixelBuffer(width: 1201, height: 999), 0))
    // The head of one and the pixels of the other: one row is missing, yet each chunk is whole.
    let broken = Array(good[..<33] + short[33...])
    for (first, second, isSecond) in [
      ([1, 2, 3], good, false), (good, [1, 2, 3], true), ([1, 2, 3], [4], false),
    ] {
      let failure = #expect(throws: PNGPair.Failure.self) { try pair(first, second) }
      #expect(failure?.isSecond == isSecond)
    }
    for (first, second, isSecond) in [
      (broken, good, false), (good, broken, true), (broken, broken, false),
    ] {
      let pair = try pair(first, second)
      let failure = #expect(throws: PNGPair.Failure.self) {
        try pair.forEachBand { _, _, _ in true }
      }
      #expect(failure?.isSecond == isSecond)
      #expect(failure?.error == PNGError(.truncated("the image data")))
    }
  }

  @Test func `a picture that is damaged is told even where no band is wanted`() throws {
    let good = try PNGEncoder().encode(small(0))
    let other = try PNGEncoder().encode(small(3))
    // Behind the picture stand its check and the last chunk, of twelve bytes.
    var damaged = other
    damaged[damaged.count - 17] ^= 1
    for (first, second, isSecond) in [(damaged, good, false), (good, damaged, true)] {
      let pair = try pair(first, second)
      let failure = #expect(throws: PNGPair.Failure.self) {
        try pair.forEachBand { _, _, _ in false }
      }
      #expect(failure?.isSecond == isSecond)
      #expect(failure?.error.reason == .wrongCheck(chunk: "IDAT"))
      #expect(throws: PNGPair.Failure.self) { try pair.pictures() }
    }
    // The damage comes first in the file, the missing end behind it.
    let failure = #expect(throws: PNGPair.Failure.self) {
      try pair(good, Array(damaged.dropLast(12)))
    }
    #expect(failure?.error.reason == .wrongCheck(chunk: "IDAT"))
  }

  @Test func `rows that are missing count only where those above are wanted`() throws {
    let good = try PNGEncoder().encode(small(3))
    let rows = Array(small(0).bytes.prefix(4 * 300 * 60))
    let short = try PNGEncoder().encode(PixelBuffer(width: 300, height: 60, bytes: rows))
    // The head says 300 rows, and a thread that is ahead finds that there are 60.
    let broken = Array(good[..<33] + short[33...])
    for round in 0..<20 {
      let pair = round % 2 == 0 ? try pair(broken, good) : try pair(good, broken)
      try pair.forEachBand { _, _, _ in false }
      #expect(throws: PNGPair.Failure.self) { try pair.forEachBand { _, _, _ in true } }
    }
  }
}
