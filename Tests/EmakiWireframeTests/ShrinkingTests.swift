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

@Suite struct `Lines that may shrink` {
  private func runs(_ height: Double, lines: Int, smallest: Double) -> [TextRun] {
    var screen = ScreenBuilder(400, 200)
    screen.add(.label, "label", Rect(10, 30, 100, height)) {
      // Of 20 points, each is 11.2 wide, so that a line has one word.
      $0.text = TextContent("aaaaaaa aaaaaaa aaaaaaaa", font: .system(20), numberOfLines: lines)
      $0.text?.smallestScale = smallest
    }
    return Wireframe(theme: .wireframe, measurer: ApproximateTextMeasurer())
      .displayList(of: screen.snapshot, scale: 2).texts
  }

  @Test func `keep their size where they fit`() {
    // Three lines of 20 points are 71.6 high.
    let runs = runs(72, lines: 0, smallest: 0.5)
    #expect(runs.map(\.font.size) == [20, 20, 20])
  }

  @Test func `shrink until they fit into the height`() throws {
    let runs = runs(60, lines: 0, smallest: 0.5)
    let size = try #require(runs.first?.font.size)
    #expect(size < 20 && size > 10)
    #expect(Double(runs.count) * size * 1.193359375 <= 60.5)
    #expect(runs.map(\.text).joined(separator: " ") == "aaaaaaa aaaaaaa aaaaaaaa")
  }

  @Test func `shrink until there are no more of them than allowed`() throws {
    let runs = runs(100, lines: 2, smallest: 0.5)
    #expect(runs.count == 2)
    // “aaaaaaa aaaaaaa” is 14 · 0.56 + 0.28 of its size wide, 100.5 points at 12.38 points.
    let size = try #require(runs.first?.font.size)
    #expect((12.3...12.4).contains(size))
  }

  @Test func `end in an ellipsis at their smallest letters`() {
    let runs = runs(100, lines: 2, smallest: 0.9)
    #expect(runs.map(\.font.size) == [18, 18])
    #expect(runs.last?.text.hasSuffix("…") == true)
  }
}
