import Testing

/// A file beside a plain PNG, with the exit code of `compare`: 0 for the same pixels, 1 for other ones,
/// 2 for what cannot be judged.
struct OddPair: Sendable, CustomTestStringConvertible {
  let name: String
  let code: Int32
  let bytes: [UInt8]

  private init(_ code: Int32, _ name: String, _ bytes: [UInt8]) {
    (self.code, self.name, self.bytes) = (code, name, bytes)
  }

  var testDescription: String { name }

  private typealias PNG = HandmadePNG
  static let plain = HandmadePNG()

  private static let rows = PNG.rows(HandmadePNG.color)
  private static let stream = PNG.stored(rows)
  private static let dotted: [UInt8] = {
    var rows = Self.rows
    rows[20] ^= 255
    return rows
  }()
  private static let indices = PNG.rows { x, y in [UInt8(4 * y + x)] }
  private static let palette: [UInt8] = (0..<16).flatMap { HandmadePNG.color($0 % 4, $0 / 4) }

  private static func with(_ change: (inout PNG) -> Void) -> [UInt8] { plain.with(change) }

  private static func adding(_ type: String, _ bytes: [UInt8], isDamaged: Bool = false) -> [UInt8] {
    with { $0.before = PNG.chunk(type, bytes, isDamaged: isDamaged) }
  }

  private static func header(_ header: [UInt8], _ rows: [UInt8] = rows) -> [UInt8] {
    PNG(rows).with { $0.header = header }
  }

  private static func data(_ chunks: [UInt8]...) -> [UInt8] {
    with { $0.data = chunks.flatMap { $0 } }
  }

  private static func numbers(_ numbers: UInt32...) -> [UInt8] { numbers.flatMap(PNG.number) }

  private static func paletted(_ palette: [UInt8]?) -> [UInt8] {
    PNG(indices).with {
      $0.header = PNG.header(color: 3)
      if let palette { $0.before = PNG.chunk("PLTE", palette) }
    }
  }

  private static func frame(_ number: UInt32) -> [UInt8] {
    PNG.chunk("fcTL", numbers(number, 4, 4, 0, 0) + [0, 1, 0, 10, 0, 0])
  }

  static let all = same + different + texts + cut + damaged + impossible + misplaced

  private static let same = [
    OddPair(0, "the same file", plain.file),
    OddPair(0, "a text more", adding("tEXt", Array("Comment\0hi".utf8))),
    OddPair(0, "an unknown chunk that is not needed", adding("vpAg", [1, 2, 3, 4])),
    OddPair(0, "the time of its last change", adding("tIME", [7, 232, 1, 1, 1, 1, 1])),
    OddPair(0, "another resolution", adding("pHYs", numbers(2835, 2835) + [1])),
    OddPair(0, "a declaration of sRGB", adding("sRGB", [0])),
    OddPair(0, "the gamma of sRGB", adding("gAMA", numbers(45455))),
    OddPair(
      0, "full opacity",
      header(PNG.header(color: 6), PNG.rows { PNG.color($0, $1) + [255] })),
    OddPair(0, "a palette", paletted(palette)),
    OddPair(
      0, "sixteen bits",
      header(
        PNG.header(depth: 16),
        PNG.rows { x, y in PNG.color(x, y).flatMap { [$0, $0] } })),
    OddPair(
      0, "data in two parts",
      data(PNG.chunk("IDAT", Array(stream[..<9])), PNG.chunk("IDAT", Array(stream[9...])))),
    OddPair(0, "an empty part of data", data(PNG.chunk("IDAT"), PNG.chunk("IDAT", stream))),
    // As libpng has it: what lies behind the picture is no part of it.
    OddPair(0, "bytes behind its end", plain.file + Array("junk".utf8)),
    OddPair(0, "a row behind its last one", PNG(rows + [UInt8](repeating: 0, count: 13)).file),
  ]

