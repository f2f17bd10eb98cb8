import TestSupport
import EmakiDrawing

/// Pictures of the kinds that an encoder can meet.
enum TestPicture: String, CaseIterable {
  case noise, runs, gradient, glyphs, repeatedRows, fewColors, translucent, flat, stripes

  func make(width: Int, height: Int, seed: UInt64) -> PixelBuffer {
    var random = SeededGenerator(seed: seed)
    var picture = PixelBuffer(width: width, height: height, fill: .white)
    let colors = (0..<5).map { _ in Color(rgb: UInt32.random(in: 0...0xFF_FFFF, using: &random)) }
    let glyph = (0..<36).map { _ in Color(rgb: UInt32.random(in: 0...0xFF_FFFF, using: &random)) }
    for y in 0..<height {
      var run = 0
      var color = colors[0]
      let isRepeated = self == .repeatedRows && y > 0 && Int.random(in: 0..<3, using: &random) > 0
      for x in 0..<width {
        switch self {
        case .noise:
          color = Color(rgb: UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF)
        case .runs, .repeatedRows:
          if run == 0 {
            run = Int.random(in: 1...max(width / 2, 1), using: &random)
            color = colors.randomElement(using: &random) ?? .black
          }
          run -= 1
        case .gradient:
          color = Color(
            red: UInt8(truncatingIfNeeded: x * 3), green: UInt8(truncatingIfNeeded: y * 5),
            blue: UInt8(truncatingIfNeeded: x + y))
        case .glyphs:
          let isInside = (x / 6 + y / 6) % 3 == 0
          color = isInside ? glyph[(y % 6) * 6 + x % 6] : .white
        case .fewColors: color = colors.randomElement(using: &random) ?? .black
        case .translucent:
          color = colors[(x / 3 + y) % 5]
          color.alpha = UInt8(truncatingIfNeeded: (x * 40) & (y * 24))
          if color.alpha == 0 { color = .clear }
        case .flat: break
        case .stripes: color = colors[x % 2]
        }
        picture[x, y] = isRepeated ? picture[x, y - 1] : color
      }
    }
    return picture
  }
}
