import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// A box on the root view of a controller that is shown over another one's.
@Suite struct `A dialog` {
  /// The lines of the picture at the box's place, in a theme whose grounds are all alike.
  private func edges(of role: View.Role?) -> [Substring] {
    var screen = ScreenBuilder(100, 100)
    screen.add(.view, "page", Rect(0, 0, 100, 100)) {
      $0.isControllerRoot = true
      $0.role = .surface
    }
    let root = screen.add(.view, "root", Rect(0, 0, 100, 100)) {
      $0.isControllerRoot = true
      $0.role = role
    }
    screen.add(.view, "box", in: root, Rect(20, 30, 60, 40)) {
      $0.role = .surface
      $0.cornerRadius = 14
    }
    return screen.body(.blueprint).split(separator: "\n").filter {
      $0.contains("stroke") && $0.contains("[20.5 30.5 59 39]")
    }
  }

  @Test func `has an edge over what its see-through root lies over`() {
    #expect(edges(of: .transparent).count == 1)
    #expect(edges(of: .surface).isEmpty)
  }
}
