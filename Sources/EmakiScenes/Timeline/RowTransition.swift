import EmakiLayout

/// A row on its way out of its table, or into it.
struct RowTransition: Sendable {
  let table: ViewID
  /// From 0 over all sections.
  let row: Int
  /// Whether it comes.
  var isComing = false
  let easing: Easing

  /// How much of it is not there at a time.
  fileprivate func missing(at time: Double) -> Double {
    let progress = easing.progress(at: time)
    return isComing ? 1 - progress : progress
  }
}

/// Rows on their way to other heights, which move those below along.
struct RowResizing: Sendable {
  let table: ViewID
  let old: RowGeometry
  let new: RowGeometry
  let easing: Easing
}

extension Recording {
  /// A table with the rows as high as they are at a time on their way out, in, or to other heights.
  func passing(_ node: LaidOutScreen.Node, at time: Double) -> LaidOutScreen.Node {
    func isOnTheWay(_ easing: Easing) -> Bool { easing.start <= time && time < easing.end }
    let id = node.view.id
    let sizes = resizings.filter { $0.table == id && isOnTheWay($0.easing) }
    let own = passages.filter { $0.table == id && isOnTheWay($0.easing) }
    guard !(sizes.isEmpty && own.isEmpty), let rows = node.rows else { return node }
    var node = node
    let seen = rows.adding(
      sizes.map { .init(1 - $0.easing.progress(at: time), of: $0.old, beyond: $0.new) })
    for passage in own { node.view.rows?.removed[passage.row] = passage.missing(at: time) }
    node.rows = seen.without(node.view.rows?.removed ?? [:])
    return node
  }
}

extension Stage {
  /// The tables in which rows have other heights than in the stage before.
  func resizings(since before: Stage, _ easing: Easing) -> [RowResizing] {
    rest.screen.nodes.compactMap { node -> RowResizing? in
      guard let new = node.rows, let content = node.view.rows,
        let place = before.indices[node.view.id],
        let old = before.rest.screen.nodes[place].rows,
        before.rest.screen.nodes[place].view.rows?.hasSameHeights(as: content) == false
      else { return nil }
      return RowResizing(table: node.view.id, old: old, new: new, easing: easing)
    }
  }

  /// The spans of rows that get other heights; those of all rows are one, as in the first of them.
  func spans(of resizing: RowResizing, since before: Stage) -> [MotionSpan] {
    func content(_ stage: Stage) -> RowContent? {
      stage.indices[resizing.table].flatMap { stage.rest.screen.nodes[$0].view.rows }
    }
    guard let old = content(before), let new = content(self) else { return [] }
    let rows = Set(old.heights.keys).union(new.heights.keys).sorted()
    var places = rows.map { (ViewID("\(resizing.table)/\($0 + 1)"), $0) }
    if old.commonHeight != new.commonHeight { places.append((.inRows(of: resizing.table), 0)) }
    let easing = resizing.easing
    let pacing = easing.duration > 0 ? easing.pacing : nil
    return places.compactMap { id, row in
      guard let from = resizing.old.height(ofRow: row), let to = resizing.new.height(ofRow: row),
        from != to
      else { return nil }
      return MotionSpan(
        view: id, property: .height, from: .number(from), to: .number(to), start: easing.start,
        duration: pacing == nil ? 0 : easing.duration, pacing: pacing, playback: easing.playback)
    }
  }
}
