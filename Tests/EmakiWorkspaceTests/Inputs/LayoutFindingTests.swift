import EmakiLayout
import Testing

@testable import EmakiWorkspace

/// What a layout found wrong is told once for each cause.
@Suite struct LayoutFindingTests {
  /// `view.attribute == constant`.
  private func length(_ view: String, _ attribute: LayoutAttribute, _ constant: Double)
    -> Constraint
  {
    Constraint(Anchor(ViewID(view), attribute), .equal, constant: constant)
  }

  private func conflict(_ broken: Constraint, _ others: Constraint...) -> LayoutFinding {
    LayoutFinding(issue: .unsatisfiable(broken: broken, conflictsWith: others))
  }

  @Test func `conflicts that share a constraint are one, of the fewest constraints`() {
    let shared = length("box", .width, 200)
    let (a, b) = (length("a", .width, 80), length("b", .width, 90))
    let findings = [
      conflict(a, shared, length("a", .leading, 0), length("a", .trailing, 0)), conflict(b, shared),
    ].byCause
    #expect(findings.count == 1)
    #expect(findings.first?.issue == .unsatisfiable(broken: b, conflictsWith: [shared]))
    #expect(findings.first?.besides == [a])
    let text = findings.first?.text(calling: LayoutNames())
    #expect(
      text == "constraints conflict: broke `b.width == 90`, which conflicts with "
        + "`box.width == 200`; for the same cause it broke `a.width == 80`")
  }

  @Test func `a conflict joins those of which each has one of its constraints`() {
    let (left, right) = (length("l", .width, 1), length("r", .width, 2))
    let (a, b) = (length("a", .width, 3), length("b", .width, 4))
    let joining = length("c", .width, 5)
    let findings = [conflict(a, left), conflict(b, right), conflict(joining, left, right)].byCause
    #expect(findings.map(\.besides) == [[b, joining]])
  }

  @Test func `conflicts of other constraints, and what is no conflict, stay as they are`() {
    let open = LayoutFinding(issue: .ambiguous(ViewID("x"), [.width]), rows: 2)
    let findings = [
      conflict(length("a", .width, 1), length("a", .width, 2)), open, open,
      conflict(length("b", .width, 1), length("b", .width, 2)),
    ].byCause
    #expect(findings.count == 4)
    #expect(findings.map(\.besides) == [[], [], [], []])
    #expect(findings[1].text(calling: LayoutNames()).hasSuffix("; the same in 2 other rows"))
  }

  @Test func `three of what gave way besides are listed, the others counted`() {
    let shared = length("box", .width, 200)
    let conflicts = ["a", "b", "c", "d", "e", "f"].map { conflict(length($0, .width, 1), shared) }
    let text = conflicts.byCause.first?.text(calling: LayoutNames()) ?? ""
    #expect(
      text.hasSuffix(
        "for the same cause it broke `b.width == 1`, `c.width == 1`, `d.width == 1` and 2 more"))
  }
}
