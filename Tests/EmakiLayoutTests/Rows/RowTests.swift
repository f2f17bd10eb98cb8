import EmakiDrawing
@testable import EmakiLayout
import Testing

@Suite struct RowTests {
  /// A table of 400 × 300 points at an offset, with the rows that are seen.
  private func shown(
    _ content: RowContent, offset: Point = .zero, engine: LayoutEngine? = nil,
    _ change: (inout View) -> Void = { _ in }
  ) -> Snapshot {
    var table = View(content.flow == nil ? .tableView : .collectionView, id: "list")
    table.rows = content
    table.placement = .fixedFrame
    table.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    table.scroll?.contentOffset = offset
    change(&table)
    let engine = engine ?? LayoutEngine(measurer: FixedMeasurer())
    let screen = Screen(table)
    let laidOut = engine.layOut(screen.root, in: screen.environment)
    return engine.addingVisibleRows(to: Snapshot(laidOut), scale: 2)
  }

  private func ids(_ snapshot: Snapshot) -> [String] {
    snapshot.screen.nodes.map(\.view.id.rawValue).filter { $0.hasPrefix("list/") }
  }

  private func plain(_ count: Int, height: Double? = nil) -> RowContent.Section {
    RowContent.Section(
      rows: .counted(count, cell: View(.tableCell, id: "cell")), rowHeight: height)
  }

