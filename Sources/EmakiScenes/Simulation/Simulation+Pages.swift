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

  private func pageController(of view: ViewID) -> (String, ControllerNode)? {
    liveControllers.lazy.compactMap { id in controllers.nodes[id].map { (id, $0) } }.first {
      $0.1.controller.kind == .page && $0.1.controller.view.id == view
    }
  }
}
