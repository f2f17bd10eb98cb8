import EmakiDrawing
import Testing

@testable import EmakiFormats

struct APNGTests {
  private let sixtieth = FrameDuration.frame(atRate: 60)

  @Test(arguments: [PNGEncoder.Level.fast, .small], [TestPicture.runs, .glyphs, .translucent])
  func `every frame comes back`(level: PNGEncoder.Level, kind: TestPicture) throws {
    var frames = (0..<4 as Range<UInt64>).map { kind.make(width: 30, height: 20, seed: $0) }
    // A small change, and the last pixel.
    frames.append(frames[3])
    frames[4][7, 9] = .black
    frames.append(frames[4])
    frames[5][29, 19] = Color(rgb: 0x123456)
    let read = try decoded(try encoded(frames, level: level))
    #expect(read.map(\.0) == frames)
    #expect(read.allSatisfy { $0.1 == sixtieth })
  }

  @Test func `equal frames become one, and the sum of times is exact`() throws {
    let a = TestPicture.runs.make(width: 9, height: 9, seed: 1)
    let b = TestPicture.runs.make(width: 9, height: 9, seed: 2)
    let read = try decoded(try encoded([a, a, a, b, b, a]))
    #expect(read.map(\.0) == [a, b, a])
    let times = [(1, 20), (1, 30), (1, 60)].map { FrameDuration(numerator: $0, denominator: $1) }
    #expect(read.map(\.1) == times)
  }

  @Test func `times that no longer fit start a new frame`() throws {
    let picture = PixelBuffer(width: 3, height: 3, fill: .white)
    let encoder = APNGEncoder(width: 3, height: 3)
    for _ in 0..<3 {
      try encoder.append(picture, duration: FrameDuration(numerator: 40_000, denominator: 1))
    }
    let read = try decoded(try encoder.finish())
    #expect(read.map(\.0) == [picture, picture, picture])
    #expect(read.map { Int($0.1.seconds) } == [40_000, 40_000, 40_000])
    #expect(throws: PNGError(.duration(1.0 / 70_000))) {
      try encoder.append(picture, duration: FrameDuration(numerator: 1, denominator: 70_000))
    }
  }

  @Test func `only the changed rectangle is stored`() throws {
    let first = TestPicture.noise.make(width: 60, height: 50, seed: 1)
    var second = first
    second[10, 20] = .black
    second[12, 25] = .black
    let info = try PNGDecoder().readInfo(try encoded([first, second]))
    let frame = try #require(info.animation?.frames.last)
    #expect([frame.x, frame.y, frame.width, frame.height] == [10, 20, 3, 6])
    #expect(info.animation?.plays == 0)
  }

  @Test func `a translucent frame after opaque ones keeps them`() throws {
    let opaque = TestPicture.noise.make(width: 12, height: 7, seed: 3)
    var clear = opaque
    clear[3, 3] = .clear
    let file = try encoded([opaque, opaque, clear, opaque])
    #expect(try decoded(file).map(\.0) == [opaque, clear, opaque])
    #expect(try PNGDecoder().readInfo(file).header.colorType == .rgba)
    #expect(try PNGDecoder().decode(file).pixels == opaque)
  }

  @Test func `a picture without animation is one frame`() throws {
    let picture = TestPicture.runs.make(width: 5, height: 5, seed: 1)
    let read = try decoded(try PNGEncoder().encode(picture))
    #expect(read.map(\.0) == [picture])
    #expect(read[0].1.numerator == 0)
  }

  @Test func `no frame and a wrong size are refused`() {
    let encoder = APNGEncoder(width: 3, height: 3)
    #expect(throws: PNGError(.empty)) { try encoder.finish() }
    #expect(throws: PNGError(.dimensions(width: 2, height: 3))) {
      try encoder.append(PixelBuffer(width: 2, height: 3), duration: sixtieth)
    }
  }

  /// How a frame leaves the picture, drawn by hand: a red square, then a half-clear green dot.
  @Test(
    arguments: zip(
      PNGFrameControl.Disposal.allCases, [255, 0, 0] as [UInt8]))
  func `disposal and blending follow the specification`(
    disposal: PNGFrameControl.Disposal, redAfter: UInt8
  ) {
    var canvas = FrameCanvas(width: 2, height: 1)
    let whole = PixelBuffer(width: 2, height: 1, fill: Color(rgb: 0x0000FF))
    _ = canvas.draw(whole, control(x: 0, width: 2, .keep, .replace))
    let red = PixelBuffer(width: 1, height: 1, fill: Color(rgb: 0xFF0000))
    #expect(canvas.draw(red, control(x: 0, width: 1, disposal, .replace))[0, 0].red == 255)
    let dot = PixelBuffer(width: 1, height: 1, fill: Color(rgb: 0x00FF00, alpha: 128))
    let result = canvas.draw(dot, control(x: 1, width: 1, .keep, .over))
    #expect(result[0, 0].red == redAfter)
    #expect(result[0, 0].alpha == (disposal == .clear ? 0 : 255))
    // (0 · 128 + 255 · 127) / 255 of blue, and the opposite of green.
    #expect(result[1, 0] == Color(rgb: 0x00807F))
  }

  private func control(
    x: Int, width: Int, _ disposal: PNGFrameControl.Disposal,
    _ blending: PNGFrameControl.Blending
  ) -> PNGFrameControl {
    PNGFrameControl(
      x: x, y: 0, width: width, height: 1, duration: sixtieth, disposal: disposal,
      blending: blending)
  }

  private func encoded(
    _ frames: [PixelBuffer], level: PNGEncoder.Level = .small
  ) throws -> [UInt8] {
    let encoder = APNGEncoder(width: frames[0].width, height: frames[0].height, level: level)
    for frame in frames { try encoder.append(frame, duration: sixtieth) }
    return try encoder.finish()
  }

  private func decoded(_ file: [UInt8]) throws -> [(PixelBuffer, FrameDuration)] {
    var result: [(PixelBuffer, FrameDuration)] = []
    try PNGDecoder().decodeFrames(file) { picture, duration in
      result.append((picture, duration))
      return true
    }
    return result
  }
}
