import EmakiDrawing
import Testing

@Suite struct PixelBufferTests {
  @Test func `a buffer keeps each pixel in its place`() {
    var pixels = PixelBuffer(width: 3, height: 2, fill: .white)
    pixels[2, 1] = Color(rgb: 0x102030, alpha: 64)
    #expect(pixels[2, 1] == Color(rgb: 0x102030, alpha: 64))
    #expect(pixels.bytes.count == 24)
    #expect(Array(pixels.bytes[20...]) == [0x10, 0x20, 0x30, 64])
    #expect(pixels[1, 1] == .white)
  }

  @Test(arguments: [
    Color.clear, .white, .black, Color(rgb: 0x010203), Color(rgb: 0x070707, alpha: 7),
    Color(rgb: 0x070708, alpha: 7),
  ])
  func `a buffer of one colour has it everywhere`(color: Color) {
    let pixels = PixelBuffer(width: 3, height: 2, fill: color)
    for y in 0..<2 {
      for x in 0..<3 { #expect(pixels[x, y] == color) }
    }
  }

  @Test func `a buffer may have no pixels`() {
    #expect(PixelBuffer(width: 0, height: 5).bytes.isEmpty)
  }
}
