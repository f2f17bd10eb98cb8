import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct `Colour wells` {
  private func well(_ theme: Theme, tint: Color?, isEnabled: Bool = true) -> [Substring] {
    var screen = ScreenBuilder(100, 60)
    screen.add(.colorWell, "well", Rect(10, 10, 28, 28)) {
      $0.tintColor = tint
      $0.isEnabled = isEnabled
    }
    return screen.body(theme).split(separator: "\n")
  }

  @Test func `the chosen colour lies in a ring of eight arcs, five points from its edge`() {
    let lines = well(.color, tint: Color(rgb: 0x5856D6))
    #expect(lines.filter { $0.hasPrefix("stroke") }.count == 8)
    #expect(lines.last == "fill ellipse [15 15 18 18] #5856D6")
  }

  @Test func `a well without a colour is a ring`() {
    #expect(!well(.color, tint: nil).contains { $0.hasPrefix("fill ellipse") })
  }

  @Test func `a sketch draws one ring, and the colour in its own`() {
    let lines = well(.wireframe, tint: Color(rgb: 0x5856D6))
    #expect(lines.filter { $0.hasPrefix("stroke ellipse") }.count == 1)
    #expect(lines.last?.hasSuffix(Theme.wireframe.palette.accent.hex) == true)
  }

  @Test func `a disabled well is grey`() {
    let lines = well(.color, tint: Color(rgb: 0xFF0000), isEnabled: false)
    #expect(lines.allSatisfy { !$0.contains("#FF0000") })
    #expect(lines.filter { $0.hasPrefix("stroke ellipse") }.count == 1)
  }
}
