import EmakiDrawing
import EmakiLayout

extension ScreenPainter {
  /// The look of the tab bar at an index while the content above it ends there: the background of
  /// the controller, as UIKit's `scrollEdgeAppearance` is clear since iOS 15.
  ///
  /// - Returns: `nil` where the scene styles the bar, where content goes on under it, and in
  ///   sketches.
  func tabBarEdge(_ index: Int) -> BarEdge? {
    let nodes = snapshot.screen.nodes
    guard canvas.theme.usesSceneColors, nodes[index].view.role == nil,
      nodes[index].view.origin == .part(.tabBar),
      snapshot.presentations[index].backgroundColor == nil, let parent = nodes[index].parent,
      let place = subviews(of: parent).last(where: { nodes[$0].view.kind == .containerView }),
      let page = frontPage(in: place)
    else { return nil }
    guard let scroller = scrollerAtBottom(of: page) else {
      return ground(of: page).map { BarEdge(ground: $0, line: 0) }
    }
    let own = snapshot.presentations[scroller]
    let size = nodes[scroller].view.scroll?.contentSize ?? nodes[scroller].contentSize
    let end = own.contentOffset.y + own.frame.height - own.contentInset.bottom
    guard size.height <= end + 0.5 else { return nil }
    return (ground(of: scroller) ?? ground(of: page)).map { BarEdge(ground: $0, line: 0) }
  }

  /// The view of the innermost controller that is seen in front in a container for controllers.
  private func frontPage(in place: Int) -> Int? {
    let nodes = snapshot.screen.nodes
    var page: Int?
    var next: Int? = place
    while let place = next {
      let front = subviews(of: place).last {
        let own = snapshot.presentations[$0]
        return !own.isHidden && own.alpha > 0 && nodes[$0].view.origin != .part(.transition)
      }
      guard let front else { break }
      page = front
      next = subviews(of: front).first {
        nodes[$0].view.kind == .containerView && nodes[$0].view.origin == .part(.container)
      }
    }
    return page
  }

  /// The first scroll view in a page, if it ends where the page does and is as wide.
  private func scrollerAtBottom(of page: Int) -> Int? {
    let nodes = snapshot.screen.nodes
    let bounds = snapshot.presentations[page].frame
    return (page..<endOfSubtree(page)).first { index in
      guard nodes[index].view.kind.scrolls else { return false }
      let frame = snapshot.presentations[index].frame
      let bottom = top(of: index, in: page) + frame.height
      return abs(bottom - bounds.height) < 0.5 && frame.width > bounds.width - 0.5
    }
  }
}
