import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// Rows that are deleted and inserted.
extension Simulation {
  /// UIKit publishes no time; 0.3 s is observed.
  private static let duration = 0.3

  /// Takes a row out of its table: it goes out at the side where it is open, or fades, while those below
  /// move up.
  mutating func remove(_ row: ViewID, at time: Double) throws(SceneError) -> [[MotionStep]] {
    let (table, number, rows) = try place(of: row)
    if rows.removed[number] == 1 {
      idle(.isGone(row))
      return []
    }
    let snapshot = recording.snapshot(at: time)
    let easing = Easing(start: time, duration: Self.duration, pacing: .curve(.easeInOut))
    if let place = snapshot.screen.index(of: row) {
      let node = snapshot.screen.nodes[place]
      let shift = snapshot.presentations[place].frame.minX - node.frame.minX
      let x = node.frame.minX + (shift < 0 ? -1 : 1) * node.frame.width
      try change([.view(row, shift == 0 ? .alpha(0) : .x(x))], easing)
      note(row, .height, from: node.frame.height, to: 0, easing)
    }
    rowEvents.append(LifecycleEvent(owner(of: table), .deleteRow, row.rawValue, at: time))
    record { $0.passages.append(RowTransition(table: table, row: number, easing: easing)) }
    restructure(at: time) { model in
      _ = model.update(table) { $0.rows?.removed[number] = 1 }
    }
    return [[.wait(easing.duration)]]
  }

  /// Brings a row into its table that is not there: it fades in, while those below move down.
  mutating func insert(_ row: ViewID, at time: Double) throws(SceneError) -> [[MotionStep]] {
    let (table, number, rows) = try place(of: row)
    guard rows.removed[number] == 1 else {
      idle(.isThere(row))
      return []
    }
    let easing = Easing(start: time, duration: Self.duration, pacing: .curve(.easeInOut))
    let alpha = rows.prototype(ofRow: number)?.alpha ?? 1
    // One that was deleted may have gone out at a side.
    try change([.view(row, .constrainedFrame), .view(row, .alpha(0))], .atOnce(time))
    rowEvents.append(LifecycleEvent(owner(of: table), .insertRow, row.rawValue, at: time))
    record {
      $0.passages.append(RowTransition(table: table, row: number, isComing: true, easing: easing))
    }
    restructure(at: time) { model in
      _ = model.update(table) { $0.rows?.removed[number] = nil }
    }
    try change([.view(row, .alpha(alpha))], easing)
    let stage = recording.stages[recording.stages.count - 1]
    let height = stage.indices[table].flatMap {
      stage.rest.screen.nodes[$0].rows?.height(ofRow: number)
    }
    note(row, .alpha, from: 0, to: alpha, easing)
    note(row, .height, from: 0, to: height ?? 0, easing)
    return [[.wait(easing.duration)]]
  }

  /// The table of a row, and the row's number from 0 over all sections.
  private func place(
    of row: ViewID
  ) throws(SceneError) -> (table: ViewID, number: Int, rows: RowContent) {
    guard let table = row.placeInRows?.table, let rows = model.view(table)?.rows,
      let number = row.rowNumber, number >= 0
    else { throw .notInRows(row.rawValue) }
    return (table, number, rows)
  }

  private mutating func note(
    _ row: ViewID, _ property: ViewProperty, from old: Double, to new: Double,
    _ easing: Easing
  ) {
    let span = MotionSpan(
      view: row, property: property, from: .number(old), to: .number(new), start: easing.start,
      duration: easing.duration, pacing: easing.pacing)
    record { $0.summary.append(span) }
  }
}
