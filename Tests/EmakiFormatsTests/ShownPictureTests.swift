import EmakiDrawing
@testable import EmakiFiles
import TestSupport
import Testing

@testable import EmakiFormats

/// What files say of how a picture is shown, beside its samples.
@Suite struct `How a file says that it is shown` {
  /// Four by two pixels, red on the left and blue on the right, without loss.
  private static let webP: [UInt8] = [
    0x2F, 0x03, 0x40, 0x00, 0x00, 0x0F, 0x10, 0xF3, 0xBF, 0xFF, 0xF3, 0x1F, 0x0E, 0x14, 0x02, 0x08,
    0x80, 0x82, 0x26, 0xA2, 0xFF, 0xF1,
  ]

  private static func little(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// The extended container of RFC 9649, 2.7.
  private static func webP(profile: [UInt8]? = nil, exif: [UInt8]? = nil) -> [UInt8] {
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      Array(name.utf8) + little(data.count) + data + (data.count % 2 == 0 ? [] : [0])
    }
    let flags: UInt8 = (profile == nil ? 0 : 0x20) | (exif == nil ? 0 : 0x08)
    let chunks =
      chunk("VP8X", [flags, 0, 0, 0, 3, 0, 0, 1, 0, 0]) + (profile.map { chunk("ICCP", $0) } ?? [])
      + chunk("VP8L", webP) + (exif.map { chunk("EXIF", $0) } ?? [])
    return Array("RIFF".utf8) + little(chunks.count + 4) + Array("WEBP".utf8) + chunks
  }

  /// Exif data with nothing but an orientation.
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    [77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }

  /// A profile with a name of eight bits (ICC.1:2001, 6.5.17), which is not that of sRGB.
  private static func profile(_ name: String) -> [UInt8] {
    let text = Array(name.utf8) + [0]
    let tag = Array("desc".utf8) + [0, 0, 0, 0] + ReferencePNG.bigEndian(text.count) + text
    var head = [UInt8](repeating: 0, count: 128)
    head.replaceSubrange(36..<40, with: "acsp".utf8)
    return head + ReferencePNG.bigEndian(1) + Array("desc".utf8) + ReferencePNG.bigEndian(144)
      + ReferencePNG.bigEndian(tag.count) + tag
  }

  /// A JPEG with a profile in parts of so many bytes, the last part first.
  private static func jpeg(_ profile: [UInt8], part: Int) -> [UInt8] {
    let plain = FlatJPEG([[[120]]]).bytes
    let parts = stride(from: 0, to: profile.count, by: part).map {
      Array(profile[$0..<min($0 + part, profile.count)])
    }
    let segments = parts.enumerated().reversed().flatMap { index, bytes -> [UInt8] in
      let content =
        Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(parts.count)] + bytes
      let length = content.count + 2
      return [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + content
    }
    return Array(plain.prefix(2)) + segments + Array(plain.dropFirst(2))
  }

  @Test func `without a word is sRGB and upright`() throws {
    for file in [Self.webP(), FlatJPEG([[[120]]]).bytes] {
      let shown = try PictureFile.shown(file)
      #expect(shown.colorSpace == .sRGB && shown.orientation == .upright)
    }
  }

  @Test func `by a profile is another colour space in each format`() throws {
    let (one, other) = (Self.profile("Wide"), Self.profile("Wider"))
    var png = ReferencePNG(width: 2, height: 1, bitDepth: 8, colorType: 2)
    png.ancillary = [("iCCP", Array("x\0\0".utf8) + ReferencePNG.stored(one))]
    let spaces = try [
      Self.webP(profile: one), Self.jpeg(one, part: 1000), Self.jpeg(one, part: 50),
      png.file { x, _, _ in x },
    ].map { try PictureFile.shown($0).colorSpace }
    for space in spaces {
      #expect(space == spaces[0] && space != .sRGB)
    }
    #expect(spaces[0].description == "the profile \"Wide\"")
    #expect(spaces[1].description == "the profile \"Wide\"")
    #expect(try PictureFile.shown(Self.webP(profile: other)).colorSpace != spaces[0])
    #expect(try PictureFile.shown(Self.jpeg(other, part: 1000)).colorSpace != spaces[0])
  }

