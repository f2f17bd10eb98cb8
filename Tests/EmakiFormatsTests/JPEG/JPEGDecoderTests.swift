import EmakiDrawing
import EmakiFormats
import TestSupport
import Testing

@Suite struct `A JPEG` {
  /// The colours of the blocks' middles, row by row, as three numbers each.
  private func colors(_ picture: FlatJPEG) throws -> [[[Int]]] {
    let pixels = try JPEGDecoder().decode(picture.bytes)
    return stride(from: 4, to: pixels.height, by: 8).map { y in
      stride(from: 4, to: pixels.width, by: 8).map { x in
        let start = 4 * (y * pixels.width + x)
        #expect(pixels.bytes[start + 3] == 255)
        return pixels.bytes[start..<(start + 3)].map(Int.init)
      }
    }
  }

  @Test func `of one component is grey`() throws {
    #expect(
      try colors(FlatJPEG([[[0], [50]], [[200], [255]]]))
        == [[[0, 0, 0], [50, 50, 50]], [[200, 200, 200], [255, 255, 255]]])
  }

  /// JFIF 1.02: R = Y + 1.402 Cr, G = Y − 0.344136 Cb − 0.714136 Cr, B = Y + 1.772 Cb.
  @Test func `of three components is brightness and two differences`() throws {
    let inks = [[120, 90, 160], [200, 128, 128], [60, 140, 110]]
    let expected = inks.map { pixel -> [Int] in
      let (y, cb, cr) = (Double(pixel[0]), Double(pixel[1] - 128), Double(pixel[2] - 128))
      return [y + 1.402 * cr, y - 0.344136 * cb - 0.714136 * cr, y + 1.772 * cb]
        .map { Int($0.rounded()) }
    }
    for (found, wanted) in zip(try colors(FlatJPEG([inks]))[0], expected) {
      for (value, right) in zip(found, wanted) { #expect(abs(value - right) <= 1) }
    }
  }

  @Test func `of three components is red, green and blue where Adobe's segment says so`() throws {
    let blocks = [[[255, 0, 0], [12, 200, 77]]]
    #expect(try colors(FlatJPEG(blocks, adobeTransform: 0)) == blocks)
  }

  @Test func `of four inks shows what they leave of white`() throws {
    let inks = [0, 51, 255, 102]
    // (1 − c)(1 − k) of 255, where k is two fifths.
    #expect(try colors(FlatJPEG([[inks]])) == [[[153, 122, 0]]])
  }

  @Test func `of four inks by Adobe counts what is left`() throws {
    // The same inks, each subtracted from 255.
    #expect(
      try colors(FlatJPEG([[[255, 204, 0, 153]]], adobeTransform: 0)) == [[[153, 122, 0]]])
    // Brightness and differences of what is left: grey of 204, of which 153/255 stay.
    #expect(
      try colors(FlatJPEG([[[51, 128, 128, 153]]], adobeTransform: 2)) == [[[122, 122, 122]]])
  }

  /// Four blocks as they are seen, row by row, where 10 20 30 40 were stored.
  private static let seen = [
    "10 20 30 40", "20 10 40 30", "40 30 20 10", "30 40 10 20", "10 30 20 40", "30 10 40 20",
    "40 20 30 10", "20 40 10 30",
  ]

  @Test(arguments: 1...8) func `is turned upright as its Exif data say`(orientation: Int) throws {
    for isLittleEndian in [false, true] {
      var picture = FlatJPEG([[[10], [20]], [[30], [40]]], orientation: UInt8(orientation))
      picture.isLittleEndian = isLittleEndian
      let found = try colors(picture).joined().map { String($0[0]) }.joined(separator: " ")
      #expect(found == Self.seen[orientation - 1])
    }
  }

  @Test func `that lies on its side is higher than wide`() throws {
    let picture = FlatJPEG([[[10], [20], [30]]], orientation: 6)
    let pixels = try JPEGDecoder().decode(picture.bytes)
    #expect([pixels.width, pixels.height] == [8, 24])
    #expect(try colors(picture).map { $0[0][0] } == [10, 20, 30])
  }

  @Test func `with an orientation that is none stays as it is`() throws {
    for orientation: UInt8 in [0, 9, 255] {
      #expect(try colors(FlatJPEG([[[10], [20]]], orientation: orientation))[0][1][0] == 20)
    }
  }

  @Test func `that is cut anywhere is an error`() throws {
    let bytes = FlatJPEG([[[10], [20]], [[30], [40]]], orientation: 1).bytes
    // Without the two bytes of the end marker every pixel is there.
    for count in 0..<(bytes.count - 2) {
      #expect(throws: JPEGError.self, "\(count) of \(bytes.count) bytes") {
        try JPEGDecoder().decode(Array(bytes[..<count]))
      }
    }
  }

  @Test func `that is damaged is an error or a picture, never a crash`() {
    let bytes = FlatJPEG([[[10, 128, 90], [20, 3, 4]]], adobeTransform: 1, orientation: 8).bytes
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] =
          UInt8.random(in: 0...255, using: &random)
      }
      guard let pixels = try? JPEGDecoder(maxPixels: 1 << 16).decode(damaged) else { continue }
      #expect(pixels.bytes.count == 4 * pixels.width * pixels.height)
    }
  }

  @Test func `tells why it cannot be read`() {
    #expect(throws: JPEGError.notJPEG) { try JPEGDecoder().decode(Array("GIF89a".utf8)) }
    #expect(throws: JPEGError.dimensions(width: 16, height: 8)) {
      try JPEGDecoder(maxPixels: 127).decode(FlatJPEG([[[1], [2]]]).bytes)
    }
    #expect(JPEGError.dimensions(width: 16, height: 8).description.contains("16 × 8"))
  }
}
