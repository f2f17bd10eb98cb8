import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// Puts a finger down; returns what happens from then on, side by side.
  mutating func begin(_ touch: Touch, at time: Double) throws(SceneError) -> [[MotionStep]] {
    let touch = touch.mirrors && side < 0 ? touch.mirrored : touch
    let snapshot = recording.snapshot(at: time)
    let origin = try snapshot.point(of: touch.origin, way: touch.moves.map(\.by))
    if touch.origin == .statusBar {
      record { $0.fingers.append(Finger(touch, at: origin, start: time)) }
      return [[.wait(touch.duration)]] + snapshot.scrollToTop(after: touch.duration)
    }
    let touchable = scene.actions.filter { $0.event != .appear }
    let bound = Set(touchable.map(\.view) + scene.pans.map(\.view))
    let touched = snapshot.viewIndex(at: origin) { view in
      bound.contains(view) || bound.contains { $0.means(view) }
    }
    guard let touched else {
      throw .touchOutsideViews(x: origin.x, y: origin.y)
    }
    let chain = snapshot.responders(from: touched)
    var finger = Finger(touch, at: origin, start: time)
    if touch.axis == nil, anchoredPresentation(outside: chain, snapshot) == nil {
      finger.row = pressedRow(on: chain, snapshot)
      finger.button = pressedButton(at: origin, on: chain, snapshot)
    }
    record { [finger] in $0.fingers.append(finger) }
    let known = recording.idleTouches.count
    let answers = try answers(to: touch, from: origin, around: chain, at: time, snapshot)
    if recording.idleTouches.count == known {
      noteMiss(of: touch, at: origin, by: touched, time, snapshot)
    }
    return answers
  }

  /// The steps that follow where a view is touched.
  private mutating func answers(
    to touch: Touch, from origin: Point, around chain: [Int], at time: Double, _ snapshot: Snapshot
  ) throws(SceneError) -> [[MotionStep]] {
    let anchored = anchoredPresentation(outside: chain, snapshot)
    if let left = anchored ?? (touch.axis == nil ? sheet(dimming: chain, snapshot) : nil) {
      let isKept = controllers.nodes[left]?.presentation.isModalInPresentation ?? false
      return [[.wait(touch.duration)] + (isKept ? [] : [.controllers(.dismiss(left))])]
    }
    if let open = closing(touch, chain, snapshot) {
      if open.isAll { return [[.wait(touch.duration), open.step]] }
      return [[open.step]] + (try begin(touch, from: origin, chain, at: time, snapshot))
    }
    return try begin(touch, from: origin, chain, at: time, snapshot)
  }

  /// The same where no row is open.
  private mutating func begin(
    _ touch: Touch, from origin: Point, _ chain: [Int], at time: Double, _ snapshot: Snapshot
  ) throws(SceneError) -> [[MotionStep]] {
    let wait: [MotionStep] = [.wait(touch.duration)]
    if touch.restsLong, action(.longPress, on: chain, snapshot) != nil {
      return try hold(touch, from: origin, chain, at: time, snapshot)
    }
    guard let axis = touch.axis else {
      if let stop = try stopScrolling(touch, chain, at: time, snapshot) { return [wait] + stop }
      if let change = barChange(at: origin, chain, snapshot) {
        return [wait + [.controllers(change)]]
      }
      return [wait] + answers(to: touch, from: origin, on: chain, at: time, snapshot)
    }
    if let navigation = navigation(poppedFrom: origin, along: axis, chain, snapshot) {
      return [
        wait, try follow(touch, through: .pop(navigation), of: navigation, towards: 1, at: time),
      ]
    }
    if let slide = try slide(touch, from: origin, along: axis, chain, at: time, snapshot) {
      return [wait] + presses(touch, from: origin, on: chain, snapshot) + slide
    }
    let pan = pan(from: origin, along: axis, chain, snapshot)
    if pan?.edge == nil, let swipe = try swipe(touch, along: axis, chain, at: time, snapshot) {
      return [wait] + swipe
    }
    if let pan {
      return [wait] + (try begin(pan, touch, at: time, snapshot))
    }
    if let drag = sheetDrag(along: axis, touch, chain, snapshot) {
      return [wait, try follow(touch, drag, at: time)]
    }
    let way = touch.moves.last?.by.along(axis) ?? 0
    if let (controller, page) = pageTurn(along: axis, by: way, chain, snapshot) {
      let isForward = page > (controllers.nodes[controller]?.selected ?? 0)
      let turn = ControllerChange.select(page, of: controller)
      return [
        wait,
        try follow(touch, through: turn, of: controller, towards: isForward ? -1 : 1, at: time),
      ]
    }
    if let page = pageAtEnd(along: axis, chain, snapshot) {
      return [wait, pull(page, axis, touch, at: time, snapshot)]
    }
    let scrolls = chain.lazy.compactMap { ScrollViewport(snapshot, at: $0) }
    if let viewport = scrolls.first(where: { $0.follows(axis) }) {
      let across = touch.moves.contains { $0.by.along(axis.other) != 0 }
      let axes = across && viewport.follows(axis.other) ? [axis, axis.other] : [axis]
      return [wait] + (try scroll(viewport, axes, touch, at: time))
    }
    return [wait] + answers(to: touch, from: origin, on: chain, at: time, snapshot)
  }

  /// A long press under a finger that moves only later: nothing scrolls any more, but what a pan
  /// moves follows, as a row that is lifted does.
  private mutating func hold(
    _ touch: Touch, from origin: Point, _ chain: [Int], at time: Double, _ snapshot: Snapshot
  ) throws(SceneError) -> [[MotionStep]] {
    let answers = presses(touch, from: origin, on: chain, snapshot)
    guard let axis = touch.axis, let pan = pan(from: origin, along: axis, chain, snapshot) else {
      return [[.wait(touch.duration)]] + answers
    }
    return [[.wait(touch.duration)]] + answers + (try begin(pan, touch, at: time, snapshot))
  }

  /// The steps that a finger starts where no view follows it; where there are none it is recorded
  /// as idle.
  private mutating func answers(
    to touch: Touch, from origin: Point, on chain: [Int], at time: Double, _ snapshot: Snapshot
  ) -> [[MotionStep]] {
    let answers = presses(touch, from: origin, on: chain, snapshot)
    // A control that is disabled is meant to do nothing.
    guard answers.isEmpty, let touched = chain.first else { return answers }
    let view = snapshot.screen.nodes[touched].view
    // A tap on a field is for the keyboard, where a step brings it.
    let isOnField = [.textField, .textView, .searchBar].contains(view.kind)
    if !isOnField || model.view(.keyboard) == nil {
      let views = chain.lazy.map { snapshot.screen.nodes[$0].view }
      let resting = views.first { $0.scroll?.isScrollEnabled == true }
      let aim = snapshot.aim(of: touch.origin, at: origin, reaching: touched)
      let idle = IdleTouch(
        time: time, view: view.id, axis: touch.axis, aim: aim?.view, miss: aim?.miss,
        resting: resting?.id, isOnRow: resting?.kind == .tableView && view.id != resting?.id,
        isOnField: isOnField, isUnmirrored: side < 0 && !touch.mirrors, place: place)
      record { $0.idleTouches.append(idle) }
    }
    return answers
  }

  /// Writes down that another view than the one that is named takes a finger.
  private mutating func noteMiss(
    of touch: Touch, at origin: Point, by touched: Int, _ time: Double, _ snapshot: Snapshot
  ) {
    guard let aim = snapshot.aim(of: touch.origin, at: origin, reaching: touched), aim.miss != nil
    else { return }
    let miss = IdleTouch(
      time: time, view: snapshot.screen.nodes[touched].view.id, axis: touch.axis, aim: aim.view,
      miss: aim.miss, isAnswered: true, place: place)
    record { $0.idleTouches.append(miss) }
  }

  /// The steps of buttons and other controls.
  private mutating func presses(
    _ touch: Touch, from origin: Point, on chain: [Int], _ snapshot: Snapshot
  ) -> [[MotionStep]] {
    func action(_ event: ViewAction.Event) -> (place: Int, action: ViewAction)? {
      self.action(event, on: chain, snapshot)
    }
    var lists: [[MotionStep]] = []
    if let down = action(.touchDown) { lists.append([perform(down, snapshot)]) }
    let end = origin + (touch.moves.last?.by ?? .zero)
    let rects = snapshot.screenRects()
    var lifted: [MotionStep] = []
    for (event, isInside) in [(ViewAction.Event.touchUpInside, true), (.touchUpOutside, false)] {
      guard let up = action(event), rects[up.place].contains(end) == isInside else { continue }
      lifted.append(perform(up, snapshot))
    }
    let long = touch.restsLong ? action(.longPress) : nil
    if let long { lists.append([.wait(Touch.longPress), perform(long, snapshot)]) }
    if touch.axis == nil {
      if let change = controlChange(at: end, chain, snapshot) {
        lifted.append(change)
        lifted += changed(chain, snapshot, steppingAt: end)
      }
      if long == nil, let tap = action(.tap) { lifted.append(perform(tap, snapshot)) }
    }
    if !lifted.isEmpty { lists.append([.wait(touch.duration), .parallel(lifted)]) }
    return lists
  }

  /// The action of the nearest view with one, and the index of that view.
  func action(
    _ event: ViewAction.Event, on chain: [Int], _ snapshot: Snapshot
  ) -> (place: Int, action: ViewAction)? {
    for place in chain {
      let id = snapshot.screen.nodes[place].view.id
      if let action = scene.actions.first(where: { $0.event == event && $0.view.means(id) }) {
        return (place, action)
      }
    }
    return nil
  }

  /// The steps that follow when a finger has changed a control.
  ///
  /// - Parameter point: where it was lifted, which half of a stepper that is decides.
  mutating func changed(
    _ chain: [Int], _ snapshot: Snapshot, steppingAt point: Point? = nil
  ) -> [MotionStep] {
    var event = ViewAction.Event.valueChanged
    if let point, let place = chain.first,
      snapshot.screen.nodes[place].view.kind == .stepper
    {
      let isMinus = point.x < snapshot.screenRects()[place].midX
      event = isMinus ? .decrement : .increment
    }
    let answer = action(event, on: chain, snapshot) ?? action(.valueChanged, on: chain, snapshot)
    return answer.map { [perform($0, snapshot)] } ?? []
  }

  /// The motion whose turn it is.
  private mutating func perform(
    _ touched: (place: Int, action: ViewAction), _ snapshot: Snapshot
  ) -> MotionStep {
    let action = touched.action
    let turn = turns[action, default: 0]
    turns[action] = turn + 1
    let motion = action.motions[turn % action.motions.count]
    let step = step(running: motion, of: action, at: touched.place, snapshot)
    let row = snapshot.screen.nodes[touched.place].view.id.placeInRows?.row
    return row.map { .inRow($0, step) } ?? step
  }
}

