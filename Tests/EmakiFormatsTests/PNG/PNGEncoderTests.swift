import EmakiDrawing
import Testing

@testable import EmakiFormats

struct PNGEncoderTests {
  @Test(arguments: TestPicture.allCases)
  func `every kind of picture survives`(kind: TestPicture) throws {
    let sizes = [
      (1, 1), (1, 9), (9, 1), (2, 2), (3, 5), (40, 31), (129, 20), (300, 7), (1100, 3),
    ]
    for level in PNGEncoder.Level.allCases {
      let encoder = PNGEncoder(level: level)
      for (index, (width, height)) in sizes.enumerated() {
        let picture = kind.make(width: width, height: height, seed: UInt64(index))
        let file = try encoder.encode(picture)
        let read = try PNGDecoder().decode(file)
        #expect(read.pixels == picture, "\(level) \(width) × \(height), seed \(index)")
      }
    }
  }

  @Test(arguments: TestPicture.allCases)
  func `a surface of Cairo gives the same file as the buffer`(kind: TestPicture) throws {
    let picture = kind.make(width: 37, height: 23, seed: 5)
    // Only colours that survive premultiplication can come back.
    let (argb, straight) = premultiplied(picture, padding: 3)
    let encoder = PNGEncoder()
    let file = try argb.withUnsafeBytes {
      try encoder.encode(premultipliedARGB: $0, stride: 40 * 4, width: 37, height: 23)
    }
    #expect(try PNGDecoder().decode(file).pixels == straight)
  }

  @Test func `rows wider than the reach of a match survive`() throws {
    for kind in [TestPicture.runs, .repeatedRows, .gradient] {
      let picture = kind.make(width: 11_000, height: 3, seed: 8)
      #expect(try PNGDecoder().decode(PNGEncoder().encode(picture)).pixels == picture)
    }
  }

  @Test func `pictures with more rows or columns than 16 bits count survive`() throws {
    for (width, height) in [(70_000, 3), (3, 70_000)] {
      for kind in [TestPicture.noise, .glyphs, .repeatedRows] {
        let picture = kind.make(width: width, height: height, seed: 4)
        #expect(try PNGDecoder().decode(PNGEncoder().encode(picture)).pixels == picture)
      }
    }
  }

  @Test func `a very wide row that goes from black to white keeps its check`() throws {
    // Almost black in 512 colours, as a picture of a few colours would get a palette.
    let width = 300_000
    var bytes = [UInt8](repeating: 255, count: 8 * width)
    for x in 0..<width {
      for channel in 0..<3 { bytes[4 * x + channel] = UInt8(x >> (3 * channel) & 7) }
    }
    let picture = PixelBuffer(width: width, height: 2, bytes: bytes)
    #expect(try PNGDecoder().decode(PNGEncoder().encode(picture)).pixels.bytes == bytes)
  }

  @Test func `a row repeated more often than a match reaches survives`() throws {
    var picture = TestPicture.glyphs.make(width: 700, height: 40, seed: 3)
    for y in 3..<30 {
      for x in 0..<700 { picture[x, y] = picture[x, 2] }
    }
    for x in 10..<690 { picture[x, 30] = picture[x, 2] }
    #expect(try PNGDecoder().decode(PNGEncoder().encode(picture)).pixels == picture)
  }

  @Test func `the colour type is the smallest that can say the picture`() throws {
    #expect(try type(of: .noise) == .rgb)
    #expect(try type(of: .runs) == .indexed)
    #expect(try type(of: .translucent) == .indexed)
    var translucent = TestPicture.noise.make(width: 50, height: 50, seed: 1)
    translucent[49, 49].alpha = 254
    #expect(try PNGDecoder().readInfo(PNGEncoder().encode(translucent)).header.colorType == .rgba)
    // One pixel needs no palette.
    let dot = PixelBuffer(width: 1, height: 1, fill: .white)
    #expect(try PNGDecoder().readInfo(PNGEncoder().encode(dot)).header.colorType == .rgb)
  }

