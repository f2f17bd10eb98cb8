import EmakiDrawing
import EmakiLimits

extension LayoutEngine {
  /// A snapshot with the rows that can be seen in its tables and collections.
  ///
  /// The screen that `layOut` gives has none: which rows are seen depends on the content offset of
  /// the moment. They follow the other subviews of their table, and their ids are the table's with
  /// a slash and the number of the row, from 1: `list/3`, inside it `list/3/title`.
  public func addingVisibleRows(to snapshot: Snapshot, scale: Double) -> Snapshot {
    addingVisibleRows(to: snapshot, scale: scale, room: RowFilling.mostViews)
  }

  /// - Parameter room: how many views there may be.
  func addingVisibleRows(to snapshot: Snapshot, scale: Double, room: Int) -> Snapshot {
    guard snapshot.screen.nodes.contains(where: { $0.rows != nil }) else { return snapshot }
    var filling = RowFilling(snapshot, engine: self, scale: scale, room: room)
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

  /// A row, header or footer of a table by its id, laid out by itself with the rows that are seen
  /// in it, whether or not it is in view; `nil` where there is none.
  package func piece(
    _ id: ViewID, of table: LaidOutScreen.Node, as own: Presentation, scale: Double
  ) -> Snapshot? {
    guard let cells = CellLayout(of: table, engine: self, scale: scale),
      let piece = VisibleRows(table, as: own, cells)?.piece(called: id)
    else { return nil }
    return addingVisibleRows(to: Snapshot(cells.screen(of: piece)), scale: scale)
  }
}

extension CellLayout {
  /// The layout of the rows of a table; `nil` for a view without rows.
  init?(of node: LaidOutScreen.Node, engine: LayoutEngine, scale: Double) {
    guard let geometry = node.rows else { return nil }
    self.init(
      engine: engine, scale: scale, direction: node.view.layoutDirection ?? node.direction,
      sides: geometry.sides, width: node.frame.width)
  }
}

extension VisibleRows {
  /// The rows of a table as it is presented; `nil` for a view that has none, or is hidden.
  init?(_ node: LaidOutScreen.Node, as own: Presentation, _ cells: CellLayout) {
    guard let content = node.view.rows, var geometry = node.rows, !own.isHidden else { return nil }
    let breadth = geometry.isVertical ? own.frame.width : own.frame.height
    if breadth != geometry.breadth {
      geometry = RowMeasurement(cells: cells)
        .geometry(of: content, in: node.view.id, breadth: breadth, hosted: geometry.hosted)
    }
    self.init(
      id: node.view.id, content: content, geometry: geometry,
      state: node.view.scroll ?? ScrollState(), inset: own.contentInset,
      window: Rect(origin: own.contentOffset, size: own.frame.size),
      selected: node.view.control.selectedIndex, isMirrored: cells.direction == .rightToLeft)
  }
}

/// Copies a snapshot and puts rows into it.
struct RowFilling {
  /// The most views of a screen with rows. Each table in the rows of another multiplies them.
  static let mostViews = InputLimit.shownRows.most

  private let snapshot: Snapshot
  private let engine: LayoutEngine
  private let scale: Double
  private let room: Int
  private var issues: [LayoutIssue]
  private var nodes: [LaidOutScreen.Node] = []
  private var presentations: [Presentation] = []
  /// Where each of the old nodes is now; none is taken before its superview.
  private var places: [Int]
  /// Headers and footers that are subviews of their table, in order.
  private var hosted: [Hosted] = []

  /// One of them, with the tree under it.
  private struct Hosted {
    let nodes: Range<Int>
    let part: RowContent.Part
  }

  init(_ snapshot: Snapshot, engine: LayoutEngine, scale: Double, room: Int) {
    self.snapshot = snapshot
    self.engine = engine
    self.scale = scale > 0 ? scale : 1
    self.room = room
    issues = snapshot.screen.issues
    places = Array(repeating: 0, count: snapshot.screen.nodes.count)
    for (index, node) in snapshot.screen.nodes.enumerated() {
      guard let parent = node.parent,
        let parts = snapshot.screen.nodes[parent].view.rows?.hosted, !parts.isEmpty,
        let part = parts.first(where: { $0.value == node.view.id })?.key
      else { continue }
      hosted.append(Hosted(nodes: index..<snapshot.screen.end(of: index), part: part))
    }
  }

