import EmakiDrawing
import EmakiLayout

/// The values of a scene between motions: UIKit's model layer.
struct SceneModel: Sendable {
  /// Parts of a frame that were set directly.
  struct FrameOverride: Sendable {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    /// The shift in widths or heights of the superview; where they are set, `x` or `y` is not.
    var xShare: Double?
    var yShare: Double?
    /// Where it is set, neither `x` nor `xShare` is.
    var leading: Double?

    /// The constrained frame with the parts that were set.
    ///
    /// - Parameter direction: that of the superview.
    func applied(to frame: Rect, in superview: Size, _ direction: LayoutDirection) -> Rect {
      let width = width ?? frame.width
      let start = leading.map {
        direction == .rightToLeft ? superview.width - width - $0 : $0
      }
      return Rect(
        x: start ?? x ?? xShare.map { $0 * superview.width } ?? frame.minX,
        y: y ?? yShare.map { $0 * superview.height } ?? frame.minY,
        width: width, height: height ?? frame.height)
    }
  }

  let states: [State]
  var root: View
  var overrides: [ViewID: FrameOverride] = [:]
  /// The changes of views in rows, in order; rows are only made when they are seen.
  private(set) var rowValues: [RowValue] = []
  /// Views of controllers that are loaded and not in the window, by the controllers' ids.
  var away: [String: View] = [:]

  init(_ scene: Scene) {
    states = scene.states
    root = scene.controller.assembledView()
    if scene.presents { root = View.window(around: root) }
  }

  mutating func apply(_ changes: [Change]) throws(SceneError) {
    for change in changes { try apply(change, settingStates: []) }
  }

  private mutating func apply(_ change: Change, settingStates path: [String]) throws(SceneError) {
    switch change {
    case .view(let id, let change): try apply(change, to: id)
    case .constraint(let id, let change): try apply(change, to: id)
    case .state(let name):
      if path.contains(name) { throw .cyclicState(path + [name]) }
      guard let state = states.first(where: { $0.name == name }) else { throw .unknownState(name) }
      for change in state.changes { try apply(change, settingStates: path + [name]) }
    }
  }

  private mutating func apply(_ change: ViewChange, to id: ViewID) throws(SceneError) {
    guard update(id, { $0.take(change) }) else {
      guard isInRows(id) else { throw .unknownView(id.rawValue) }
      if case .height(let height) = change, give(height, toRow: id) { return }
      rowValues.append(RowValue(view: id, change: change))
      if let table = tableOfRows(around: id), let change = change.decidingFrames(inRows: id) {
        _ = update(table) { $0.rows?.take(change) }
      }
      return
    }
    switch change {
    case .x(let x): place(id) { ($0.x, $0.xShare, $0.leading) = (x, nil, nil) }
    case .y(let y): place(id) { ($0.y, $0.yShare) = (y, nil) }
    case .xShare(let share): place(id) { ($0.x, $0.xShare, $0.leading) = (nil, share, nil) }
    case .leading(let way): place(id) { ($0.x, $0.xShare, $0.leading) = (nil, nil, way) }
    case .yShare(let share): place(id) { ($0.y, $0.yShare) = (nil, share) }
    case .width(let width): overrides[id, default: FrameOverride()].width = width
    case .height(let height): overrides[id, default: FrameOverride()].height = height
    case .constrainedFrame: overrides[id] = nil
    default: break
    }
  }

  private mutating func place(_ id: ViewID, _ set: (inout FrameOverride) -> Void) {
    set(&overrides[id, default: FrameOverride()])
  }

  /// Whether a view is in a row that is not there.
  func isGone(_ id: ViewID) -> Bool {
    guard let place = id.placeInRows, let rows = view(place.table)?.rows,
      let number = place.row.rowNumber
    else { return false }
    return rows.removed[number] == 1
  }

  private func isInRows(_ id: ViewID) -> Bool { tableOfRows(around: id) != nil }

