import EmakiDrawing
@testable import EmakiLayout
import Testing

/// Rows beside a notch: they reach from edge to edge, and what is in them does not.
@Suite struct `Rows beside a notch` {
  /// 800 × 300 points, of which the notch takes 44 from the left and 30 from the right.
  private func shown(_ table: View, rightToLeft: Bool = false) -> Snapshot {
    var screen = Screen(table)
    screen.environment = LayoutEnvironment(
      size: Size(width: 800, height: 300), scale: 2,
      safeArea: Insets(top: 0, left: 44, bottom: 21, right: 30),
      direction: rightToLeft ? .rightToLeft : .leftToRight)
    let engine = LayoutEngine(measurer: FixedMeasurer())
    let laidOut = engine.layOut(screen.root, in: screen.environment)
    return engine.addingVisibleRows(to: Snapshot(laidOut), scale: 2)
  }

  private func cell(_ kind: View.Kind = .tableCell) -> View {
    var cell = View(kind, id: "cell", subviews: [View(id: "start"), View(id: "end")])
    cell.constraints = [
      .same(.leading, "start", "cell", 10), .length("start", .width, 20),
      .same(.trailing, "end", "cell", -10), .length("end", .width, 20),
      .length("cell", .height, 40),
    ]
    return cell
  }

  private func table(_ frame: Rect, _ content: RowContent) -> View {
    var table = View(.tableView, id: "list")
    table.rows = content
    table.placement = .fixedFrame
    table.frame = frame
    return table
  }

  private let whole = Rect(x: 0, y: 0, width: 800, height: 300)

  private func content(_ rowInsets: Insets = .zero) -> RowContent {
    RowContent(
      [.init(header: [cell(.reusableView)], rows: .counted(2, cell: cell()), rowHeight: 40)],
      header: [cell(.view)], rowInsets: rowInsets)
  }

  @Test(arguments: [false, true])
  func `span the table and keep their content out of it`(_ rightToLeft: Bool) {
    let screen = shown(table(whole, content()), rightToLeft: rightToLeft).screen
    let (start, end) = rightToLeft ? ("end", "start") : ("start", "end")
    for row in ["list/1", "list/2", "list/header1"] {
      #expect(screen.frame(of: ViewID(row))?.width == 800)
      #expect(screen.frame(of: ViewID("\(row)/\(start)"))?.minX == 54)
      #expect(screen.frame(of: ViewID("\(row)/\(end)"))?.maxX == 760)
    }
  }

  @Test func `have the notch in rows alone: a plain header's view lies under it`() {
    let screen = shown(table(whole, content())).screen
    #expect(screen.frame(of: "list/header/start")?.minX == 10)
    #expect(screen.frame(of: "list/header/end")?.maxX == 790)
  }

  @Test func `lie beside it as a whole in rounded groups`() {
    let screen = shown(table(whole, content(Insets(top: 0, left: 16, bottom: 0, right: 16)))).screen
    #expect(screen.numbers("list/1")[0] == 60 && screen.numbers("list/1")[2] == 694)
    #expect(screen.frame(of: "list/1/start")?.minX == 10)
  }

  @Test func `lie beside it as a whole in rounded groups whose rows are subviews`() {
    let content = View(.contentView, id: "content", subviews: [View(id: "start")]).with {
      $0.constraints = [
        .same(.leading, "start", "content", 10), .length("start", .width, 20),
        .same(.top, "start", "content", 10), .length("start", .height, 20),
        .same(.bottom, "start", "content", -10),
      ]
    }
    let row = View(.tableCell, id: "row", subviews: [content]).with {
      $0.placement = .autoresizing
      $0.autoresizing = .widthSizable
      $0.frame = Rect(x: 16, y: 0, width: 343, height: 60)
      $0.superviewSize = Size(width: 375, height: 100)
      $0.control.row.group = RowGroup(isFirst: true, isLast: true, isInset: true)
      $0.hasAutomaticHeight = true
    }
    let table = View(.tableView, id: "list", subviews: [row]).with {
      $0.placement = .fixedFrame
      $0.frame = whole
    }
    let screen = shown(table).screen
    // 16 points beside the 44 and 30 that the notch takes.
    #expect(screen.numbers("row") == [60, 0, 694, 40])
    #expect(screen.numbers("content") == [0, 0, 694, 40])
    #expect(screen.numbers("start") == [10, 10, 20, 20])
    #expect(screen.nodes.allSatisfy { $0.view.kind != .tableCell || $0.safeArea == .zero })
  }

  @Test func `keep nothing free where the table does not reach under it`() {
    let right = shown(table(Rect(x: 100, y: 0, width: 700, height: 300), content())).screen
    #expect(right.frame(of: "list/1/start")?.minX == 10)
    #expect(right.frame(of: "list/1/end")?.maxX == 660)
    let middle = shown(table(Rect(x: 50, y: 0, width: 700, height: 300), content())).screen
    #expect(middle.frame(of: "list/1/end")?.maxX == 690)
  }

  @Test func `are as high as their texts need in what is left of the width`() {
    var cell = View(.tableCell, id: "cell", subviews: [.label("text", "", lines: 0)])
    cell.subviews[0].text?.string = String(repeating: "a", count: 75)
    cell.constraints = Constraint.fill("text", "cell")
    let rows = RowContent([.init(rows: .counted(1, cell: cell))])
    // 75 letters of 10 points: one line in 800 points, two in 800 − 74.
    #expect(shown(table(whole, rows)).screen.numbers("list/1")[3] == 41)
    let inside = Rect(x: 44, y: 0, width: 756 - 6, height: 300)
    var free = table(inside, rows)
    free.frame.size.width = 750
    #expect(shown(free).screen.numbers("list/1")[3] == 41, "750 − 24 points")
  }

  @Test func `are the same as views of the tree, in a stack or not`() {
    var stack = View(.stackView, id: "stack", subviews: [cell()])
    stack.stack = StackLayout(axis: .vertical)
    var table = View(.tableView, id: "list", subviews: [stack])
    table.placement = .fixedFrame
    table.frame = whole
    table.constraints =
      Constraint.fill("stack", "list") + [.same(.width, "stack", "list")]
    let screen = shown(table).screen
    #expect(screen.numbers("cell") == [0, 0, 800, 40])
    #expect(screen.frame(of: "start")?.minX == 54 && screen.frame(of: "end")?.maxX == 760)
  }

  @Test func `have their content view beside it`() {
    var inner = View(.contentView, id: "content", subviews: [View(id: "start")])
    inner.placement = .autoresizing
    inner.autoresizing = .sizable
    inner.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    inner.superviewSize = Size(width: 100, height: 100)
    inner.constraints = [.same(.leading, "start", "content", 10)]
    var row = View(.tableCell, id: "cell", subviews: [inner])
    row.placement = .fixedFrame
    row.frame = Rect(x: 0, y: 0, width: 800, height: 40)
    var table = View(.tableView, id: "list", subviews: [row])
    table.placement = .fixedFrame
    table.frame = whole
    let screen = shown(table).screen
    #expect(screen.numbers("cell") == [0, 0, 800, 40])
    #expect(screen.numbers("content") == [44, 0, 726, 40])
    #expect(screen.frame(of: "start")?.minX == 10)
  }
}
