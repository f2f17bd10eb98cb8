import EmakiDrawing
import Testing

@testable import EmakiLayout

@Suite struct `Tables in the rows of tables` {
  /// Tables of 100 × 100 points, of whose rows ten are seen, so many inside one another.
  private func shown(_ depth: Int, room: Int) -> LaidOutScreen {
    var inside: [View] = []
    for level in 0..<depth {
      let cell = View(.tableCell, id: "cell", subviews: inside)
      var table = View(.tableView, id: ViewID("t\(level)"))
      table.rows = RowContent([.init(rows: .counted(50, cell: cell), rowHeight: 10)])
      table.placement = .fixedFrame
      table.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      inside = [table]
    }
    let screen = Screen(inside[0])
    let engine = LayoutEngine(measurer: FixedMeasurer())
    let laidOut = Snapshot(engine.layOut(screen.root, in: screen.environment))
    return engine.addingVisibleRows(to: laidOut, scale: 2, room: room).screen
  }

  @Test(arguments: [(1, 11), (2, 121), (3, 1221)])
  func `multiply what is seen`(_ depth: Int, _ views: Int) {
    let screen = shown(depth, room: 50_000)
    // One more for the root.
    #expect(screen.nodes.count == views + 1)
    #expect(screen.issues.isEmpty)
  }

  @Test(arguments: [100, 500, 5000])
  func `end where a screen may have no more views, and say so once`(_ room: Int) {
    let screen = shown(8, room: room)
    #expect((room...room + 20).contains(screen.nodes.count), "\(screen.nodes.count)")
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.description.contains("the others are left out") == true)
  }
}
