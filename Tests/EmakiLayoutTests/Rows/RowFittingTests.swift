import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `Rows of automatic height` {
  /// A table at the top left with rows of 320 by 60 points, as a file gives them, below one another.
  private func screen(width: Double, _ contents: [View]...) -> Screen {
    var table = View(.tableView, id: "table")
    for (index, views) in contents.enumerated() {
      var row = View(.tableCell, id: ViewID("row\(index + 1)"))
      row.placement = .autoresizing
      row.autoresizing = .widthSizable
      row.frame = Rect(x: 0, y: Double(index) * 60, width: 320, height: 60)
      row.superviewSize = Size(width: 320, height: 100)
      row.hasAutomaticHeight = true
      var content = View(.contentView, id: ViewID("content\(index + 1)"), subviews: views)
      for view in views where view.placement == .constraints {
        content.constraints += [
          .same(.leading, view.id, content.id, 10), .same(.trailing, view.id, content.id, -10),
          .same(.top, view.id, content.id, 10), .same(.bottom, view.id, content.id, -10),
        ]
      }
      row.subviews = [content]
      table.subviews.append(row)
    }
    return Screen(table, constraints: Constraint.place("table", 0, 0, width, 200))
  }

  /// 36 letters of 10 points: at 400 points there are 380 for them, at 300 there are 280.
  private let text = String(repeating: "a", count: 36)

  @Test(arguments: [(400.0, 40.5), (300.0, 61.0)])
  func `a row is as high as its text asks at the width of the table`(
    width: Double, height: Double
  ) throws {
    let rows = screen(
      width: width, [.label("one", text, lines: 0)], [.label("two", "short")])
    #expect(rows.frame("row1") == [0, 0, width, height])
    #expect(rows.frame("one") == [10, 10, width - 20, height - 20])
    #expect(rows.frame("row2") == [0, height, width, 40.5])
    let table = try #require(rows.layOut().index(of: "table"))
    #expect(rows.layOut().nodes[table].contentSize.height == height + 40.5)
  }

  @Test func `a table that is narrowed lays its rows out anew`() {
    let rows = screen(width: 400, [.label("one", text, lines: 0)])
    let narrow = Rect(x: 0, y: 0, width: 300, height: 200)
    #expect(rows.frame("row1", overriding: ["table": narrow]) == [0, 0, 300, 61])
  }

  @Test func `a row whose constraints leave its height open keeps that of its frame`() {
    var centred = screen(width: 400, [.label("one", text)])
    let content = centred.root.subviews[0].subviews[0].subviews[0]
    centred.root.subviews[0].subviews[0].subviews[0].constraints =
      [
        .same(.centerY, "one", content.id), .same(.leading, "one", content.id),
        .same(.top, "one", content.id),
      ].dropLast()
    #expect(centred.frame("row1") == [0, 0, 400, 60])
    #expect(screen(width: 400, []).frame("row1") == [0, 0, 400, 60])
  }

  @Test func `a mask does not decide how high a row is`() {
    let ground = View(id: "ground").with {
      $0.placement = .autoresizing
      $0.autoresizing = [.widthSizable, .heightSizable]
      $0.frame = Rect(x: 0, y: 5, width: 320, height: 50)
      $0.superviewSize = Size(width: 320, height: 60)
    }
    #expect(screen(width: 400, [ground]).frame("row1") == [0, 0, 400, 60])
    let both = screen(width: 400, [ground, .label("one", "short")])
    #expect(both.frame("row1") == [0, 0, 400, 40.5])
    #expect(both.frame("ground") == [0, 5, 400, 30.5])
  }

  @Test func `a row keeps its height where something in it would lose all of its own`() {
    let stack = View(.stackView, id: "stack").with {
      $0.stack?.axis = .vertical
      $0.subviews = [
        View(.imageView, id: "photo").with { $0.frame.size.height = 20 },
        .label("one", "short"),
      ]
    }
    #expect(screen(width: 400, [stack]).frame("row1") == [0, 0, 400, 60])
    let hidden = stack.with { $0.subviews[0].isHidden = true }
    #expect(screen(width: 400, [hidden]).frame("row1") == [0, 0, 400, 40.5])
  }

  /// A row by itself of 400 points, with ten points above and below a line of 20.5.
  @Test(arguments: [(30.0, true, 40.5), (30, false, 30), (60, true, 60)])
  func `a row that is shown alone becomes higher where it may and its text asks for that`(
    height: Double, growsToFit: Bool, expected: Double
  ) throws {
    let row = screen(width: 400, [.label("one", "short")]).root.subviews[0].subviews[0]
    var environment = LayoutEnvironment(size: Size(width: 400, height: height))
    environment.growsToFit = growsToFit
    let engine = LayoutEngine(measurer: FixedMeasurer())
    let alone = engine.layOut(row, in: environment)
    #expect(alone.numbers("row1") == [0, 0, 400, expected])
    #expect(alone.size == Size(width: 400, height: expected))
    let told = engine.explanation(
      of: "content1", in: row, environment: environment, calling: LayoutNames())
    #expect(told?.frame.height == expected)
  }

  @Test func `rows with a height of their own keep it`() {
    var rows = screen(width: 400, [.label("one", text)], [.label("two", "short")])
    rows.root.subviews[0].subviews[0].hasAutomaticHeight = false
    #expect(rows.frame("row1") == [0, 0, 400, 60])
    #expect(rows.frame("row2") == [0, 60, 400, 40.5])
  }

  /// A row by itself of 60 points with ten points above and below a line that must have 20.
  @Test(arguments: [(20.0, true, 40.0), (20, false, 60), (40, true, 60)])
  func `a row that is shown alone becomes lower where its constraints cannot hold`(
    line: Double, growsToFit: Bool, expected: Double
  ) {
    var row = screen(width: 400, [.label("one", "short")]).root.subviews[0].subviews[0]
    row.subviews[0].constraints.append(.length("one", .height, line))
    var environment = LayoutEnvironment(size: Size(width: 400, height: 60))
    environment.growsToFit = growsToFit
    let alone = LayoutEngine(measurer: FixedMeasurer()).layOut(row, in: environment)
    #expect(alone.size == Size(width: 400, height: expected))
    #expect(alone.issues.isEmpty == (growsToFit || line == 40))
  }
}
