import EmakiDrawing
import EmakiLayout

/// What is seen of a navigation bar that has no look of its own, over content that may be at its top.
struct BarEdge {
  /// Behind its items.
  var ground: Color
  /// How strong the line at its end is, 0…1.
  var line: Double

  /// Between this edge and another one.
  func mixed(with other: BarEdge, share: Double) -> BarEdge {
    BarEdge(
      ground: ground.mixed(with: other.ground, share: share),
      line: line + (other.line - line) * share)
  }
}

extension ScreenPainter {
  /// What shows through the navigation bar at an index while the content below it is at its top: the background of
  /// the controller there, as UIKit's `scrollEdgeAppearance` is clear since iOS 15.
  ///
  /// While one controller moves over another the bar goes from the look of one to that of the other.
  /// Only with the scene's own colours; a sketch keeps the line that ends the bar, and has a view over it
  /// below a large title.
  ///
  /// - Returns: `nil` where the bar has a look of its own, lies over its content, or content has gone
  ///   under it.
  func scrollEdge(_ index: Int) -> BarEdge? {
    let nodes = snapshot.screen.nodes
    let bar = nodes[index].view
    let frame = snapshot.presentations[index].frame
    guard canvas.theme.usesSceneColors, bar.role == nil,
      bar.origin == .part(.navigationBar), snapshot.presentations[index].backgroundColor == nil,
      let parent = nodes[index].parent,
      let place = subviews(of: parent).last(where: {
        // A bar with a large title lies over the beginning of the place for the content.
        let top = snapshot.presentations[$0].frame.minY
        return nodes[$0].view.kind == .containerView && top > frame.minY + 0.5
          && top < frame.maxY + 0.5
      })
    else { return nil }
    let shown = subviews(of: place).filter {
      !snapshot.presentations[$0].isHidden && snapshot.presentations[$0].alpha > 0
    }
    guard let top = shown.last else { return nil }
    let end = frame.maxY - snapshot.presentations[place].frame.minY
    let edges = shown.suffix(2).map { root in
      groundAtTop(of: root, below: end).map { BarEdge(ground: $0, line: 0) }
    }
    let away = shareAside(top)
    if away == 0 || edges.count == 1 { return edges.last ?? nil }
    guard edges.contains(where: { $0 != nil }) else { return nil }
    let filled = edges.map { $0 ?? BarEdge(ground: canvas.palette.surface, line: 1) }
    return filled[1].mixed(with: filled[0], share: away)
  }

  /// Whether a view stands for what `scrollEdge(_:)` gives the bar itself.
  func standsForScrollEdge(_ index: Int) -> Bool {
    let view = snapshot.screen.nodes[index].view
    return canvas.theme.usesSceneColors && view.name == View.scrollEdgeName
      && view.origin == .part(.navigationBar)
  }

  /// How much a view has moved aside, or faded, from over the one below it, 0…1.
  private func shareAside(_ index: Int) -> Double {
    let own = snapshot.presentations[index]
    let aside = own.frame.width > 0 ? abs(own.transform.translation.x) / own.frame.width : 0
    return min(max(aside, 1 - own.alpha), 1)
  }

  /// What is behind the content of a controller's view where that is at its top; `nil` where content
  /// has gone under the bar.
  ///
  /// - Parameter end: where the bar ends, in the coordinates of the view's superview: a large title
  ///   closes before content goes under it.
  private func groundAtTop(of root: Int, below end: Double) -> Color? {
    guard let scroller = scrollerAtTop(of: root) else { return ground(of: root) }
    let own = snapshot.presentations[scroller]
    let top = snapshot.presentations[root].frame.minY - own.contentOffset.y
    if own.contentOffset.y + own.contentInset.top > 0.5, top < end - 0.5 { return nil }
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
