import EmakiDrawing
import Testing

@Suite struct ShapeTests {
  @Test(arguments: [1.0, 2, 3])
  func `a rectangle covers exactly its pixels`(scale: Double) throws {
    let pixels = try Easel.paint(
      20, 10, scale: scale,
      [
        .fill(.rect(Rect(x: 3, y: 2, width: 11, height: 5)), .color(.black))
      ])
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let point = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        let isInside = Rect(x: 3, y: 2, width: 11, height: 5).contains(point)
        #expect(pixels[x, y] == (isInside ? .black : .white))
      }
    }
  }

  @Test func `a part of a point is a part of the colour`() throws {
    let pixels = try Easel.paint(
      3, 1,
      [
        .fill(.rect(Rect(x: 0.25, y: 0, width: 1.25, height: 1)), .color(.black))
      ])
    #expect(abs(Int(pixels[0, 0].red) - 64) <= 2)
    #expect(abs(Int(pixels[1, 0].red) - 128) <= 2)
    #expect(pixels[2, 0] == .white)
  }

  @Test func `a stroke lies half inside and half outside`() throws {
    let pixels = try Easel.paint(
      20, 20,
      [
        .stroke(.rect(Rect(x: 5, y: 5, width: 10, height: 10)), Stroke(width: 2), .color(.black))
      ])
    #expect(pixels.inkBounds() == Rect(x: 4, y: 4, width: 12, height: 12))
    #expect(pixels[4, 4] == .black)
    #expect(pixels[5, 10] == .black)
    #expect(pixels[6, 10] == .white)
  }

  @Test func `a dashed line has its dashes and gaps`() throws {
    let line = Path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 20, y: 0.5))])
    let pixels = try Easel.paint(
      20, 1,
      [
        .stroke(.path(line), Stroke(width: 1, dash: [3, 2]), .color(.black))
      ])
    #expect((0..<20).map { pixels[$0, 0] == .black } == (0..<20).map { $0 % 5 < 3 })
  }

  @Test(arguments: [[0.0, 0], [-1, 2], [.nan], [.infinity, 1]])
  func `dashes that mean nothing leave a solid line`(dash: [Double]) throws {
    let line = Path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 9, y: 0.5))])
    let pixels = try Easel.paint(
      9, 1,
      [
        .stroke(.path(line), Stroke(width: 1, dash: dash), .color(.black))
      ])
    #expect(pixels == PixelBuffer(width: 9, height: 1, fill: .black))
  }

  @Test(arguments: [Stroke.Cap.butt, .round, .square])
  func `a cap reaches as far as its form says`(cap: Stroke.Cap) throws {
    let line = Path([.move(Point(x: 10, y: 10)), .line(Point(x: 20, y: 10))])
    let pixels = try Easel.paint(
      30, 20,
      [
        .stroke(.path(line), Stroke(width: 8, cap: cap), .color(.black))
      ])
    #expect(pixels.inkBounds()?.minX == (cap == .butt ? 10 : 6))
    #expect((pixels[6, 6] == .black) == (cap == .square))
  }

  @Test func `an ellipse has the area of an ellipse`() throws {
    let pixels = try Easel.paint(
      60, 40, on: .black,
      [
        .fill(.ellipse(Rect(x: 5, y: 5, width: 50, height: 30)), .color(.white))
      ])
    let ink = stride(from: 0, to: pixels.bytes.count, by: 4).reduce(0) {
      $0 + Double(pixels.bytes[$1]) / 255
    }
    #expect(abs(ink - Double.pi * 25 * 15) < 4)
  }

  @Test func `a radius beyond half the side makes a pill`() throws {
    let pixels = try Easel.paint(
      40, 10, on: .black,
      [
        .fill(.roundedRect(Rect(x: 0, y: 0, width: 40, height: 10), 99), .color(.white))
      ])
    let ink = stride(from: 0, to: pixels.bytes.count, by: 4).reduce(0) {
      $0 + Double(pixels.bytes[$1]) / 255
    }
    #expect(abs(ink - (300 + Double.pi * 25)) < 3)
  }

  @Test func `a clip cuts and ends with its group`() throws {
    let pixels = try Easel.paint(
      10, 10,
      [
        .group(
          DisplayGroup(
            clip: .rect(Rect(x: 2, y: 2, width: 3, height: 3)),
            items: [.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), .color(.black))])),
        .fill(.rect(Rect(x: 9, y: 9, width: 1, height: 1)), .color(.black)),
      ])
    #expect(pixels[2, 2] == .black && pixels[4, 4] == .black)
    #expect(pixels[1, 2] == .white && pixels[5, 5] == .white)
    #expect(pixels[9, 9] == .black)
  }

  /// The hole lies half a pixel off the grid, and an upright line of dashes runs beside it.
  @Test func `a dashed line runs beside a hole that lies between pixels`() throws {
    let outer = [(0.0, 0.0), (40, 0), (40, 40), (0, 40)]
    let hole = [(10.5, 10.5), (10.5, 20.5), (30.5, 20.5), (30.5, 10.5)]
    let segments = [outer, hole].flatMap { corners -> [Path.Segment] in
      corners.enumerated().map { index, corner in
        let point = Point(x: corner.0, y: corner.1)
        return index == 0 ? .move(point) : .line(point)
      } + [.close]
    }
    let line = Path([.move(Point(x: 5.5, y: 0)), .line(Point(x: 5.5, y: 40))])
    let pixels = try Easel.paint(
      40, 40, on: .black,
      [
        .group(
          DisplayGroup(
            clip: .path(Path(segments)),
            items: [
              .stroke(.path(line), Stroke(width: 1, dash: [4, 3]), .color(.white)),
              .fill(.rect(Rect(x: 8, y: 0, width: 32, height: 40)), .color(.white)),
            ]))
      ])
    let column = (0..<40).map { pixels[5, $0].red }
    #expect(column == (0..<40).map { $0 % 7 < 4 ? 255 : 0 })
    #expect((9...11).map { pixels[$0, 15].red } == [255, 128, 0])
  }

  @Test func `groups move, turn and scale what they hold`() throws {
    let pixels = try Easel.paint(
      40, 40,
      [
        .group(
          DisplayGroup(
            transform: Transform.scale(x: 2, y: 3)
              .concatenated(with: .rotation(.pi / 2))
              .concatenated(with: .translation(x: 30, y: 10)),
            items: [.fill(.rect(Rect(x: 0, y: 0, width: 5, height: 4)), .color(.black))]))
      ])
    #expect(pixels.inkBounds() == Rect(x: 18, y: 10, width: 12, height: 10))
  }

  @Test func `numbers that are none paint nothing and hurt nothing`() throws {
    let pixels = try Easel.paint(
      4, 4,
      [
        .fill(.rect(Rect(x: .nan, y: 0, width: 2, height: 2)), .color(.black)),
        .stroke(.rect(Rect(x: 1, y: 1, width: 2, height: 2)), Stroke(width: -1), .color(.black)),
        .fill(.rect(Rect(x: 0, y: 0, width: .infinity, height: 2)), .color(.black)),
        .group(
          DisplayGroup(
            opacity: 0.5,
            items: [
              .fill(.rect(Rect(x: .nan, y: 0, width: 2, height: 2)), .color(.black)),
              .fill(.rect(Rect(x: 3, y: 3, width: 1, height: 1)), .color(.black)),
            ])),
      ])
    #expect(pixels.inkBounds() == Rect(x: 3, y: 3, width: 1, height: 1))
  }
}
