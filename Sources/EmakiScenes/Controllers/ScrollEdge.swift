import EmakiDrawing
import EmakiLayout

/// UIKit's scroll edge: under a large title a bar has neither fill nor line, but the background of
/// the content that begins there. It gets both as the title closes, before content lies under it.
extension View {
  /// Lays the background of a controller's content over the fill and line of a bar that has no
  /// colour given, behind all items.
  mutating func addScrollEdge(of item: ViewID, _ controller: ViewController) {
    guard backgroundColor == nil, role == nil else { return }
    var ground = controller.groundBelowBars
    ground.id = .scrollGround(of: item)
    // One over the other: the edge fades with a transition, what is in it with the title's room.
    var edge = View(.view, id: .scrollEdge(of: item))
    edge.role = .transparent
    edge.origin = .part(.navigationBar)
    edge.join(ground)
    join(edge, behind: true)
    subviews[0].name = View.scrollEdgeName
    let edges = subviews.prefix { $0.name == View.scrollEdgeName }.count
    subviews.insert(subviews.removeFirst(), at: edges - 1)
  }
}

extension ViewController {
  /// A view with the background on which the content below a bar begins: that of the view that
  /// scrolls, or if that has none that of the controller's view.
  fileprivate var groundBelowBars: View {
    let scroller = titleScroller.flatMap(view.first)
    let holder = [scroller, view].compactMap { $0 }.first(where: \.hasGround)
    var ground = View(.contentView, id: view.id)
    ground.origin = .part(.navigationBar)
    ground.role = holder?.role
    ground.backgroundColor = holder?.backgroundColor
    if holder?.kind == .tableView { ground.control.tableStyle = holder?.control.tableStyle }
    if ground.role == nil, ground.backgroundColor == nil, ground.control.tableStyle == nil {
      ground.role = .surface
    }
    return ground
  }
}

extension View {
  /// Whether something is seen of the view itself.
  fileprivate var hasGround: Bool {
    guard role != .transparent else { return false }
    return kind == .tableView || role != nil || backgroundColor.map { $0.alpha > 0 } ?? false
  }
}

extension ViewID {
  /// The id of the view over the fill and line of a bar for an item with a large title.
  static func scrollEdge(of item: ViewID) -> ViewID { item.part(.scrollEdge) }

  /// The id of the background in it.
  static func scrollGround(of item: ViewID) -> ViewID { item.part(.scrollBackground) }
}
