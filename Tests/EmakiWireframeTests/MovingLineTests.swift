import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct `A thin line that moves` {
  /// Accent where the scene has a colour, else ink, but on ink what it was; separators stay what they
  /// are, and what cannot be told from what it lies on stays so.
  @Test(arguments: [
    (UInt32(0xFF3B30), 3.0, UInt32(0xFFFFFF), "#22262E"), (0x101018, 2, 0x007AFF, "#2E6AFF"),
    (0x101018, 3, 0xFFFFFF, nil), (0xE0E0E0, 4, 0xE2E2E2, nil), (0xFF3B30, 1, 0xFFFFFF, nil),
    (0xFF3B30, 5, 0x007AFF, nil),
  ])
  func `is filled`(ground: UInt32, height: Double, color: UInt32, fill: String?) {
    var screen = ScreenBuilder(100, 50)
    screen.add(.view, "menu", Rect(0, 0, 100, 40)) { $0.backgroundColor = Color(rgb: ground) }
    screen.add(.view, "line", Rect(20, 30, 50, height)) {
      $0.backgroundColor = Color(rgb: color)
    }
    var options = Wireframe.Options()
    options.moving = ["line"]
    let mark = "fill rect [20 30 50 \(Int(height))] "
    let moved = screen.body(options: options)
    let filled = ["#22262E", "#2E6AFF"].filter { moved.hasSuffix(mark + $0) }
    #expect(filled == (fill.map { [$0] } ?? []))
    #expect(!screen.body().hasSuffix(mark + (fill ?? "#2E6AFF")))
  }
}
