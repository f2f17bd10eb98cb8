import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A sheet that a finger draws up or down.
struct SheetDrag {
  /// A position where the sheet can come to rest.
  struct Stop {
    /// The change that brings it there.
    let change: ControllerChange
    /// The position of its top, in points from the window's top.
    let top: Double
    /// Where its top is at the end of the transition to it; a large sheet goes away by the whole
    /// height of the window.
    let end: Double
  }

  let view: ViewID
  /// Where its top is now, points from the window's top.
  let top: Double
  /// Where it rests higher, from here upwards.
  let above: [Stop]
  /// Where it rests lower, from here downwards.
  let below: [Stop]
  /// That it goes; `nil` where fingers cannot dismiss it.
  let away: Stop?
  /// The window's height, points.
  let height: Double

  var highest: Double { above.last?.top ?? top }
  var lowest: Double { below.last?.top ?? top }
  /// Where it follows the finger without resistance.
  var range: ScrollRange { ScrollRange(lower: highest, upper: away == nil ? lowest : .infinity) }

  /// Where it comes to rest, `nil` for where it is: UIKit takes the position that is nearest to
  /// where the finger's velocity would bring it, losing speed as a scroll view does. A flick takes
  /// it away only from its lowest position on; higher up it stops there.
  func goal(_ way: Double, velocity: Double) -> Stop? {
    let isLowest = top + way >= lowest
    let stops = above + below + (isLowest ? away.map { [$0] } ?? [] : [])
    let end = Deceleration(from: top + way, velocity: velocity).restOffset
    let goal = GestureSettling(restingPositions: stops.map(\.top) + [top]).target(position: end)
    return goal == top ? nil : stops.first { $0.top == goal }
  }
}

extension Simulation {
  /// The drag of the sheet that a finger goes down on, `nil` where it moves none.
  ///
  /// As UIKit's: a finger draws a sheet up or down, or away; inside what scrolls only where that is
  /// at its top, downwards, or where the sheet can get higher, upwards. A view that can be pulled
  /// to refresh is pulled.
  func sheetDrag(
    along axis: Axis, _ touch: Touch, _ chain: [Int], _ snapshot: Snapshot
  ) -> SheetDrag? {
    guard axis == .vertical, let way = touch.moves.last?.by.y, way != 0 else { return nil }
    var isScrolling = false
    for place in chain {
      if let viewport = ScrollViewport(snapshot, at: place), viewport.follows(.vertical) {
        let offset = viewport.offset.y
        if way > 0, viewport.refresh != nil { return nil }
        if way > 0, offset > viewport.range(.vertical).lower + 0.5 { return nil }
        isScrolling = true
      }
      let view = snapshot.screen.nodes[place].view.id
      guard let (id, node) = sheet(with: { $0 == view }) else { continue }
      let drag = drag(of: id, node, snapshot)
      return isScrolling && way < 0 && drag.above.isEmpty ? nil : drag
    }
    return nil
  }

  /// The sheet whose shade a finger touches: as in UIKit, a tap beside a sheet dismisses it.
  func sheet(dimming chain: [Int], _ snapshot: Snapshot) -> String? {
    guard let touched = chain.first.map({ snapshot.screen.nodes[$0].view.id }) else { return nil }
    return sheet { $0.shade == touched }?.0
  }

  /// The sheet with this view, if it is at rest with nothing over it.
  private func sheet(with isMeant: (ViewID) -> Bool) -> (String, ControllerNode)? {
    liveControllers.lazy.compactMap { id in controllers.nodes[id].map { (id, $0) } }.first {
      isMeant($0.1.controller.view.id) && $0.1.presenter != nil && $0.1.presented == nil
        && $0.1.presentation.style.isSheet && $0.1.appearance == .seen
    }
  }

