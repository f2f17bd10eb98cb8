import EmakiDrawing
import EmakiFormats
import Foundation
import Testing

@Suite struct `A WebP file` {
  /// Four by two pixels, red on the left and blue on the right, written without loss by libwebp 1.4.
  private static let file = Array(
    Data(
      base64Encoded: "UklGRiIAAABXRUJQVlA4TBYAAAAvA0AAAA8Q87//8x8OFAIIgIImov/x")!)

  @Test func `is read by what it begins with`() throws {
    let row: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255]
    let pixels = try PictureFile.pixels(Self.file)
    #expect(pixels == PixelBuffer(width: 4, height: 2, bytes: row + row))
    #expect(PictureFile.isOther(Self.file))
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
