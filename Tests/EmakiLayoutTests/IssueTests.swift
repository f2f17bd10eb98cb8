import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `Issues` {
  private func issues(_ constraints: [Constraint], _ views: View...) -> [LayoutIssue] {
    var screen = Screen(constraints: constraints)
    screen.root.subviews = views
    return screen.layOut().issues
  }

  private static let placed = Constraint.place("v", 1, 2, 3, 4)

  @Test func `a sound layout has none`() {
    #expect(issues(Self.placed, View(id: "v")) == [])
  }

  @Test func `a natural size is enough`() {
    let corner: [Constraint] = [.same(.left, "v", "root"), .same(.top, "v", "root")]
    #expect(issues(corner, .label("v", "text")) == [])
  }

  @Test func `of two that contradict one another the later is broken`() {
    let second = Constraint.length("v", .width, 100)
    let found = issues(Self.placed + [second], View(id: "v"))
    #expect(found == [.unsatisfiable(broken: second, conflictsWith: [Self.placed[2]])])
  }

  @Test func `a conflict has the place of what is broken, and tells the lines of the others`() {
    var second = Constraint.length("v", .width, 100)
    second.place = FilePlace(file: "f", line: 7, column: 3)
    var list = Self.placed
    list[2].place = FilePlace(file: "f", line: 4, column: 1)
    let issue = issues(list + [second], View(id: "v")).first
    #expect(issue?.place.line == 7 && issue?.place.column == 3)
    #expect(issue?.hint?.hasSuffix("a priority below 1000; see line 4") == true)
  }

  @Test func `an ambiguity has the place of its view`() {
    var view = View(id: "v")
    view.place = FilePlace(file: "f", line: 5, column: 2)
    #expect(issues([Self.placed[0]], view).first?.place.line == 5)
  }

  @Test func `the rest still holds`() {
    let screen = Screen(View(id: "v"), constraints: Self.placed + [.length("v", .width, 100)])
    #expect(screen.frame("v") == [1, 2, 3, 4])
  }

  @Test func `a chain of conflicts names all that take part`() {
    let right = Constraint.same(.right, "v", "root", -10)
    let found = issues(Self.placed + [right], View(id: "v"))
    #expect(
      found == [.unsatisfiable(broken: right, conflictsWith: [Self.placed[0], Self.placed[2]])])
  }

  @Test func `a user's constraint is kept rather than a stack view's alignment`() {
    var stack = View(.stackView, id: "s", subviews: [View(id: "a")])
    stack.stack = StackLayout()
    let screen = Screen(
      stack, constraints: Constraint.place("s", 0, 0, 100, 25) + [.length("a", .height, 24)])
    #expect(screen.frame("a") == [0, 0, 100, 24])
  }

  @Test func `an alignment that cannot hold is told on its own axis`() {
    var stack = View(.stackView, id: "s", subviews: [View(id: "a")])
    stack.stack = StackLayout()
    let lower = Constraint(Anchor("a", .top), .equal, Anchor("s", .top), constant: 5)
    let found = issues(Constraint.place("s", 0, 0, 100, 25) + [lower], stack)
    guard case .unsatisfiable(let broken, let others) = found.first else {
      Issue.record("no constraint is broken")
      return
    }
    #expect(broken.first == Anchor("a", .top))
    #expect(others == [lower])
  }

  @Test func `a stack view's chain is kept rather than the user's constraints`() {
    var stack = View(.stackView, id: "s", subviews: [View(id: "a"), View(id: "b")])
    stack.stack = StackLayout(distribution: .fillEqually)
    let wrong = Constraint.length("a", .width, 300)
    let found = issues(Constraint.place("s", 0, 0, 100, 10) + [wrong], stack)
    #expect(found.count == 1)
    guard case .unsatisfiable(let broken, let others) = found.first else { return }
    #expect(broken == wrong)
    #expect(others.contains { $0.identifier == "stack view “s”" })
  }

  @Test func `open lines and lengths are named`() {
    #expect(
      issues([.length("v", .width, 3), .same(.top, "v", "root")], View(id: "v"))
        == [.ambiguous("v", [.left, .height])])
  }

  @Test func `equal priorities of contents are decided by order and not reported`() {
    let row: [Constraint] = [
      .same(.left, "a", "root"), Constraint(Anchor("b", .left), .equal, Anchor("a", .right)),
      .same(.right, "b", "root"), .same(.top, "a", "root"), .same(.top, "b", "root"),
    ]
    let screen = Screen(.box("a", 100, 20), .box("b", 100, 20), constraints: row)
    #expect(screen.layOut().issues == [])
    #expect(screen.frame("a")[2] == 300)
    #expect(screen.frame("b")[2] == 100)
  }

  @Test func `an inequality alone leaves a view open`() {
    let list =
      Array(Self.placed.dropFirst()) + [
        Constraint(Anchor("v", .left), .greaterThanOrEqual, Anchor("root", .left), constant: 5)
      ]
    #expect(issues(list, View(id: "v")) == [.ambiguous("v", [.left])])
  }

  @Test func `views placed by mask or frame are not open`() {
    let view = View(id: "v").with { $0.placement = .autoresizing }
    #expect(issues([], view) == [])
  }

  @Test func `a subview of an open view follows it and is open in its size alone`() {
    let outer = View(id: "v", subviews: [View(id: "w")])
    #expect(
      issues(Constraint.fill("w", "v"), outer) == [
        .ambiguous("v", [.left, .width, .top, .height]), .ambiguous("w", [.width, .height]),
      ])
  }

  @Test(arguments: [false, true])
  func `what a stack has collapsed is not open, as it would be otherwise`(isHidden: Bool) {
    var inner = View(id: "inner", subviews: [View(id: "open")])
    inner.isHidden = isHidden
    var stack = View(.stackView, id: "s", subviews: [inner])
    stack.stack = StackLayout(axis: .vertical)
    let inside: [Constraint] = [.same(.left, "open", "inner"), .length("open", .width, 9)]
    let found = issues(Constraint.place("s", 0, 0, 100, 100) + inside, stack)
    #expect(found.isEmpty == isHidden, "\(found)")
  }

  @Test func `constraints that make no sense are named`() {
    let nowhere = Constraint(Anchor("v", .left), .equal, Anchor("nobody", .left))
    let crossed = Constraint(Anchor("v", .left), .equal, Anchor("root", .top))
    let mixed = Constraint(Anchor("v", .width), .equal, Anchor("root", .top))
    let alone = Constraint(Anchor("v", .left), constant: 3)
    let broken = Constraint(Anchor("v", .width), constant: .infinity)
    let found = issues([nowhere, crossed, mixed, alone, broken] + Self.placed, View(id: "v"))
    let culprits = found.compactMap { issue -> Constraint? in
      if case .invalid(let constraint, _) = issue { constraint } else { nil }
    }
    #expect(culprits == [nowhere, crossed, mixed, alone, broken])
    #expect(found.count == 5)
  }

  @Test(arguments: [
    (StackLayout.Distribution.fill, ["b.leading == a.trailing + 20"]),
    (.fillEqually, ["b.leading == a.trailing + 20"]),
    (.equalSpacing, ["b.leading >= a.trailing + 20"]),
    (.equalCentering, ["b.leading >= a.trailing + 20"]),
  ])
  func `a conflict tells the rules of a stack as they are`(
    distribution: StackLayout.Distribution, gap: [String]
  ) {
    var stack = View(.stackView, id: "s", subviews: [View(id: "a"), View(id: "b")])
    stack.stack = StackLayout(distribution: distribution, spacing: 20)
    // 50 + 20 + 50 are more than 100.
    let found = issues(
      Constraint.place("s", 0, 0, 100, 10) + [
        .length("a", .width, 50), .length("b", .width, 50),
      ], stack)
    guard case .unsatisfiable(_, let others) = found.first else {
      Issue.record("no constraint is broken")
      return
    }
    let rules = others.filter { $0.identifier?.hasPrefix("stack view") ?? false }.map {
      var rule = $0
      rule.identifier = nil
      return "\(rule)"
    }
    let equal = distribution == .fillEqually ? ["b.width == a.width"] : []
    #expect(
      Set(rules) == Set(["a.leading == s.leading", "b.trailing == s.trailing"] + gap + equal))
  }

  @Test func `the gaps of a column are told from top to bottom`() {
    var stack = View(.stackView, id: "s", subviews: [View(id: "a"), View(id: "b")])
    stack.stack = StackLayout(axis: .vertical, spacing: 8)
    let found = issues(
      Constraint.place("s", 0, 0, 10, 20) + [
        .length("a", .height, 10), .length("b", .height, 10),
      ], stack)
    #expect(found.first?.description.contains("b.top == a.bottom + 8") ?? false)
  }

  @Test func `priorities by the hundred are too much`() {
    func found(_ count: Int) -> [LayoutIssue] {
      issues(
        Self.placed
          + (0..<count).map {
            var wish = Constraint.length("v", .width, 3)
            wish.priority = Priority(1 + Double($0) / 2)
            return wish
          }, View(id: "v"))
    }
    #expect(found(249) == [])
    #expect(found(250) == [.unsolved(.priorities)])
    #expect(
      "\(LayoutIssue.unsolved(.priorities))"
        == "constraints and contents have more than 250 different priorities")
    #expect(LayoutIssue.unsolved(.steps).hint?.hasPrefix("equations are easier") == true)
  }
}
