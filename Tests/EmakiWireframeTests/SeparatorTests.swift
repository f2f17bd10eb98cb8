import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct SeparatorTests {
  @Test func `a thin grey view is a separator, as light as the others`() {
    var screen = ScreenBuilder(100, 60)
    screen.add(.view, "line", Rect(10, 20, 90, 0.5)) { $0.backgroundColor = Color(rgb: 0x3C3C43) }
    #expect(screen.body().hasSuffix("#C8CCD3"))
  }
}
