import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// Half an em a character and a point around it, as small letters of real fonts stand further apart.
private struct SpacedMeasurer: TextMeasuring {
  func lines(of request: TextRequest) -> [TextLine] {
    LineBreaker(request: request) { _ in request.font.size / 2 + 1 }.lines()
  }
}

@Suite struct `A line that may shrink` {
  private func line(room: Double, smallest: Double) throws -> TextRun {
    var screen = ScreenBuilder(400, 200)
    screen.add(.label, "label", Rect(10, 30, room, 40)) {
      $0.text = TextContent("0123456789", font: .system(20))
      $0.text?.smallestScale = smallest
    }
    let picture = Wireframe(theme: .wireframe, measurer: SpacedMeasurer())
      .displayList(of: screen.snapshot, scale: 2)
    return try #require(picture.texts.first)
  }

  /// Ten characters of 14 points are 10 · (14 / 2 + 1) = 80 points wide, and half a point may be lost
  /// to the grid.
  @Test func `is not cut where letters do not get narrower in proportion`() throws {
    let run = try line(room: 80, smallest: 0.5)
    #expect(run.text == "0123456789")
    #expect((13.9...14.1).contains(run.font.size))
  }

  @Test func `is cut at its smallest letters`() throws {
    let run = try line(room: 80, smallest: 0.9)
    #expect(run.text.hasSuffix("…"))
    #expect(run.font.size == 18)
  }
}
