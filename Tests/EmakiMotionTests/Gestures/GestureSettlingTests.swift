import EmakiMotion
import Testing

@Suite struct GestureSettlingTests {
  /// The content between two side menus.
  private let content = GestureSettling(restingPositions: [100, -280, 0])

  @Test(arguments: [
    (49.0, 0.0, 0.0), (51, 0, 100), (50, 0, 0), (-139, 0, 0), (-141, 0, -280), (-500, 0, -280),
    (10, 301, 100), (10, 300, 0), (-10, 400, 0), (10, -400, 0), (-10, -400, -280), (0, 400, 100),
    (0, -400, -280), (100, 900, 100), (-280, -900, -280),
  ])
  func `a release settles by position or in the direction of a flick`(
    position: Double, velocity: Double, target: Double
  ) {
    #expect(content.target(position: position, velocity: velocity) == target)
  }

  @Test func `dragging ends at the outer positions`() {
    #expect(content.clamped(140) == 100)
    #expect(content.clamped(-300) == -280)
    #expect(content.clamped(12) == 12)
  }

  @Test func `a transition completes past its half`() {
    let progress = GestureSettling(restingPositions: [0, 375])
    #expect(progress.target(position: 187.5) == 0)
    #expect(progress.target(position: 188) == 375)
    #expect(progress.target(position: 20, velocity: 500) == 375)
    #expect(progress.target(position: 350, velocity: -500) == 0)
  }

  @Test func `without resting positions a thing stays where it is`() {
    let free = GestureSettling(restingPositions: [])
    #expect(free.target(position: 12, velocity: 900) == 12)
    #expect(free.clamped(12) == 12)
  }
}
