import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// Puts two fingers down; returns how long they are there.
  mutating func begin(_ pinch: Pinch, at time: Double) throws(SceneError) -> [MotionStep] {
    let snapshot = recording.snapshot(at: time)
    let centre = try snapshot.point(of: pinch.origin)
    guard let touched = snapshot.viewIndex(at: centre) else {
      throw .touchOutsideViews(x: centre.x, y: centre.y)
    }
    for finger in pinch.fingers {
      record { $0.fingers.append(Finger(finger, at: centre, start: time)) }
    }
    let chain = snapshot.responders(from: touched)
    let viewports = chain.lazy.compactMap { ScrollViewport(snapshot, at: $0) }
    if let viewport = viewports.first(where: \.zooms) {
      try zoom(viewport, pinch, about: centre, at: time, snapshot)
    } else {
      let aim = snapshot.aim(of: pinch.origin, at: centre, reaching: touched)?.view
      idle(.doesNotZoom(aim ?? snapshot.screen.nodes[touched].view.id))
    }
    return [.wait(pinch.duration)]
  }

  private mutating func zoom(
    _ viewport: ScrollViewport, _ pinch: Pinch, about centre: Point, at time: Double,
    _ snapshot: Snapshot
  ) throws(SceneError) {
    let origin = snapshot.screenRects()[viewport.index].origin
    let motion = viewport.zoomMotion(
      fingers: DragPath(from: 1, to: pinch.scale, duration: pinch.duration),
      about: centre - origin)
    // The zoomed view is the first one inside.
    let content = snapshot.screen.nodes[viewport.index + 1].view.id
    let parts: [(ViewID, DrivenValue.Property, DrivenValue.ZoomPart)] = [
      (content, .scale, .scale),
      (content, .translation(.horizontal), .translation(.horizontal)),
      (content, .translation(.vertical), .translation(.vertical)),
      (viewport.id, .contentOffset(.horizontal), .offset(.horizontal)),
      (viewport.id, .contentOffset(.vertical), .offset(.vertical)),
    ]
    let fixed = snapshot.anchor(of: viewport.index + 1)
    for (view, property, part) in parts {
      let law = DrivenValue.Law.zoom(motion, part, anchor: fixed)
      let course = DrivenValue(
        view: view, property: property, start: time, end: time + pinch.duration, law: law,
        last: law.value(at: pinch.duration))
      begin(course)
    }
    try change(
      [
        .view(viewport.id, .zoomScale(motion.scale(at: pinch.duration))),
        .view(viewport.id, .contentOffset(motion.offset(at: pinch.duration))),
      ], .followed(time, for: pinch.duration))
  }
}
