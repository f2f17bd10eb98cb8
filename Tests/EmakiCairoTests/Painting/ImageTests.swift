import EmakiCairo
import EmakiDrawing
import Testing

@Suite struct ImageTests {
  /// Four pixels: red, green / blue, half-clear white.
  private static let corners: DisplayImage = {
    var pixels = PixelBuffer(width: 2, height: 2)
    pixels[0, 0] = Color(rgb: 0xFF0000)
    pixels[1, 0] = Color(rgb: 0x00FF00)
    pixels[0, 1] = Color(rgb: 0x0000FF)
    pixels[1, 1] = Color(rgb: 0xFFFFFF, alpha: 128)
    return DisplayImage(name: "corners", pixels: pixels)
  }()
  private static let whole = Rect(x: 0, y: 0, width: 2, height: 2)

  @Test func `a picture at its own size arrives exactly`() throws {
    let pixels = try Easel.paint(
      4, 4, on: nil,
      [
        .image(
          Self.corners, source: Self.whole, destination: Rect(x: 1, y: 1, width: 2, height: 2))
      ])
    for y in 0..<2 {
      for x in 0..<2 { #expect(pixels[x + 1, y + 1] == Self.corners.pixels[x, y]) }
    }
    #expect(pixels[0, 0] == .clear && pixels[3, 3] == .clear)
  }

  @Test func `an enlarged picture keeps sharp edges and blends inside`() throws {
    let pixels = try Easel.paint(
      20, 20, on: nil,
      [
        .image(
          Self.corners, source: Self.whole, destination: Rect(x: 0, y: 0, width: 20, height: 20))
      ])
    #expect(pixels[0, 0] == Color(rgb: 0xFF0000))
    #expect(pixels[19, 0] == Color(rgb: 0x00FF00))
    #expect(pixels[0, 19] == Color(rgb: 0x0000FF))
    #expect((100...155).contains(pixels[9, 0].red) && (100...155).contains(pixels[9, 0].green))
  }

  @Test func `an edited picture is painted anew under its old name`() throws {
    let place = Rect(x: 0, y: 0, width: 2, height: 2)
    let painter = Painter(fonts: Easel.fonts)
    for color in [Color.black, .white, Color(rgb: 0x2F6BFF)] {
      let image = DisplayImage(name: "a", pixels: PixelBuffer(width: 2, height: 2, fill: color))
      let list = DisplayList(
        size: place.size, items: [.image(image, source: place, destination: place)])
      #expect(try painter.image(of: list, scale: 1).pixels[1, 1] == color)
    }
  }

  @Test func `only the part that is asked for is painted`() throws {
    let pixels = try Easel.paint(
      6, 6, on: nil,
      [
        .image(
          Self.corners, source: Rect(x: 1, y: 0, width: 1, height: 1),
          destination: Rect(x: 2, y: 2, width: 2, height: 2))
      ])
    #expect(pixels[2, 2].green == 255)
    #expect(pixels.inkBounds(on: .clear) == Rect(x: 2, y: 2, width: 2, height: 2))
  }

  @Test func `a part beyond the picture leaves its share of the place empty`() throws {
    let pixels = try Easel.paint(
      8, 4, on: nil,
      [
        .image(
          Self.corners, source: Rect(x: 0, y: 0, width: 4, height: 2),
          destination: Rect(x: 0, y: 0, width: 8, height: 4))
      ])
    #expect(pixels.inkBounds(on: .clear) == Rect(x: 0, y: 0, width: 4, height: 4))
  }
}
