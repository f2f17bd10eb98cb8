import EmakiCairo
import EmakiDrawing

/// Pairs of screenshots that differ in small places, and in a part that is moved by a pixel.
enum Screenshots {
  /// The middle frame of the render workload: 750×1624 pixels, 20 edits.
  static func small() throws -> (PixelBuffer, PixelBuffer) {
    let workload = try RenderWorkload()
    let list = workload.renderer.displayList(at: workload.times[workload.times.count / 2])
    let before = try workload.renderer.painter.image(of: list, scale: workload.scale).pixels
    var random = Generator(seed: 7)
    var after = before
    for _ in 0..<20 { after.edit(width: 2..<24, height: 1..<8, &random) }
    after.move(x: 340..<720, y: 300..<400, from: before)
    return (before, after)
  }

  /// A desktop with a list, cards of text and a picture like a photo: 3840×2160 pixels, 150 edits.
  static func large() throws -> (PixelBuffer, PixelBuffer) {
    var random = Generator(seed: 7)
    let size = Size(width: 3840, height: 2160)
    let list = DisplayList(
      size: size, background: Color(rgb: 0xF4F5F7), items: desktop(of: size, &random))
    var before = try Painter(fonts: FontBook()).image(of: list, scale: 1).pixels
    before.addPhoto(x: 3100..<3700, y: 1800..<2100, &random)
    var after = before
    for _ in 0..<150 { after.edit(width: 2..<50, height: 1..<20, &random) }
    after.move(x: 510..<1310, y: 450..<760, from: before)
    return (before, after)
  }

  private static let words = [
    "layout", "frame", "view", "header", "content", "side", "menu", "tab", "bar", "constraint",
    "solver", "render", "step", "animation", "snapshot", "update", "issue", "merge", "branch",
    "commit", "review",
  ]

  private static func desktop(of size: Size, _ random: inout Generator) -> [DisplayItem] {
    func phrase(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ rgb: UInt32)
      -> DisplayItem
    {
      .fill(.rect(Rect(x: x, y: y, width: width, height: height)), .color(Color(rgb: rgb)))
    }
    var items = [box(0, 0, size.width, 80, 0x20242C), box(0, 80, 480, size.height - 80, 0x2A2F3A)]
    for line in 0..<40 {
      items.append(text(phrase(3), .system(22), 0xD8DBE0, x: 30, y: 132 + 50 * Double(line)))
    }
    for card in 0..<24 {
      let (x, y) = (510 + 830 * Double(card / 6), 110 + 340 * Double(card % 6))
      let shape = Shape.roundedRect(Rect(x: x, y: y, width: 800, height: 310), 16)
      items.append(.fill(shape, .color(.white)))
      items.append(.stroke(shape, Stroke(width: 1), .color(Color(rgb: 0xDFE2E6))))
      let title = Font(size: 30, weight: .bold)
      items.append(text(phrase(4), title, 0x1B1F24, x: x + 20, y: y + 44))
      for line in 0..<8 {
        let isLatin = line % 3 > 0
        let string = isLatin ? phrase(9) : "会議の議事録 旅行の計画と設定 旅行の計画と設定"
        items.append(
          text(
            string, .system(isLatin ? 16 : 22), 0x6A727C, x: x + 20, y: y + 84 + 28 * Double(line)))
      }
    }
    return items
  }

  private static func text(
    _ string: String, _ font: Font, _ rgb: UInt32, x: Double, y: Double
  ) -> DisplayItem {
    // No width says that the letters stand as the font has them.
    .text(
      TextRun(
        text: string, font: font, color: Color(rgb: rgb), origin: Point(x: x, y: y), width: 0))
  }
}

extension PixelBuffer {
  /// Fills a small rectangle somewhere with some colour.
  fileprivate mutating func edit(
    width: Range<Int>, height: Range<Int>, _ random: inout Generator
  ) {
    let x = Int.random(in: 0..<(self.width - 60), using: &random)
    let y = Int.random(in: 0..<(self.height - 60), using: &random)
    let color = Color(rgb: UInt32.random(in: 0...0xFF_FFFF, using: &random))
    let right = x + Int.random(in: width, using: &random)
    let bottom = y + Int.random(in: height, using: &random)
    for y in y...bottom {
      for x in x...right { set(x, y, [color.red, color.green, color.blue]) }
    }
  }

  /// Copies a part of another picture to one pixel further right.
  fileprivate mutating func move(x: Range<Int>, y: Range<Int>, from other: PixelBuffer) {
    for y in y {
      for x in x {
        let color = other[x, y]
        set(x + 1, y, [color.red, color.green, color.blue])
      }
    }
  }

  /// Paints soft waves with noise.
  fileprivate mutating func addPhoto(x: Range<Int>, y: Range<Int>, _ random: inout Generator) {
    for (row, y) in y.enumerated() {
      for (column, x) in x.enumerated() {
        // Waves of triangles: their bytes are the same wherever sines are rounded otherwise.
        let waves = [
          60 + column % 74 + row % 46, 60 + (column + row / 2) % 120, (column + row) % 244 + 6,
        ]
        set(x, y, waves.map { UInt8(clamping: $0 + Int.random(in: -6...6, using: &random)) })
      }
    }
  }

  private mutating func set(_ x: Int, _ y: Int, _ channels: [UInt8]) {
    let at = 4 * (y * width + x)
    for (place, channel) in channels.enumerated() { bytes[at + place] = channel }
  }
}
