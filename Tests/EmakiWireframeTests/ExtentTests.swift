import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// How far views reach that nothing else shows.
@Suite struct `The extent of a view` {
  private static let sketches = [Theme.wireframe, .blueprint, .greek, .wireframe.dark]

  /// What is drawn in the soft colour.
  private func softShapes(_ screen: ScreenBuilder, _ theme: Theme = .wireframe) -> [Rect] {
    var shapes: [Rect] = []
    screen.picture(theme).forEachItem { item, _ in
      switch item {
      case .stroke(let shape, _, .color(theme.palette.soft)): shapes.append(shape.bounds)
      case .fill(let shape, .color(theme.palette.soft)): shapes.append(shape.bounds)
      default: break
      }
    }
    return shapes
  }

  private func union(_ shapes: [Rect]) -> Rect? {
    shapes.dropFirst().reduce(shapes.first) { $0?.union($1) }
  }

  @Test(arguments: sketches)
  func `of a card and of a plain view is outlined in every sketch`(theme: Theme) {
    var screen = ScreenBuilder(375, 812)
    screen.add(.view, "card", Rect(20, 100, 335, 120)) {
      $0.role = .surface
      $0.cornerRadius = 12
    }
    // The stroke's middle is half a point within the edge.
    #expect(softShapes(screen, theme) == [Rect(20.5, 100.5, 334, 119)])
    screen = ScreenBuilder(375, 812)
    screen.add(.view, "plain", Rect(20, 240, 335, 120))
    #expect(union(softShapes(screen, theme)) == Rect(20, 240, 335, 120))
  }

  @Test func `of a card with something in it is outlined, of a group it is not`() {
    for role in [View.Role.surface, nil] {
      var screen = ScreenBuilder(375, 812)
      let card = screen.add(.view, "card", Rect(20, 100, 335, 120)) { $0.role = role }
      screen.add(.label, "title", in: card, Rect(16, 16, 200, 20)) {
        $0.text = TextContent("Title")
      }
      #expect(softShapes(screen).isEmpty == (role == nil))
    }
  }

  @Test func `of a group is not outlined, either, while what is in it is not seen`() {
    var screen = ScreenBuilder(375, 812)
    let group = screen.add(.stackView, "line", Rect(20, 100, 335, 60))
    screen.add(.view, "bubble", in: group, Rect(0, 0, 200, 60)) {
      $0.role = .surface
      $0.alpha = 0
    }
    #expect(softShapes(screen).isEmpty)
  }

  @Test func `is not outlined in the scene's own colours, nor where it is transparent`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.view, "card", Rect(20, 100, 335, 120)) { $0.role = .surface }
    #expect(softShapes(screen, .color).isEmpty)
    screen = ScreenBuilder(375, 812)
    screen.add(.view, "catcher", Rect(20, 100, 335, 120)) { $0.role = .transparent }
    #expect(softShapes(screen).isEmpty)
  }

  @Test func `has no second outline where its ground or another view tells it`() {
    var screen = ScreenBuilder(375, 812)
    let card = screen.add(.view, "card", Rect(20, 100, 335, 120)) { $0.role = .fill }
    screen.add(.view, "content", in: card, Rect(0, 0, 335, 120))
    #expect(softShapes(screen).isEmpty)
    screen = ScreenBuilder(375, 812)
    screen.add(.view, "all", Rect(0, 0, 375, 812))
    #expect(softShapes(screen).isEmpty)
    screen = ScreenBuilder(375, 812)
    // A gap, not a box.
    screen.add(.view, "gap", Rect(20, 100, 335, 8))
    #expect(softShapes(screen).isEmpty)
  }
}
