import EmakiDrawing
import EmakiLayout

/// A table whose rows are on their way to other heights, which move those below along, or whose
/// views in rows are on their way to the frames that changed contents give them.
struct RowResizing: Sendable {
  /// As it was laid out before and after the change.
  let old: LaidOutScreen.Node
  let new: LaidOutScreen.Node
  let easing: Easing

  var table: ViewID { new.view.id }

  /// The changes in rows that the new one has and the old one has not.
  var changes: [RowContent.Change] {
    let known = old.view.rows?.changes ?? []
    return (new.view.rows?.changes ?? []).filter { !known.contains($0) }
  }

  fileprivate func isOnTheWay(at time: Double) -> Bool {
    easing.start <= time && time < easing.end
  }

  /// The heights that are still seen at a time; `nil` where none differ.
  fileprivate func difference(at time: Double) -> RowGeometry.Difference? {
    guard isOnTheWay(at: time), let from = old.rows, let to = new.rows, from != to else {
      return nil
    }
    return .init(1 - easing.progress(at: time), of: from, beyond: to)
  }
}

extension Stage {
  /// The tables in which rows are changed since the stage before.
  func resizings(since before: Stage, _ easing: Easing) -> [RowResizing] {
    rest.screen.nodes.compactMap { node -> RowResizing? in
      guard node.rows != nil, let content = node.view.rows,
        let place = before.indices[node.view.id]
      else { return nil }
      let old = before.rest.screen.nodes[place]
      guard old.rows != nil, old.view.rows?.isChanged(as: content) == false else { return nil }
      return RowResizing(old: old, new: node, easing: easing)
    }
  }
}

extension RowResizing {
  /// The spans of rows that get other heights; those of all rows are one, as in the first of them.
  var spans: [MotionSpan] {
    guard let from = old.rows, let to = new.rows, let was = old.view.rows, let now = new.view.rows
    else { return [] }
    let given = Set(was.heights.keys).union(now.heights.keys).sorted()
    var places = given.map { (table.row($0), $0) }
    if was.commonHeight != now.commonHeight { places.append((.inRows(of: table), 0)) }
    for change in changes {
      let rows = change.rows(of: table) ?? 0..<to.count
      guard let first = rows.first, let row = change.view.placeInRows?.row,
        !places.contains(where: { $0.0 == row })
      else { continue }
      places.append((row, first))
    }
    let pacing = easing.duration > 0 ? easing.pacing : nil
    return places.compactMap { id, row in
      guard let from = from.height(ofRow: row), let to = to.height(ofRow: row), from != to else {
        return nil
      }
      return MotionSpan(
        view: id, property: .height, from: .number(from), to: .number(to), start: easing.start,
        duration: pacing == nil ? 0 : easing.duration, pacing: pacing, playback: easing.playback)
    }
  }
}

extension Recording {
  /// A table with the rows as high as they are at a time on their way out, in, or to other heights.
  func passing(_ node: LaidOutScreen.Node, at time: Double) -> LaidOutScreen.Node {
    let id = node.view.id
    let sizes = resizings.filter { $0.table == id }.compactMap { $0.difference(at: time) }
    let own = passages.filter {
      $0.table == id && $0.easing.start <= time && time < $0.easing.end
    }
    guard !(sizes.isEmpty && own.isEmpty), let rows = node.rows else { return node }
    var node = node
    let seen = rows.adding(sizes)
    for passage in own { node.view.rows?.removed[passage.row] = passage.missing(at: time) }
    node.rows = seen.without(node.view.rows?.removed ?? [:])
    return node
  }

  /// The tables with changes in rows that are on their way at a time.
  func changesOnTheWay(at time: Double) -> [RowResizing] {
    resizings.filter { $0.isOnTheWay(at: time) && !$0.changes.isEmpty }
  }
}
