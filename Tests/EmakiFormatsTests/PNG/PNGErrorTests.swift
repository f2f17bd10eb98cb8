import TestSupport
import EmakiDrawing
import Testing

@testable import EmakiFormats

struct PNGErrorTests {
  private let picture = TestPicture.glyphs.make(width: 12, height: 8, seed: 1)

  @Test func `what is not a PNG is named`() {
    #expect(reason([]) == .empty)
    #expect(reason(Array("GIF89a".utf8)) == .notPNG(seems: "GIF"))
    #expect(reason([0xFF, 0xD8, 0xFF, 0xE0]) == .notPNG(seems: "JPEG"))
    #expect(reason(Array("hello".utf8)) == .notPNG(seems: nil))
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n"
    #expect(reason(Array(pointer.utf8)) == .gitLFSPointer)
    #expect(
      reason([0x89, 0x50, 0x4E, 0x47, 0x0A])
        == .notPNG(seems: "a PNG damaged by a transfer as text"))
  }

  @Test func `every cut is noticed`() throws {
    let file = try PNGEncoder().encode(picture)
    for count in 1..<file.count {
      let found = reason(Array(file[..<count]))
      guard case .truncated = found else {
        Issue.record("cut to \(count) bytes: \(String(describing: found))")
        continue
      }
    }
  }

  @Test func `a changed byte anywhere is noticed`() throws {
    let file = try PNGEncoder().encode(picture)
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x10
      #expect(throws: PNGError.self, "byte \(index)") { try PNGDecoder().decode(damaged) }
    }
  }

  @Test func `the error tells the chunk and its place`() throws {
    var file = try PNGEncoder().encode(picture)
    file[16] ^= 1
    let error = #expect(throws: PNGError.self) { try PNGDecoder().decode(file) }
    #expect(error == PNGError(.wrongCheck(chunk: "IHDR"), offset: 8))
    #expect(error?.description == "chunk IHDR is damaged: its check does not match (byte 8)")
  }

  @Test func `absurd sizes are refused before memory is taken`() {
    let header = ReferencePNG(width: 1, height: 1, bitDepth: 8, colorType: 0)
    var file = header.file { _, _, _ in 0 }
    let data = ReferencePNG.bigEndian(1 << 30) + ReferencePNG.bigEndian(1 << 30) + [8, 0, 0, 0, 0]
    file.replaceSubrange(8..<33, with: ReferencePNG.chunk("IHDR", data))
    #expect(reason(file) == .dimensions(width: 1 << 30, height: 1 << 30))
    #expect(throws: PNGError(.dimensions(width: 12, height: 8), offset: 8)) {
      try PNGDecoder(maxPixels: 95).decode(PNGEncoder().encode(picture))
    }
  }

  @Test func `chunks out of place are refused`() {
    let end = ReferencePNG.chunk("IEND", [])
    let header = ReferencePNG.chunk(
      "IHDR", ReferencePNG.bigEndian(1) + ReferencePNG.bigEndian(1) + [8, 0, 0, 0, 0])
    let data = ReferencePNG.chunk("IDAT", ReferencePNG.stored([0, 0]))
    let start: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    #expect(reason(start + header + data + end) == nil)
    #expect(reason(start + data + end) == .misplacedChunk("IHDR"))
    #expect(reason(start + header + header + data + end) == .misplacedChunk("IHDR"))
    #expect(reason(start + header + end) == .misplacedChunk("IDAT"))
    let text = ReferencePNG.chunk("tIME", [])
    #expect(reason(start + header + data + text + data + end) == .misplacedChunk("IDAT"))
    let critical = ReferencePNG.chunk("ABCD", [])
    #expect(reason(start + header + critical + data + end) == .unknownCriticalChunk("ABCD"))
    let short = ReferencePNG.chunk("IDAT", ReferencePNG.stored([0]))
    #expect(reason(start + header + short + end) == .truncated("the image data"))
    let filter = ReferencePNG.chunk("IDAT", ReferencePNG.stored([5, 0]))
    #expect(reason(start + header + filter + end) == .malformed("the image data"))
  }

  private static let start: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  private static let end = ReferencePNG.chunk("IEND", [])

  /// One white pixel, with other chunks before it.
  private func pixel(after chunks: [UInt8]) -> [UInt8] {
    header(1, 1) + chunks + ReferencePNG.chunk("IDAT", ReferencePNG.stored([0, 255])) + Self.end
  }

  /// How a grey picture begins.
  private func header(_ width: Int, _ height: Int) -> [UInt8] {
    let size = ReferencePNG.bigEndian(width) + ReferencePNG.bigEndian(height)
    return Self.start + ReferencePNG.chunk("IHDR", size + [8, 0, 0, 0, 0])
  }

  @Test(arguments: ["tEXt", "zTXt", "iTXt", "pHYs", "gAMA", "sRGB"])
  func `a chunk beside the pixels that makes no sense is left out`(name: String) throws {
    for data: [UInt8] in [[], [97, 98, 99], [97, 0, 0, 120, 1], [97, 0, 1, 0, 0, 0, 1]] {
      let image = try PNGDecoder().decode(pixel(after: ReferencePNG.chunk(name, data)))
      #expect(image.pixels[0, 0] == .white)
      #expect(image.info.metadata.pixelsPerMetre == nil && image.info.gamma == nil)
    }
    var damaged = pixel(after: ReferencePNG.chunk(name, [97, 98, 99]))
    damaged[42] ^= 1
    #expect(reason(damaged) == .wrongCheck(chunk: name), "written whole, but not read so")
  }

  @Test func `what cannot be the data of such a picture is told without expanding them`() {
    func info(_ width: Int, _ height: Int, _ data: [UInt8]) -> PNGError.Reason? {
      let file = header(width, height) + ReferencePNG.chunk("IDAT", data) + Self.end
      do throws(PNGError) {
        _ = try PNGDecoder().readInfo(file)
        return nil
      } catch { return error.reason }
    }
    let data = ReferencePNG.stored([0, 255])
    #expect(info(1, 1, data) == nil)
    // 1032 bytes for each of the bytes between the stream's header and its check.
    let most = 1032 * (data.count - 6)
    #expect(info(most - 1, 1, data) == nil)
    #expect(info(most, 1, data) == .truncated("the image data"))
    #expect(info(1, 1, Array(data.prefix(6))) == .truncated("the image data"))
    #expect(info(1, 1, [0] + data.dropFirst()) == .malformed("the image data"))
    #expect(info(1, 1, data[..<2] + [7] + data[3...]) == .malformed("the image data"))
  }

  @Test(arguments: 0..<27 as Range<UInt64>)
  func `random damage never crashes the reader`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let kind = TestPicture.allCases[Int(seed) % TestPicture.allCases.count]
    let original = kind.make(width: 24, height: 12, seed: seed)
    let metadata = PNGMetadata(texts: [PNGText(keyword: "a", text: "b", isCompressed: true)])
    let file = try PNGEncoder().encode(original, metadata: metadata)
    for _ in 0..<20 {
      var damaged = file
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: damaged.remove(at: index)
        default: damaged.insert(UInt8(truncatingIfNeeded: random.next()), at: index)
        }
      }
      // With the checks put right, the damage reaches the parts behind them.
      let checked = withChecks(damaged)
      for bytes in [damaged, checked] {
        _ = try? PNGDecoder(maxPixels: 1 << 20).decode(bytes)
      }
    }
  }

  /// The file with every chunk's check computed anew, as far as it can be parsed.
  private func withChecks(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + length <= file.count else { return file }
      let end = start + 8 + length
      let check = ReferencePNG.crc(Array(file[(start + 4)..<end]))
      file.replaceSubrange(end..<(end + 4), with: ReferencePNG.bigEndian(Int(check)))
      start = end + 4
    }
    return file
  }

  private func reason(_ file: [UInt8]) -> PNGError.Reason? {
    do {
      _ = try PNGDecoder().decode(file)
      return nil
    } catch { return error.reason }
  }
}
