import EmakiDrawing
import Testing

@testable import EmakiLayout

@Suite struct `What a moved row reveals` {
  /// Two buttons beside a row of 375 points: 164 points, and the first action from 225 on.
  private let strip = SwipeStrip(widths: [90, 74], breadth: 375)

  @Test func `each button has its part of the gap`() {
    #expect(strip.restingWay == 164)
    #expect(strip.parts(of: 0) == [0, 0])
    for gap in [41, 82, 164, 190.0] {
      let parts = strip.parts(of: gap)
      #expect(abs(parts[0] - 90 * gap / 164) < 1e-9 && abs(parts[1] - 74 * gap / 164) < 1e-9)
    }
  }

  @Test func `the first one takes the parts of the others over the last 30 points`() {
    #expect(strip.fullWay == 225)
    let parts = strip.parts(of: 210)
    #expect(abs(parts[1] - 74 * 210 / 164 / 2) < 1e-9 && abs(parts[0] + parts[1] - 210) < 1e-9)
    #expect(strip.parts(of: 225) == [225, 0] && strip.parts(of: 300) == [300, 0])
  }

  @Test(arguments: [
    (40, 0, 0), (82, 0, 0), (83, 0, 164), (224, 0, 164), (20, 400, 164), (160, -400, 0),
    (300, -400, 0),
  ])
  func `a release leads to the nearer rest, a flick to the next`(
    way: Double, velocity: Double, rest: Double
  ) {
    #expect(strip.rest(at: way, velocity: velocity, flick: 300) == rest)
  }

  @Test func `far out the first action is performed`() {
    #expect(strip.rest(at: 225, velocity: 0, flick: 300) == nil)
  }

  @Test func `buttons that fill more than half the row are passed before`() {
    #expect(SwipeStrip(widths: [120, 120], breadth: 375).fullWay == 270)
  }
}

@Suite struct `Rows that are being deleted` {
  private let heights = RowHeights(count: 10, heights: [40, 60], rest: 50)

  @Test func `lack a part of their height, and those below move up`() {
    let shortened = heights.without([1: 0.25, 4: 1])
    // 40, 45, 50, 50, 0, 50, …
    #expect((0..<7).map { shortened.start(of: $0) } == [0, 40, 85, 135, 185, 185, 235])
    #expect((0..<6).map { shortened.height(of: $0) } == [40, 45, 50, 50, 0, 50])
    #expect(shortened.fullHeight(of: 1) == 60 && shortened.total == 40 + 45 + 7 * 50)
    #expect(shortened.without([:]) == heights)
  }

  @Test(arguments: [0.0, 39, 40, 84, 85, 184, 185, 300, 434])
  func `are found by a distance from the top`(distance: Double) {
    let shortened = heights.without([1: 0.25, 4: 1])
    let rows = shortened.rows(from: distance, to: distance + 100)
    let expected = (0..<10).filter {
      shortened.height(of: $0) > 0 && shortened.start(of: $0 + 1) > distance
        && shortened.start(of: $0) < distance + 100
    }
    #expect(rows.filter { shortened.height(of: $0) > 0 } == expected)
  }
}