  @Test func `an encoder keeps nothing of the picture before`() throws {
    let used = PNGEncoder()
    for kind in TestPicture.allCases {
      let picture = kind.make(width: 60, height: 40, seed: 2)
      #expect(try used.encode(picture) == PNGEncoder().encode(picture), "\(kind)")
    }
  }

  @Test func `texts, density and colour space come back`() throws {
    let metadata = PNGMetadata(
      texts: [
        PNGText(keyword: "Software", text: "Emaki"),
        PNGText(keyword: "Title", text: String(repeating: "Größe ", count: 50), isCompressed: true),
        PNGText(keyword: "Comment", text: "絵巻"),
        PNGText(keyword: "Layout", text: String(repeating: "絵巻\n", count: 90), isCompressed: true),
        PNGText(keyword: "Empty", text: ""),
      ],
      isSRGB: true, pixelsPerMetre: PNGMetadata.pixelsPerMetre(scale: 2))
    let picture = TestPicture.runs.make(width: 8, height: 8, seed: 4)
    let image = try PNGDecoder().decode(PNGEncoder().encode(picture, metadata: metadata))
    #expect(image.info.metadata == metadata)
    #expect(image.pixels == picture)
    #expect(metadata.pixelsPerMetre == 5669)
  }

  @Test func `impossible sizes and keywords are refused`() {
    #expect(throws: PNGError(.dimensions(width: 0, height: 4))) {
      try PNGEncoder().encode(PixelBuffer(width: 0, height: 4))
    }
    let metadata = PNGMetadata(texts: [PNGText(keyword: "絵", text: "")])
    #expect(throws: PNGError(.invalidKeyword("絵"))) {
      try PNGEncoder().encode(PixelBuffer(width: 1, height: 1), metadata: metadata)
    }
  }

  @Test func `a flat screen takes few bytes`() throws {
    let picture = PixelBuffer(width: 750, height: 300, fill: .white)
    #expect(try PNGEncoder().encode(picture).count < 3000)
  }

  private func type(of kind: TestPicture) throws -> PNGHeader.ColorType {
    let picture = kind.make(width: 80, height: 60, seed: 1)
    return try PNGDecoder().readInfo(PNGEncoder().encode(picture)).header.colorType
  }

  /// The picture as a surface of Cairo, and what a reader must get from it.
  private func premultiplied(_ picture: PixelBuffer, padding: Int) -> ([UInt32], PixelBuffer) {
    var straight = picture
    var surface = [UInt32]()
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let color = picture[x, y]
        let alpha = UInt32(color.alpha)
        let channels = [color.red, color.green, color.blue].map { UInt32($0) * alpha / 255 }
        surface.append(alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2])
        let back = channels.map { alpha == 0 ? 0 : UInt8(($0 * 255 + alpha / 2) / alpha) }
        straight[x, y] = Color(
          red: back[0], green: back[1], blue: back[2], alpha: color.alpha)
      }
      surface += Array(repeating: 0xDEAD_BEEF, count: padding)
    }
    return (surface, straight)
  }

  @Test func `a picture of a few soft greys takes less than two bytes a changed pixel`() throws {
    // Letters with soft edges: 64 greys, each pixel unlike its neighbours.
    var state: UInt32 = 1
    var picture = PixelBuffer(width: 600, height: 40)
    for index in 0..<(600 * 40) {
      state = state &* 1_664_525 &+ 1_013_904_223
      let grey = UInt8(state >> 26) * 4
      picture[index % 600, index / 600] = Color(
        red: grey, green: grey ^ UInt8(index % 5), blue: grey, alpha: 255)
    }
    let file = try PNGEncoder().encode(picture)
    #expect(file.count < 2 * 600 * 40 + 600 * 40 / 4)
    #expect(try PNGDecoder().decode(file).pixels == picture)
  }
}
