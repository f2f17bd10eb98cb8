import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

@Suite struct `A date picker in line` {
  private func body(_ items: [String]) -> String {
    var screen = ScreenBuilder(350, 374)
    screen.add(.datePicker, "day", Rect(0, 0, 350, 374)) {
      $0.control.dateStyle = .inline
      $0.control.items = items.map { ControlItem($0) }
    }
    return screen.body()
  }

  @Test func `shows every day of the month once, the first on a Wednesday`() {
    let lines = body([]).split(separator: "\n")
    for day in 1...31 {
      #expect(lines.filter { $0.contains("text \"\(day)\"") }.count == 1, "\(day)")
    }
    // Columns of 50 points; below 44 for the month a fifth of 7/8 of the rest for each week.
    #expect(lines.contains { $0.contains("roundedRect [154 93 42 42]") })
  }

  @Test func `has a row for the time where there is one, and wheels for a time alone`() {
    #expect(body(["1 Jan 2025", "9:41"]).contains("text \"Time\""))
    #expect(!body(["1 Jan 2025"]).contains("text \"Time\""))
    #expect(!body(["9:41"]).contains("January"))
  }
}
