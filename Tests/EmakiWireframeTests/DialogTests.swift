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
    let line = Theme.blueprint.palette.soft.hex
    for role in [View.Role.transparent, .surface] {
      #expect(edges(of: role).count == 1 && edges(of: role)[0].hasSuffix(line))
    }
  }

  @Test(arguments: [
    (Theme.wireframe, "#D92D20"), (.blueprint, "#FF9487"), (.greek, "#D92D20"),
    (.wireframe.dark, "#FF7A70"), (.color, "#FF3B30"), (.color.dark, "#FF453A"),
  ])
  func `tells what destroys something from the rest`(_ theme: Theme, _ color: String) {
    for kind in [View.Kind.button, .label] {
      var screen = ScreenBuilder(100, 100)
      screen.add(kind, "delete", Rect(0, 0, 100, 44)) {
        $0.text = TextContent("Delete")
        $0.role = .destructive
      }
      #expect(screen.body(theme).contains(color), "\(kind) in \(theme.name)")
    }
  }

  @Test func `has a ground of that colour where the button has one`() {
    var screen = ScreenBuilder(100, 100)
    screen.add(.button, "delete", Rect(0, 0, 100, 44)) {
      $0.text = TextContent("Delete", color: .white)
      $0.backgroundColor = Color(rgb: 0xFF3B30)
      $0.role = .destructive
    }
    #expect(screen.body().contains("#D92D20"))
    #expect(screen.picture().texts.map(\.color.hex) == ["#FFFFFF"])
  }
}
