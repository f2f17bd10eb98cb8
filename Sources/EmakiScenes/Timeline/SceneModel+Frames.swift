import EmakiDrawing
import EmakiLayout

extension SceneModel {
  /// Changes in which frames of other views are written out as figures, as these views lie now.
  func resolved(
    _ changes: [Change], by layout: ScreenLayout
  ) throws(SceneError) -> [Change] {
    guard changes.contains(where: { asksForFrames($0, settingStates: []) }) else { return changes }
    let screen = laidOut(by: layout.engine, in: layout.environment)
    let seen = layout.engine.addingVisibleRows(
      to: Snapshot(screen), scale: layout.environment.scale)
    var resolved: [Change] = []
    for change in changes { resolved += try self.resolved(change, in: seen) }
    return resolved
  }

  private func asksForFrames(_ change: Change, settingStates path: [String]) -> Bool {
    switch change {
    case .view(_, .frame): true
    case .view, .constraint: false
    case .state(let name):
      !path.contains(name)
        && states.first { $0.name == name }?.changes.contains {
          asksForFrames($0, settingStates: path + [name])
        } == true
    }
  }

  private func resolved(_ change: Change, in snapshot: Snapshot) throws(SceneError) -> [Change] {
    switch change {
    case .view(let id, .frame(let other)):
      let frame = try frame(of: other, around: id, in: snapshot)
      let parts: [ViewChange] = [
        .x(frame.minX), .y(frame.minY), .width(frame.width), .height(frame.height),
      ]
      return parts.map { .view(id, $0) }
    case .state(let name) where asksForFrames(change, settingStates: []):
      var resolved: [Change] = []
      for change in states.first(where: { $0.name == name })?.changes ?? [] {
        resolved += try self.resolved(change, in: snapshot)
      }
      return resolved
    default: return [change]
    }
  }

  /// Where a view lies in the coordinates of another's superview, points.
  private func frame(
    of other: ViewID, around id: ViewID, in snapshot: Snapshot
  ) throws(SceneError) -> Rect {
    let rects = snapshot.screenRects()
    guard let index = snapshot.screen.index(of: other) else {
      throw .unknownView(other.rawValue)
    }
    guard let own = snapshot.screen.index(of: id) else { throw .unknownView(id.rawValue) }
    guard let parent = snapshot.screen.nodes[own].parent else { return rects[index] }
    let (superview, size) = (rects[parent], snapshot.presentations[parent].frame.size)
    guard !size.isEmpty, !superview.isEmpty else { return rects[index] }
    let scale = Point(x: size.width / superview.width, y: size.height / superview.height)
    let offset = snapshot.presentations[parent].contentOffset
    return Rect(
      x: (rects[index].minX - superview.minX) * scale.x + offset.x,
      y: (rects[index].minY - superview.minY) * scale.y + offset.y,
      width: rects[index].width * scale.x, height: rects[index].height * scale.y)
  }
}