  @Test(arguments: [(0.0, 1...7), (43, 1...8), (44, 2...8), (100, 3...10), (4100, 94...100)])
  func `rows that have a part in view are there, 44 points high`(
    _ offset: Double, _ rows: ClosedRange<Int>
  ) {
    let snapshot = shown(RowContent([plain(100)]), offset: Point(x: 0, y: offset))
    #expect(ids(snapshot) == rows.map { "list/\($0)" })
    for row in rows {
      #expect(
        snapshot.screen.numbers("list/\(row)" as String) == [0, Double(row - 1) * 44, 400, 44])
    }
    #expect(snapshot.screen.nodes[1].contentSize == Size(width: 400, height: 4400))
  }

  /// Two sections of headers of 30 points and rows of 44: 118 points, then the second's second row.
  @Test(arguments: [(false, 192.0), (true, 162)])
  func `rows come up below a header that sticks`(_ sticks: Bool, _ offset: Double) {
    var header = View(.reusableView, id: "header")
    header.constraints = [Constraint(Anchor("header", .height), constant: 30)]
    var sections = [plain(2), plain(3)]
    for index in sections.indices { sections[index].header = [header] }
    let rows = shown(RowContent(sections, headersStick: sticks)).screen.nodes[1].rows
    #expect(rows?.offset(bringingUpRow: 3) == offset)
    #expect(rows?.offset(bringingUpRow: 0) == (sticks ? 0 : 30))
    #expect(rows?.offset(bringingUpRow: 5) == nil)
  }

  @Test func `rows of grouped tables know their place in the section`() {
    var content = RowContent([plain(3), plain(1)])
    content.isGrouped = true
    content.rowInsets = Insets(top: 0, left: 16, bottom: 0, right: 16)
    let groups = shown(content).screen.nodes.compactMap(\.view.control.row.group)
    #expect(groups.map(\.isFirst) == [true, false, false, true])
    #expect(groups.map(\.isLast) == [false, false, true, true])
    #expect(groups.allSatisfy { $0.isInset })
    #expect(
      shown(RowContent([plain(3)])).screen.nodes.allSatisfy { $0.view.control.row.group == nil })
  }

  @Test func `a hundred thousand rows cost as much as a hundred`() {
    func layouts(_ count: Int, offset: Double) -> Int {
      var cell = View(.tableCell, id: "cell", subviews: [View(.label, id: "title")])
      cell.subviews[0].text = TextContent("Row {index}")
      cell.constraints = [
        Constraint("title", .top, "cell", .top, 12),
        Constraint("title", .bottom, "cell", .bottom, -12),
        Constraint("title", .left, "cell", .left, 16),
      ]
      let engine = LayoutEngine(measurer: FixedMeasurer())
      let content = RowContent([.init(rows: .counted(count, cell: cell))])
      let snapshot = shown(content, offset: Point(x: 0, y: offset), engine: engine)
      #expect(ids(snapshot).count < 30)
      return engine.cells.layouts
    }
    let few = layouts(100, offset: 700)
    #expect(layouts(100_000, offset: 700) == few)
    #expect(layouts(100_000, offset: 1_234_567) <= few + 1)
    #expect(few <= 10)
  }

  @Test func `texts have the row's number, and ids the table's`() {
    var cell = View(.tableCell, id: "cell", subviews: [View(.label, id: "title")])
    cell.text = TextContent("Row {index}")
    let snapshot = shown(RowContent([.init(rows: .counted(2, cell: cell))]))
    #expect(ids(snapshot) == ["list/1", "list/1/title", "list/2", "list/2/title"])
    #expect(snapshot.presentations.map(\.text).contains("Row 2"))
  }

  @Test func `parts of a text keep their looks beside the row's number`() {
    var cell = View(.tableCell, id: "cell")
    cell.text = TextContent("")
    cell.text?.setSpans([
      TextSpan("Row ", font: .system(17)), TextSpan("{index}", font: .system(17, .bold)),
    ])
    let snapshot = shown(RowContent([.init(rows: .counted(2, cell: cell))]))
    let spans = snapshot.screen.nodes.compactMap { $0.view.text?.spans.map(\.text) }
    #expect(spans == [["Row ", "1"], ["Row ", "2"]])
  }

  @Test func `a row is as high as its constraints ask for`() {
    let cells = [3, 50, 120].map { count in
      var cell = View(.tableCell, id: "cell", subviews: [View(.label, id: "text")])
      cell.subviews[0].text = TextContent(
        String(repeating: "a", count: count), numberOfLines: 0, lineBreak: .wordWrap)
      cell.constraints = [
        Constraint("text", .top, "cell", .top, 8), Constraint("text", .bottom, "cell", .bottom, -8),
        Constraint("text", .left, "cell", .left, 0), Constraint("text", .right, "cell", .right, 0),
      ]
      return cell
    }
    let snapshot = shown(RowContent([.init(rows: .listed(cells))]))
    // 40 characters of 10 points fill a line; a line of 17 points is 20.5 high at two pixels a point.
    let lines = [1.0, 2, 3]
    let heights = (1...3).compactMap { snapshot.screen.frame(of: ViewID("list/\($0)"))?.height }
    #expect(heights.count == 3)
    for (height, count) in zip(heights, lines) {
      #expect(abs(height - 16 - count * 20.287) < 1, "\(height) for \(count) lines")
    }
    #expect(snapshot.screen.frame(of: "list/3")?.minY == heights[0] + heights[1])
  }

  @Test(arguments: [0, 1, 3, 100])
  func `a table that does not scroll is as high as its rows, S1.2`(_ count: Int) {
    var table = View(.tableView, id: "list")
    table.rows = RowContent([plain(count, height: 30)])
    table.scroll?.isScrollEnabled = false
    var screen = Screen(table)
    screen.root.constraints = [
      Constraint("list", .top, "root", .top, 0), Constraint("list", .left, "root", .left, 0),
      Constraint("list", .width, "root", .width, 0),
    ]
    #expect(screen.frame("list") == [0, 0, 400, Double(count) * 30])
  }

  @Test func `a table that scrolls has no height of its own`() {
    var table = View(.tableView, id: "list")
    table.rows = RowContent([plain(3, height: 30)])
    var screen = Screen(table)
    screen.root.constraints = [
      Constraint("list", .top, "root", .top, 0), Constraint("list", .left, "root", .left, 0),
      Constraint("list", .width, "root", .width, 0),
    ]
    let issues = screen.layOut().issues
    #expect(issues == [.ambiguous("list", [.height])])
  }

  private static let header: View = {
    var view = View(.reusableView, id: "header")
    view.constraints = [Constraint(Anchor("header", .height), .equal, constant: 28)]
    return view
  }()

  /// Two sections of ten rows of 40 points under headers of 28 points: 428 points each.
  @Test(arguments: [
    (-50.0, 0.0, 428.0), (0, 0, 428), (100, 100, 428), (399, 399, 428), (400, 400, 428),
    (410, 400, 428), (428, 400, 428), (500, 400, 500),
  ])
  func `headers stick to the top until the next one pushes them out`(
    _ offset: Double, _ first: Double, _ second: Double
  ) {
    var section = plain(10, height: 40)
    section.header = [Self.header]
    let content = RowContent([section, section], headersStick: true)
    let snapshot = shown(content, offset: Point(x: 0, y: offset))
    let places = (1...2).map { snapshot.screen.frame(of: ViewID("list/header\($0)"))?.minY }
    if offset < 428 { #expect(places[0] == first) } else { #expect(places[0] == nil) }
    if offset > 128 { #expect(places[1] == second) } else { #expect(places[1] == nil) }
    #expect(ids(snapshot).last?.hasPrefix("list/header") == true)
  }

  @Test func `headers that do not stick scroll with their section`() {
    var section = plain(10, height: 40)
    section.header = [Self.header]
    let snapshot = shown(RowContent([section, section]), offset: Point(x: 0, y: 200))
    #expect(snapshot.screen.frame(of: "list/header1") == nil)
    #expect(snapshot.screen.frame(of: "list/header2")?.minY == 428)
  }

  @Test func `a header of the table lies above the rows, a footer below`() {
    var content = RowContent([plain(3, height: 40)])
    content.header = [Self.header]
    content.footer = [Self.header]
    let screen = shown(content).screen
    #expect(screen.numbers("list/header") == [0, 0, 400, 28])
    #expect(screen.numbers("list/1") == [0, 28, 400, 40])
    #expect(screen.numbers("list/footer") == [0, 148, 400, 28])
  }

  @Test func `the selected row is on`() {
    let snapshot = shown(RowContent([plain(2), plain(5)])) { $0.control.selectedIndex = 3 }
    let on = snapshot.screen.nodes.filter(\.view.control.isOn).map(\.view.id)
    #expect(on == ["list/4"])
  }

  @Test func `rows follow the table's other subviews, and later views keep their parents`() {
    var table = View(.tableView, id: "list", subviews: [View(id: "own")])
    table.rows = RowContent([plain(1)])
    table.placement = .fixedFrame
    table.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    let screen = Screen(table, View(id: "after", subviews: [View(id: "inner")]))
    let engine = LayoutEngine(measurer: FixedMeasurer())
    let bare = engine.layOut(screen.root, in: screen.environment)
    let nodes = engine.addingVisibleRows(to: Snapshot(bare), scale: 2).screen.nodes
    #expect(nodes.map(\.view.id) == ["root", "list", "own", "list/1", "after", "inner"])
    #expect(nodes.map(\.parent) == [nil, 0, 1, 1, 0, 4])
  }

  @Test func `the number of measured rows has a bound`() {
    let cells = (0..<2_000).map { index in
      var cell = View(.tableCell, id: "cell", subviews: [View(id: "inner")])
      cell.name = "\(index)"
      cell.constraints = [Constraint(Anchor("cell", .height), .equal, constant: 50)]
      return cell
    }
    let engine = LayoutEngine(measurer: FixedMeasurer())
    let snapshot = shown(RowContent([.init(rows: .listed(cells))]), engine: engine)
    #expect(engine.cells.layouts <= RowMeasurement.measuredRows + 10)
    #expect(snapshot.screen.nodes[1].contentSize.height == 100_000)
  }
}

extension Constraint {
  fileprivate init(
    _ first: ViewID, _ line: LayoutAttribute, _ second: ViewID, _ other: LayoutAttribute,
    _ constant: Double
  ) {
    self.init(Anchor(first, line), .equal, Anchor(second, other), constant: constant)
  }
}

extension LaidOutScreen {
  fileprivate func numbers(_ id: String) -> [Double] { numbers(ViewID(id)) }
}
