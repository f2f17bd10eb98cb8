import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// Where labels of blueprints lie from step to step.
@Suite struct `Labels of a motion` {
  /// A content that slides under a word at the left.
  private func screen(_ x: Double) -> ScreenBuilder {
    var screen = ScreenBuilder(400, 400)
    screen.add(.containerView, "content", Rect(x, 100, 250, 200)) { $0.role = .surface }
    screen.add(.label, "word", Rect(0, 100, 60, 20)) { $0.text = TextContent("Still") }
    return screen
  }

  private static let steps = [0.0, 40, 120]

  /// How far each step's label is from the content's corner.
  private func offsets(_ options: Wireframe.Options) -> [Point] {
    Self.steps.compactMap { x in
      var chip: Point?
      screen(x).picture(.blueprint, options: options).forEachItem { item, _ in
        if case .fill(.roundedRect(let rect, 2), _) = item { chip = rect.origin }
      }
      return chip.map { $0 - Point(x: x, y: 100) }
    }
  }

  private var options: Wireframe.Options {
    var options = Wireframe.Options()
    options.movements = ["content": .x]
    return options
  }

  @Test func `keep their place where it is free at all moments`() {
    let wireframe = Wireframe(theme: .blueprint, measurer: HalfEmMeasurer())
    var options = options
    // Only the last step leaves the corner free.
    #expect(offsets(options)[0] != offsets(options)[2] && offsets(options)[2] == .zero)
    options.labelPlaces = wireframe.labelPlaces(
      in: Self.steps.map { screen($0).snapshot }, scale: 2, options: options)
    let kept = offsets(options)
    #expect(kept.count == 3 && Set(kept).count == 1, "\(kept)")
    // The word ends at 5 · 8.5 = 42.5: with a point around it, beside or below that at every step.
    #expect(kept[0].x >= 43.5 || kept[0].y >= 20)
  }

  @Test func `are asked for in blueprints alone`() {
    let wireframe = Wireframe(measurer: HalfEmMeasurer())
    #expect(wireframe.labelPlaces(in: [screen(0).snapshot], scale: 2, options: options) == [:])
  }
}
