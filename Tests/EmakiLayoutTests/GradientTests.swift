import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct GradientTests {
  private func stop(_ offset: Double, _ rgb: UInt32, alpha: UInt8 = 255) -> LinearGradient.Stop {
    LinearGradient.Stop(offset: offset, color: Color(rgb: rgb, alpha: alpha))
  }

  @Test func `it runs from the top edge to the bottom edge of a rectangle`() {
    let gradient = ViewGradient([stop(0, 0xFF0000), stop(1, 0x0000FF)])
    let line = gradient.across(Rect(x: 10, y: 20, width: 100, height: 40))
    #expect(line.start == Point(x: 60, y: 20) && line.end == Point(x: 60, y: 60))
    #expect(line.stops == gradient.stops)
  }

  @Test func `the mean of two colours lies in their middle`() {
    #expect(ViewGradient([stop(0, 0x000000), stop(1, 0x204060)]).mean == Color(rgb: 0x102030))
  }

  @Test func `before the first and after the last place their colours go on`() {
    // 100 for a half, then a ramp to 200 for a quarter, 200 for a quarter: 50 + 37.5 + 50.
    let gradient = ViewGradient([stop(0.5, 0x640000), stop(0.75, 0xC80000)])
    #expect(gradient.mean.red == 138)
  }

  @Test func `opacities count too, and nothing at all is clear`() {
    #expect(ViewGradient([stop(0, 0, alpha: 0), stop(1, 0, alpha: 100)]).mean.alpha == 50)
    #expect(ViewGradient([]).mean == .clear)
  }
}
