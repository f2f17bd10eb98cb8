import EmakiScenes
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct ConstraintTests {
  func root(_ children: String, _ constraints: String) throws -> View {
    try Reading.view("root", of: "children: [\(children)]\nconstraints:\n\(constraints)\n")
  }

  @Test func `an equation becomes a constraint of the nearest common view`() throws {
    let root = try root("{id: box, children: [{id: a}, {id: b}]}", "  - a.top == b.bottom + 8")
    let expected = Constraint(Anchor("a", .top), .equal, Anchor("b", .bottom), constant: 8)
    #expect(root.first("box")?.constraints == [expected])
    #expect(root.constraints.isEmpty)
  }

  @Test func `superview is that of the other view of the equation`() throws {
    let root = try root("{id: box, children: [{id: a}]}", "  - a.top == superview.top + 4")
    #expect(root.first("box")?.constraints.first?.second == Anchor("box", .top))
  }

  @Test func `superview alone is that of the view that has the equation`() throws {
    let view = try Reading.view(
      "box",
      of: "children: [{id: box, children: [{id: a, constraints: [width == superview.width]}]}]")
    #expect(view.constraints.first?.first == Anchor("a", .width))
    #expect(view.constraints.first?.second == Anchor("box", .width))
  }

  @Test func `a part alone is that of the view that has the equation`() throws {
    let root = try root("{id: a}", "  - a.top == safeArea.top + 8")
    let expected = Constraint(
      Anchor("a", .top), .equal, Anchor(.safeArea(of: "root"), .top), constant: 8)
    #expect(root.constraints == [expected])
    let named = try self.root("{id: a}, {id: margins}", "  - a.top == margins.top")
    #expect(named.constraints.first?.second == Anchor("margins", .top))
  }

  @Test func `a name makes a constraint that motions can change`() throws {
    let root = try root("{id: a}", "  - popTop: a.top == superview.top + 137")
    #expect(root.constraints.first?.identifier == "popTop")
    #expect(root.constraints.first?.constant == 137)
  }

  @Test func `a named constraint may be inactive`() throws {
    let root = try root(
      "{id: a}", "  wide: {equation: a.width == 300, active: false, priority: 900}")
    let constraint = try #require(root.first("a")?.constraints.first)
    #expect(!constraint.isActive)
    #expect(constraint.priority == 900)
  }

  @Test func `a visual format string may stand among equations`() throws {
    let root = try root("{id: a}, {id: b}", "  - H:|-[a]-(>=8@750)-[b(==a)]-|")
    #expect(root.constraints.count == 4)
    #expect(root.constraints.map(\.priority).contains(750))
  }

  @Test func `metrics have names in equations and visual format`() throws {
    let text =
      "metrics: {gap: 12}\nchildren: [{id: a}]\nconstraints: [a.top == superview.top + gap, 'H:|-gap-[a]']"
    #expect(try Reading.view("root", of: text).constraints.map(\.constant) == [12, 12])
  }

  @Test func `guides have lines but no picture`() throws {
    let text = "guides: [middle]\nchildren: [{id: a}]\nconstraints: [a.top == middle.bottom]"
    let root = try Reading.view("root", of: text)
    #expect(root.guides.map(\.id) == ["middle"])
    #expect(root.constraints.first?.second?.item == .guide("middle"))
  }

  @Test func `safe area and margins have lines`() throws {
    let root = try root(
      "{id: a}", "  - a.top == root.safeArea.top\n  - a.left == root.margins.left")
    #expect(root.constraints.map(\.second?.item) == [.safeArea(of: "root"), .margins(of: "root")])
  }
}
