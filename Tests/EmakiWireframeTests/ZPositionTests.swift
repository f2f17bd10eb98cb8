import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// Which of the views side by side are drawn over the others.
@Suite struct `Views at z positions` {
  /// Three views over one another, the first with another in it.
  private func screen(_ positions: [Double]) -> ScreenBuilder {
    var screen = ScreenBuilder(100, 100)
    for (place, position) in positions.enumerated() {
      let index = screen.add(.view, ViewID("v\(place)"), Rect(10, 10, 60, 60)) {
        $0.backgroundColor = Color(rgb: 0x111111 * UInt32(place + 1))
        $0.zPosition = position
      }
      if place == 0 {
        screen.add(.view, "inside", in: index, Rect(5, 5, 20, 20)) {
          $0.backgroundColor = Color(rgb: 0xABCDEF)
          $0.zPosition = 100
        }
      }
    }
    return screen
  }

  private func colors(_ positions: [Double]) -> [String] {
    screen(positions).picture(.color).dump.split { !($0.isHexDigit || $0 == "#") }
      .filter { ["#111111", "#ABCDEF", "#222222", "#333333"].contains($0) }.map(String.init)
  }

  @Test func `are drawn by them, with what is inside, and else in their order`() {
    #expect(colors([0, 0, 0]) == ["#111111", "#ABCDEF", "#222222", "#333333"])
    #expect(colors([1, 0, 0]) == ["#222222", "#333333", "#111111", "#ABCDEF"])
    #expect(colors([0, 2, 1]) == ["#111111", "#ABCDEF", "#333333", "#222222"])
    #expect(colors([0, 0, -1]) == ["#333333", "#111111", "#ABCDEF", "#222222"])
  }

  @Test func `are in the drawing order of a snapshot`() {
    // The root, then v0 with what is inside, v1, v2.
    #expect(screen([0, 0, 0]).snapshot.drawingOrder() == [0, 1, 2, 3, 4])
    #expect(screen([1, 0, 0]).snapshot.drawingOrder() == [0, 3, 4, 1, 2])
  }
}
