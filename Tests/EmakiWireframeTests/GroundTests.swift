import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct GroundTests {
  @Test func `what a group cuts off covers nothing`() {
    var canvas = Canvas(theme: .blueprint, scale: 2, measurer: HalfEmMeasurer())
    let first = Rect(0, 0, 300, 100)
    let second = canvas.open(DisplayGroup(clip: .rect(Rect(0, 110, 300, 100))))
    canvas.addGround(Rect(0, 50, 300, 200), painted: .white, given: nil)
    canvas.close(second)
    #expect(canvas.grounds.visiblePart(of: first, from: 0) == first)
    #expect(canvas.grounds.visiblePart(of: Rect(0, 110, 300, 100), from: 0) == nil)
  }

  @Test func `a veil lies on each ground in its own colour`() {
    var canvas = Canvas(theme: .wireframe, scale: 2, measurer: HalfEmMeasurer())
    canvas.addGround(Rect(0, 0, 100, 40), painted: .black, given: nil)
    canvas.addGround(Rect(0, 40, 100, 60), painted: .white, given: nil)
    canvas.addGround(Rect(0, 0, 100, 100), painted: Color.black.multipliedAlpha(0.5), given: nil)
    #expect(canvas.ground(at: Rect(10, 10, 10, 10)).painted == .black)
    // Half of white is left.
    #expect(abs(Int(canvas.ground(at: Rect(10, 60, 10, 10)).painted.red) - 127) <= 1)
  }
}