  private func tableOfRows(around id: ViewID) -> ViewID? {
    guard let slash = id.key.firstIndex(of: "/") else { return nil }
    let table = ViewID(String(id.key[..<slash]))
    return view(table)?.rows == nil ? nil : table
  }

  /// Gives a row, or those that are meant, another height, which moves the rows below along; says
  /// whether it is a row of a table.
  private mutating func give(_ height: Double, toRow id: ViewID) -> Bool {
    guard let place = id.placeInRows, place.row == id,
      let rows = view(place.table)?.rows, rows.flow == nil
    else { return false }
    let numbers = id.path(in: place.table).split(separator: "-")
      .compactMap { Int($0) }
    let range = numbers.first.flatMap { first in
      numbers.last.map { min(first, $0) - 1...max(first, $0) - 1 }
    }
    return update(place.table) { $0.rows?.give(height, to: range) }
  }

  private mutating func apply(_ change: ConstraintChange, to id: String) throws(SceneError) {
    var isKnown = false
    updateAll { view in
      for index in view.constraints.indices where view.constraints[index].identifier == id {
        isKnown = true
        view.constraints[index].apply(change)
      }
    }
    if !isKnown { throw .unknownConstraint(id) }
  }

  /// Takes what links ask for.
  mutating func apply(_ lengths: LinkedLengths) {
    if !lengths.constants.isEmpty {
      root.updateAll { view in
        for index in view.constraints.indices {
          guard let name = view.constraints[index].identifier,
            let constant = lengths.constants[name]
          else { continue }
          view.constraints[index].constant = constant
        }
      }
    }
    for (id, top) in lengths.coveredTops {
      _ = update(id) { $0.additionalSafeAreaInsets.top = top }
    }
    for (id, width) in lengths.widths { overrides[id, default: FrameOverride()].width = width }
    for (id, height) in lengths.heights { overrides[id, default: FrameOverride()].height = height }
  }

  /// Takes what labels say at a moment.
  mutating func show(_ texts: [ViewID: String]) {
    for (id, text) in texts { _ = update(id) { $0.take(.text(text)) } }
  }

  /// Lays out the model; frames that were set directly need the constrained ones for their other
  /// parts.
  func laidOut(by engine: LayoutEngine, in environment: LayoutEnvironment) -> LaidOutScreen {
    let constrained = engine.screen(of: root, in: environment)
    if overrides.isEmpty { return constrained }
    return engine.screen(
      of: root, in: environment, overriding: frames(in: constrained, environment))
  }

  /// The explanation of a view's frame as it is laid out; `nil` where there is none of this id.
  func explanation(
    of view: ViewID, by engine: LayoutEngine, in environment: LayoutEnvironment,
    seenAs presentations: [ViewID: Presentation], calling name: LayoutNames
  ) -> FrameExplanation? {
    let constrained = overrides.isEmpty ? nil : engine.layOut(root, in: environment)
    return engine.explanation(
      of: view, in: root, environment: environment,
      overriding: constrained.map { frames(in: $0, environment) } ?? [:],
      seenAs: presentations, calling: name)
  }

  /// The frames that were set directly, with their other parts as the constraints have them.
  private func frames(
    in constrained: LaidOutScreen, _ environment: LayoutEnvironment
  ) -> [ViewID: Rect] {
    var frames: [ViewID: Rect] = [:]
    for node in constrained.nodes {
      let superview = node.parent.map { constrained.nodes[$0] }
      frames[node.view.id] = overrides[node.view.id]?.applied(
        to: node.frame, in: superview?.frame.size ?? constrained.size,
        superview?.direction ?? environment.direction)
    }
    return frames
  }
}

extension Constraint {
  fileprivate mutating func apply(_ change: ConstraintChange) {
    switch change {
    case .constant(let value): constant = value
    case .priority(let value): priority = value
    case .isActive(let value): isActive = value
    }
  }
}
