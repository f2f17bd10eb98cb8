import TestSupport
import EmakiDrawing
import Testing

@Suite struct RoundedRectTests {
  /// A rounded rectangle as a plain path, with circles for corners.
  private static func path(_ r: Rect, _ radius: Double) -> Shape {
    let k = radius * (1 - 0.552_284_75)
    var path = Path()
    path.move(r.minX + radius, r.minY)
    path.line(r.maxX - radius, r.minY)
    path.curve(r.maxX - k, r.minY, r.maxX, r.minY + k, r.maxX, r.minY + radius)
    path.line(r.maxX, r.maxY - radius)
    path.curve(r.maxX, r.maxY - k, r.maxX - k, r.maxY, r.maxX - radius, r.maxY)
    path.line(r.minX + radius, r.maxY)
    path.curve(r.minX + k, r.maxY, r.minX, r.maxY - k, r.minX, r.maxY - radius)
    path.line(r.minX, r.minY + radius)
    path.curve(r.minX, r.minY + k, r.minX + k, r.minY, r.minX + radius, r.minY)
    path.close()
    return .path(path)
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `a rounded rectangle is the path of the same form`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rect = Rect(
      x: .random(in: -5..<40, using: &random), y: .random(in: -5..<40, using: &random),
      width: .random(in: 0.5..<60, using: &random), height: .random(in: 0.5..<60, using: &random))
    let radius = Double.random(in: 0.1...1, using: &random) * min(rect.width, rect.height) / 2
    let paint = Paint.color(Color(rgb: 0x204060, alpha: .random(in: 1...255, using: &random)))
    let stroke = Stroke(width: .random(in: 0.2..<6, using: &random))
    let isStroked = seed % 2 == 1
    func item(_ shape: Shape) -> DisplayItem {
      isStroked ? .stroke(shape, stroke, paint) : .fill(shape, paint)
    }
    let scale = Double(1 + seed % 3)
    let fast = try Easel.paint(
      80, 80, scale: scale, [item(.roundedRect(rect, Corner(radius)))])
    let plain = try Easel.paint(80, 80, scale: scale, [item(Self.path(rect, radius))])
    // A sliver of a pixel may be counted a little differently.
    let worst = zip(fast.bytes, plain.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 20, "seed \(seed)")
    let mean = zip(fast.bytes, plain.bytes).reduce(0) { $0 + Int($1.0) - Int($1.1) }
    #expect(abs(mean) <= 8 * 80 * 4 * Int(scale), "seed \(seed)")
  }

  private static let forms = [
    Corner(12, masked: [.topLeft, .topRight]), Corner(12, masked: .bottomRight),
    Corner(9, curve: .continuous),
    Corner(15, curve: .continuous, masked: [.topRight, .bottomLeft]),
  ]

  /// A fill, a clip and a shadow leave out the same corners.
  @Test(arguments: forms)
  func `corners that differ are those of fills, lines, clips and shadows`(corner: Corner) throws {
    let rect = Rect(x: 4, y: 6, width: 40, height: 30)
    let (shape, color) = (Shape.roundedRect(rect, corner), Color(rgb: 0x2F6BFF))
    let (first, last) = (Rect(x: 0, y: 0, width: 50, height: 40), Paint.color(color))
    let filled = try Easel.paint(50, 40, [.fill(shape, last)])
    let clipped = try Easel.paint(
      50, 40, [.group(DisplayGroup(clip: shape, items: [.fill(.rect(first), last)]))])
    #expect(clipped.differences(from: filled).isEmpty)
    let lined = try Easel.paint(50, 40, [.stroke(shape, Stroke(width: 2), last)])
    let shadow = Shadow(color: color, offset: Point(x: 60, y: 0), radius: 0)
    let shaded = try Easel.paint(120, 40, [.shadow(shape, shadow)])
    for (place, mask) in zip(
      rect.corners, [Corner.Mask.topLeft, .topRight, .bottomRight, .bottomLeft])
    {
      let x = Int(place.x) - (place.x > 20 ? 1 : 0)
      let y = Int(place.y) - (place.y > 20 ? 1 : 0)
      let isCut = corner.masked.contains(mask)
      for pixels in [filled, lined] { #expect((pixels[x, y] == color) == !isCut) }
      #expect((shaded[x + 60, y] == color) == !isCut)
    }
  }

  /// The middle of long sides is left out when a shadow is blurred; nobody can tell.
  @Test(arguments: forms)
  func `its shadow is that of the path`(corner: Corner) throws {
    let shape = Shape.roundedRect(Rect(x: 30, y: 30, width: 200, height: 90), corner)
    let shadow = Shadow(color: .black, offset: Point(x: 3, y: 5), radius: 4)
    let own = try Easel.paint(260, 150, [.shadow(shape, shadow)])
    let path = try Easel.paint(260, 150, [.shadow(.path(shape.path), shadow)])
    let worst = zip(own.bytes, path.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 1)
  }

  @Test func `a rounded rectangle on whole pixels is solid up to its edges`() throws {
    let rect = Rect(x: 4, y: 6, width: 40, height: 30)
    let pixels = try Easel.paint(
      50, 40,
      [
        .fill(.roundedRect(rect, 8), .color(Color(rgb: 0x2F6BFF)))
      ])
    #expect(pixels.inkBounds() == rect)
    for x in 13..<35 {
      #expect(pixels[x, 6] == Color(rgb: 0x2F6BFF) && pixels[x, 35] == Color(rgb: 0x2F6BFF))
    }
    for y in 15..<27 {
      #expect(pixels[4, y] == Color(rgb: 0x2F6BFF) && pixels[43, y] == Color(rgb: 0x2F6BFF))
    }
    #expect(pixels[4, 6] == .white)
  }
}
