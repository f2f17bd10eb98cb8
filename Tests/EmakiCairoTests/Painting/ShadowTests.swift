import EmakiDrawing
import EmakiPlatform
import Testing

@Suite struct ShadowTests {
  @Test(arguments: [2.0, 5, 12])
  func `the blur of an edge is the Gaussian's integral`(radius: Double) throws {
    // A wide bar: along its edge the shadow is 1 − Φ(distance / radius).
    let bar = Shape.rect(Rect(x: -200, y: 60, width: 600, height: 200))
    let pixels = try Easel.paint(
      40, 60, on: .black,
      [
        .shadow(bar, Shadow(color: .white, offset: .zero, radius: radius))
      ])
    for distance in 0..<50 {
      let exact = erfc((Double(distance) + 0.5) / radius / 2.0.squareRoot()) / 2
      #expect(abs(Double(pixels[20, 59 - distance].red) / 255 - exact) < 0.03)
    }
  }

  @Test func `nothing is painted inside the shape`() throws {
    let box = Rect(x: 10, y: 10, width: 20, height: 20)
    let pixels = try Easel.paint(
      40, 40,
      [
        .shadow(.rect(box), Shadow(color: .black, offset: Point(x: 3, y: 4), radius: 2))
      ])
    for y in 10..<30 { for x in 10..<30 { #expect(pixels[x, y] == .white) } }
    #expect(pixels[31, 32] != .white)
    #expect(pixels[5, 5] == .white)
  }

  @Test func `without a blur the shadow is the moved shape`() throws {
    let pixels = try Easel.paint(
      20, 20,
      [
        .shadow(
          .rect(Rect(x: 2, y: 2, width: 4, height: 4)),
          Shadow(color: Color(rgb: 0x112233), offset: Point(x: 8, y: 9), radius: 0))
      ])
    #expect(pixels.inkBounds() == Rect(x: 10, y: 11, width: 4, height: 4))
    #expect(pixels[11, 12] == Color(rgb: 0x112233))
  }

  @Test func `a moved shadow is the same shadow elsewhere`() throws {
    func shadow(at x: Double) throws -> PixelBuffer {
      try Easel.paint(
        60, 40, scale: 2,
        [
          .shadow(
            .roundedRect(Rect(x: x, y: 10, width: 20, height: 15), 4),
            Shadow(color: .black, offset: .zero, radius: 3))
        ])
    }
    let (here, there) = (try shadow(at: 12), try shadow(at: 25.5))
    for y in 0..<here.height {
      for x in 0..<90 { #expect(here[x, y] == there[x + 27, y]) }
    }
  }
}
