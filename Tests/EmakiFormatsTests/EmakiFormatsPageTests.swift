import EmakiDrawing
import EmakiFormats
import TestSupport
import Testing

@Suite struct `The landing page of EmakiFormats` {
  @Test func `shows an example that works`() throws {
    // example
    let picture = PixelBuffer(width: 40, height: 30, fill: Color(rgb: 0x2F6BFF))
    let file = try PNGEncoder().encode(picture)
    let decoded = try PNGDecoder().decode(file)
    // end
    #expect(Array(file.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    #expect(decoded.pixels == picture)
    #expect(try DocumentedExample.isShown(by: "EmakiFormats"))
  }
}
