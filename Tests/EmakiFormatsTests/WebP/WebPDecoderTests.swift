import EmakiDrawing
import EmakiFormats
import Foundation
import Testing

@Suite struct `A WebP file` {
  /// Four by two pixels, red on the left and blue on the right, written without loss by libwebp 1.4.
  private static let file: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x22, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4C,
    0x16, 0x00, 0x00, 0x00, 0x2F, 0x03, 0x40, 0x00, 0x00, 0x0F, 0x10, 0xF3, 0xBF, 0xFF, 0xF3, 0x1F,
    0x0E, 0x14, 0x02, 0x08, 0x80, 0x82, 0x26, 0xA2, 0xFF, 0xF1,
  ]

  @Test func `is read by what it begins with`() throws {
    let row: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255]
    let pixels = try PictureFile.pixels(Self.file)
    #expect(pixels == PixelBuffer(width: 4, height: 2, bytes: row + row))
    #expect(PictureFile.isOther(Self.file))
    #expect(PictureFile.size(Self.file) == Size(width: 4, height: 2))
  }

  @Test func `that ends too early is an error`() {
    #expect(throws: WebPDecodingError.damaged) {
      try WebPDecoder().decode(Array(Self.file.dropLast(10)))
    }
    #expect(throws: WebPDecodingError.damaged) {
      try WebPDecoder().decode(Array(Self.file.prefix(16)))
    }
    #expect(throws: WebPDecodingError.notWebP) { try WebPDecoder().decode([1, 2, 3]) }
  }

  @Test func `that is too large is refused before memory is taken`() {
    #expect(throws: WebPDecodingError.dimensions(width: 4, height: 2)) {
      try WebPDecoder(maxPixels: 7).decode(Self.file)
    }
  }
}
