import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// What a finger that is drawn up or down does to a sheet.
struct SheetDrag {
  /// What the finger brings about, or takes back.
  let change: ControllerChange
  /// The way of the sheet's top, points; negative upwards.
  let distance: Double
  /// Whether the sheet goes there when the finger is lifted.
  let completes: Bool
}

extension Simulation {
  /// What a finger does to the sheet that it goes down on, `nil` where it does nothing to any.
  ///
  /// As UIKit's: a finger draws a sheet to its next place up or down, or away; inside what scrolls only
  /// where that is at its top, downwards, or where the sheet can get higher, upwards. What can be
  /// pulled to refresh is pulled.
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
      guard let (id, node) = sheet(of: snapshot.screen.nodes[place].view.id) else { continue }
      let velocity = touch.releaseVelocity?.y ?? touch.path(.vertical).releaseVelocity
      let drag = drag(of: id, node, by: way, velocity, snapshot)
      return isScrolling && way < 0 && drag?.completes == false ? nil : drag
    }
    return nil
  }

  /// The sheet with this view, if it is at rest with nothing over it.
  private func sheet(of view: ViewID) -> (String, ControllerNode)? {
    liveControllers.lazy.compactMap { id in controllers.nodes[id].map { (id, $0) } }.first {
      $0.1.controller.view.id == view && $0.1.presenter != nil && $0.1.presented == nil
        && $0.1.presentation.style.isSheet && $0.1.appearance == .seen
    }
  }

  private func drag(
    of id: String, _ node: ControllerNode, by way: Double, _ velocity: Double,
    _ snapshot: Snapshot
  ) -> SheetDrag? {
    let sheet = Sheet(
      node.presentation.style, recording.layout.environment, over: snapshot.screen.size)
    let detents = node.presentation.detents
    let now = node.detent ?? .large
    let (top, bottom) = (sheet.top(at: now), snapshot.screen.size.height)
    let rests = detents.map(sheet.top) + [bottom]
    let reached = GestureSettling(restingPositions: rests)
      .target(position: top + way, velocity: velocity)
    let isMoved = reached != top
    // One that goes back had been on its way to the next place.
    let next = way > 0 ? rests.filter { $0 > top }.min() : rests.filter { $0 < top }.max()
    guard let goal = isMoved ? reached : next else { return nil }
    if goal == bottom {
      return SheetDrag(change: .dismiss(id), distance: sheet.way(from: now), completes: isMoved)
    }
    guard let detent = detents.first(where: { sheet.top(at: $0) == goal }) else { return nil }
    return SheetDrag(
      change: .selectDetent(detent, of: id), distance: goal - top, completes: isMoved)
  }

  /// Lets a sheet follow the finger.
  mutating func follow(
    _ touch: Touch, _ drag: SheetDrag, at time: Double
  ) throws(SceneError) -> [MotionStep] {
    let motion = Motion(name: "finger", steps: [.controllers(drag.change)])
    var branch = try branch(driving: motion.name)
    try branch.run(motion)
    let path = touch.path(.vertical)
    // Where the sheet comes to rest is known; the threshold only says it again.
    return scrub(
      branch, over: drag.distance, path,
      velocity: touch.releaseVelocity?.y ?? path.releaseVelocity,
      threshold: drag.completes ? 0 : 1, at: time)
  }
}
