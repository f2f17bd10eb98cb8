import EmakiLimits
import EmakiLayout

/// The moment at which the rows of a table are reloaded.
struct RowReload: Sendable {
  let table: ViewID
  /// Seconds from the start of the motion.
  let time: Double
}

/// When rows come into view and go.
///
/// A row is in view while a part of it lies in the table's bounds, s(t) < end and s(t) + length >
/// start with the offset s, so that it comes at a root of s; the roots are bracketed at the pace of
/// a display of 120 pictures a second and found by bisection. Rows that come and go between two of
/// its pictures are not shown there either: UIKit displays what is in view when it lays out. So the
/// cost is that of the rows in view, however many are scrolled past.
extension Recording {
  private static let pace = 120.0

  // MARK: Rows in view

  /// The numbers of a table's rows in view, from 0; while the table is out of the window those that
  /// were in view last.
  func rowsInView(of table: ViewID, at time: Double) -> Set<Int> {
    for scrub in scrubs.reversed() {
      if let moment = scrub.moment(at: time) {
        return scrub.recording.rowsInView(of: table, at: moment)
      }
    }
    var (place, time) = (stageIndex(at: time), time)
    while stages[place].indices[table] == nil, place > 0, stages[place].model.view(table) != nil {
      time = stages[place].start
      place -= 1
    }
    guard let (node, own) = presented(table, in: place, at: time) else { return [] }
    return rows(of: passing(node, at: time), as: own)
  }

  /// Those of rows that come when the motion starts: they were not in view before.
  func comingAtOnce(_ rows: Set<Int>, of table: ViewID) -> Set<Int> {
    guard let index = rest.indices[table] else {
      // A table that was out of the window has its rows.
      return rest.model.view(table) == nil ? rows : []
    }
    let before = self.rows(of: rest.rest.screen.nodes[index], as: rest.rest.presentations[index])
    return rows.subtracting(before)
  }

  private func rows(of node: LaidOutScreen.Node, as own: Presentation) -> Set<Int> {
    Set(layout.engine.visibleRows(of: node, as: own, scale: layout.environment.scale).joined())
  }

  // MARK: Coming

  /// By their indices in a screen, the rows that have changes as they come, with those from the
  /// time at which they came.
  func arrived(in snapshot: Snapshot, at time: Double) -> [Int: [RowChange]] {
    var found: [Int: [RowChange]] = [:]
    for table in tablesOfArrivals {
      guard let parent = snapshot.screen.index(of: table) else { continue }
      let nodes = snapshot.screen.nodes
      let rows = nodes.indices.filter { place in
        nodes[place].parent == parent && nodes[place].view.id.placeInRows?.table == table
      }
      let times = comings(
        of: table, rows: rows.compactMap { nodes[$0].view.id.rowNumber }, at: time)
      for place in rows {
        let id = nodes[place].view.id
        guard let row = id.rowNumber else { continue }
        let changes = arrivals.filter { $0.table == table && $0.rows.means(id) }
          .flatMap { $0.changes(of: id, from: times[row] ?? -.infinity) }
        if !changes.isEmpty { found[place] = changes }
      }
    }
    return found
  }

  /// The tables whose rows have something to do as they come, each once.
  var tablesOfArrivals: [ViewID] {
    var tables: [ViewID] = []
    for arrival in arrivals where !tables.contains(arrival.table) { tables.append(arrival.table) }
    return tables
  }

  /// When rows that are in view at a time came last; those are left out that have been there for
  /// longer than anything takes that they do.
  func comings(of table: ViewID, rows: [Int], at time: Double) -> [Int: Double] {
    let longest = arrivals.filter { $0.table == table }.map(\.duration).max() ?? 0
    let reload = reloads.last { $0.table == table && $0.time <= time }?.time
    let earliest = max(0, time - longest, reload ?? 0)
    var found: [Int: Double] = [:]
    var pending = rows
    var upper = time
    while !pending.isEmpty, upper > earliest {
      let lower = moment(before: upper)
      let inView = rowsInView(of: table, at: lower)
      for row in pending where !inView.contains(row) {
        let coming = change(of: row, in: table, isComing: true, from: lower, to: upper)
        found[row] = max(coming, reload ?? coming)
      }
      pending.removeAll { found[$0] != nil }
      upper = lower
    }
    if let reload {
      for row in pending { found[row] = reload }
    } else if upper <= 0, !pending.isEmpty {
      for row in comingAtOnce(Set(pending), of: table) { found[row] = 0 }
    }
    return found
  }

  /// The moment to look at before another one, at most the time of a picture earlier: there the
  /// model may change.
  private func moment(before time: Double) -> Double {
    let picture = max(0, ((time * Self.pace - 1e-6).rounded(.up) - 1) / Self.pace)
    return stages.lazy.map(\.start).filter { $0 > picture && $0 < time }.max() ?? picture
  }

  /// When a row comes between two moments, the first at which it is in view; or when it goes, the
  /// first at which it is not.
  func change(
    of row: Int, in table: ViewID, isComing: Bool, from start: Double, to end: Double
  ) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high || high - low < 1e-13 { return high }
      if rowsInView(of: table, at: middle).contains(row) == isComing {
        high = middle
      } else {
        low = middle
      }
    }
  }

  // MARK: Everything that comes and goes

  /// The moments at which to look for rows that come and go: the pictures of a display while
  /// anything moves, and all at which the model changes.
  func moments() -> [Double] {
    var pictures: Set<Int> = []
    var moments = Set(stages.map(\.start) + reloads.map(\.time))
    for (start, end) in busySpans where end > start {
      pictures.formUnion(Int(clamping: start * Self.pace)...Int(clamping: end * Self.pace))
      moments.insert(end)
    }
    moments.formUnion(pictures.map { Double($0) / Self.pace })
    return (moments.filter { $0 >= 0 && $0 <= duration } + [duration]).sorted()
  }

  /// The spans in which views move, in seconds, in no order.
  private var busySpans: [(start: Double, end: Double)] {
    var spans = tracks.map { ($0.easing.start, $0.easing.end) }
    spans += courses.map { ($0.start, $0.end) } + scrubs.map { ($0.start, $0.end) }
    spans += sheetCourses.map { ($0.start, $0.end) }
    spans += (passages.map(\.easing) + resizings.map(\.easing)).map { ($0.start, $0.end) }
    return spans
  }

  /// The moments at which something has come to rest, or was set, and nothing moves: also the start
  /// and the end.
  func restingMoments() -> [Double] {
    let busy = busySpans.filter { $0.end > $0.start }
    let moments = Set(busy.map(\.end) + stages.map(\.start)).filter { time in
      time > 0 && time < duration && !busy.contains { $0.start <= time && time < $0.end }
    }
    return ([0] + moments + [duration]).sorted()
  }
}
