import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct MovementTests {
  @Test func `what comes later starts where it is first`() {
    var screen = ScreenBuilder(100, 100)
    let start = screen.snapshot
    screen.add(.view, "sheet", Rect(0, 80, 100, 100))
    let middle = screen.snapshot
    var end = middle
    end.presentations[1].frame.origin.y = 20
    #expect(Movement.among([start, middle, end]) == ["sheet": .y])
  }

  @Test func `what moves is found by comparing moments`() {
    var screen = ScreenBuilder(100, 100)
    screen.add(.view, "still", Rect(0, 0, 10, 10))
    screen.add(.view, "slides", Rect(0, 0, 10, 10))
    screen.add(.view, "grows", Rect(0, 0, 10, 10))
    screen.add(.view, "turns", Rect(0, 0, 10, 10))
    let start = screen.snapshot
    var middle = start
    middle.presentations[2].frame.origin.x = 5
    middle.presentations[3].frame.size.height = 20
    middle.presentations[4].transform.rotation = 1
    #expect(
      Movement.among([start, middle, start]) == ["slides": .x, "grows": .size, "turns": .turn])
  }

  @Test func `a pixel is no move`() {
    var screen = ScreenBuilder(100, 100)
    screen.add(.view, "moves", Rect(90, 0, 10, 10))
    screen.add(.view, "rounds", Rect(0, 18, 10, 10))
    let start = screen.snapshot
    var end = start
    end.presentations[1].frame.origin.x = 0
    end.presentations[2].frame.origin.y = 17.67
    #expect(Movement.among([start, end]) == ["moves": .x])
  }
}
