import EmakiLimits
import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// The change by a tap on one of UIKit's bars: a back button pops, a tab selects.
  func barChange(at point: Point, _ chain: [Int], _ snapshot: Snapshot) -> ControllerChange? {
    for place in chain {
      let view = snapshot.screen.nodes[place].view
      if let navigation = navigation(withBackButton: view.id) { return .pop(navigation) }
      if view.kind == .tabBar, let tabBar = tabBar(withBar: view.id) {
        let sides = snapshot.screen.nodes[place].safeArea
        let row = snapshot.screenRects()[place].inset(
          by: Insets(top: 0, left: sides.left, bottom: 0, right: sides.right))
        return selection(in: tabBar, at: point, row)
      }
    }
    return nil
  }

  private func navigation(withBackButton id: ViewID) -> String? {
    liveControllers.lazy.compactMap { id in controllers.nodes[id] }.first { node in
      node.controller.navigationItem.map { .backButton(of: $0.id) == id } == true
    }?.parent
  }

  private func tabBar(withBar id: ViewID) -> String? {
    liveControllers.first { controllers.nodes[$0]?.controller.tabBar?.id == id }
  }

  private func selection(
    in tabBar: String, at point: Point, _ rect: Rect
  ) -> ControllerChange? {
    guard let node = controllers.nodes[tabBar], rect.width > 0 else { return nil }
    let count = Double(node.children.count)
    let way = side < 0 ? rect.maxX - point.x : point.x - rect.minX
    let place = Int(clamping: min(max((way / rect.width * count).rounded(.down), 0), count - 1))
    return place == node.selected ? nil : .select(place, of: tabBar)
  }

  /// All controllers that live, parents and presenters first.
  var liveControllers: [String] {
    func all(_ id: String) -> [String] {
      let node = controllers.nodes[id]
      return [id] + (node?.children ?? []).flatMap(all) + (node?.presented.map(all) ?? [])
    }
    return all(controllers.root)
  }

  // MARK: Back from the edge

  /// The navigation controller that a finger takes back: it goes down within 20 points of the edge
  /// where lines of text start, inside of a stack with more than one controller.
  func navigation(
    poppedFrom origin: Point, along axis: Axis, _ chain: [Int], _ snapshot: Snapshot
  ) -> String? {
    guard axis == .horizontal else { return nil }
    let way = side < 0 ? snapshot.screen.size.width - origin.x : origin.x
    guard way >= 0, way <= 20 else { return nil }
    let views = Set(chain.map { snapshot.screen.nodes[$0].view.id })
    return liveControllers.last { id in
      guard let node = controllers.nodes[id], node.controller.kind == .navigation else {
        return false
      }
      return node.children.count > 1 && views.contains(node.controller.view.id)
    }
  }
}
