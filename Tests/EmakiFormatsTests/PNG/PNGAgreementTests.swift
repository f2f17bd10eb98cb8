import EmakiDrawing
import TestSupport
import Testing

@testable import EmakiFormats

/// The same pixels as the simplified interface of libpng, for every kind of file.
@Suite struct `Pixels as libpng reads them` {
  /// What a file says of its tone, and which of its bits count.
  struct Words: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var chunks: [(String, [UInt8])]

    static let all =
      [
        Words(testDescription: "nothing", chunks: []),
        Words(testDescription: "sRGB", chunks: [("sRGB", [0])]),
        Words(
          testDescription: "sRGB and a gamma",
          chunks: [("gAMA", gamma(45_455)), ("sRGB", [1])]),
      ]
      + [20_000, 45_455, 47_000, 55_000, 100_000, 180_000].map { value in
        Words(testDescription: "gamma \(value)", chunks: [("gAMA", gamma(value))])
      }

    private static func gamma(_ value: Int) -> [UInt8] { ReferencePNG.bigEndian(value) }
  }

  @Test(arguments: PNGDecoderTests.Kind.all, Words.all)
  func `of every kind, whatever is said of the tone`(
    kind: PNGDecoderTests.Kind, words: Words
  ) throws {
    var random = SeededGenerator(seed: UInt64(words.testDescription.utf8.count))
    for (width, height) in [(1, 1), (7, 5), (23, 11)] {
      for isClear in [false, true] {
        let (png, samples) = picture(kind, words, width, height, isClear: isClear, &random)
        func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
          samples[4 * (y * width + x) + channel]
        }
        let read = try PNGDecoder().decode(png.file(sample: sample)).pixels.bytes
        // Some releases of libpng mix up the rows of interlaced pictures of sixteen bits; how they
        // are stored changes no pixel.
        var plain = png
        if kind.bitDepth == 16 { plain.isInterlaced = false }
        let expected = try LibPNG.pixels(of: plain.file(sample: sample))
        let wrong = zip(read, expected).enumerated().first { $1.0 != $1.1 }
        #expect(
          wrong?.offset == nil && read.count == expected.count,
          "\(width) × \(height), clear \(isClear): first at sample \(wrong?.offset ?? -1)")
      }
    }
  }

  /// Random samples of which some are those of the colour that is clear.
  private func picture(
    _ kind: PNGDecoderTests.Kind, _ words: Words, _ width: Int, _ height: Int, isClear: Bool,
    _ random: inout SeededGenerator
  ) -> (png: ReferencePNG, samples: [Int]) {
    let largest = (1 << kind.bitDepth) - 1
    let clear = (0..<3).map { _ in random.roll(0...largest) }
    let samples = (0..<(width * height)).flatMap { _ in
      random.roll(0...3) == 0 ? clear + [largest] : (0..<4).map { _ in random.roll(0...largest) }
    }
    var png = ReferencePNG(
      width: width, height: height, bitDepth: kind.bitDepth, colorType: kind.type.rawValue)
    png.isInterlaced = kind.isInterlaced
    let first = random.roll(0...4)
    png.filter = { UInt8(($0 * 2 + first) % 5) }
    png.ancillary = words.chunks
    if kind.type == .indexed {
      png.ancillary.append(("PLTE", random.bytes(3 * (largest + 1))))
    }
    if isClear, let chunk = transparency(kind, clear, &random) {
      png.ancillary.append(("tRNS", chunk))
    }
    return (png, samples)
  }

  private func transparency(
    _ kind: PNGDecoderTests.Kind, _ clear: [Int], _ random: inout SeededGenerator
  ) -> [UInt8]? {
    func bytes(_ sample: Int) -> [UInt8] { [UInt8(sample >> 8), UInt8(sample & 0xFF)] }
    switch kind.type {
    case .gray: return bytes(clear[0])
    case .rgb: return clear.flatMap(bytes)
    case .indexed: return random.bytes(random.roll(1...(1 << kind.bitDepth)))
    case .grayAlpha, .rgba: return nil
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `of files that libpng wrote, which lose a byte or have one changed as errors`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let kind = TestPicture.allCases[Int(seed) % TestPicture.allCases.count]
    let picture = kind.make(width: random.roll(1...90), height: random.roll(1...60), seed: seed)
    let isOpaque = stride(from: 3, to: picture.bytes.count, by: 4)
      .allSatisfy { picture.bytes[$0] == 255 }
    let file = try LibPNG.file(
      width: picture.width, height: picture.height, rgba: picture.bytes, hasAlpha: !isOpaque)
    #expect(try PNGDecoder().decode(file).pixels == picture)
    for _ in 0..<20 {
      let place = random.roll(0...(file.count - 1))
      var changed = file
      changed[place] ^= UInt8(1 << random.roll(0...7))
      #expect(throws: PNGError.self, "byte \(place)") { try PNGDecoder().decode(changed) }
      #expect(throws: PNGError.self, "cut at \(place)") {
        try PNGDecoder().decode(Array(file[..<place]))
      }
      changed = file
      changed.remove(at: place)
      #expect(throws: PNGError.self, "without byte \(place)") { try PNGDecoder().decode(changed) }
    }
  }

  @Test(arguments: TestPicture.allCases, PNGEncoder.Level.allCases)
  func `of files that Emaki wrote`(kind: TestPicture, level: PNGEncoder.Level) throws {
    for (width, height) in [(1, 1), (33, 20), (120, 64)] {
      let picture = kind.make(width: width, height: height, seed: 5)
      let file = try PNGEncoder(level: level).encode(picture)
      #expect(try LibPNG.pixels(of: file) == picture.bytes)
    }
  }
}
