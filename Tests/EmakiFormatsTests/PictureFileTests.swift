import EmakiDrawing
import EmakiFormats
import TestSupport
import Testing

@Suite struct `The size of a picture file` {
  @Test func `of a PNG is in its header alone`() throws {
    let picture = PixelBuffer(width: 60, height: 30, fill: .black)
    let file = try PNGEncoder().encode(picture)
    // The signature, and the first chunk with its length, name, data and check.
    #expect(PictureFile.size(Array(file[..<33])) == Size(width: 60, height: 30))
  }

  @Test func `of a JPEG is that of the upright picture`() {
    let blocks = [[[10], [20], [30]]]
    #expect(PictureFile.size(FlatJPEG(blocks).bytes) == Size(width: 24, height: 8))
    #expect(PictureFile.size(FlatJPEG(blocks, orientation: 6).bytes) == Size(width: 8, height: 24))
  }

  @Test func `of anything else is not known`() {
    for bytes in [[], Array("GIF89a".utf8), [0xFF, 0xD8, 0xFF], [0x89, 0x50]] as [[UInt8]] {
      #expect(PictureFile.size(bytes) == nil)
    }
  }
}
