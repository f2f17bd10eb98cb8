import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A row that a finger can move to reveal actions.
struct SwipedRow {
  let id: ViewID
  let side: SwipeSide
  let strip: SwipeStrip
  /// Where it lies by itself, points.
  let home: Double
  /// How far it has moved outwards, so that the side is seen, points.
  let way: Double
  /// 1 where outwards is to the right.
  let sign: Double

  /// `nil` for a view that is no row of a table with actions at the side that the finger reveals.
  init?(_ snapshot: Snapshot, at place: Int, led fingerWay: Double, engine: LayoutEngine) {
    let nodes = snapshot.screen.nodes
    let node = nodes[place]
    guard let parent = node.parent, node.view.id.placeInRows?.row == node.view.id,
      node.view.id.placeInRows?.table == nodes[parent].view.id
    else { return nil }
    let direction = nodes[parent].direction
    let shown = snapshot.swipedSide(ofRow: place)
    // A row that is moved to the left shows its right side.
    let side = shown?.side ?? SwipeSide.allCases.first { $0.isRight(direction) == (fingerWay < 0) }
    guard let side,
      let strip = engine.strip(of: nodes[parent], side, breadth: node.frame.width)
    else { return nil }
    (id, self.side, self.strip, home) = (node.view.id, side, strip, node.frame.minX)
    way = shown?.gap ?? 0
    sign = side.isRight(direction) ? -1 : 1
  }

  /// The change that moves it so far outwards.
  func moved(by way: Double) -> Change { .view(id, .x(home + sign * way)) }
}

extension Simulation {
  /// UIKit publishes no time; it is taken for that of its view animations.
  private static let settlingTime = 0.25

  // MARK: Fingers

  /// Lets a row follow a finger that is led sideways; returns what happens from then on, side by
  /// side, or `nil` where there is no such row.
  ///
  /// The row follows one to one, between its position at rest and where it would be out of sight.
  /// Released past half of its buttons it opens, past `SwipeStrip.fullWay` the first action is
  /// performed.
  mutating func swipe(
    _ touch: Touch, along axis: Axis, _ chain: [Int], at time: Double, _ snapshot: Snapshot
  ) throws(SceneError) -> [[MotionStep]]? {
    guard axis == .horizontal, let row = swipedRow(touch, chain, snapshot) else { return nil }
    let path = touch.path(.horizontal)
    func way(_ position: Double) -> Double { row.way + row.sign * position }
    // Rows have no courses: evenly from point to point of the finger, and to the ends of the way.
    var turns: [DragPath.Sample] = []
    for (a, b) in zip(path.samples, path.samples.dropFirst()) {
      for end in [0, row.strip.breadth] where (way(a.position) < end) != (way(b.position) < end) {
        let part = (end - way(a.position)) / (way(b.position) - way(a.position))
        if part > 0, part < 1 {
          turns.append(
            .init(
              time: a.time + (b.time - a.time) * part,
              position: a.position + (b.position - a.position) * part))
        }
      }
    }
    var last = (time: 0.0, way: row.way)
    for sample in DragPath(path.samples + turns).samples where sample.time > last.time {
      let next = min(max(way(sample.position), 0), row.strip.breadth)
      let easing = Easing(
        start: time + last.time, duration: sample.time - last.time, pacing: .curve(.linear))
      if next != last.way { try change([row.moved(by: next)], easing) }
      last = (sample.time, next)
    }
    let velocity = row.sign * (touch.releaseVelocity?.x ?? path.releaseVelocity)
    let rest = row.strip.rest(
      at: last.way, velocity: velocity, flick: GestureSettling.defaultFlickSpeed)
    let wait = MotionStep.wait(path.releaseTime)
    guard let rest else { return [[wait, .swipe(row.id, .performed(row.side, 0))]] }
    return rest == last.way ? [[wait]] : [[wait, settle([row.moved(by: rest)])]]
  }

  /// The innermost row, if nothing in it scrolls sideways.
  private func swipedRow(_ touch: Touch, _ chain: [Int], _ snapshot: Snapshot) -> SwipedRow? {
    let way = touch.moves.last { $0.by.x != 0 }?.by.x ?? 0
    for place in chain {
      if ScrollViewport(snapshot, at: place)?.follows(.horizontal) == true { return nil }
      let row = SwipedRow(snapshot, at: place, led: way, engine: recording.layout.engine)
      if let row { return row }
    }
    return nil
  }

  private func settle(_ changes: [Change]) -> MotionStep {
    .animate(
      Animation(duration: Self.settlingTime, pacing: .curve(.easeOut), changes: changes))
  }

  // MARK: Open rows

  /// The first effect of a finger that goes down while a row is open: an action of that row is
  /// performed by a tap, anything else closes it; as in UIKit a tap elsewhere does nothing more.
  func closing(_ touch: Touch, _ chain: [Int], _ snapshot: Snapshot) -> OpenRow? {
    let open = snapshot.screen.nodes.indices.first { snapshot.swipedSide(ofRow: $0) != nil }
    guard let open, let side = snapshot.swipedSide(ofRow: open)?.side else { return nil }
    let node = snapshot.screen.nodes[open]
    let places = chain.map { snapshot.screen.nodes[$0].view.id }
    // A finger outside of the table does what it does without.
    guard node.parent.map({ places.contains(snapshot.screen.nodes[$0].view.id) }) == true else {
      return nil
    }
    let actions = node.parent.flatMap { snapshot.screen.nodes[$0].view.rows }?.actions(at: side)
    let number = actions?.firstIndex { action in
      places.contains(node.view.id.inner(action.button.id.key))
    }
    if touch.axis == nil {
      let what = number.map { Swiping.performed(side, $0) } ?? .closed
      return OpenRow(step: .swipe(node.view.id, what), isAll: true)
    }
    if number != nil || places.contains(node.view.id) { return nil }
    return OpenRow(step: .swipe(node.view.id, .closed), isAll: false)
  }

  /// Opens, closes or deletes a row; returns the steps from then on, side by side.
  mutating func swipe(
    _ row: ViewID, _ swiping: Swiping, at time: Double
  ) throws(SceneError) -> [[MotionStep]] {
    let snapshot = recording.snapshot(at: time)
    guard let place = snapshot.screen.index(of: row),
      let parent = snapshot.screen.nodes[place].parent
    else { return [] }
    let home = Change.view(row, .x(snapshot.screen.nodes[place].frame.minX))
    switch swiping {
    case .closed: return [[settle([home])]]
    case .performed(let side, let number):
      let table = snapshot.screen.nodes[parent]
      guard let actions = table.view.rows?.actions(at: side), actions.indices.contains(number)
      else { return [] }
      let button = row.inner(actions[number].button.id.key)
      rowEvents.append(
        LifecycleEvent(owner(of: table.view.id), .performAction, button.rawValue, at: time))
      let done: [MotionStep] =
        actions[number].isDestructive
        ? [.removeRow(row)] : [settle([home])]
      return [done] + performed(button, row)
    }
  }

  /// The motions bound to an action.
  private func performed(_ button: ViewID, _ row: ViewID) -> [[MotionStep]] {
    let action = scene.actions.first { $0.event == .tap && $0.view.means(button) }
    return action?.motions.first.map { [[.inRow(row, .run($0))]] } ?? []
  }
}

/// The step that closes an open row.
struct OpenRow {
  let step: MotionStep
  /// Whether the finger does nothing else.
  let isAll: Bool
}
