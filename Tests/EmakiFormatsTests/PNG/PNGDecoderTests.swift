import TestSupport
import EmakiDrawing
import Testing

@testable import EmakiFormats

struct PNGDecoderTests {
  /// A kind of stored pixels.
  struct Kind: CustomTestStringConvertible {
    var type: PNGHeader.ColorType
    var bitDepth: Int
    var isInterlaced: Bool

    var testDescription: String { "\(type), \(bitDepth) bits, interlaced \(isInterlaced)" }

    static let all = PNGHeader.ColorType.allCases.flatMap { type in
      [1, 2, 4, 8, 16].filter(type.allows).flatMap { bits in
        [false, true].map { Kind(type: type, bitDepth: bits, isInterlaced: $0) }
      }
    }
  }

  @Test(arguments: Kind.all)
  func `every kind of pixels is read`(kind: Kind) throws {
    for (width, height) in [(1, 1), (3, 2), (5, 9), (13, 8), (33, 17)] {
      var random = SeededGenerator(seed: UInt64(width))
      let largest = (1 << kind.bitDepth) - 1
      let samples = (0..<(width * height * 4)).map { _ in
        Int.random(in: 0...largest, using: &random)
      }
      let palette = random.bytes(3 * (largest % 256 + 1))
      let file = reference(kind, width, height, palette: palette).file { x, y, channel in
        samples[4 * (y * width + x) + channel]
      }
      let read = try PNGDecoder().decode(file).pixels
      for y in 0..<height {
        for x in 0..<width {
          let pixel = Array(samples[(4 * (y * width + x))...].prefix(4))
          #expect(
            read[x, y] == expected(pixel, kind, palette), "\(width) × \(height) at \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: 0..<5, [2, 6] as [UInt8])
  func `a filter is undone in a first row and in later ones`(first: Int, type: UInt8) throws {
    for width in [1, 2, 3, 8, 41] {
      var random = SeededGenerator(seed: UInt64(first))
      // Few values, so that neighbours are often equal and differences often 0.
      let samples = (0..<(width * 7 * 4)).map { _ in Int.random(in: 0...4, using: &random) / 3 * 130
      }
      var png = ReferencePNG(width: width, height: 7, bitDepth: 8, colorType: type)
      png.filter = { UInt8(($0 * 3 + first) % 5) }
      let read = try PNGDecoder().decode(
        png.file { x, y, channel in
          samples[4 * (y * width + x) + channel]
        })
      let expected = samples.enumerated().map { index, sample in
        type == 2 && index % 4 == 3 ? 255 : UInt8(sample)
      }
      #expect(read.pixels.bytes == expected, "width \(width)")
    }
  }

  private func reference(
    _ kind: Kind, _ width: Int, _ height: Int, palette: [UInt8]
  ) -> ReferencePNG {
    var png = ReferencePNG(
      width: width, height: height, bitDepth: kind.bitDepth, colorType: kind.type.rawValue)
    png.isInterlaced = kind.isInterlaced
    png.filter = { UInt8($0 % 5) }
    if kind.type == .indexed { png.ancillary.append(("PLTE", palette)) }
    return png
  }

  /// The colour of a pixel by the words of the specification.
  private func expected(_ samples: [Int], _ kind: Kind, _ palette: [UInt8]) -> Color {
    let largest = Double((1 << kind.bitDepth) - 1)
    let bytes = samples.map { UInt8((Double($0) * 255 / largest).rounded()) }
    switch kind.type {
    case .gray: return Color(red: bytes[0], green: bytes[0], blue: bytes[0])
    case .grayAlpha:
      return Color(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: bytes[1])
    case .rgb: return Color(red: bytes[0], green: bytes[1], blue: bytes[2])
    case .rgba: return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    case .indexed:
      let entry = 3 * samples[0]
      return Color(red: palette[entry], green: palette[entry + 1], blue: palette[entry + 2])
    }
  }

  @Test(arguments: [1, 2, 3, 64, 10_000])
  func `image data may be cut anywhere`(pieceSize: Int) throws {
    let picture = ReferencePNG(
      width: 9, height: 7, bitDepth: 8, colorType: 0, pieceSize: pieceSize)
    let file = picture.file { x, y, _ in 20 * x + y }
    _ = try PNGDecoder().readInfo(file)
    let read = try PNGDecoder().decode(file).pixels
    for y in 0..<7 {
      for x in 0..<9 {
        let gray = UInt8(20 * x + y)
        #expect(read[x, y] == Color(red: gray, green: gray, blue: gray), "at \(x), \(y)")
      }
    }
  }

  @Test func `one colour can be clear`() throws {
    var gray = ReferencePNG(width: 3, height: 1, bitDepth: 2, colorType: 0)
    gray.ancillary = [("tRNS", [0, 2])]
    let grays = try PNGDecoder().decode(gray.file { x, _, _ in x + 1 }).pixels
    #expect((0..<3).map { grays[$0, 0].alpha } == [255, 0, 255])

    var rgb = ReferencePNG(width: 2, height: 1, bitDepth: 8, colorType: 2)
    rgb.ancillary = [("tRNS", [0, 1, 0, 2, 0, 3])]
    let colors = try PNGDecoder().decode(rgb.file { x, _, channel in channel + 1 + x }).pixels
    #expect(colors[0, 0] == Color(rgb: 0x010203, alpha: 0))
    #expect(colors[1, 0] == Color(rgb: 0x020304))

    var deep = ReferencePNG(width: 2, height: 1, bitDepth: 16, colorType: 2)
    deep.ancillary = [("sRGB", [0]), ("tRNS", [1, 1, 1, 1, 1, 1])]
    let exact = try PNGDecoder().decode(deep.file { x, _, _ in 257 + x }).pixels
    #expect((0..<2).map { exact[$0, 0].alpha } == [0, 255])

    var indexed = ReferencePNG(width: 3, height: 1, bitDepth: 2, colorType: 3)
    indexed.ancillary = [("PLTE", [9, 8, 7, 6, 5, 4, 3, 2, 1]), ("tRNS", [128, 0])]
    let entries = try PNGDecoder().decode(indexed.file { x, _, _ in x }).pixels
    #expect((0..<3).map { entries[$0, 0].alpha } == [128, 0, 255])
    #expect(entries[0, 0].red == 9)
  }

  @Test func `the exponent of the tone is applied`() throws {
    // Linear light of one half is 0.5^(1/2.2) = 0.7297 of sRGB's simple exponent.
    var linear = ReferencePNG(width: 3, height: 1, bitDepth: 8, colorType: 0)
    linear.ancillary = [("gAMA", ReferencePNG.bigEndian(100_000))]
    let tones = try PNGDecoder().decode(linear.file { x, _, _ in [0, 128, 255][x] }).pixels
    #expect((0..<3).map { tones[$0, 0].green } == [0, 186, 255])

    var deep = ReferencePNG(width: 3, height: 1, bitDepth: 16, colorType: 0)
    // Without a word about their tone samples are sRGB, whatever their depth.
    for (chunks, half) in [([], 128), ([("gAMA", ReferencePNG.bigEndian(100_000))], 186)] {
      deep.ancillary = chunks
      let halves = try PNGDecoder().decode(deep.file { x, _, _ in [0, 32768, 65535][x] }).pixels
      #expect((0..<3).map { Int(halves[$0, 0].green) } == [0, half, 255])
    }

    // 1/2.2 itself, within five per cent, changes nothing; sRGB outweighs any other word.
    for chunks in [
      [("gAMA", ReferencePNG.bigEndian(46_000))],
      [("sRGB", [0] as [UInt8]), ("gAMA", ReferencePNG.bigEndian(100_000))],
    ] {
      var plain = ReferencePNG(width: 2, height: 1, bitDepth: 8, colorType: 0)
      plain.ancillary = chunks
      #expect(try PNGDecoder().decode(plain.file { _, _, _ in 100 }).pixels[1, 0].red == 100)
    }
  }

  @Test func `a file written by hand is read`() throws {
    // Two pixels, red and clear blue, in an RGBA picture with one stored block.
    let bytes: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48,
      0x44, 0x52, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00,
      0x00, 0xF4, 0x22, 0x7F, 0x8A, 0x00, 0x00, 0x00, 0x14, 0x49, 0x44, 0x41, 0x54, 0x78,
      0x01, 0x01, 0x09, 0x00, 0xF6, 0xFF, 0x00, 0xFF, 0x00, 0x00, 0xFF, 0x00, 0x00, 0xFF,
      0x00, 0x0E, 0xFA, 0x02, 0xFE, 0x56, 0xA2, 0x0E, 0x1A, 0x00, 0x00, 0x00, 0x00, 0x49,
      0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
    let image = try PNGDecoder().decode(bytes)
    #expect(image.pixels.bytes == [255, 0, 0, 255, 0, 0, 255, 0])
    #expect(image.info.header.colorType == .rgba)
  }
}
