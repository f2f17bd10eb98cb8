import EmakiCairo
import EmakiDrawing

/// Paints what a test needs with as few words as can be.
enum Easel {
  /// The installed fonts, shared because opening them takes time.
  static let fonts = FontBook()

  /// Items on white, `width` × `height` points.
  static func paint(
    _ width: Double, _ height: Double, scale: Double = 1, on ground: Color? = .white,
    _ items: [DisplayItem]
  ) throws -> PixelBuffer {
    let list = DisplayList(
      size: Size(width: width, height: height), background: ground, items: items)
    return try Painter(fonts: fonts).image(of: list, scale: scale).pixels
  }

  /// A line of black text with its measured width.
  static func line(_ text: String, _ font: Font, x: Double, baseline: Double) -> TextRun {
    let width =
      PangoTextMeasurer(fonts: fonts).lines(of: TextRequest(text, font: font))
      .first?.width ?? 0
    return TextRun(
      text: text, font: font, color: .black, origin: Point(x: x, y: baseline), width: width)
  }
}

extension PixelBuffer {
  /// The first few pixels that are not the same, in words.
  func differences(from other: PixelBuffer) -> [String] {
    guard width == other.width, height == other.height else { return ["another size"] }
    let places = (0..<(width * height)).lazy.filter {
      self[$0 % width, $0 / width] != other[$0 % width, $0 / width]
    }
    return places.prefix(8).map { place in
      let (x, y) = (place % width, place / width)
      return "(\(x), \(y)): \(self[x, y].hex) not \(other[x, y].hex)"
    }
  }

  /// The smallest rectangle around the pixels that are not of the colour.
  func inkBounds(on ground: Color = .white) -> Rect? {
    var box: Rect?
    for y in 0..<height {
      for x in 0..<width where self[x, y] != ground {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }
}
