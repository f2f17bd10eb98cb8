import EmakiDrawing
import EmakiLayout

extension ScreenPainter {
  /// What shows through the navigation bar at an index while the content below it is at its top: the background of
  /// the controller there, as UIKit's `scrollEdgeAppearance` is clear since iOS 15.
  ///
  /// Only with the scene's own colours; a sketch keeps the line that ends the bar.
  ///
  /// - Returns: `nil` where the bar has a look of its own, lies over its content, or content has gone
  ///   under it.
  func groundAtScrollEdge(_ index: Int) -> Color? {
    let nodes = snapshot.screen.nodes
    let bar = nodes[index].view
    let frame = snapshot.presentations[index].frame
    guard canvas.theme.usesSceneColors, bar.role == nil,
      bar.origin == .part(.navigationBar), snapshot.presentations[index].backgroundColor == nil,
      let parent = nodes[index].parent,
      let place = subviews(of: parent).last(where: {
        nodes[$0].view.kind == .containerView
          && abs(snapshot.presentations[$0].frame.minY - frame.maxY) < 0.5
      }),
      let root = subviews(of: place).last(where: {
        !snapshot.presentations[$0].isHidden && snapshot.presentations[$0].alpha > 0
      })
    else { return nil }
    guard let scroller = scrollerAtTop(of: root) else { return ground(of: root) }
    let own = snapshot.presentations[scroller]
    if own.contentOffset.y + own.contentInset.top > 0.5 { return nil }
    return ground(of: scroller) ?? ground(of: root)
  }

  /// The first scroll view in a view, if it begins at the view's top and is as wide.
  private func scrollerAtTop(of root: Int) -> Int? {
    let nodes = snapshot.screen.nodes
    guard let first = (root..<endOfSubtree(root)).first(where: { nodes[$0].view.kind.scrolls })
    else { return nil }
    var top = 0.0
    var view = first
    while view != root, let parent = nodes[view].parent {
      top += snapshot.presentations[view].frame.minY
      view = parent
    }
    let width = snapshot.presentations[root].frame.width
    return abs(top) < 0.5 && snapshot.presentations[first].frame.width > width - 0.5 ? first : nil
  }

  private func ground(of index: Int) -> Color? {
    let around = Inherited(
      origin: .zero, clip: .zero, tint: nil, direction: .leftToRight, isInOpenContainer: true)
    let view = figure(index, frame: snapshot.presentations[index].frame, in: around)
    return canvas.groundColor(view).flatMap { $0.isClear ? nil : $0 }
  }

  private func subviews(of parent: Int) -> [Int] {
    (parent + 1..<endOfSubtree(parent)).filter { snapshot.screen.nodes[$0].parent == parent }
  }
}
