import EmakiDrawing
import EmakiLayout
import Testing

/// Two labels in a row of 300 points, 8 points apart.
@Suite struct `Texts that only their order decides between` {
  private func issues(
    _ first: String, _ second: String, _ change: (inout View, inout View) -> Void = { _, _ in }
  ) -> [LayoutIssue] {
    var a = View(.label, id: "a")
    a.text = TextContent(first)
    var b = View(.label, id: "b")
    b.text = TextContent(second)
    change(&a, &b)
    var root = View(.view, id: "root", subviews: [a, b])
    root.constraints = [
      Constraint(Anchor("a", .leading), .equal, Anchor("root", .leading)),
      Constraint(Anchor("b", .leading), .equal, Anchor("a", .trailing), constant: 8),
      Constraint(Anchor("b", .trailing), .equal, Anchor("root", .trailing)),
      Constraint(Anchor("a", .top), .equal, Anchor("root", .top)),
      Constraint(Anchor("b", .top), .equal, Anchor("root", .top)),
    ]
    let engine = LayoutEngine(measurer: ApproximateTextMeasurer())
    return engine.layOut(root, in: LayoutEnvironment(size: Size(width: 300, height: 100))).issues
  }

  private let long = String(repeating: "long ", count: 20)

  @Test func `of two that hug alike one is stretched`() {
    #expect(
      issues("One", "Two") == [
        .tied("a", with: ["b"], LayoutIssue.Tie(.horizontal, isLack: false, .defaultLow))
      ])
  }

  @Test func `of two that resist alike both are cut, and the first tells it`() {
    #expect(
      issues(long, long) == [
        .tied("a", with: ["b"], LayoutIssue.Tie(.horizontal, isLack: true, .defaultHigh))
      ])
  }

  @Test func `another priority decides`() {
    #expect(issues("One", "Two") { a, _ in a.hugging.horizontal = Priority(252) } == [])
    #expect(
      issues(long, long) { a, _ in a.compressionResistance.horizontal = Priority(751) } == [])
  }

  @Test func `what is not seen is not told`() {
    #expect(issues("One", "Two") { a, _ in a.isHidden = true } == [])
    #expect(issues("One", "") == [])
  }

  @Test func `it is told in words`() {
    let text = issues("One", "Two").map { "\($0) | \($0.hint ?? "")" }
    #expect(
      text == [
        "only their order decides which of \"a\" and \"b\" is stretched: all have the horizontal "
          + "hugging 250 | a higher horizontal hugging for what is to keep its size decides it"
      ])
  }
}