  mutating func filled() -> Snapshot {
    copy(snapshot.screen.nodes.indices)
    var screen = snapshot.screen
    screen.nodes = nodes
    screen.issues = issues
    return Snapshot(screen: screen, presentations: presentations)
  }

  /// Copies a view and the tree under it, with the rows of the tables in it.
  private mutating func copy(_ range: Range<Int>) {
    let old = snapshot.screen.nodes
    var open: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while let last = open.last, (old[index].parent ?? -1) < last { close(&open) }
      if index > range.lowerBound,
        let part = hosted.first(where: { $0.nodes.lowerBound == index })
      {
        // It follows the rows, which it can lie over.
        index = part.nodes.upperBound
        continue
      }
      places[index] = nodes.count
      var node = old[index]
      node.parent = node.parent.map { places[$0] }
      nodes.append(node)
      presentations.append(snapshot.presentations[index])
      open.append(index)
      index += 1
    }
    while !open.isEmpty { close(&open) }
  }

  /// All subviews of a view have been copied: its rows follow.
  private mutating func close(_ open: inout [Int]) {
    guard let index = open.popLast(), snapshot.screen.nodes[index].rows != nil else { return }
    addRows(of: index)
  }

  private mutating func addRows(of index: Int) {
    let node = snapshot.screen.nodes[index]
    var waiting = hosted.filter { snapshot.screen.nodes[$0.nodes.lowerBound].parent == index }
    if let cells = CellLayout(of: node, engine: engine, scale: scale),
      let visible = VisibleRows(node, as: snapshot.presentations[index], cells)
    {
      for piece in visible.pieces() {
        if nodes.count >= room {
          noteOverfull(node.view)
          break
        }
        if piece.isHosted {
          guard let place = waiting.firstIndex(where: { node.view.hosts(piece, at: $0.part) })
          else { continue }
          add(waiting.remove(at: place), at: piece.frame.minY)
        } else {
          add(piece, to: places[index], cells)
        }
      }
      for part in waiting { add(part, at: visible.start(of: part.part)) }
    } else {
      for part in waiting { add(part, at: nil) }
    }
  }

  private var isOverfull: Bool {
    issues.contains { if case .overfull = $0 { true } else { false } }
  }

  private mutating func noteOverfull(_ view: View) {
    if !isOverfull { issues.append(.overfull(view.id, at: view.place)) }
  }

  /// - Parameter y: where it begins in the content; `nil` where it was laid out.
  private mutating func add(_ part: Hosted, at y: Double?) {
    let first = nodes.count
    copy(part.nodes)
    guard let y else { return }
    presentations[first].frame.origin.y += y - nodes[first].frame.minY
    nodes[first].frame.origin.y = y
  }

  private mutating func add(_ piece: VisibleRows.Piece, to parent: Int, _ cells: CellLayout) {
    let screen = cells.screen(of: piece)
    let inner = engine.addingVisibleRows(
      to: Snapshot(screen), scale: scale, room: room - nodes.count)
    for case .overfull(let view, let place) in inner.screen.issues where !isOverfull {
      issues.append(.overfull(view, at: place))
    }
    let first = nodes.count
    for (index, node) in inner.screen.nodes.enumerated() {
      var node = node
      var own = inner.presentations[index]
      node.parent = node.parent.map { $0 + first } ?? parent
      if index == 0 {
        node.frame = piece.frame
        own.frame = piece.frame
        if piece.isCut || piece.fullHeight.map({ $0 > piece.frame.height }) == true {
          node.view.clipsToBounds = true
        }
      }
      nodes.append(node)
      presentations.append(own)
    }
  }
}

extension View {
  /// Whether a visible piece is the subview that stands for a header or footer.
  fileprivate func hosts(_ piece: VisibleRows.Piece, at part: RowContent.Part) -> Bool {
    rows?.hosted[part] == piece.view.id
  }
}

extension LaidOutScreen {
  /// One past the last view of the tree under one.
  fileprivate func end(of index: Int) -> Int {
    nodes[(index + 1)...].firstIndex { ($0.parent ?? -1) < index } ?? nodes.count
  }
}
