import EmakiDrawing
import EmakiLayout
import Testing

/// With 10 pt a character; lines of 17 pt text are 20.29 pt high.
@Suite struct `Texts that cannot be read` {
  private func findings(_ subviews: View..., constraints: [Constraint]) -> [TextFinding] {
    var screen = Screen()
    screen.root.subviews = subviews
    screen.root.constraints = constraints
    return Snapshot(screen.layOut()).textFindings(measurer: FixedMeasurer())
  }

  private func at(_ x: Double, _ y: Double, _ id: ViewID = "v") -> [Constraint] {
    [
      Constraint(Anchor(id, .left), .equal, Anchor("root", .left), constant: x),
      Constraint(Anchor(id, .top), .equal, Anchor("root", .top), constant: y),
    ]
  }

  @Test func `a text that has the room it asks for is fine`() {
    #expect(findings(.label("v", "0123456789"), constraints: at(10, 10)).isEmpty)
  }

  @Test func `a line that is wider than its view by more than half a point is cut`() {
    let text = "0123456789"
    func cut(width: Double) -> [TextFinding] {
      findings(.label("v", text), constraints: at(10, 10) + [.length("v", .width, width)])
    }
    #expect(cut(width: 99.5).isEmpty)
    #expect(
      cut(width: 99)
        == [
          .cut(
            "v", text: text, needs: Size(width: 100, height: 21),
            has: Size(width: 99, height: 20.5))
        ])
  }

  @Test func `a line that may shrink is cut only where its smallest letters are`() {
    func cut(width: Double) -> Int {
      var label = View.label("v", "0123456789")
      label.text?.smallestScale = 0.5
      return findings(label, constraints: at(10, 10) + [.length("v", .width, width)]).count
    }
    #expect(cut(width: 50) == 0)
    #expect(cut(width: 49) == 1)
  }

  @Test(arguments: [(0, 0), (2, 1), (3, 0)])
  func `lines beyond those allowed are cut`(most: Int, count: Int) {
    // Ten characters in 40 pt are three lines.
    let found = findings(
      .label("v", "0123456789", lines: most), constraints: at(0, 0) + [.length("v", .width, 40)])
    #expect(found.count == count)
  }

  @Test func `lines that are higher than the view are cut`() {
    let sizes: [Constraint] = [.length("v", .width, 40), .length("v", .height, 41)]
    let found = findings(.label("v", "0123456789", lines: 0), constraints: at(0, 0) + sizes)
    #expect(
      found.map(\.description) == [
        "the text of \"v\" is cut: \"0123456789\" needs 40×61 pt and has 40×41"
      ])
  }

  @Test func `texts of one superview that share more than a point overlap`() {
    func overlap(x: Double) -> [TextFinding] {
      findings(
        .label("a", "aaaa"), .label("b", "bbbb"), constraints: at(0, 0, "a") + at(x, 5, "b"))
    }
    #expect(overlap(x: 39).isEmpty)
    #expect(overlap(x: 38) == [.overlap("a", "b")])
  }

  @Test func `what is faded, hidden, off the screen or only bars is passed over`() {
    let changes: [(inout View) -> Void] = [
      { $0.alpha = 0.4 }, { $0.isHidden = true }, { $0.role = .bars },
      { $0.transform.translation = Point(x: 500, y: 0) },
    ]
    for change in changes {
      let label = View.label("v", "0123456789").with(change)
      #expect(findings(label, constraints: at(0, 0) + [.length("v", .width, 50)]).isEmpty)
    }
  }
}