  @Test(arguments: 1...8) func `turns a WebP as it turns a JPEG`(orientation: UInt8) throws {
    let plain = try WebPDecoder().decode(Self.webP())
    let turned = try WebPDecoder().decode(Self.webP(exif: Self.exif(orientation)))
    let marked = try WebPDecoder().decode(
      Self.webP(exif: Array("Exif\0\0".utf8) + Self.exif(orientation)))
    let expected = plain.upright(try #require(PictureOrientation(rawValue: Int(orientation))))
    #expect(turned == expected && marked == expected)
    let size = PictureFile.size(Self.webP(exif: Self.exif(orientation)))
    #expect(size == Size(width: Double(turned.width), height: Double(turned.height)))
    #expect([turned.width, turned.height] == (orientation < 5 ? [4, 2] : [2, 4]))
  }

  @Test func `is known of a PNG and not applied`() throws {
    var png = ReferencePNG(width: 2, height: 1, bitDepth: 8, colorType: 2)
    png.ancillary = [("eXIf", Self.exif(6))]
    let shown = try PictureFile.shown(png.file { x, _, _ in x })
    #expect(shown.orientation == .turnedRight && shown.pixels.width == 2)
  }
}

/// Small files that promise huge pictures are refused before memory is taken.
@Suite struct `A file that is too short for its size` {
  private static func header(_ width: Int, _ height: Int) -> [UInt8] {
    ReferencePNG.bigEndian(width) + ReferencePNG.bigEndian(height) + [8, 2, 0, 0, 0]
  }

  /// A PNG of 16,000 × 16,000 pixels with so many bytes of data.
  private static func png(_ count: Int, between: [(String, [UInt8])] = []) -> [UInt8] {
    let data = [0x78, 0x01, 0x00] + [UInt8](repeating: 0, count: count - 3)
    let chunks = [("IHDR", header(16_000, 16_000))] + between + [("IDAT", data), ("IEND", [])]
    return [137, 80, 78, 71, 13, 10, 26, 10] + chunks.flatMap(ReferencePNG.chunk)
  }

  @Test func `is refused by every reader of PNG`() throws {
    let scratch = try Scratch()
    let file = Self.png(1000)
    let truncated = PNGError(.truncated("the image data"))
    #expect(throws: truncated) { try PNGDecoder().decode(file) }
    #expect(throws: truncated) { try PNGDecoder().readInfo(file) }
    #expect(throws: truncated) { try PNGFrameReader(file) }
    try AtomicFile.write(file, to: scratch.path("a.png"))
    let contents = try FileContents(scratch.path("a.png"))
    #expect(throws: PNGPair.Failure.self) { try PNGPair(contents, contents) }
    #expect(throws: truncated) { try PNGDecoder().check(contents) }
  }

  /// 768,016,000 bytes of rows; a byte of data stands for 1,032 at most.
  @Test func `is a limit that a picture can reach`() throws {
    let least = 768_016_000 / 1032 + 7
    #expect(throws: PNGError(.truncated("the image data"))) {
      try PNGDecoder().readInfo(Self.png(least - 2))
    }
    #expect(try PNGDecoder().readInfo(Self.png(least)).header.width == 16_000)
  }

  @Test func `is also refused as a frame`() throws {
    let frame =
      ReferencePNG.bigEndian(0) + ReferencePNG.bigEndian(16_000) + ReferencePNG.bigEndian(16_000)
      + ReferencePNG.bigEndian(0) + ReferencePNG.bigEndian(0) + [0, 1, 0, 10, 0, 0]
    let file = Self.png(
      1000,
      between: [("acTL", ReferencePNG.bigEndian(1) + ReferencePNG.bigEndian(0)), ("fcTL", frame)])
    #expect(throws: PNGError(.truncated("the image data"))) { try PNGFrameReader(file) }
  }

  @Test func `is refused as a JPEG`() {
    var file = FlatJPEG([[[120]]]).bytes
    // The frame header: marker, length, bits, height, width.
    let place = file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 } ?? 0
    for (offset, byte) in zip(5...8, [0x3E, 0x80, 0x3E, 0x80] as [UInt8]) {
      file[place + offset] = byte
    }
    #expect(throws: JPEGError.damaged("it is too short for 16000 × 16000 pixels")) {
      try JPEGDecoder().decode(file)
    }
  }
}
