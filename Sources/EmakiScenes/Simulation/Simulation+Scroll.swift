import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// The animation of the offset that a scroll step asks for.
  ///
  /// As in UIKit it counts how large view and content are by the model: an animation that runs,
  /// such as that of the keyboard, is over there.
  func animation(of scroll: Scroll, at time: Double) throws(SceneError) -> [MotionStep] {
    let snapshot = snapshot(for: scroll, at: time)
    guard let place = snapshot.screen.index(of: scroll.view) else {
      throw .unknownView(scroll.view.rawValue)
    }
    guard let viewport = ScrollViewport(snapshot, at: place) else {
      throw .notScrollable(scroll.view.rawValue)
    }
    let offset = try offset(scroll.destination, viewport, snapshot)
    return [
      .animate(
        Animation(
          duration: scroll.duration, pacing: scroll.pacing,
          changes: [.view(scroll.view, .contentOffset(offset))]))
    ]
  }

  private func snapshot(for scroll: Scroll, at time: Double) -> Snapshot {
    switch scroll.destination {
    // These begin at what is seen.
    case .center, .pages: return recording.snapshot(at: time)
    case .offset, .page, .row, .end:
      return recording.stages.last.map(recording.settled) ?? recording.snapshot(at: time)
    }
  }

  private func offset(
    _ destination: Scroll.Destination, _ viewport: ScrollViewport, _ snapshot: Snapshot
  ) throws(SceneError) -> Point {
    switch destination {
    case .offset(let point): return point
    case .page(let page):
      let axis = viewport.longerAxis
      guard page < viewport.pages(axis) else {
        throw .unknownPage(page, of: viewport.id.rawValue, count: viewport.pages(axis))
      }
      return viewport.offset(at: Double(page) * viewport.length(axis), axis)
    case .row(let row):
      let rows = snapshot.screen.nodes[viewport.index].rows
      guard let start = rows?.offset(bringingUpRow: row) else {
        throw .unknownRow(row, of: viewport.id.rawValue, count: rows?.count ?? 0)
      }
      return viewport.offset(at: start, viewport.longerAxis)
    case .pages(let count):
      let axis = viewport.longerAxis
      let length = viewport.length(axis)
      guard length > 0 else { return viewport.offset }
      let page = (viewport.distance(axis) / length).rounded() + Double(count)
      return viewport.offset(at: page * length, axis)
    case .end(let end): return viewport.offset(at: end)
    case .center(let id):
      guard let item = snapshot.screen.index(of: id) else { throw .unknownView(id.rawValue) }
      let rects = snapshot.screenRects()
      let origin = rects[viewport.index].origin
      var offset = viewport.offset
      for axis in Axis.allCases where viewport.scrolls(axis) {
        let middle = rects[item].center.along(axis) - origin.along(axis)
        offset = offset.with(
          axis,
          viewport.range(axis).offset(
            centring: middle + viewport.offset.along(axis), viewport: viewport.length(axis)))
      }
      return offset
    }
  }

  /// Counts on a label: the model has the last number from the start.
  mutating func begin(_ counting: Counting, at time: Double) throws(SceneError) -> [MotionStep] {
    if let kind = model.view(counting.view)?.kind, !Counting.kinds.contains(kind) {
      throw .notCountable(counting.view.rawValue)
    }
    let (first, last) = (counting.text.text(at: 0), counting.text.text(at: 1))
    let known = recording.summary.count
    try change([.view(counting.view, .text(last))], .atOnce(time))
    let course = CountingAnimation(
      counting: counting, start: time, decidesLayout: decidesLayout(counting.view, first))
    record { recording in
      recording.count(from: known, for: counting.duration)
      recording.count(counting.view, from: first, to: last, at: time, for: counting.duration)
      recording.countings.append(course)
    }
    return [.wait(counting.duration)]
  }

  /// Whether a view is laid out otherwise, or lets others be, where it says `text`.
  private func decidesLayout(_ view: ViewID, _ text: String) -> Bool {
    var other = model
    other.show([view: text])
    let layout = recording.layout
    let screen = other.laidOut(by: layout.engine, in: layout.environment)
    return screen.nodes.map(\.frame)
      != recording.stages.last?.rest.screen.nodes.map(\.frame)
  }
}

/// Scroll views under a finger.
extension Simulation {
  /// Lets a scroll view follow the finger, along both axes where it can go both ways: its
  /// directional lock is off, as UIKit's is unless asked for.
  mutating func scroll(
    _ viewport: ScrollViewport, _ axes: [Axis], _ touch: Touch, at time: Double
  ) throws(SceneError) -> [[MotionStep]] {
    let motions = axes.map { axis in
      ScrollMotion(
        viewport.surface(axis), from: viewport.offset.along(axis), drag: touch.path(axis),
        releaseVelocity: touch.releaseVelocity?.along(axis))
    }
    let length = motions.map(\.totalDuration).reduce(touch.duration, max)
    var rest = viewport.offset
    for (axis, motion) in zip(axes, motions) {
      let course = DrivenValue(
        view: viewport.id, property: .contentOffset(axis), start: time, end: time + length,
        law: .scroll(motion), last: motion.restOffset)
      begin(course)
      rest = rest.with(axis, motion.restOffset)
    }
    try change([.view(viewport.id, .contentOffset(rest))], .followed(time, for: length))
    let pulled = motions.lazy.compactMap(\.refreshTime).first
    guard let pulled else { return [[.wait(length)]] }
    return [[.wait(length)], [.wait(pulled), .refresh(viewport.id, .pulled)]]
  }

  /// Lets a finger that stays where it is stop a scroll view that runs out; nothing else answers to
  /// it then, as in UIKit. `nil` where none runs.
  mutating func stopScrolling(
    _ touch: Touch, _ chain: [Int], at time: Double, _ snapshot: Snapshot
  ) throws(SceneError) -> [[MotionStep]]? {
    for viewport in chain.lazy.compactMap({ ScrollViewport(snapshot, at: $0) }) {
      let axes = Axis.allCases.filter { recording.runsOut(viewport.id, $0, at: time) }
      if !axes.isEmpty { return try scroll(viewport, axes, touch, at: time) }
    }
    return nil
  }
}

extension Recording {
  /// Records that positions and sizes follow a number that counts.
  fileprivate mutating func count(from known: Int, for seconds: Double) {
    for place in summary.indices.dropFirst(known) where summary[place].property.isOfFrame {
      summary[place].duration = seconds
      summary[place].isCounted = true
    }
  }

  /// Notes how long a number takes, also on a label that said the last one before.
  fileprivate mutating func count(
    _ view: ViewID, from first: String, to last: String, at time: Double, for seconds: Double
  ) {
    let known = summary.lastIndex { $0.view == view && $0.property == .text && $0.start == time }
    if let known {
      summary[known].duration = seconds
      summary[known].isCounted = true
    } else if first != last {
      summary.append(
        MotionSpan(
          view: view, property: .text, from: .text(first), to: .text(last), start: time,
          duration: seconds, isCounted: true))
    }
  }
}
