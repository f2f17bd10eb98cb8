import EmakiDrawing
import Testing

@Suite struct ColorTests {
  @Test(arguments: [0x2F6BFF, 0x000000, 0xFFFFFF, 0x010203, 0x7F8081, 0xFEFDFC] as [UInt32])
  func `an opaque colour arrives exactly`(rgb: UInt32) throws {
    let color = Color(rgb: rgb)
    let pixels = try Easel.paint(
      4, 4,
      [
        .fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), .color(color))
      ])
    #expect(pixels == PixelBuffer(width: 4, height: 4, fill: color))
  }

  @Test func `every grey arrives exactly`() throws {
    let items = (0..<256).map { level in
      DisplayItem.fill(
        .rect(Rect(x: Double(level), y: 0, width: 1, height: 1)),
        .color(Color(red: UInt8(level), green: UInt8(level), blue: UInt8(level))))
    }
    let pixels = try Easel.paint(256, 1, items)
    for level in 0..<256 { #expect(Int(pixels[level, 0].red) == level) }
  }

  @Test func `the ground is clear where none is given`() throws {
    let pixels = try Easel.paint(2, 2, on: nil, [])
    #expect(pixels == PixelBuffer(width: 2, height: 2, fill: .clear))
  }

  @Test func `a translucent colour keeps its channels on a clear ground`() throws {
    let color = Color(rgb: 0x2F6BFF, alpha: 128)
    let pixels = try Easel.paint(
      1, 1, on: nil,
      [
        .fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(color))
      ])
    #expect(pixels[0, 0].alpha == 128)
    #expect(abs(Int(pixels[0, 0].red) - 0x2F) <= 1)
    #expect(abs(Int(pixels[0, 0].green) - 0x6B) <= 1)
    #expect(abs(Int(pixels[0, 0].blue) - 0xFF) <= 1)
  }

  @Test func `half opacity over white is the mean`() throws {
    let pixels = try Easel.paint(
      1, 1,
      [
        .group(
          DisplayGroup(
            opacity: 0.5,
            items: [.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(.black))]))
      ])
    #expect(abs(Int(pixels[0, 0].red) - 128) <= 1)
  }

  @Test func `a translucent group shows no seam where its items overlap`() throws {
    let left = Rect(x: 0, y: 0, width: 6, height: 4)
    let right = Rect(x: 3, y: 0, width: 6, height: 4)
    let pixels = try Easel.paint(
      9, 4,
      [
        .group(
          DisplayGroup(
            opacity: 0.4,
            items: [.fill(.rect(left), .color(.black)), .fill(.rect(right), .color(.black))]))
      ])
    #expect(Set((0..<9).map { pixels[$0, 2] }).count == 1)
    #expect(abs(Int(pixels[0, 0].red) - 153) <= 1)
  }

  @Test func `a gradient runs from its first colour to its last and stays there`() throws {
    let gradient = LinearGradient(
      start: Point(x: 10, y: 0), end: Point(x: 110, y: 0),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let pixels = try Easel.paint(
      120, 2, on: .black,
      [
        .fill(.rect(Rect(x: 0, y: 0, width: 120, height: 2)), .linearGradient(gradient))
      ])
    #expect(pixels[3, 1].red == 0)
    #expect(pixels[115, 1].red == 255)
    for x in stride(from: 10, to: 110, by: 10) {
      #expect(abs(Double(pixels[x, 1].red) - (Double(x) + 0.5 - 10) / 100 * 255) <= 2)
    }
  }
}
