import EmakiDrawing
import Testing

@testable import EmakiReel

@Suite struct PNGPairTests {
  @Test func `two files that are read at the same time give the pictures of each`() throws {
    // Above four megabytes, where memory is asked for in large pages.
    var first = PixelBuffer(width: 1201, height: 1000)
    for index in first.bytes.indices { first.bytes[index] = UInt8(truncatingIfNeeded: index / 7) }
    let second = PixelBuffer(width: 3, height: 2)
    let encoder = PNGEncoder()
    let pair = PNGDecoder().decode(try encoder.encode(first), and: try encoder.encode(second))
    #expect(try pair.first.get().pixels == first)
    #expect(try pair.second.get().pixels == second)
  }

  @Test func `a broken file does not hide the other`() throws {
    let picture = PixelBuffer(width: 3, height: 2)
    let pair = PNGDecoder().decode([1, 2, 3], and: try PNGEncoder().encode(picture))
    #expect(throws: PNGError.self) { try pair.first.get() }
    #expect(try pair.second.get().pixels == picture)
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
