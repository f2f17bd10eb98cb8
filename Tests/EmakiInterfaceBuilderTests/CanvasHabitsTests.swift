import EmakiDrawing
import Foundation
import Testing

@testable import EmakiInterfaceBuilder

@Suite struct `The table of eras` {
  @Test func `goes from the oldest to the newest`() {
    let versions = CanvasHabits.table.map(\.since)
    #expect(versions.count > 15)
    #expect(zip(versions, versions.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `changes something in every row, and all of it is told in the documentation`() {
    let rows = CanvasHabits.markdown.split(separator: "\n")
    var before = CanvasHabits()
    for era in CanvasHabits.table {
      let after = CanvasHabits(of: era.since)
      #expect(after != before, "\(era.since)")
      #expect(rows.contains { $0.hasPrefix("| \(Int(era.since)) |") }, "\(era.since)")
      before = after
    }
  }

  @Test func `gives a version between two eras the habits of the older`() {
    #expect(CanvasHabits(of: 24126).switchSize.height == 31)
    #expect(CanvasHabits(of: 24127).switchSize.height == 28)
    #expect(CanvasHabits(of: 1) == CanvasHabits())
  }

  /// With EMAKI_RECORD=1 the page is rewritten, and the test fails to say so.
  @Test func `stands in the documentation as it is`() throws {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = repository.appendingPathComponent(
      "Sources/EmakiInterfaceBuilder/EmakiInterfaceBuilder.docc/Eras.md")
    let committed = try? String(contentsOf: page, encoding: .utf8)
    let text = CanvasHabits.page
    if committed != text, ProcessInfo.processInfo.environment["EMAKI_RECORD"] == "1" {
      try Data(text.utf8).write(to: page)
      Issue.record("rewrote \(page.lastPathComponent); run again without EMAKI_RECORD")
    } else {
      #expect(
        committed == text,
        "Eras.md is stale; rewrite it: EMAKI_RECORD=1 swift test --filter CanvasHabitsTests")
    }
  }
}
