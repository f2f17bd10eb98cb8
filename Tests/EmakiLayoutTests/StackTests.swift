import EmakiDrawing
import EmakiLayout
import Testing

/// A row of 300 × 100 pt with boxes of 40 × 20, 60 × 30 and 80 × 40.
@Suite struct `Stack views` {
  private func frames(
    _ layout: StackLayout, _ change: (inout Screen) -> Void = { _ in }
  ) -> [[Double]] {
    let along: [(ViewID, Double, Double)] = [("a", 40, 20), ("b", 60, 30), ("c", 80, 40)]
    let isRow = layout.axis == .horizontal
    var stack = View(.stackView, id: "s")
    stack.subviews = along.map { .box($0, isRow ? $1 : $2, isRow ? $2 : $1) }
    // Each grows more readily than the one before it, so that no tie is left.
    for index in stack.subviews.indices {
      stack.subviews[index].hugging = AxisPriorities(Priority(252 - Double(index)))
    }
    stack.stack = layout
    var screen = Screen(
      stack, constraints: Constraint.place("s", 10, 10, isRow ? 300 : 100, isRow ? 100 : 300))
    change(&screen)
    let laidOut = screen.layOut()
    return ["a", "b", "c"].map { laidOut.numbers($0) }
  }

  /// Expected starts and lengths along a row of 300.
  private static let distributions: [(StackLayout.Distribution, Double, [[Double]])] = [
    (.fill, 0, [[0, 40], [40, 60], [100, 200]]),
    (.fill, 10, [[0, 40], [50, 60], [120, 180]]),
    (.fillEqually, 0, [[0, 100], [100, 100], [200, 100]]),
    (.fillEqually, 15, [[0, 90], [105, 90], [210, 90]]),
    (.fillProportionally, 0, [[0, 66.5], [66.5, 100], [166.5, 133.5]]),
    (.fillProportionally, 60, [[0, 40], [100, 60], [220, 80]]),
    (.equalSpacing, 0, [[0, 40], [100, 60], [220, 80]]),
    (.equalSpacing, 10, [[0, 40], [100, 60], [220, 80]]),
    // Centres at 20, 140, 260.
    (.equalCentering, 0, [[0, 40], [110, 60], [220, 80]]),
  ]

  @Test(arguments: distributions.indices)
  func `a row distributes`(_ index: Int) {
    let (distribution, spacing, expected) = Self.distributions[index]
    let frames = frames(StackLayout(distribution: distribution, spacing: spacing))
    #expect(frames.map { [$0[0], $0[2]] } == expected)
    #expect(frames.allSatisfy { $0[1] == 0 && $0[3] == 100 })
  }

  @Test(arguments: distributions.indices)
  func `a column distributes as a row does`(_ index: Int) {
    let (distribution, spacing, expected) = Self.distributions[index]
    let frames = frames(
      StackLayout(axis: .vertical, distribution: distribution, spacing: spacing))
    #expect(frames.map { [$0[1], $0[3]] } == expected)
  }

  @Test(arguments: distributions.indices)
  func `a row runs from the right under right-to-left`(_ index: Int) {
    let (distribution, spacing, expected) = Self.distributions[index]
    let layout = StackLayout(distribution: distribution, spacing: spacing)
    let frames = frames(layout) { $0.environment.direction = .rightToLeft }
    for (frame, span) in zip(frames, expected) {
      // Rounding halves goes the other way in the mirror.
      #expect(abs(frame[0] - (300 - span[0] - span[1])) <= 0.5)
      #expect(abs(frame[2] - span[1]) <= 0.5)
    }
  }

  /// Expected tops and heights of views 20, 30 and 40 high in 100.
  @Test(arguments: [
    (StackLayout.Alignment.fill, [[0.0, 100.0], [0, 100], [0, 100]]),
    (.leading, [[0, 20], [0, 30], [0, 40]]), (.trailing, [[80, 20], [70, 30], [60, 40]]),
    (.center, [[40, 20], [35, 30], [30, 40]]),
  ])
  func `a row aligns`(alignment: StackLayout.Alignment, expected: [[Double]]) {
    let frames = frames(StackLayout(distribution: .equalSpacing, alignment: alignment))
    #expect(frames.map { [$0[1], $0[3]] } == expected)
  }

  @Test func `a column swaps leading and trailing under right-to-left`() {
    let layout = StackLayout(axis: .vertical, alignment: .leading)
    #expect(frames(layout).map { $0[0] } == [0, 0, 0])
    let mirrored = frames(layout) { $0.environment.direction = .rightToLeft }
    #expect(mirrored.map { $0[0] } == [80, 70, 60])
  }

  @Test func `custom spacing takes the place of the spacing after one view`() {
    let frames = frames(StackLayout(spacing: 10, customSpacing: ["a": 30]))
    #expect(frames.map { $0[0] } == [0, 70, 140])
  }

  @Test func `a hidden view leaves the chain and has no length`() {
    let frames = frames(StackLayout(spacing: 10)) {
      $0.root.subviews[0].subviews[1].isHidden = true
    }
    #expect(frames.map { [$0[0], $0[2]] } == [[0, 40], [40, 0], [50, 250]])
  }