extension Touch {
  /// The longer axis of the way, or `nil` for a finger that stays where it is.
  var axis: Axis? {
    let x = moves.map { abs($0.by.x) }.max() ?? 0
    let y = moves.map { abs($0.by.y) }.max() ?? 0
    if max(x, y) < Self.slop { return nil }
    return x > y ? .horizontal : .vertical
  }

  /// UIKit's: a finger that moves less does not drag.
  private static let slop = 10.0

  /// UIKit's: seconds after which a finger that rests is a long press.
  static let longPress = 0.5

  /// Whether it rests long enough for a long press before it moves.
  var restsLong: Bool {
    var last = Move(time: 0, by: .zero)
    for move in moves {
      let (from, to) = (last.by.farther, move.by.farther)
      if to >= Self.slop {
        let share = to > from ? (Self.slop - from) / (to - from) : 0
        return last.time + share * (move.time - last.time) >= Self.longPress
      }
      last = move
    }
    return duration >= Self.longPress
  }

  /// The way along one axis, from 0.
  func path(_ axis: Axis) -> DragPath {
    DragPath(
      [DragPath.Sample(time: 0, position: 0)]
        + moves.map { DragPath.Sample(time: $0.time, position: $0.by.along(axis)) })
  }
}

extension Point {
  /// The larger of both distances.
  fileprivate var farther: Double { max(abs(x), abs(y)) }
}
