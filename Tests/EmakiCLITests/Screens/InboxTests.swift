import TestSupport
import Testing

/// Rows of 80 points under a bar of 140: 44 for the status bar, 44 for its row, 52 for the title.
@Suite struct `The inbox` {
  private func step(_ motion: String, at time: Double) throws -> InspectOutput.Step {
    let output = try InspectOutput.of(
      Program.example("inbox.yaml"), ["--motion", motion, "--at", "\(time)"])
    return try #require(output.scenes.first?.steps.first)
  }

  /// The upper edges of rows on the screen.
  private func tops(_ motion: String, at time: Double, rows: [Int]) throws -> [Double] {
    let step = try step(motion, at: time)
    return try rows.map { try step.rect("list/\($0)")[1] }
  }

  @Test func `rests 60 points lower while it refreshes, and goes back`() throws {
    #expect(try tops("refresh", at: 0, rows: [1, 2]) == [140, 220])
    // The finger is lifted at 0.6 s, when the rows lie lower than that; they have come up at 1.4 s.
    #expect(try tops("refresh", at: 0.6, rows: [1])[0] > 140 + 90)
    #expect(abs(try tops("refresh", at: 1.4, rows: [1])[0] - 200) < 1)
    #expect(try tops("refresh", at: 9, rows: [1, 2]) == [140, 220])
  }

  @Test func `shows the actions of a row that was moved past half of them`() throws {
    #expect(try step("reveal", at: 0).rect("list/2")[0] == 0)
    let last = try step("reveal", at: 9)
    // The buttons are side by side at the right edge, as wide as the row is moved.
    let (delete, archive) = try (
      last.rect("list/2/trailingAction1"), last.rect("list/2/trailingAction2")
    )
    #expect(delete[0] + delete[2] == 375)
    #expect(try last.rect("list/2")[0] + 375 == archive[0])
    #expect(delete[1] == 220 && delete[3] == 80)
  }

  @Test func `has the rows below a deleted one in its place`() throws {
    #expect(try tops("delete", at: 0, rows: [1, 2, 3]) == [140, 220, 300])
    #expect(try tops("delete", at: 9, rows: [1, 3, 4]) == [140, 220, 300])
  }
}
