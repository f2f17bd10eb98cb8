import EmakiDrawing
import Testing

@testable import EmakiWireframe

/// Labels of 40 × 14 points on a screen of 200 × 200.
@Suite struct `A place for a label` {
  private let size = Size(width: 40, height: 14)

  private func placement(
    ledges: [Rect] = [], obstacles: [Rect] = [], margins: [Rect] = []
  ) -> ChipPlacement {
    ChipPlacement(
      screen: Rect(0, 0, 200, 200), ledges: ledges, obstacles: obstacles, margins: margins)
  }

  @Test func `keeps off the room around a text, or lies just beside it where there is no other`() {
    let bar = Rect(0, 100, 200, 14)
    let text = Rect(0, 100, 50, 14)
    let room = Rect(-3, 100, 56, 14)
    // Steps of 4 points along the upper edge: the first beyond 53 and beyond 50.
    let roomy = placement(obstacles: [text], margins: [room])
    #expect(roomy.placeInside(size, bar)?.minX == 56)
    #expect(roomy.tight.placeInside(size, bar)?.minX == 52)
    let full = placement(obstacles: [text], margins: [Rect(0, 0, 200, 200)])
    #expect(full.placeInside(size, bar) == nil && full.tight.placeInside(size, bar)?.minX == 52)
  }

  @Test func `is found on the screen in a view that is millions of screens wide and high`() {
    // In steps of 4 points from the view's left side, of which 0 is one.
    let view = Rect(-4e8, -7e8, 1e9, 1e9)
    let text = Rect(0, 0, 50, 200)
    // Of the edges only the lower one of another view is on the screen.
    let other = placement(ledges: [Rect(-4e8, 20, 1e9, 10)], obstacles: [text])
    #expect(other.placeInside(size, view) == Rect(52, 20, 40, 14))
    #expect(placement().placeInside(size, view) == nil)
  }

  @Test func `outside of a view has the gap that is asked for, above or below it`() {
    let view = Rect(20, 100, 30, 20)
    #expect(placement().placeOutside(size, view, gap: 3) == Rect(20, 83, 40, 14))
    let above = Rect(0, 0, 200, 100)
    #expect(
      placement(obstacles: [above]).placeOutside(size, view, gap: 3) == Rect(20, 123, 40, 14))
  }

  @Test func `outside of a view is none under the upper edge of another one`() {
    let view = Rect(0, 100, 200, 20)
    let above = Rect(0, 0, 200, 100)
    let below = placement(ledges: [view], obstacles: [above])
    #expect(below.placeOutside(size, view, gap: 0) == Rect(0, 120, 40, 14))
    let others = placement(ledges: [view, Rect(0, 120, 200, 80)], obstacles: [above])
    #expect(others.placeOutside(size, view, gap: 0) == nil)
  }
}
