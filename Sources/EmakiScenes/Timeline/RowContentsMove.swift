import EmakiDrawing
import EmakiLayout

/// The views in one row, header or footer on their way to the frames that changed contents give
/// them.
///
/// As tracks outside of rows: what is seen is where they come to rest, and what they still lack of
/// it, Σ (old − new) · (1 − progress).
struct RowContentsMove {
  private let engine: LayoutEngine
  private let scale: Double
  private let row: ViewID
  private let changes: [RowResizing]
  /// The row as it comes to rest.
  private let rest: Snapshot

  /// - Parameters:
  ///   - changes: of this row, those that are on their way, in order.
  ///   - table: as it is presented, with rows of their last heights.
  init?(
    of row: ViewID, _ changes: [RowResizing], in table: LaidOutScreen.Node, as own: Presentation,
    by layout: ScreenLayout
  ) {
    engine = layout.engine
    scale = layout.environment.scale
    guard let rest = engine.piece(row, of: table, as: own, scale: scale) else { return nil }
    self.row = row
    self.changes = changes
    self.rest = rest
  }

  /// Moves the views among nodes of a snapshot.
  ///
  /// - Parameter nodes: the row, and the views in it.
  /// - Returns: the indices of views that are seen although they are hidden now.
  func apply(to snapshot: inout Snapshot, _ nodes: Range<Int>, at time: Double) -> [Int] {
    let places = Dictionary(
      nodes.dropFirst().map { (snapshot.screen.nodes[$0].view.id, $0) },
      uniquingKeysWith: { first, _ in first })
    for (index, node) in rest.screen.nodes.enumerated().dropFirst() {
      guard let place = places[node.view.id] else { continue }
      snapshot.screen.nodes[place].frame = node.frame
      snapshot.presentations[place].frame = rest.presentations[index].frame
    }
    var seen: [Int] = []
    for change in changes {
      guard let before = piece(of: change.old), let after = piece(of: change.new) else { continue }
      let left = 1 - change.easing.progress(at: time)
      for way in RowPartWay.among(before, after) {
        guard let place = places[way.view] else { continue }
        if let axis = way.keptAxis { snapshot.presentations[place].frame.take(axis, of: way.old) }
        snapshot.presentations[place].frame.add(left, of: way.old, beyond: way.new)
        if way.hidesAtEnd { seen.append(place) }
      }
    }
    return seen
  }

  private func piece(of table: LaidOutScreen.Node) -> Snapshot? {
    engine.piece(row, of: table, as: Presentation(table), scale: scale)
  }
}

/// Where a view in a row lies before and after a change.
struct RowPartWay {
  let view: ViewID
  let old: Rect
  let new: Rect
  /// Whether it is hidden in a stack, which closes the gap before.
  let hidesAtEnd: Bool
  /// The axis along which one that is hidden stays as it was.
  let keptAxis: Axis?

  /// Those of the views in a row that are there before and after.
  static func among(_ before: Snapshot, _ after: Snapshot) -> [RowPartWay] {
    let (gone, wasGone) = (
      Stage.collapsed(in: after.screen), Stage.collapsed(in: before.screen)
    )
    return after.screen.nodes.enumerated().dropFirst().compactMap { index, node in
      guard let place = before.screen.index(of: node.view.id) else { return nil }
      var (old, new) = (before.presentations[place].frame, after.presentations[index].frame)
      if let axis = gone[index] {
        new.take(axis, of: old)
      } else if let axis = wasGone[place] {
        old.take(axis, of: new)
      }
      let hides =
        gone[index] != nil && node.view.isHidden
        && !before.screen.nodes[place].view.isHidden
      return RowPartWay(
        view: node.view.id, old: old, new: new, hidesAtEnd: hides, keptAxis: gone[index])
    }
  }
}

extension Rect {
  /// Adds what is left of a way, of which a spring that passes its end leaves less than nothing.
  fileprivate mutating func add(_ share: Double, of old: Rect, beyond new: Rect) {
    guard old != new else { return }
    origin.x += share * (old.minX - new.minX)
    origin.y += share * (old.minY - new.minY)
    size.width = max(0, width + share * (old.width - new.width))
    size.height = max(0, height + share * (old.height - new.height))
  }
}

extension Recording {
  /// Moves the views in rows that changed contents have sent on their way.
  ///
  /// - Parameter screen: without rows, as the tables come to rest.
  /// - Returns: the indices of views that are seen although they are hidden now.
  func moveRowContents(
    in snapshot: inout Snapshot, over screen: Snapshot, at time: Double
  ) -> [Int] {
    let changes = changesOnTheWay(at: time)
    if changes.isEmpty { return [] }
    var seen: [Int] = []
    for row in snapshot.screen.nodes.indices {
      let id = snapshot.screen.nodes[row].view.id
      guard let parent = snapshot.screen.nodes[row].parent else { continue }
      let table = snapshot.screen.nodes[parent].view.id
      let own = changes.filter { change in
        change.table == table && change.changes.contains { $0.view.reaches(into: id) }
      }
      guard !own.isEmpty, let place = screen.screen.index(of: table),
        let move = RowContentsMove(
          of: id, own, in: screen.screen.nodes[place], as: screen.presentations[place], by: layout)
      else { continue }
      seen += move.apply(to: &snapshot, row..<snapshot.endOfSubtree(row), at: time)
    }
    return seen
  }

  /// The spans of views in rows that are seen and that changed contents move or resize; those of
  /// several rows are one, as in the first of them.
  func spans(
    ofContentsIn resizing: RowResizing, from before: Stage, to after: Stage
  ) -> [MotionSpan] {
    let changes = resizing.changes
    if changes.isEmpty { return [] }
    let (old, new) = (filled(before), filled(after))
    var known: Set<ViewID> = []
    return new.screen.nodes.enumerated().flatMap { index, node -> [MotionSpan] in
      let id = node.view.id
      guard let row = id.placeInRows ?? id.placeInLabels, row.table == resizing.table,
        row.row != id, let change = changes.first(where: { $0.view.reaches(into: row.row) }),
        let place = old.screen.index(of: id)
      else { return [] }
      let now = new.presentations[index]
      var was = now
      was.frame = old.presentations[place].frame
      if node.view.isHidden || old.presentations[place].isHidden { was.frame = now.frame }
      guard was.frame != now.frame else { return [] }
      let view = (change.view.placeInRows ?? row).row.inner(id.path(in: row.row))
      guard known.insert(view).inserted else { return [] }
      return MotionSpan.among(resizing.easing, of: view, from: was, to: now)
    }
  }

  private func filled(_ stage: Stage) -> Snapshot {
    layout.engine.addingVisibleRows(to: stage.rest, scale: layout.environment.scale)
  }
}

extension ViewID {
  /// The table and the header or footer of a view in one, such as `list` and `list/header1`.
  fileprivate var placeInLabels: (table: ViewID, row: ViewID)? {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return nil }
    return (ViewID(String(parts[0])), ViewID(parts[..<2].joined(separator: "/")))
  }
}
