import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// What is drawn of a view whose border, shadow or gradient is on its way.
@Suite struct `A look on its way` {
  private func dump(_ theme: Theme, _ change: (inout Presentation) -> Void) -> String {
    var screen = ScreenBuilder(100, 100)
    screen.add(.view, "card", Rect(20, 20, 40, 40)) { $0.backgroundColor = .white }
    var snapshot = screen.snapshot
    change(&snapshot.presentations[1])
    return Wireframe(theme: theme, measurer: HalfEmMeasurer())
      .displayList(of: snapshot, scale: 2).dump
  }

  @Test func `has the border and shadow of the moment`() {
    let shadow = Shadow(color: .black, offset: Point(x: 0, y: 3), radius: 5)
    #expect(dump(.color) { $0.shadow = shadow }.contains("radius 5"))
    #expect(dump(.color) { $0.borderWidth = 3 }.contains("3pt"))
    #expect(!dump(.color) { _ in }.contains("pt"))
  }

  @Test func `has in a sketch the ground of the new gradient, and blends in the scene's colours`() {
    func flat(_ rgb: UInt32) -> ViewGradient {
      ViewGradient([0, 1].map { .init(offset: $0, color: Color(rgb: rgb)) })
    }
    var screen = ScreenBuilder(100, 100)
    screen.add(.view, "card", Rect(20, 20, 40, 40)) { $0.gradient = flat(0xFFFFFF) }
    let rest = screen.snapshot
    var moving = rest
    moving.presentations[1].gradient = flat(0x808080)
    func dump(_ snapshot: Snapshot, _ theme: Theme) -> String {
      Wireframe(theme: theme, measurer: HalfEmMeasurer())
        .displayList(of: snapshot, scale: 2).dump
    }
    #expect(dump(moving, .wireframe) == dump(rest, .wireframe))
    #expect(dump(moving, .color).contains("#808080"))
  }

  @Test func `has in a sketch a line that goes with a shadow`() {
    func shadow(_ alpha: UInt8) -> Shadow {
      Shadow(
        color: Color(red: 0, green: 0, blue: 0, alpha: alpha), offset: .zero, radius: 5)
    }
    #expect(dump(.wireframe) { $0.shadow = shadow(51) }.contains("#C8CCD3"))
    #expect(!dump(.wireframe) { $0.shadow = shadow(0) }.contains("#C8CCD3 "))
    #expect(dump(.wireframe) { $0.shadow = shadow(4) }.contains("#C8CCD380"))
  }
}