  private static let different = [
    OddPair(1, "another pixel", PNG(dotted).file),
    OddPair(
      1, "half opacity",
      header(PNG.header(color: 6), PNG.rows { PNG.color($0, $1) + [128] })),
    OddPair(1, "a transparent colour", adding("tRNS", [0, 0, 0, 0, 0, 99])),
    OddPair(
      1, "another width",
      header(PNG.header(5, 3), [UInt8](repeating: 0, count: 48))),
    OddPair(1, "a row more", header(PNG.header(4, 5), rows + [UInt8](repeating: 0, count: 13))),
    OddPair(1, "another gamma", adding("gAMA", numbers(100_000))),
    OddPair(
      1, "Exif data that turn it",
      adding("eXIf", Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0])),
    OddPair(
      1, "the primaries of Display P3",
      adding("cHRM", numbers(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000))),
    OddPair(1, "primaries of another length", adding("cHRM", [1, 2, 3])),
    OddPair(1, "the code of BT.2100 PQ", adding("cICP", [9, 16, 0, 1])),
    OddPair(1, "a code of another length", adding("cICP", [1, 13, 0])),
    OddPair(
      1, "a colour profile that is none",
      adding("iCCP", [0x70, 0, 0] + PNG.stored([UInt8](repeating: 7, count: 200)))),
    OddPair(
      1, "a colour profile that cannot be expanded", adding("iCCP", [0x70, 0, 0, 1, 2, 3, 4])),
    OddPair(1, "a colour beyond its palette", paletted([UInt8](repeating: 0, count: 9))),
    OddPair(
      1, "an animation of two pictures",
      with {
        $0.before = PNG.chunk("acTL", numbers(2, 0)) + frame(0)
        $0.after = frame(1) + PNG.chunk("fdAT", numbers(2) + PNG.stored(dotted))
      }),
  ]

  private static let texts = [
    OddPair(2, "a text", Array("hello\n".utf8)),
    OddPair(2, "a web page", Array("<!doctype html><p>404".utf8)),
    OddPair(2, "the beginning of a JPEG", [0xFF, 0xD8, 0xFF, 0xE0]),
    OddPair(2, "the beginning of a GIF", Array("GIF89a".utf8) + [4, 0, 4, 0, 0, 0, 0]),
    OddPair(
      2, "the beginning of a WebP",
      Array("RIFF".utf8) + [16, 0, 0, 0] + Array("WEBPVP8L".utf8)),
    OddPair(2, "a PDF", Array("%PDF-1.7\n".utf8)),
    OddPair(2, "line ends that a transfer changed", plain.file.filter { $0 != 13 }),
  ]

  private static let cut = [
    OddPair(2, "no bytes", []),
    OddPair(2, "one byte", [0x89]),
    OddPair(2, "the signature alone", PNG.signature),
    OddPair(2, "half of its bytes", Array(plain.file.prefix(plain.file.count / 2))),
    OddPair(2, "no end", with { $0.end = [] }),
    OddPair(2, "its last byte missing", Array(plain.file.dropLast())),
    OddPair(2, "no data", with { $0.data = [] }),
    OddPair(2, "empty data", data(PNG.chunk("IDAT"))),
    OddPair(2, "a row too few", PNG(Array(rows.dropLast(13))).file),
    OddPair(2, "half a row too few", PNG(Array(rows.dropLast(6))).file),
    OddPair(
      2, "a chunk longer than the file",
      PNG.signature + PNG.header() + PNG.number(0x7FFF_FFFF) + Array("IDAT".utf8)),
    OddPair(
      2, "a chunk whose length has its highest bit",
      PNG.signature + PNG.header() + PNG.number(0x8000_0008) + Array("IDAT".utf8)),
  ]

  private static let damaged = [
    OddPair(
      2, "a wrong checksum of the header",
      with { $0.header[$0.header.count - 1] ^= 1 }),
    OddPair(2, "a wrong checksum of the data", data(PNG.chunk("IDAT", stream, isDamaged: true))),
    OddPair(
      2, "a wrong checksum of a text",
      adding("tEXt", Array("Comment\0hi".utf8), isDamaged: true)),
    OddPair(
      2, "a wrong checksum of the pixels",
      data(PNG.chunk("IDAT", stream.dropLast() + [stream[stream.count - 1] ^ 1]))),
    OddPair(2, "data that is no stream", data(PNG.chunk("IDAT", Array("abcdefgh".utf8)))),
    OddPair(2, "a filter that is not there", PNG([9] + rows.dropFirst()).file),
    OddPair(2, "a header that is too short", header(PNG.chunk("IHDR", Array(0..<12)))),
    OddPair(2, "a palette of ten bytes", paletted([UInt8](repeating: 0, count: 10))),
  ]

  private static let impossible = [
    OddPair(
      2, "16,000 × 16,000 pixels for the data of sixteen", header(PNG.header(16_000, 16_000))),
    OddPair(2, "no width", header(PNG.header(0, 4))),
    OddPair(2, "no height", header(PNG.header(4, 0))),
    OddPair(2, "a width of two thousand million", header(PNG.header(0x7FFF_FFFF, 4))),
    OddPair(2, "a size beyond all memory", header(PNG.header(0x7FFF_FFFF, 0x7FFF_FFFF))),
    OddPair(2, "a width with its highest bit", header(PNG.header(0x8000_0004, 4))),
    OddPair(2, "three bits", header(PNG.header(depth: 3))),
    OddPair(2, "a colour type that is not there", header(PNG.header(color: 5))),
    OddPair(2, "another compression", header(PNG.header(methods: [1, 0, 0]))),
    OddPair(2, "another set of filters", header(PNG.header(methods: [0, 1, 0]))),
    OddPair(2, "an interlacing that is not there", header(PNG.header(methods: [0, 0, 2]))),
  ]

  private static let misplaced = [
    OddPair(2, "two headers", with { $0.before = PNG.header() }),
    OddPair(2, "no header", with { $0.header = [] }),
    OddPair(
      2, "a header behind its data",
      PNG.signature + PNG.chunk("IDAT", stream) + PNG.header() + PNG.chunk("IEND")),
    OddPair(2, "no palette", paletted(nil)),
    OddPair(2, "an unknown chunk that is needed", adding("NEXT", [1])),
    OddPair(
      2, "what Xcode makes for iPhones",
      with { $0.header = PNG.chunk("CgBI", [0, 0, 0, 0]) + $0.header }),
    OddPair(2, "an animation without pictures", adding("acTL", numbers(1, 0))),
    OddPair(
      2, "a chunk between two of data",
      data(
        PNG.chunk("IDAT", Array(stream[..<9])), PNG.chunk("tEXt", [0x61, 0, 0x62]),
        PNG.chunk("IDAT", Array(stream[9...])))),
  ]
}
