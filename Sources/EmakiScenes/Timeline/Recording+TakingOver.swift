import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// Of two animations of the same number the later one takes over, from the presented value on.
extension Recording {
  /// Begins what a finger moves: UIKit stops an animation that it catches.
  ///
  /// - Returns: when what is stopped would have ended.
  mutating func begin(_ course: DrivenValue) -> [Double] {
    var ends: [Double] = []
    for place in courses.indices
    where courses[place].view == course.view && courses[place].property == course.property
      && courses[place].end > course.start
    {
      ends.append(courses[place].end)
      courses[place].end = course.start
    }
    for place in tracks.indices where tracks[place].view == course.view {
      tracks[place].leave(course.property.numbers, at: course.start)
    }
    courses.append(course)
    return ends
  }

  /// Whether a finger has caught any of these views after a time.
  func hasCaught(_ views: [ViewID], after time: Double) -> Bool {
    courses.contains { $0.origin > time && views.contains($0.view) }
  }

  /// Ends scrolling where the model has got another offset meanwhile;
  /// `setContentOffset(_:animated:)` stops a scroll view that runs.
  ///
  /// - Returns: what was still to come of it, by scroll views, and when it would have ended.
  mutating func endScrolling(
    from before: Stage, to stage: Stage
  ) -> (rest: [ViewID: Point], ends: [(view: ViewID, time: Double)]) {
    var rest: [ViewID: Point] = [:]
    var ends: [(view: ViewID, time: Double)] = []
    for place in courses.indices {
      let course = courses[place]
      guard case .contentOffset(let axis) = course.property, course.start < stage.start,
        let amount = course.addition(at: stage.start),
        let old = before.offset(of: course.view), let new = stage.offset(of: course.view),
        old.along(axis) != new.along(axis), new.along(axis) != course.last
      else { continue }
      ends.append((course.view, course.end))
      courses[place].end = stage.start
      let known = rest[course.view, default: .zero]
      rest[course.view] = known.with(axis, known.along(axis) + amount)
    }
    return (rest, ends)
  }

  /// Lets what a finger moves, or has let go, come to rest where the room around its content asks
  /// for.
  ///
  /// - Returns: what the model gets, and when it would have come to rest and does.
  mutating func followInsets(
    from before: Stage, to stage: Stage
  ) -> (offsets: [Change], ends: [(view: ViewID, old: Double, new: Double)]) {
    var offsets: [ViewID: Point] = [:]
    var ends: [(view: ViewID, old: Double, new: Double)] = []
    for place in courses.indices {
      let course = courses[place]
      guard case .contentOffset(let axis) = course.property, case .scroll(let motion) = course.law,
        course.addition(at: stage.start) != nil, let now = stage.viewport(course.view),
        let was = before.viewport(course.view), was.contentInset != now.contentInset
      else { continue }
      let (old, new) = (was.range(axis), now.range(axis))
      let range = ScrollRange(
        lower: motion.restingRange.lower + new.lower - old.lower, upper: new.upper)
      let next = motion.resting(in: range, from: stage.start - course.origin)
      let end = course.origin + next.totalDuration
      courses[place].end = stage.start
      courses.append(
        DrivenValue(
          view: course.view, property: course.property, start: stage.start, end: end,
          law: .scroll(next), last: next.restOffset, head: stage.start - course.origin))
      offsets[course.view] = (offsets[course.view] ?? now.offset).with(axis, next.restOffset)
      ends.append((course.view, course.end, end))
    }
    let changes = offsets.map { Change.view($0.key, .contentOffset($0.value)) }
    return (changes, ends)
  }

  /// Whether a scroll view follows a finger or runs along an axis.
  func isScrolling(_ view: ViewID, _ axis: Axis, at time: Double) -> Bool {
    courses.contains {
      $0.view == view && $0.property == .contentOffset(axis) && $0.start <= time && time < $0.end
    }
  }

  /// Whether a scroll view was let go along an axis and has not come to rest.
  func runsOut(_ view: ViewID, _ axis: Axis, at time: Double) -> Bool {
    courses.contains { course in
      guard course.view == view, course.property == .contentOffset(axis), time < course.end,
        case .scroll(let motion) = course.law
      else { return false }
      let now = time - course.origin
      return now >= motion.drag.releaseTime && now < motion.totalDuration
    }
  }
}

extension Stage {
  fileprivate func offset(of view: ViewID) -> Point? {
    indices[view].map { rest.presentations[$0].contentOffset }
  }

  /// How far scroll views that are led elsewhere go on from where they were: nothing eases that.
  func offsets(_ led: [Change], since before: Stage) -> [ViewID: Point] {
    let ways = led.compactMap { change -> (ViewID, Point)? in
      guard case .view(let id, _) = change, let new = offset(of: id),
        let old = before.offset(of: id)
      else { return nil }
      return (id, new - old)
    }
    return Dictionary(ways, uniquingKeysWith: { $1 })
  }

  fileprivate func viewport(_ view: ViewID) -> ScrollViewport? {
    indices[view].flatMap { ScrollViewport(rest, at: $0) }
  }

  /// The offsets that scroll views take whose content has become shorter, or which have grown, or
  /// the room around which is another: UIKit brings back what lies beyond the ends. Content that is
  /// at its beginning stays there.
  ///
  /// - Parameters:
  ///   - before: the stage before this one.
  ///   - settled: how a stage comes to rest.
  ///   - isBusy: whether something else leads the offset of a view along an axis.
  func offsetsInRange(
    after before: Stage, settled: (Stage) -> Snapshot, isBusy: (ViewID, Axis) -> Bool
  ) -> [Change] {
    guard rest.screen.nodes.contains(where: { $0.view.scroll != nil }) else { return [] }
    let (old, new) = (settled(before), settled(self))
    return new.screen.nodes.indices.compactMap { index -> Change? in
      guard let now = ScrollViewport(new, at: index), let place = before.indices[now.id],
        let was = ScrollViewport(old, at: place)
      else { return nil }
      // Of the model: what links show of it is not it.
      let own = rest.presentations[index].contentOffset
      let before = before.rest.presentations[place].contentOffset
      var offset = own
      let hasOtherInset = was.contentInset != now.contentInset
      for axis in Axis.allCases where !isBusy(now.id, axis) {
        let (old, new) = (was.range(axis), now.range(axis))
        let shown = offset.along(axis)
        if hasOtherInset, before == own, old.contains(shown) {
          offset = offset.with(axis, shown == old.lower ? new.lower : new.clamped(shown))
        }
        guard new.upper < old.upper, shown > new.upper, shown <= old.upper else { continue }
        offset = offset.with(axis, new.upper)
      }
      return offset == own ? nil : .view(now.id, .contentOffset(offset))
    }
  }
}
