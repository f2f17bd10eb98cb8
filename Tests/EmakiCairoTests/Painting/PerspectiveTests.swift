import EmakiDrawing
import Testing

@Suite struct PerspectiveTests {
  /// Maps (x, y) to (x, y) / (1 + x / 100), moved by (10, 10): right is further away.
  private static let door: Transform = {
    var transform = Transform.identity
    transform.elements[3] = 0.01
    return transform.concatenated(with: .translation(x: 10, y: 10))
  }()
  private static let panel = Rect(x: 0, y: 0, width: 100, height: 80)

  private func paint(_ item: DisplayItem) throws -> PixelBuffer {
    try Easel.paint(80, 100, [.group(DisplayGroup(transform: Self.door, items: [item]))])
  }

  @Test func `a panel's corners are where the projection puts them`() throws {
    // (100, 0) → (50, 0) and (100, 80) → (50, 40); the left edge stays.
    let pixels = try paint(.fill(.rect(Self.panel), .color(.black)))
    #expect(pixels.inkBounds() == Rect(x: 10, y: 10, width: 50, height: 80))
    #expect(pixels[11, 86] == .black && pixels[59, 48] == .black)
    #expect(pixels[59, 52] == .white && pixels[61, 20] == .white)
    // Half of the plane's width is seen at two thirds: (50, 0) → (33.3, 0).
    let half = try paint(
      .fill(.rect(Rect(x: 0, y: 0, width: 50, height: 80)), .color(.black)))
    #expect(half[42, 20] == .black && half[44, 20] == .white)
  }

  @Test func `a stroke gets thinner with the distance`() throws {
    let pixels = try paint(.stroke(.rect(Self.panel), Stroke(width: 8), .color(.black)))
    func thickness(_ column: Int) -> Int {
      (0..<30).filter { pixels[column, $0].red < 128 }.count
    }
    #expect(thickness(16) == 7 || thickness(16) == 8)
    #expect(thickness(54) == 4 || thickness(54) == 5)
  }

  @Test func `a gradient is looked up in the plane`() throws {
    let gradient = LinearGradient(
      start: .zero, end: Point(x: 100, y: 0),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let pixels = try paint(.fill(.rect(Self.panel), .linearGradient(gradient)))
    for column in stride(from: 12, to: 58, by: 5) {
      let seen = Double(column) + 0.5 - 10
      #expect(abs(Double(pixels[column, 20].red) - seen / (1 - seen / 100) * 2.55) < 3)
    }
  }

  @Test func `a picture is looked up in the plane`() throws {
    var halves = PixelBuffer(width: 100, height: 1, fill: Color(rgb: 0xFF0000))
    for x in 50..<100 { halves[x, 0] = Color(rgb: 0x0000FF) }
    let pixels = try paint(
      .image(
        DisplayImage(name: "halves", pixels: halves),
        source: Rect(x: 0, y: 0, width: 100, height: 1), destination: Self.panel))
    #expect(pixels[40, 20] == Color(rgb: 0xFF0000))
    #expect(pixels[46, 20] == Color(rgb: 0x0000FF))
  }

  @Test func `text is seen smaller further away`() throws {
    // The stem of Inter's I begins 0.088 em and ends 0.177 em from its origin, 0.727 em high.
    for x in [0.0, 75] {
      let run = Easel.line("I", .system(30), x: x, baseline: 60)
      let ink = try #require(try paint(.text(run)).inkBounds())
      let bottom = 60 / (1 + (x + 0.088 * 30) / 100)
      let top = (60 - 0.727 * 30) / (1 + (x + 0.177 * 30) / 100)
      #expect(abs(ink.height - (bottom - top)) <= 2, "at \(x)")
    }
  }

  @Test func `what lies behind the eye is cut away`() throws {
    var behind = Transform.identity
    behind.elements[3] = -0.02
    let pixels = try Easel.paint(
      80, 40,
      [
        .group(
          DisplayGroup(
            transform: behind,
            items: [.fill(.rect(Rect(x: 0, y: 0, width: 200, height: 10)), .color(.black))]))
      ])
    #expect(pixels[5, 5] == .black)
    #expect(pixels[79, 5] == .black)
  }
}
