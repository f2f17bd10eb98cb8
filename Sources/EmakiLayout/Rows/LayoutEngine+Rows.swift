import EmakiDrawing

extension LayoutEngine {
  /// A snapshot with the rows that can be seen in its tables and collections.
  ///
  /// The screen that `layOut` gives has none: which rows are seen depends on the content offset of
  /// the moment. They follow the other subviews of their table, and their ids are the table's with a
  /// slash and the number of the row, from 1: `list/3`, inside it `list/3/title`.
  public func addingVisibleRows(to snapshot: Snapshot, scale: Double) -> Snapshot {
    guard snapshot.screen.nodes.contains(where: { $0.rows != nil }) else { return snapshot }
    var filling = RowFilling(snapshot, engine: self, scale: scale)
    return filling.filled()
  }

  /// The rows of a table or collection that can be seen as it is presented: their numbers, from 0
  /// over all sections, growing; none of a view that is hidden or has no rows.
  ///
  /// No row is laid out for it.
  public func visibleRows(
    of node: LaidOutScreen.Node, as own: Presentation, scale: Double
  ) -> [Range<Int>] {
    CellLayout(of: node, engine: self, scale: scale)
      .flatMap { VisibleRows(node, as: own, $0)?.numbers() } ?? []
  }
}

extension CellLayout {
  /// What lays out the rows of a table; `nil` for what has none.
  fileprivate init?(of node: LaidOutScreen.Node, engine: LayoutEngine, scale: Double) {
    guard let geometry = node.rows else { return nil }
    self.init(
      engine: engine, scale: scale, direction: node.view.layoutDirection ?? node.direction,
      sides: geometry.sides)
  }
}

extension VisibleRows {
  /// Those of a table as it is presented; `nil` for what has none, or is hidden.
  fileprivate init?(_ node: LaidOutScreen.Node, as own: Presentation, _ cells: CellLayout) {
    guard let content = node.view.rows, var geometry = node.rows, !own.isHidden else { return nil }
    let breadth = geometry.isVertical ? own.frame.width : own.frame.height
    if breadth != geometry.breadth {
      geometry = RowMeasurement(cells: cells).geometry(of: content, breadth: breadth)
    }
    self.init(
      id: node.view.id, content: content, geometry: geometry,
      state: node.view.scroll ?? ScrollState(),
      window: Rect(origin: own.contentOffset, size: own.frame.size),
      selected: node.view.control.selectedIndex, isMirrored: cells.direction == .rightToLeft)
  }
}

/// Copies a snapshot and puts rows into it.
struct RowFilling {
  private let snapshot: Snapshot
  private let engine: LayoutEngine
  private let scale: Double
  private var nodes: [LaidOutScreen.Node] = []
  private var presentations: [Presentation] = []
  /// Where each of the old nodes is now.
  private var places: [Int] = []

  init(_ snapshot: Snapshot, engine: LayoutEngine, scale: Double) {
    self.snapshot = snapshot
    self.engine = engine
    self.scale = scale > 0 ? scale : 1
  }

  mutating func filled() -> Snapshot {
    let old = snapshot.screen.nodes
    var open: [Int] = []
    for index in old.indices {
      while let last = open.last, (old[index].parent ?? -1) < last { close(&open) }
      places.append(nodes.count)
      var node = old[index]
      node.parent = node.parent.map { places[$0] }
      nodes.append(node)
      presentations.append(snapshot.presentations[index])
      open.append(index)
    }
    while !open.isEmpty { close(&open) }
    var screen = snapshot.screen
    screen.nodes = nodes
    return Snapshot(screen: screen, presentations: presentations)
  }

  /// All subviews of a view have been copied: its rows follow.
  private mutating func close(_ open: inout [Int]) {
    guard let index = open.popLast(), snapshot.screen.nodes[index].rows != nil else { return }
    addRows(of: index)
  }

  private mutating func addRows(of index: Int) {
    let node = snapshot.screen.nodes[index]
    guard let cells = CellLayout(of: node, engine: engine, scale: scale),
      let visible = VisibleRows(node, as: snapshot.presentations[index], cells)
    else { return }
    for piece in visible.pieces() { add(piece, to: places[index], cells) }
  }

  private mutating func add(_ piece: VisibleRows.Piece, to parent: Int, _ cells: CellLayout) {
    let screen = cells.screen(of: piece)
    let inner = engine.addingVisibleRows(to: Snapshot(screen), scale: scale)
    let first = nodes.count
    for (index, node) in inner.screen.nodes.enumerated() {
      var node = node
      var own = inner.presentations[index]
      node.parent = node.parent.map { $0 + first } ?? parent
      if index == 0 {
        node.frame = piece.frame
        own.frame = piece.frame
      }
      nodes.append(node)
      presentations.append(own)
    }
  }
}
