import EmakiLimits
import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// The change that a tap makes by itself: a switch is turned, another segment chosen, a row
  /// selected; `nil` where no value changes.
  ///
  /// UIKit publishes no time; it is taken for that of its view animations.
  func controlChange(
    at point: Point, _ chain: [Int], _ snapshot: Snapshot
  ) -> MotionStep? {
    guard let place = chain.first else { return nil }
    let (node, own) = (snapshot.screen.nodes[place], snapshot.presentations[place])
    let change: ViewChange
    switch node.view.kind {
    case .switch: change = .isOn(!own.isOn)
    // It shows no value; a label can.
    case .stepper: return .sequence([])
    case .segmentedControl:
      let margins = node.view.marginsInRow(width: own.frame.width, safeArea: node.safeArea)
      let rect = snapshot.screenRects()[place].inset(by: margins)
      let count = Double(node.view.control.items.count)
      guard count > 0, rect.width > 0 else { return nil }
      let isMirrored = node.direction == .rightToLeft
      let way = isMirrored ? rect.maxX - point.x : point.x - rect.minX
      let segment = Int(clamping: min(max((way / rect.width * count).rounded(.down), 0), count - 1))
      if segment == own.selectedIndex { return nil }
      change = .selectedIndex(segment)
    default: return selection(chain, snapshot)
    }
    return .animate(Animation(duration: 0.25, changes: [.view(node.view.id, change)]))
  }

  /// The step of a table whose selection a tap on a row moves: one that has a selection.
  private func selection(_ chain: [Int], _ snapshot: Snapshot) -> MotionStep? {
    guard let (row, table) = rowAndTable(on: chain, snapshot),
      let selected = snapshot.presentations[table].selectedIndex,
      let number = row.rowNumber, number != selected
    else { return nil }
    let change = ViewChange.selectedIndex(number)
    return .set([.view(snapshot.screen.nodes[table].view.id, change)])
  }

  /// The row that a finger presses: one that answers to a tap, itself or by the selection of its
  /// table.
  func pressedRow(on chain: [Int], _ snapshot: Snapshot) -> ViewID? {
    guard let (row, table) = rowAndTable(on: chain, snapshot) else {
      // Cells of a storyboard are views of the table.
      let nodes = snapshot.screen.nodes
      guard let tap = action(.tap, on: chain, snapshot), nodes[tap.place].view.kind == .tableCell
      else { return nil }
      return chain.first.map { nodes[$0].view.kind.isControl } == true
        ? nil : nodes[tap.place].view.id
    }
    if snapshot.presentations[table].selectedIndex != nil { return row }
    guard let tap = action(.tap, on: chain, snapshot) else { return nil }
    return snapshot.screen.nodes[tap.place].view.id == row ? row : nil
  }

  /// The button that a finger presses: one that does something when it is touched.
  func pressedButton(at point: Point, on chain: [Int], _ snapshot: Snapshot) -> ViewID? {
    let nodes = snapshot.screen.nodes
    guard let place = chain.first(where: { nodes[$0].view.kind.isControl }),
      nodes[place].view.kind == .button
    else { return nil }
    let id = nodes[place].view.id
    let acts = scene.actions.contains { $0.event != .appear && $0.view.means(id) }
    return acts || barChange(at: point, chain, snapshot) != nil ? id : nil
  }

  /// The row of a table that is touched where no control in it is, and the table's index.
  private func rowAndTable(
    on chain: [Int], _ snapshot: Snapshot
  ) -> (row: ViewID, table: Int)? {
    let nodes = snapshot.screen.nodes
    guard let first = chain.first, !nodes[first].view.kind.isControl,
      let place = chain.first(where: { nodes[$0].view.id.placeInRows?.row == nodes[$0].view.id }),
      nodes[place].view.kind == .tableCell, let table = nodes[place].parent,
      nodes[place].view.id.placeInRows?.table == nodes[table].view.id
    else { return nil }
    return (nodes[place].view.id, table)
  }

  /// Lets a slider follow a finger that goes down on its knob and is led sideways; returns what
  /// happens from then on, side by side, or `nil` where there is none.
  ///
  /// As in UIKit the knob keeps its distance from the finger and stops at the ends, and the rest of
  /// the track does not react.
  mutating func slide(
    _ touch: Touch, from origin: Point, along axis: Axis, _ chain: [Int], at time: Double,
    _ snapshot: Snapshot
  ) throws(SceneError) -> [[MotionStep]]? {
    guard axis == .horizontal, let place = chain.first,
      let knob = SliderKnob(snapshot, at: place), knob.isReached(from: origin)
    else { return nil }
    let id = snapshot.screen.nodes[place].view.id
    let start = min(max(snapshot.presentations[place].value, 0), 1)
    let path = DragPath(
      touch.path(.horizontal).samples.map {
        DragPath.Sample(time: $0.time, position: $0.position / knob.way)
      })
    let last = min(max(start + path.position(at: path.releaseTime), 0), 1)
    let end = time + path.releaseTime
    let course = DrivenValue(
      view: id, property: .value, start: time, end: end,
      law: .drag(path, from: start, limits: 0...1), last: last)
    begin(course)
    try change([.view(id, .value(last))], .followed(time, for: path.releaseTime))
    if last == start { return [] }
    return [[.wait(path.releaseTime), .parallel(changed(chain, snapshot))]]
  }
}

/// The knob of a slider on the screen.
struct SliderKnob {
  let center: Point
  /// How far it goes to the right from the smallest value to the largest, points on the screen;
  /// negative where lines run to the left.
  let way: Double
  /// Points on the screen.
  private let reach: Double

  /// `nil` for a view that is no slider, or one in which nothing can move sideways.
  init?(_ snapshot: Snapshot, at index: Int) {
    let node = snapshot.screen.nodes[index]
    guard node.view.kind == .slider else { return nil }
    let own = snapshot.presentations[index]
    let map = snapshot.screenTransforms()[index]
    let margins = node.view.marginsInRow(width: own.frame.width, safeArea: node.safeArea)
    let width = own.frame.width - margins.left - margins.right
    let track = SliderTrack(Size(width: max(0, width), height: own.frame.height))
    let isMirrored = node.direction == .rightToLeft
    func place(_ value: Double) -> Point {
      let knob = track.knob(at: value)
      let x = isMirrored ? width - knob.x : knob.x
      return map.apply(to: Point(x: margins.left + x, y: knob.y))
    }
    center = place(own.value)
    way = place(1).x - place(0).x
    reach = track.way > 0 ? max(track.knobSide, 44) / 2 * abs(way) / track.way : 0
    if abs(way) < 1 { return nil }
  }

  /// Whether a finger takes it along: within the 44 points that fingers need.
  func isReached(from point: Point) -> Bool { abs(point.x - center.x) <= reach }
}
