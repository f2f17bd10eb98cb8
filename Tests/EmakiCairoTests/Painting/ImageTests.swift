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

  /// Red, four times as large, `x` points to the right.
  private static func slid(_ x: Double) -> DisplayList {
    let red = PixelBuffer(width: 2, height: 2, fill: Color(rgb: 0xFF0000))
    return DisplayList(
      size: Size(width: 12, height: 10), background: nil,
      items: [
        .image(
          DisplayImage(name: "red", pixels: red), source: whole,
          destination: Rect(x: x, y: 1, width: 8, height: 8))
      ])
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.7, 0.9])
  func `a picture between pixels covers just what it lies over`(part: Double) throws {
    let pixels = try Painter(fonts: Easel.fonts).image(of: Self.slid(1 + part), scale: 1).pixels
    #expect(abs(Double(pixels[1, 4].alpha) - 255 * (1 - part)) <= 2)
    #expect((2...8).allSatisfy { pixels[$0, 4] == Color(rgb: 0xFF0000) })
    #expect(abs(Double(pixels[9, 4].alpha) - 255 * part) <= 2)
    #expect(pixels[10, 4] == .clear && pixels[5, 0] == .clear && pixels[5, 9] == .clear)
  }

  @Test func `a picture that slides looks the same whatever was painted before it`() throws {
    let painter = Painter(fonts: Easel.fonts)
    let places = stride(from: 1.0, to: 4, by: 0.1)
    func slid(_ x: Double) -> DisplayList {
      var list = Self.slid(x)
      list.items = [
        .image(
          Self.corners, source: Self.whole,
          destination: Rect(x: x, y: 1.5 + x / 3, width: 7, height: 7))
      ]
      return list
    }
    for x in places {
      let known = try painter.image(of: slid(x), scale: 1).pixels
      let fresh = try Painter(fonts: Easel.fonts).image(of: slid(x), scale: 1).pixels
      #expect(known.differences(from: fresh) == [])
    }
  }

  @Test func `a picture much larger than the surface is painted as well`() throws {
    let list = DisplayList(
      size: Size(width: 20, height: 20), background: nil,
      items: [
        .image(
          Self.corners, source: Self.whole,
          destination: Rect(x: -100, y: -100, width: 400, height: 400))
      ])
    // All of it lies well inside the first pixel of the picture, whose middle is at (0, 0).
    let pixels = try Painter(fonts: Easel.fonts).image(of: list, scale: 1).pixels
    #expect(pixels[0, 0].red >= 250 && pixels[0, 0].green <= 5)
  }

  @Test func `a picture many times as large as its place is the mean of its pixels there`() throws {
    // Black and white by turns in both directions above, every fourth column black below.
    var pixels = PixelBuffer(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        let isBlack = y < 32 ? (x + y) % 2 == 0 : x % 4 == 0
        pixels[x, y] = isBlack ? .black : .white
      }
    }
    let shrunk = try Easel.paint(
      4, 4, on: nil,
      [
        .image(
          DisplayImage(name: "fine", pixels: pixels),
          source: Rect(x: 0, y: 0, width: 64, height: 64),
          destination: Rect(x: 0, y: 0, width: 4, height: 4))
      ])
    for x in 0..<4 {
      #expect(abs(Int(shrunk[x, 0].red) - 128) <= 2)
      #expect(abs(Int(shrunk[x, 3].red) - 191) <= 2)
      #expect(shrunk[x, 0].alpha == 255 && shrunk[x, 3].alpha == 255)
    }
  }

  @Test func `a picture of odd size is reduced to its edges`() throws {
    let color = Color(rgb: 0x336699)
    let shrunk = try Easel.paint(
      3, 2, on: nil,
      [
        .image(
          DisplayImage(name: "odd", pixels: PixelBuffer(width: 37, height: 25, fill: color)),
          source: Rect(x: 0, y: 0, width: 37, height: 25),
          destination: Rect(x: 0, y: 0, width: 3, height: 2))
      ])
    for y in 0..<2 {
      for x in 0..<3 { #expect(shrunk[x, y] == color) }
    }
  }
}
