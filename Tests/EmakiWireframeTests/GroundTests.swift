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

  /// Of #E5E5EA on #F2F2F7 the contrast is 1.13; both are the same fill in a sketch.
  @Test(
    arguments: [
      (View.Kind.view, 12.0, 0xE5E5EA, true), (.label, 12, 0xE5E5EA, true),
      (.icon, 12, 0xE5E5EA, true), (.button, 0, 0xE5E5EA, true),
      // What is as light shares its ground; a view with nothing in it is seen all the same.
      (.label, 12, 0xF0F0F5, false), (.view, 12, 0xF0F0F5, true),
    ] as [(View.Kind, Double, UInt32, Bool)])
  func `a shape that would be lost on its ground has a soft outline`(
    kind: View.Kind, radius: Double, color: UInt32, isOutlined: Bool
  ) {
    var screen = ScreenBuilder(100, 100) { $0.backgroundColor = Color(rgb: 0xF2F2F7) }
    screen.add(kind, "shape", Rect(20, 20, 40, 40)) {
      $0.backgroundColor = Color(rgb: color)
      $0.cornerRadius = radius
    }
    func outlines(_ theme: Theme) -> Int {
      screen.body(theme).split(separator: "\n")
        .count { $0.hasPrefix("stroke") && $0.contains(theme.palette.soft.hex) }
    }
    #expect(outlines(.wireframe) == (isOutlined ? 1 : 0), "\(screen.body(.wireframe))")
    #expect(outlines(.color) == 0)
  }
}
