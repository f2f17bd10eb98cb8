import EmakiDrawing
import EmakiMotion
import EmakiFormats
import EmakiRendering
import EmakiScenes
import Testing

@testable import EmakiPreview

@Suite struct `A moving picture of pixels` {
  @Test func `as APNG holds every frame pixel for pixel, and the motion's time exactly`() throws {
    let reel = try Stage.reel(Stage.slide)
    let file = try PreviewWriter(reel: reel, format: .apng).file()
    var shown: [(picture: PixelBuffer, start: FrameDuration)] = []
    var sum = FrameDuration(numerator: 0, denominator: 1)
    try PNGDecoder().decodeFrames(file) { picture, duration in
      shown.append((picture, sum))
      sum = sum + duration
      return true
    }
    #expect(sum == FrameDuration(numerator: 26, denominator: 100))
    for time in reel.times {
      let expected = try PNGDecoder().decode(
        PictureWriter(painter: reel.renderer.painter, format: .png, scale: 1)
          .file(of: reel.renderer.displayList(at: time)))
      let frame = try #require(shown.last { $0.start.seconds <= time + 1e-9 })
      #expect(frame.picture == expected.pixels, "at \(time)")
    }
  }

  @Test(
    arguments: [
      (1.0 / 60, 1, 60), (0.01, 1, 100), (0, 0, 1), (0.8, 4, 5), (1.0 / 24, 1, 24), (2.5, 5, 2),
      (7.0 / 60 - 6.0 / 60, 1, 60),
    ])
  func `has times as simple fractions`(_ seconds: Double, _ above: Int, _ below: Int) {
    #expect(FrameDuration(seconds: seconds) == FrameDuration(numerator: above, denominator: below))
  }

  @Test func `as video has a header, and white as the standard says`() throws {
    let file = try PreviewWriter(reel: Stage.reel(nil), format: .y4m).file()
    let header = "YUV4MPEG2 W375 H812 F60:1 Ip A1:1 C444 XCOLORRANGE=LIMITED\nFRAME\n"
    #expect(String(decoding: file.prefix(header.utf8.count), as: UTF8.self) == header)
    let pixels = 375 * 812
    #expect(file.count == header.utf8.count + 3 * pixels)
    // A white pixel in the middle of the content: Y 235, Cb 128, Cr 128.
    let place = header.utf8.count + 700 * 375 + 200
    #expect([file[place], file[place + pixels], file[place + 2 * pixels]] == [235, 128, 128])
  }

  @Test func `as bare pixels has four bytes each for every frame`() throws {
    let file = try PreviewWriter(reel: Stage.reel(Stage.slide), format: .rgba).file()
    #expect(file.count == 17 * 375 * 812 * 4)
  }

  @Test func `is no filmstrip`() throws {
    var options = PreviewOptions()
    options.composition = .onion
    #expect(throws: PreviewError.cannotCompose(.gif)) {
      try PreviewWriter(reel: Stage.reel(nil), format: .gif, options: options).file()
    }
  }
}
