import EmakiLayout

extension Simulation {
  /// Reloads the rows of a table; what they do as they appear goes on beside what follows.
  mutating func reload(
    _ table: ViewID, on queue: StepQueue, at time: Double
  ) throws(SceneError) {
    guard let view = model.view(table) else { throw .unknownView(table.rawValue) }
    guard view.rows != nil else { throw .notInRows(table.rawValue) }
    record { $0.reloads.append(RowReload(table: table, time: time)) }
    schedule.add(queue, at: time)
  }

  /// Lets the motion last until the last row has appeared, and writes down what rows did.
  mutating func settleRows() {
    for table in recording.tablesOfArrivals {
      let displays = recording.displays(of: table)
      let owner = owner(of: table)
      rowEvents += displays.map { display in
        LifecycleEvent(
          owner, display.isComing ? .willDisplay : .didEndDisplaying,
          display.row.rawValue, at: display.time)
      }
      let spans = displays.filter(\.isComing).flatMap { recording.spans(of: $0, in: table) }
      let last = recording.comings(of: table, at: recording.duration)
      record { recording in
        recording.summary = (recording.summary + spans).sorted { $0.start < $1.start }
        recording.duration = max(recording.duration, last)
      }
    }
  }
}

extension Simulation {
  /// The controller that has a view.
  func owner(of view: ViewID) -> String {
    let owner = (scene.offstage + [scene.controller]).flatMap(\.all)
      .first { $0.view.first(view) != nil }
    return owner?.id ?? scene.controller.id
  }
}

/// A row that comes into view, or goes.
struct RowDisplay: Sendable {
  let row: ViewID
  /// Seconds from the start of the motion.
  let time: Double
  let isComing: Bool
}

extension Recording {
  /// The rows of a table that come and go after the start, in order.
  fileprivate func displays(of table: ViewID) -> [RowDisplay] {
    var displays: [RowDisplay] = []
    let moments = moments()
    var before = moments.first ?? 0
    var inView = rowsInView(of: table, at: before)
    inView.subtract(comingAtOnce(inView, of: table))
    for moment in moments {
      let next = rowsInView(of: table, at: moment)
      func display(_ row: Int, _ isComing: Bool, _ time: Double) -> RowDisplay {
        RowDisplay(row: table.row(row), time: time, isComing: isComing)
      }
      var found: [RowDisplay] = []
      for (rows, isComing) in [(inView.subtracting(next), false), (next.subtracting(inView), true)]
      {
        found += rows.sorted().map { row in
          let time = change(of: row, in: table, isComing: isComing, from: before, to: moment)
          return display(row, isComing, time)
        }
      }
      displays += found.sorted { $0.time < $1.time }
      if reloads.contains(where: { $0.table == table && $0.time == moment }) {
        displays += next.intersection(inView).sorted().map { display($0, true, moment) }
      }
      (before, inView) = (moment, next)
    }
    return displays
  }

  /// The changes of a row that comes.
  fileprivate func spans(of display: RowDisplay, in table: ViewID) -> [MotionSpan] {
    let changes = arrivals.filter { $0.table == table && $0.rows.means(display.row) }
      .flatMap { $0.changes(of: display.row, from: display.time) }
    return MotionSpan.among(changes, in: stages[stageIndex(at: display.time)].rest)
  }

  /// When the last of the rows that are in view at a time has nothing more to do.
  fileprivate func comings(of table: ViewID, at time: Double) -> Double {
    let rows = rowsInView(of: table, at: time).sorted()
    return comings(of: table, rows: rows, at: time).map { row, coming in
      let id = table.row(row)
      let own = arrivals.filter { $0.table == table && $0.rows.means(id) }.map(\.duration)
      return coming + (own.max() ?? 0)
    }.max() ?? 0
  }
}
