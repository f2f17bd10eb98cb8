import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

/// A box of 100 × 60 points at (50, 40) with an arrow of 10 points; a pixel is half a point.
@Suite struct `The arrow of a popover` {
  private func picture(
    _ theme: Theme, _ edge: BoxArrow.Edge = .top, middle: Double = 30, radius: Double = 8
  ) -> DisplayList {
    var screen = ScreenBuilder(200, 140) { $0.backgroundColor = Color(rgb: 0xEEEEEE) }
    screen.add(.view, "box", Rect(50, 40, 100, 60)) {
      $0.backgroundColor = .white
      $0.cornerRadius = radius
      $0.clipsToBounds = true
      $0.shadow = Shadow(color: .black, offset: .zero, radius: 4)
      $0.boxArrow = BoxArrow(edge, middle: middle, height: 10)
    }
    return screen.picture(theme)
  }

  /// The points of all paths with a tip, and whether they are closed.
  private func outlines(_ list: DisplayList) -> [(points: [Point], isClosed: Bool)] {
    list.items.compactMap {
      switch $0 {
      case .fill(.path(let path), _), .stroke(.path(let path), _, _), .shadow(.path(let path), _):
        (
          path.segments.compactMap { if case .line(let p) = $0 { p } else { nil } },
          path.segments.last == .close
            && path.segments.count { if case .move = $0 { true } else { false } } == 1
        )
      default: nil
      }
    }
  }

  @Test func `is one outline with its box, filled and under the shadow`() throws {
    let all = outlines(picture(.color))
    #expect(all.count == 2 && all.allSatisfy(\.isClosed), "a shadow and a fill")
    for outline in all {
      #expect(
        outline.points.prefix(3) == [Point(x: 70, y: 40), Point(x: 80, y: 30), Point(x: 90, y: 40)])
    }
  }

  /// The line of a point lies half a point inside: the tip at 30 + √2 / 2, the edge at 40.5.
  @Test func `has in a sketch one line with its box, inside of both`() throws {
    let all = outlines(picture(.wireframe))
    #expect(all.count >= 2 && all.allSatisfy(\.isClosed))
    let line = try #require(all.last?.points)
    let (base, tip) = (line[0], line[1])
    #expect(abs(tip.x - 80) < 1e-9 && abs(tip.y - 30.707_106_78) < 1e-6)
    #expect(abs(base.y - 40.5) < 1e-9)
    #expect(abs((tip.x - base.x) - (base.y - tip.y)) < 1e-9, "at 45°")
  }

  @Test(arguments: [
    (BoxArrow.Edge.top, Point(x: 80, y: 30)), (.bottom, Point(x: 80, y: 110)),
    (.left, Point(x: 40, y: 70)), (.right, Point(x: 160, y: 70)),
  ])
  func `points away from its edge, at its middle from the left or upper end`(
    edge: BoxArrow.Edge, tip: Point
  ) throws {
    let points = try #require(outlines(picture(.color, edge)).last?.points)
    #expect(points[1] == tip)
  }

  @Test(arguments: [(0.0, 70.0), (100, 130)])
  func `keeps its base off round corners`(middle: Double, x: Double) throws {
    // 10 points of the corner, and 10 of half the base.
    let points = try #require(outlines(picture(.color, middle: middle, radius: 10)).last?.points)
    #expect(points[1] == Point(x: x, y: 30))
  }
}
