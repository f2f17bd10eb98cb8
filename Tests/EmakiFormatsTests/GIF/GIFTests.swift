import TestSupport
import EmakiDrawing
import Testing

@testable import EmakiFormats

struct GIFTests {
  @Test(arguments: [TestPicture.runs, .fewColors, .flat, .stripes, .repeatedRows])
  func `frames of few colours come back exactly`(kind: TestPicture) throws {
    let frames = (0..<4 as Range<UInt64>).map { kind.make(width: 40, height: 30, seed: $0) }
    let read = try ReferenceGIF(encoded(frames))
    #expect(read.frames == frames)
  }

  @Test func `255 colours in a frame are exact, and more are close`() throws {
    let exact = picture { UInt32($0 % 255) * 0x01_0101 }
    #expect(try ReferenceGIF(encoded([exact])).frames == [exact])
    let smooth = picture { UInt32($0 % 64 * 4) << 16 | UInt32($0 / 64 * 6) << 8 | 40 }
    for dithers in [false, true] {
      let read = try ReferenceGIF(encoded([smooth], dithers: dithers)).frames[0]
      let worst = zip(read.bytes, smooth.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(worst > 0 && worst <= (dithers ? 48 : 24), "\(dithers): \(worst)")
    }
  }

  @Test func `dithering keeps the mean of a colour that is missing`() {
    var entries = (0..<2).map { ColorQuantizer.Entry(color: $0 == 0 ? 0 : 0xFFFFFF, count: 9) }
    entries[0].count = 10
    let quantizer = ColorQuantizer(entries, limit: 255)
    let gray = PixelBuffer(width: 64, height: 64, fill: Color(rgb: 0x404040))
    let part = GIFPart(gray, before: nil, PixelRegion(x: 0, y: 0, width: 64, height: 64))
    let white = part.ditheredPlaces(quantizer).count { $0 == 2 }
    // A quarter of 64² pixels; what is lost at the edges is less than a row.
    #expect(abs(white - 1028) < 64)
  }

  @Test func `equal frames become one, and only what changed is stored`() throws {
    let first = TestPicture.runs.make(width: 50, height: 40, seed: 1)
    var second = first
    second[5, 6] = Color(rgb: 0x010203)
    second[9, 8] = Color(rgb: 0x010203)
    let read = try ReferenceGIF(encoded([first, first, first, second, first]))
    #expect(read.frames == [first, second, first])
    #expect(read.times == [12, 4, 4])
    #expect(read.rectangles[1] == [5, 6, 5, 3])
  }

  @Test func `translucent pixels are laid over the background`() throws {
    let half = PixelBuffer(width: 4, height: 4, fill: Color(rgb: 0xFF0000, alpha: 128))
    var encoder = GIFEncoder(width: 4, height: 4, background: Color(rgb: 0x0000FF))
    encoder.append(half, hundredths: 2)
    #expect(try ReferenceGIF(encoder.finish()).frames[0][1, 1] == Color(rgb: 0x80007F))
  }

  @Test func `codes of every length are read back`() throws {
    // Noise fills the table of codes several times.
    for bits in 1...8 {
      var random = SeededGenerator(seed: UInt64(bits))
      let places = (0..<9000).map { _ in UInt32(truncatingIfNeeded: random.next()) % (1 << bits) }
      let noise = picture(width: 100, height: 90) { min(places[$0], 254) * 0x01_0101 }
      #expect(try ReferenceGIF(encoded([noise])).frames == [noise], "\(bits) bits")
    }
  }

  @Test(
    arguments: [(7, [14, 15, 14, 14, 14, 15, 14]), (24, [4, 4, 5, 4, 4]), (30, [3, 4, 3])]
      as [(Double, [Int])])
  func `the times of frames add up to those of the motion`(rate: Double, expected: [Int]) {
    let times = (0...Int(rate)).map { Double($0) / rate }
    let timing = GIFTiming(times: times, hold: 0.5)
    #expect(timing.steps == Array(times.indices))
    #expect(Array(timing.hundredths.prefix(expected.count)) == expected)
    #expect(timing.hundredths.dropLast().reduce(0, +) == 100)
    #expect(timing.hundredths.last == 50)
  }

  @Test func `a frame too short for players gives way, but the end is shown`() {
    let timing = GIFTiming(times: [0, 0.02, 0.03, 0.05, 0.055], hold: 0)
    #expect(timing.steps == [0, 1, 4] && timing.hundredths == [2, 4, 2])
    #expect(GIFTiming(times: [0, 50, 100], hold: 0.8).hundredths == [5000, 5000, 80])
  }

  @Test func `a frame that stands longer than a file can say is several`() throws {
    let still = picture { _ in 0x336699 }
    var encoder = GIFEncoder(width: still.width, height: still.height)
    encoder.append(still, hundredths: 100_000)
    let read = try ReferenceGIF(encoder.finish())
    #expect(read.times.reduce(0, +) == 100_000 && read.frames.allSatisfy { $0 == still })
  }

  private func picture(
    width: Int = 64, height: Int = 40, _ color: (Int) -> UInt32
  ) -> PixelBuffer {
    var picture = PixelBuffer(width: width, height: height)
    for index in 0..<(width * height) {
      picture[index % width, index / width] = Color(rgb: color(index))
    }
    return picture
  }

  private func encoded(_ frames: [PixelBuffer], dithers: Bool = false) -> [UInt8] {
    var encoder = GIFEncoder(width: frames[0].width, height: frames[0].height, dithers: dithers)
    for frame in frames { encoder.append(frame, hundredths: 4) }
    return encoder.finish()
  }
}
