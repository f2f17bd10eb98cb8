import EmakiDrawing
import Testing

@Suite struct `A tinted picture` {
  private let picture = DisplayImage(
    name: "p",
    pixels: PixelBuffer(width: 2, height: 1, bytes: [10, 20, 30, 255, 40, 50, 60, 128]))

  @Test func `has one colour and the shape it had`() {
    let tinted = picture.tinted(Color(rgb: 0x336699))
    #expect(tinted.pixels.bytes == [0x33, 0x66, 0x99, 255, 0x33, 0x66, 0x99, 128])
  }

  @Test func `is as translucent as picture and colour together`() {
    let tinted = picture.tinted(Color(rgb: 0x000000, alpha: 51))
    // 51 = a fifth of 255.
    #expect([tinted.pixels.bytes[3], tinted.pixels.bytes[7]] == [51, 26])
  }

  @Test func `is another picture`() {
    #expect(picture.tinted(.black) != picture)
    #expect(picture.tinted(.black) != picture.tinted(.white))
  }
}