  @Test func `margins count where the stack view says so`() {
    let frames = frames(StackLayout(isLayoutMarginsRelative: true)) {
      $0.root.subviews[0].layoutMargins = .absolute(Insets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(frames == [[2, 1, 40, 96], [42, 1, 60, 96], [102, 1, 194, 96]])
  }

  @Test func `a stack view without a size takes its subviews' sizes`() {
    var stack = View(.stackView, id: "s")
    stack.subviews = [.box("a", 40, 20), .box("b", 60, 30)]
    stack.stack = StackLayout(alignment: .center, spacing: 5)
    let corner: [Constraint] = [.same(.left, "s", "root"), .same(.top, "s", "root")]
    #expect(Screen(stack, constraints: corner).frame("s") == [0, 0, 105, 30])
    stack.stack = StackLayout(distribution: .equalSpacing, spacing: 5)
    #expect(Screen(stack, constraints: corner).frame("s") == [0, 0, 105, 30])
  }

  @Test(arguments: [StackLayout.Alignment.firstBaseline, .lastBaseline])
  func `baselines lie on one line`(alignment: StackLayout.Alignment) {
    var stack = View(.stackView, id: "s")
    let large = View.label("b", "B").with { $0.text?.font = .system(34) }
    stack.subviews = [.label("a", "A"), large]
    stack.stack = StackLayout(alignment: alignment)
    let corner: [Constraint] = [.same(.left, "s", "root"), .same(.top, "s", "root")]
    let laidOut = Screen(stack, constraints: corner).layOut()
    // Line heights 20.5 and 41; baselines 16.403 and 32.806 below the tops: 16.403 apart.
    #expect(laidOut.numbers("b") == [10, 0, 10, 41])
    #expect(laidOut.numbers("a") == [0, 16.5, 10, 20.5])
  }

  @Test func `gaps of a column can lie between baselines`() {
    var stack = View(.stackView, id: "s")
    let large = View.label("b", "B").with { $0.text?.font = .system(34) }
    stack.subviews = [.label("a", "A"), large]
    stack.stack = StackLayout(axis: .vertical, spacing: 30)
    stack.stack?.isBaselineRelative = true
    let corner: [Constraint] = [.same(.left, "s", "root"), .same(.top, "s", "root")]
    // From 16.403 to 46.403, which is 32.806 below the top of the larger label: 13.597.
    #expect(Screen(stack, constraints: corner).frame("b") == [0, 13.5, 10, 41])
  }

  @Test func `a view without natural length keeps its own when others are in proportion`() {
    var stack = View(.stackView, id: "s")
    stack.subviews = [.box("a", 10, 10), View(id: "b"), .box("c", 30, 10)]
    stack.stack = StackLayout(distribution: .fillProportionally)
    let screen = Screen(
      stack, constraints: Constraint.place("s", 0, 0, 220, 10) + [.length("b", .width, 20)])
    #expect(screen.frame("a")[2] == 50)
    #expect(screen.frame("b")[2] == 20)
    #expect(screen.frame("c")[2] == 150)
  }

  @Test func `stack views nest`() {
    var inner = View(.stackView, id: "inner")
    inner.subviews = [.box("a", 40, 20), .box("b", 60, 30)]
    inner.stack = StackLayout(axis: .vertical, spacing: 4)
    var outer = View(.stackView, id: "outer")
    outer.subviews = [inner, .box("c", 10, 10)]
    outer.stack = StackLayout(alignment: .leading, spacing: 6)
    let screen = Screen(
      outer, constraints: [.same(.left, "outer", "root"), .same(.top, "outer", "root")])
    #expect(screen.frame("outer") == [0, 0, 76, 54])
    #expect(screen.frame("c") == [66, 0, 10, 10])
    #expect(screen.frame("b") == [0, 24, 60, 30])
  }

  /// A column of 300 points, where lines are 20.5 high: there is room for 14 of them and 13 points more.
  @Test(arguments: [20, 200]) func `of texts that do not fit the last are cut`(count: Int) {
    var stack = View(.stackView, id: "s")
    stack.subviews = (0..<count).map { .label(ViewID("l\($0)"), "text") }
    stack.stack = StackLayout(axis: .vertical)
    let screen = Screen(stack, constraints: Constraint.place("s", 0, 0, 100, 300)).layOut()
    let heights = (0..<count).map { screen.numbers(ViewID("l\($0)"))[3] }
    #expect(
      heights == Array(repeating: 20.5, count: 14) + [13] + Array(repeating: 0, count: count - 15))
  }

  @Test func `two hundred views stand equally far apart`() {
    var stack = View(.stackView, id: "s")
    stack.subviews = (0..<200).map { .box(ViewID("b\($0)"), 1, 1) }
    stack.stack = StackLayout(axis: .horizontal, distribution: .equalSpacing)
    // 199 gaps of 0.5 points.
    let screen = Screen(stack, constraints: Constraint.place("s", 0, 0, 299.5, 10)).layOut()
    for index in 0..<200 {
      #expect(screen.numbers(ViewID("b\(index)"))[0] == Double(index) * 1.5)
    }
    #expect(screen.issues == [])
  }
}
