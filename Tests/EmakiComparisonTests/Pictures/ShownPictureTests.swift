import EmakiDrawing
import EmakiFiles
import PixelDiff
import TestSupport
import Testing

@testable import EmakiComparison
@testable import EmakiFormats

/// Files with the same pixels that are shown differently are different.
@Suite struct `Pictures that are shown differently` {
  private func compare(
    _ old: [UInt8], _ new: [UInt8], verdictOnly: Bool = false
  ) throws -> PictureComparer.Comparison {
    let scratch = try Scratch()
    let (first, second) = (scratch.path("a"), scratch.path("b"))
    try AtomicFile.write(old, to: first)
    try AtomicFile.write(new, to: second)
    return PictureComparer(.exact, wantsVerdictOnly: verdictOnly)
      .compare(PicturePair(name: "b", expected: first, actual: second))
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var sink = ByteSink()
    PNGChunks.append(name, to: &sink) { $0.append(data) }
    return Array(sink.bytes)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The data of a picture of one colour.
  private static func data(_ color: Color) throws -> [UInt8] {
    let file = try PNGEncoder().encode(PixelBuffer(width: 4, height: 4, fill: color))
    let start = file.indices.first { file[$0...].starts(with: "IDAT".utf8) } ?? 0
    let length = file[(start - 4)..<start].reduce(0) { $0 << 8 | Int($1) }
    return Array(file[(start + 4)..<(start + 4 + length)])
  }

  private static func control(_ number: Int) -> [UInt8] {
    chunk(
      "fcTL",
      Self.number(number) + Self.number(4) + Self.number(4) + Self.number(0) + Self.number(0)
        + [0, 1, 0, 10, 0, 0])
  }

  /// Two frames, white and black, behind a picture that only other programs show.
  private static func animation(still: Color?, plays: Int = 0) throws -> [UInt8] {
    let head = try PNGEncoder().encode(PixelBuffer(width: 4, height: 4, fill: .white))
    let header = Array(head.prefix(33))
    let (white, black) = (try data(.white), try data(.black))
    var file = header + chunk("acTL", number(2) + number(plays))
    if let still {
      file += chunk("IDAT", try data(still)) + control(0)
      file += chunk("fdAT", number(1) + white) + control(2) + chunk("fdAT", number(3) + black)
    } else {
      file += control(0) + chunk("IDAT", white) + control(1) + chunk("fdAT", number(2) + black)
    }
    return file + chunk("IEND", [])
  }

  @Test(arguments: [false, true])
  func `have another picture for programs that do not play them`(verdictOnly: Bool) throws {
    let (red, blue) = (Color(rgb: 0xFF0000), Color(rgb: 0x0000FF))
    let red1 = try Self.animation(still: red)
    let others = try [Self.animation(still: blue), Self.animation(still: nil)]
    for other in others {
      for pair in [(red1, other), (other, red1)] {
        let found = try compare(pair.0, pair.1, verdictOnly: verdictOnly)
        #expect(found.outcome.word == "different")
        #expect(
          found.reel?.lines == ["the picture that programs show which do not play it differs"])
      }
    }
    // The first frame may be that picture or be stored apart.
    let same = try compare(
      Self.animation(still: .white), Self.animation(still: nil), verdictOnly: verdictOnly)
    #expect(same.outcome == .same)
  }

  @Test func `are played another number of times`() throws {
    let found = try compare(
      Self.animation(still: nil, plays: 3), Self.animation(still: nil, plays: 1))
    #expect(found.outcome.word == "different")
    #expect(found.reel?.lines == ["played once, expected 3 times"])
  }

  @Test(arguments: [false, true]) func `are turned by Exif data`(verdictOnly: Bool) throws {
    let file = try PNGEncoder().encode(PixelBuffer(width: 4, height: 4, fill: .white))
    let exif: [UInt8] = [
      77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let turned = Array(file[..<33]) + Self.chunk("eXIf", exif) + Array(file[33...])
    let found = try compare(file, turned, verdictOnly: verdictOnly)
    #expect(found.outcome == .different(nil))
    #expect(
      found.meaning.notes == [
        "the Exif data say how the picture is to be turned: orientation 6, expected 1"
      ])
  }

  @Test func `have another profile as JPEG`() throws {
    let plain = FlatJPEG([[[120]]]).bytes
    let content = Array("ICC_PROFILE\0".utf8) + [1, 1] + [UInt8](repeating: 7, count: 140)
    let segment = [0xFF, 0xE2, 0, UInt8(content.count + 2)] + content
    let wide = Array(plain.prefix(2)) + segment + Array(plain.dropFirst(2))
    let found = try compare(plain, wide)
    #expect(found.outcome == .different(nil))
    #expect(found.meaning.notes.first?.hasPrefix("the colour spaces differ: sRGB and") == true)
    let png = try PNGEncoder().encode(JPEGDecoder().decode(plain))
    #expect(try compare(plain, png).outcome == .same)
    #expect(try compare(png, wide).outcome == .different(nil))
  }
}
