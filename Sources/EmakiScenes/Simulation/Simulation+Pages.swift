import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// The turn of a page controller that a finger begins: sideways, inside a page, no scroll view
  /// nearer, and to a page that there is.
  func pageTurn(
    along axis: Axis, by way: Double, _ chain: [Int], _ snapshot: Snapshot
  ) -> (controller: String, page: Int)? {
    guard axis == .horizontal, way != 0 else { return nil }
    for place in chain {
      if ScrollViewport(snapshot, at: place)?.follows(axis) == true { return nil }
      let view = snapshot.screen.nodes[place].view.id
      guard let (id, node) = pageController(of: view) else { continue }
      let page = node.selected + (way * side < 0 ? 1 : -1)
      return node.children.indices.contains(page) ? (id, page) : nil
    }
    return nil
  }

  /// The page that a finger pulls beyond the first or last: side by side, pages give way a little.
  func pageAtEnd(along axis: Axis, _ chain: [Int], _ snapshot: Snapshot) -> Int? {
    guard axis == .horizontal else { return nil }
    for place in chain {
      if ScrollViewport(snapshot, at: place)?.follows(axis) == true { return nil }
      guard let (_, node) = pageController(of: snapshot.screen.nodes[place].view.id) else {
        continue
      }
      guard node.controller.pageTransition == .scroll,
        node.children.indices.contains(node.selected),
        let page = controllers.nodes[node.children[node.selected]]?.controller.view.id
      else { return nil }
      return snapshot.screen.index(of: page)
    }
    return nil
  }

  /// Lets a page follow the finger with the resistance of a scroll view's end, and go back.
  mutating func pull(
    _ page: Int, _ axis: Axis, _ touch: Touch, at time: Double, _ snapshot: Snapshot
  ) -> [MotionStep] {
    let frame = snapshot.presentations[page].frame
    let motion = ScrollMotion(
      ScrollSurface(range: ScrollRange(lower: 0, upper: 0), viewport: frame.width), from: 0,
      drag: touch.path(axis), releaseVelocity: touch.releaseVelocity?.along(axis))
    let length = max(touch.duration, motion.totalDuration)
    let course = DrivenValue(
      view: snapshot.screen.nodes[page].view.id, property: .frame(axis), start: time,
      end: time + length, law: .pull(motion, from: frame.minX), last: frame.minX)
    begin(course)
    return [.wait(length)]
  }

  private func pageController(of view: ViewID) -> (String, ControllerNode)? {
    liveControllers.lazy.compactMap { id in controllers.nodes[id].map { (id, $0) } }.first {
      $0.1.controller.kind == .page && $0.1.controller.view.id == view
    }
  }
}
