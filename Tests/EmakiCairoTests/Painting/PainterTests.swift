import TestSupport
import EmakiCairo
import EmakiDrawing
import Testing

@Suite struct PainterTests {
  /// Something of everything, at places that depend on the seed.
  private static func picture(seed: UInt64, moved: Double = 0) -> DisplayList {
    var random = SeededGenerator(seed: seed)
    func number(_ limit: Double) -> Double { (Double.random(in: 0..<limit, using: &random)) }
    func rect() -> Rect {
      Rect(x: number(80), y: number(50), width: 1 + number(40), height: 1 + number(30))
    }
    func color() -> Color {
      Color(
        rgb: UInt32.random(in: 0...0xFFFFFF, using: &random),
        alpha: UInt8.random(in: 60...255, using: &random))
    }
    let items: [DisplayItem] = (0..<6).flatMap { _ -> [DisplayItem] in
      [
        .fill(.roundedRect(rect(), Corner(number(9))), .color(color())),
        .fill(.roundedRect(rect(), Corner(number(9), curve: .continuous)), .color(color())),
        .shadow(.rect(rect()), Shadow(color: color(), offset: Point(x: 1, y: 2), radius: 2)),
        .stroke(.ellipse(rect()), Stroke(width: 1 + number(2), dash: [3, 1]), .color(color())),
        .text(Easel.line("Menu 設定", .system(9 + number(9)), x: number(60), baseline: number(60))),
        .group(
          DisplayGroup(
            transform: .translation(x: moved, y: 0), clip: .rect(rect()), opacity: 0.6,
            items: [
              .fill(.rect(rect()), .color(color())), .fill(.ellipse(rect()), .color(color())),
            ])
        ),
      ]
    }
    return DisplayList(size: Size(width: 100, height: 70), background: .white, items: items)
  }

  @Test func `two paintings are the same to the byte`() throws {
    let list = Self.picture(seed: 1)
    let first = try Painter(fonts: Easel.fonts).image(of: list, scale: 2).pixels
    let second = try Painter(fonts: FontBook()).image(of: list, scale: 2).pixels
    #expect(first.differences(from: second) == [])
  }

  @Test func `many threads paint what one thread paints`() async throws {
    let lists = (0..<6).map { Self.picture(seed: UInt64($0)) }
    let painter = Painter(fonts: FontBook())
    let together = try await withThrowingTaskGroup(of: (Int, PixelBuffer).self) { group in
      for (index, list) in lists.enumerated() {
        group.addTask { (index, try painter.image(of: list, scale: 2).pixels) }
      }
      return try await group.reduce(into: [Int: PixelBuffer]()) { $0[$1.0] = $1.1 }
    }
    for (index, list) in lists.enumerated() {
      let alone = try Painter(fonts: Easel.fonts).image(of: list, scale: 2).pixels
      #expect(together[index]?.differences(from: alone) == [], "seed \(index)")
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `repainting only what moved gives the whole new picture`(seed: UInt64) throws {
    let (before, after) = (Self.picture(seed: seed), Self.picture(seed: seed, moved: 3))
    let painter = Painter(fonts: Easel.fonts)
    let surface = try painter.image(of: before, scale: 2)
    let damage = zip(before.items, after.items).filter { $0 != $1 }.flatMap { old, new in
      [old, new].compactMap { item -> Rect? in
        guard case .group(let group) = item else { return nil }
        return group.clip.map { group.transform.boundingBox(of: $0.bounds).outset(by: 1) }
      }
    }
    try painter.paint(after, into: surface, clippedTo: damage)
    let whole = try painter.image(of: after, scale: 2)
    #expect(surface.pixels.differences(from: whole.pixels) == [], "seed \(seed)")
  }

  /// Items that lie over a whole picture of 8 × 6 points, or nearly.
  private static let covers: [DisplayItem] = {
    let all = Rect(x: 0, y: 0, width: 8, height: 6)
    let fill = DisplayItem.fill(.rect(all), .color(.black))
    let away = DisplayItem.fill(.rect(all.offset(x: 20, y: 0)), .color(.black))
    return [
      fill, .fill(.rect(all), .color(Color(rgb: 0, alpha: 254))),
      .fill(.ellipse(all), .color(.black)),
      .fill(.rect(all.offset(x: 0.25, y: 0)), .color(.black)),
      .fill(.rect(Rect(x: 0, y: 0, width: 8, height: 5.5)), .color(.black)),
      .group(DisplayGroup(items: [fill])), .group(DisplayGroup(opacity: 0.5, items: [fill])),
      .group(DisplayGroup(clip: .rect(Rect(x: 0, y: 0, width: 8, height: 3)), items: [fill])),
      .group(DisplayGroup(transform: .translation(x: -20, y: 0), items: [away])),
      .group(DisplayGroup(transform: .translation(x: 1, y: 0), items: [fill])),
      .group(DisplayGroup(transform: .scale(x: 1, y: 0.5), items: [fill])),
    ]
  }()

  @Test(arguments: covers.indices)
  func `of the picture before nothing stays, whatever lies over it`(index: Int) throws {
    let size = Size(width: 8, height: 6)
    let painter = Painter(fonts: Easel.fonts)
    let surface = try painter.image(
      of: DisplayList(size: size, background: Color(rgb: 0xFF0000)), scale: 2)
    let list = DisplayList(size: size, background: .white, items: [Self.covers[index]])
    try painter.paint(list, into: surface)
    let alone = try painter.image(of: list, scale: 2).pixels
    #expect(surface.pixels.differences(from: alone) == [])
    let reds = (0..<12).flatMap { y in (0..<16).map { x in alone[x, y].red } }
    #expect(reds.contains { $0 > 0 } == ![0, 5, 8].contains(index))
  }

  @Test(arguments: [
    Size(width: 0, height: 5), Size(width: 1e9, height: 5), Size(width: 30000, height: 30000),
    Size(width: .nan, height: 1),
  ])
  func `a picture of an impossible size is refused`(size: Size) {
    #expect(throws: CairoError.self) {
      try Painter(fonts: Easel.fonts).image(of: DisplayList(size: size), scale: 1)
    }
    let ordinary = DisplayList(size: Size(width: 9, height: 9))
    for scale in [Double.infinity, .nan, 0, -1, 1e6] {
      #expect(throws: CairoError.self) {
        try Painter(fonts: Easel.fonts).image(of: ordinary, scale: scale)
      }
    }
  }

  @Test func `a part of a pixel counts as one`() throws {
    let surface = try ImageSurface(size: Size(width: 10.2, height: 4), scale: 2)
    #expect(surface.width == 21 && surface.height == 8)
  }

  @Test func `the raw pixels are blue, green, red, alpha`() throws {
    let list = DisplayList(size: Size(width: 1, height: 1), background: Color(rgb: 0x2F6BFF))
    let surface = try Painter(fonts: Easel.fonts).image(of: list, scale: 1)
    surface.withPixels { pixels, stride in
      #expect(stride >= 4)
      #expect(Array(pixels.prefix(4)) == [0xFF, 0x6B, 0x2F, 0xFF])
    }
  }
}
