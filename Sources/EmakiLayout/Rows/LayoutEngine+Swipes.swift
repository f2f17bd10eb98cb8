import EmakiDrawing

extension LayoutEngine {
  /// The buttons at a side of a table's rows, measured; `nil` where there are none.
  public func strip(
    of table: LaidOutScreen.Node, _ side: SwipeSide, breadth: Double
  ) -> SwipeStrip? {
    let actions = table.view.rows?.actions(at: side) ?? []
    if actions.isEmpty { return nil }
    return SwipeStrip(widths: actions.map(width), breadth: breadth)
  }

  private func width(of action: SwipeAction) -> Double {
    guard let text = action.button.text, !text.string.isEmpty else {
      return SwipeAction.leastWidth
    }
    let lines = measurer.lines(of: TextRequest(text.string, font: text.font))
    let width = lines.map(\.width).max() ?? 0
    return max(SwipeAction.leastWidth, (width + 2 * SwipeAction.padding).rounded(.up))
  }

  /// A snapshot with the buttons of the rows that are moved to the side.
  ///
  /// They lie in a view before the row, as large as the gap: `list/3/trailing`, with
  /// `list/3/trailingAction1`, ….
  public func revealingActions(in snapshot: Snapshot) -> Snapshot {
    let nodes = snapshot.screen.nodes
    guard nodes.contains(where: { $0.view.rows?.hasActions == true }) else { return snapshot }
    let swiped = nodes.indices.filter { snapshot.swipedSide(ofRow: $0) != nil }
    if swiped.isEmpty { return snapshot }
    var screen = snapshot.screen
    screen.nodes = []
    var result = Snapshot(screen: screen, presentations: [])
    var places: [Int] = []
    for (index, node) in nodes.enumerated() {
      var node = node
      node.parent = node.parent.map { places[$0] }
      if swiped.contains(index) { reveal(node, snapshot.presentations[index], snapshot, &result) }
      places.append(result.screen.nodes.count)
      result.screen.nodes.append(node)
      result.presentations.append(snapshot.presentations[index])
    }
    return result
  }

  /// - Parameter row: its node, with its parent's index in the result.
  private func reveal(
    _ row: LaidOutScreen.Node, _ own: Presentation, _ snapshot: Snapshot, _ result: inout Snapshot
  ) {
    guard let parent = row.parent, let place = snapshot.screen.index(of: row.view.id),
      let (side, gap) = snapshot.swipedSide(ofRow: place)
    else { return }
    let table = result.screen.nodes[parent]
    guard let strip = strip(of: table, side, breadth: row.frame.width) else { return }
    let isRight = side.isRight(table.direction)
    var ground = View(.view, id: row.view.id.part(side.actions))
    ground.clipsToBounds = true
    ground.origin = .part(.swipe)
    ground.role = .transparent
    ground.control.row.group = row.view.control.row.group
    ground.control.row.group?.beginsAtLeft = !isRight
    ground.control.row.group?.endsAtRight = isRight
    let x = isRight ? row.frame.maxX - gap : row.frame.minX
    add(
      ground, at: Rect(x: x, y: own.frame.minY, width: gap, height: own.frame.height), in: parent,
      like: table, to: &result)
    let back = result.screen.nodes.count - 1
    let parts = strip.parts(of: gap)
    let actions = table.view.rows?.actions(at: side) ?? []
    // Back to front: the inner ones reach under the outer ones, so that titles are not cut.
    for number in actions.indices.reversed() {
      var button = actions[number].button
      button.id = row.view.id.inner(button.id.key)
      if button.image != nil, row.frame.height < SwipeAction.heightForTitles { button.text = nil }
      let start = parts[..<number].reduce(0, +)
      // A point of background is left free between neighbours, so that they look separate.
      let line = number + 1 < actions.count && parts[number] > 1 ? 1.0 : 0
      let width = max(parts[number] - line, strip.widths[number] - line)
      let left = isRight ? gap - start - parts[number] + line : start + parts[number] - line - width
      add(
        button, at: Rect(x: left, y: 0, width: width, height: own.frame.height), in: back,
        like: table, to: &result)
    }
  }

  private func add(
    _ view: View, at frame: Rect, in parent: Int, like table: LaidOutScreen.Node,
    to result: inout Snapshot
  ) {
    var node = LaidOutScreen.Node(view: view, parent: parent, frame: frame)
    node.direction = table.direction
    result.screen.nodes.append(node)
    result.presentations.append(Presentation(node))
  }
}

extension Snapshot {
  /// The side at which a row is moved away from actions, and the distance in points; `nil` for a
  /// row that is not moved, and for views that are no row of a table with actions.
  public func swipedSide(ofRow index: Int) -> (side: SwipeSide, gap: Double)? {
    let node = screen.nodes[index]
    guard let parent = node.parent, let rows = screen.nodes[parent].view.rows, rows.hasActions
    else { return nil }
    let shift = presentations[index].frame.minX - node.frame.minX
    guard abs(shift) > 1e-6, node.view.id.placeInRows?.row == node.view.id else { return nil }
    let side = SwipeSide.allCases.first {
      $0.isRight(screen.nodes[parent].direction) == (shift < 0)
    }
    guard let side, !rows.actions(at: side).isEmpty else { return nil }
    return (side, abs(shift))
  }
}
