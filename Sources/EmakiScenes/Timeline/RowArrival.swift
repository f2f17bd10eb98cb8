import EmakiLayout

/// The changes of a table's rows as they come into view.
///
/// Rows that have come have its last values, as long as nothing else changes them: a row that is
/// there from the start looks as one that came long ago.
struct RowArrival: Sendable {
  let table: ViewID
  /// The rows: one, some or all, such as `list/*`.
  let rows: ViewID
  /// The changes of views `inRow`, by seconds from the moment at which the row comes.
  let changes: [RowChange]
  /// Seconds until nothing moves any more.
  let duration: Double

  /// Those of a scene's actions.
  static func all(of scene: Scene) throws(SceneError) -> [RowArrival] {
    var all: [RowArrival] = []
    for action in scene.actions where action.event == .appear {
      for name in action.motions {
        guard let motion = scene.motion(named: name) else { throw .unknownMotion(name) }
        guard let place = action.view.placeInRows else { throw .notInRows(action.view.rawValue) }
        var steps = Steps(table: place.table)
        let end = try steps.run(.sequence(motion.steps), at: 0)
        all.append(
          RowArrival(
            table: place.table, rows: place.row, changes: steps.sorted, duration: end))
      }
    }
    return all
  }

  /// The changes of the row with an id, which came at a time.
  func changes(of row: ViewID, from time: Double) -> [RowChange] {
    changes.map { change in
      var easing = change.easing
      easing.start += time
      let value = RowValue(
        view: change.value.view.inRow(row, of: table), change: change.value.change)
      return RowChange(value: value, easing: easing)
    }
  }
}

extension RowArrival {
  /// Follows the steps of one row.
  private struct Steps {
    let table: ViewID
    var changes: [RowChange] = []

    var sorted: [RowChange] { changes.sorted { $0.easing.start < $1.easing.start } }

    /// - Returns: when the step has ended.
    mutating func run(_ step: MotionStep, at time: Double) throws(SceneError) -> Double {
      switch step {
      case .set(let changes):
        try add(changes, .atOnce(time))
        return time
      case .wait(let seconds): return time + seconds
      case .animate(let animation):
        let start = time + animation.delay
        let easing = Easing(
          start: start, duration: animation.duration, pacing: animation.pacing,
          playback: animation.playback)
        try add(animation.changes, easing)
        return try run(.sequence(animation.completion), at: start + animation.playingTime)
      case .sequence(let steps):
        var end = time
        for step in steps { end = try run(step, at: end) }
        return end
      case .parallel(let steps):
        var end = time
        for step in steps { end = max(end, try run(step, at: time)) }
        return end
      case .keyframes(let animation) where animation.isPlain:
        return try run(animation.step, at: time + animation.delay)
      case .placed(_, let step): return try run(step, at: time)
      default: throw .notInRows(table.rawValue)
      }
    }

    private mutating func add(_ list: [Change], _ easing: Easing) throws(SceneError) {
      for change in list {
        guard case .view(let id, let value) = change, id.isInRow(of: table) else {
          throw .notInRows(table.rawValue)
        }
        changes.append(RowChange(value: RowValue(view: id, change: value), easing: easing))
      }
    }
  }
}

extension ViewID {
  /// Whether it is the row in question of a table, or in it.
  func isInRow(of table: ViewID) -> Bool {
    let row = ViewID.inRow(of: table)
    return self == row || isInside(row)
  }

  /// The view of one row that this means, where the row is the one in question.
  func inRow(_ row: ViewID, of table: ViewID) -> ViewID {
    guard isInRow(of: table) else { return self }
    return row.inner(path(in: .inRow(of: table)))
  }
}

extension ViewID {
  /// The row itself where the one in question is meant.
  func inRow(_ row: ViewID?) -> ViewID {
    guard let row, let table = row.placeInRows?.table else { return self }
    return inRow(row, of: table)
  }
}

extension [Change] {
  /// With the views of a row for those `inRow`.
  func inRow(_ row: ViewID?) -> [Change] {
    guard let row, let table = row.placeInRows?.table else { return self }
    return map { change in
      guard case .view(let id, let value) = change else { return change }
      if case .frame(let other) = value {
        return .view(id.inRow(row, of: table), .frame(of: other.inRow(row, of: table)))
      }
      return .view(id.inRow(row, of: table), value)
    }
  }
}

extension KeyframeAnimation {
  /// With the views of a row for those `inRow`.
  func inRow(_ row: ViewID?) -> KeyframeAnimation {
    var animation = self
    for index in frames.indices {
      animation.frames[index].changes = frames[index].changes.inRow(row)
    }
    return animation
  }
}

extension Hero {
  /// The same between views of the row in question, where it means some there.
  func inRow(_ row: ViewID?) -> Hero {
    var hero = self
    (hero.source, hero.target) = (source.inRow(row), target.inRow(row))
    return hero
  }
}
