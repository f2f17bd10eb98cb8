import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// Begins or ends the refreshing of a scroll view; returns what happens from then on, side by
  /// side.
  mutating func refresh(
    _ list: ViewID, _ refreshing: Refreshing, at time: Double
  ) throws(SceneError) -> [[MotionStep]] {
    guard let scroll = model.view(list)?.scroll else { throw .unknownView(list.rawValue) }
    guard let control = scroll.refresh, let view = model.view(control.view) else {
      throw .notRefreshing(list.rawValue)
    }
    let top = -scroll.contentInset.top
    switch refreshing {
    case .pulled, .begun:
      if view.control.isOn { return [] }
      try turn(control, of: list, to: true, at: time)
      let ending = control.duration.map { [MotionStep.wait($0), .refresh(list, .ended)] }
      var lists = [ending].compactMap { $0 }
      if refreshing == .begun, scroll.contentOffset.y <= top {
        lists.append([move(list, scroll, to: top - RefreshControl.height)])
      }
      return refreshing == .begun ? lists : lists + refreshed(control, at: time)
    case .ended:
      guard view.control.isOn else { return [] }
      try turn(control, of: list, to: false, at: time)
      return [[.wait(max(0, release(of: list, after: time) - time)), .refresh(list, .closed)]]
    case .closed:
      let isOpen = !view.control.isOn && scroll.contentOffset.y < top
      return isOpen ? [[move(list, scroll, to: top)]] : []
    }
  }

  private mutating func turn(
    _ control: RefreshControl, of list: ViewID, to isOn: Bool, at time: Double
  ) throws(SceneError) {
    try change([.view(control.view, .isOn(isOn))], .atOnce(time))
    rowEvents.append(
      LifecycleEvent(
        owner(of: list), isOn ? .beginRefreshing : .endRefreshing, list.rawValue, at: time))
  }

  /// UIKit publishes no time; it is taken for that of its view animations.
  private func move(_ list: ViewID, _ scroll: ScrollState, to y: Double) -> MotionStep {
    let offset = Point(x: scroll.contentOffset.x, y: y)
    return .animate(Animation(duration: 0.25, changes: [.view(list, .contentOffset(offset))]))
  }

  /// When the finger is lifted that pulls a scroll view, or before where none does.
  private func release(of list: ViewID, after time: Double) -> Double {
    recording.courses.lazy.compactMap { course -> Double? in
      guard course.view == list, course.start <= time, time < course.end,
        case .scroll(let motion) = course.law, course.property == .contentOffset(.vertical)
      else { return nil }
      return course.origin + motion.drag.releaseTime
    }.max() ?? time
  }

  /// The steps that follow a pull.
  private mutating func refreshed(
    _ control: RefreshControl, at time: Double
  ) -> [[MotionStep]] {
    let snapshot = recording.snapshot(at: time)
    guard let place = snapshot.screen.index(of: control.view) else { return [] }
    return [changed([place], snapshot)]
  }
}