  private func drag(of id: String, _ node: ControllerNode, _ snapshot: Snapshot) -> SheetDrag {
    let height = snapshot.screen.size.height
    let sheet = Sheet(
      node.presentation.style, recording.layout.environment, over: snapshot.screen.size)
    let now = node.detent ?? .large
    let top = sheet.top(at: now)
    var stops: [SheetDrag.Stop] = []
    for detent in node.presentation.detents {
      let place = sheet.top(at: detent)
      if place == top || stops.contains(where: { $0.top == place }) { continue }
      stops.append(
        SheetDrag.Stop(change: .selectDetent(detent, of: id), top: place, end: place))
    }
    stops.sort { $0.top < $1.top }
    let lowest = node.presentation.detents.max { sheet.top(at: $0) < sheet.top(at: $1) } ?? now
    let last = sheet.top(at: lowest) > top ? lowest : now
    let away = SheetDrag.Stop(
      change: .dismiss(id), top: height, end: sheet.top(at: last) + sheet.way(from: last))
    return SheetDrag(
      view: node.controller.view.id, top: top, above: stops.filter { $0.top < top }.reversed(),
      below: stops.filter { $0.top > top },
      away: node.presentation.isModalInPresentation ? nil : away, height: height)
  }

  /// Lets a sheet follow the finger, and then spring to where it rests.
  mutating func follow(
    _ touch: Touch, _ drag: SheetDrag, at time: Double
  ) throws(SceneError) -> [MotionStep] {
    let path = touch.path(.vertical)
    let velocity = touch.releaseVelocity?.y ?? path.releaseVelocity
    let goal = drag.goal(path.position(at: path.releaseTime), velocity: velocity)
    let below = drag.below + (drag.away.map { [$0] } ?? [])
    let (up, down) = (try ladder(drag.above), try ladder(below))
    let still = SheetCourse.Leg(
      recording: try ladder([]).recording, start: 0, end: 0, from: drag.top, to: drag.top)
    var course = SheetCourse(
      drag.view, from: drag.top, in: drag.range, height: drag.height, path,
      velocity: velocity, to: goal?.top ?? drag.top,
      legs: legs(up, drag.above, from: drag.top) + legs(down, below, from: drag.top) + [still],
      over: lastStage, at: time)
    if let goal {
      try complete(goal, course)
    } else {
      let isDown = path.position(at: path.releaseTime) > 0
      controllers.goBack(
        from: isDown ? down.controllers : up.controllers, from: time, to: course.end)
    }
    course.base = lastStage
    record { [course] in $0.sheetCourses.append(course) }
    return [.wait(course.end - time)]
  }

  /// All changes one after the other, evenly.
  private func ladder(_ stops: [SheetDrag.Stop]) throws(SceneError) -> Simulation {
    let motion = Motion(name: "finger", steps: stops.map { .controllers($0.change) })
    var branch = try branch(driving: motion.name)
    if !stops.isEmpty { try branch.run(motion) }
    return branch
  }

  /// The snapshots between the positions of a ladder.
  private func legs(
    _ ladder: Simulation, _ stops: [SheetDrag.Stop], from top: Double
  ) -> [SheetCourse.Leg] {
    let whole = ladder.recording.duration
    let each = ModalPresentation.Transition.coverVertical.duration
    return stops.enumerated().map { place, stop in
      let isLast = place == stops.count - 1
      return SheetCourse.Leg(
        recording: ladder.recording, start: Double(place) * each,
        end: isLast ? whole : Double(place + 1) * each,
        from: place == 0 ? top : stops[place - 1].top, to: stop.end)
    }
  }

  /// Takes over what a change leaves behind, and says of it what a motion that is driven says.
  private mutating func complete(
    _ goal: SheetDrag.Stop, _ course: SheetCourse
  ) throws(SceneError) {
    let branch = try ladder([goal])
    let seconds = course.end - course.start
    takeOver(branch, at: course.start, for: seconds)
    let whole = ScrubbedMotion(
      start: course.start, end: course.end,
      progress: DragPath(from: 0, to: 1, duration: seconds), recording: branch.recording,
      base: lastStage)
    controllers = branch.controllers.replayed(after: controllers, by: whole)
  }
}
