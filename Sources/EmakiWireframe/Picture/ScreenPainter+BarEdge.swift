import EmakiDrawing
import EmakiLayout

/// The look of a bar that the scene does not style, beside content that may end there.
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
  /// The look of the navigation bar at an index while the content below it is at its top: the
  /// background of the controller there, as UIKit's `scrollEdgeAppearance` is clear since iOS 15.
  ///
  /// While one controller moves over another the bar is clear over both, which reach under it; where
  /// content has gone under it in one of them, it goes from the look of one to that of the other.
  /// Only with the scene's colours; a sketch keeps the line that ends the bar, unless a view begins
  /// under it, and has a view over it below a large title.
  ///
  /// - Returns: `nil` where the scene styles the bar, where it lies over its content, or where
  ///   content has gone under it.
  func scrollEdge(_ index: Int) -> BarEdge? {
    let usesSceneColors = canvas.theme.usesSceneColors
    guard let pages = pages(below: index, mustBeOpen: !usesSceneColors) else { return nil }
    if usesSceneColors, pages.areMoving { return BarEdge(ground: .clear, line: 0) }
    let clear = canvas.palette.surface.multipliedAlpha(0)
    let edges = zip(pages.grounds, pages.areUnderBar).map { ground, isUnder -> BarEdge? in
      guard let ground, isUnder || usesSceneColors else { return nil }
      return BarEdge(ground: isUnder ? clear : ground, line: 0)
    }
    if pages.away == 0 || edges.count == 1 { return edges.last ?? nil }
    guard edges.contains(where: { $0 != nil }) else { return nil }
    let filled = edges.map { $0 ?? BarEdge(ground: canvas.palette.surface, line: 1) }
    return filled[1].mixed(with: filled[0], share: pages.away)
  }

  /// How far a controller's view reaches above its frame, under the navigation bar, and with what
  /// background: on iOS it lies under the bar, so that nothing of the views it covers is seen there
  /// while it moves. The shade over it, and the container that clips it, reach as far.
  ///
  /// - Returns: no height where the view ends at or under the bar by itself, and no colour where
  ///   the view's background goes on.
  func reachUnderBar(_ index: Int) -> (height: Double, ground: Color?) {
    let nodes = snapshot.screen.nodes
    guard let parent = nodes[index].parent else { return (0, nil) }
    if nodes[index].view.origin == .part(.transition),
      nodes[index].view.id == nodes[parent].view.id.shade
    {
      return (reachUnderBar(parent).height, nil)
    }
    let place = nodes[index].view.kind == .containerView ? index : parent
    guard place == index || nodes[index].view.isControllerRoot, let bar = bar(over: place) else {
      return (0, nil)
    }
    let start = snapshot.presentations[place].frame.minY
    let top = place == index ? 0 : snapshot.presentations[index].frame.minY
    let frame = snapshot.presentations[bar].frame
    if canvas.theme.usesSceneColors, let pages = pages(below: bar), pages.areMoving {
      let ground = pages.roots.firstIndex(of: index).flatMap { pages.grounds[$0] }
      return (max(top + start - frame.minY, 0), ground)
    }
    let gap = top - (frame.maxY - start)
    return (top > 0.5 && gap > 0.1 ? min(top, gap.rounded(.up) + 1) : 0, nil)
  }

  /// The navigation bar over a container for controllers.
  private func bar(over place: Int) -> Int? {
    let nodes = snapshot.screen.nodes
    guard nodes[place].view.kind == .containerView, let stack = nodes[place].parent else {
      return nil
    }
    return (place + 1..<endOfSubtree(stack)).first {
      nodes[$0].parent == stack && nodes[$0].view.kind == .navigationBar
    }
  }

  /// The views of the controllers that are seen below a bar.
  private struct BarPages {
    /// One, or two of which the second lies over the first.
    var roots: [Int]
    /// The background behind the content of each page where that is at its top; `nil` where content
    /// has gone under the bar.
    var grounds: [Color?]
    /// Whether each begins under the bar.
    var areUnderBar: [Bool]
    /// How much the last has moved aside, or faded, 0…1.
    var away: Double

    /// Whether the bar is clear over both while one moves over the other.
    var areMoving: Bool { away > 0 && grounds.count == 2 && !grounds.contains(nil) }
  }

  /// The pages of a bar that the scene does not style.
  ///
  /// - Parameter mustBeOpen: whether only pages count that may begin under the bar.
  private func pages(below index: Int, mustBeOpen: Bool = false) -> BarPages? {
    let nodes = snapshot.screen.nodes
    let bar = nodes[index].view
    let frame = snapshot.presentations[index].frame
    guard bar.role == nil, bar.origin == .part(.navigationBar),
      snapshot.presentations[index].backgroundColor == nil, let parent = nodes[index].parent,
      let place = subviews(of: parent).last(where: {
        // A bar with a large title lies over the beginning of the container for the content, and a
        // clear one over its content.
        let top = snapshot.presentations[$0].frame.minY
        return nodes[$0].view.kind == .containerView && top < frame.maxY + 0.5
          && (top > frame.minY + 0.5 || nodes[$0].view.origin == .part(.container))
      })
    else { return nil }
    let start = snapshot.presentations[place].frame.minY
    let isOpen = start < frame.minY + 0.5
    guard isOpen || !mustBeOpen else { return nil }
    let shown = subviews(of: place).filter {
      !snapshot.presentations[$0].isHidden && snapshot.presentations[$0].alpha > 0
    }
    guard let top = shown.last else { return nil }
    let roots = Array(shown.suffix(2))
    let end = frame.maxY - start
    return BarPages(
      roots: roots, grounds: roots.map { groundAtTop(of: $0, below: end) },
      areUnderBar: roots.map { isOpen && snapshot.presentations[$0].frame.minY < 0.5 },
      away: shareAside(top))
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

  /// The background behind the content of a controller's view where that is at its top; `nil` where
  /// content has gone under the bar.
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
    let top = top(of: first, in: root)
    let width = snapshot.presentations[root].frame.width
    return abs(top) < 0.5 && snapshot.presentations[first].frame.width > width - 0.5 ? first : nil
  }

  /// Where a view begins in one around it, points from that one's top.
  func top(of index: Int, in root: Int) -> Double {
    var (top, view) = (0.0, index)
    while view != root, let parent = snapshot.screen.nodes[view].parent {
      top += snapshot.presentations[view].frame.minY
      view = parent
    }
    return top
  }

  func ground(of index: Int) -> Color? {
    let around = Inherited(
      origin: .zero, clip: .zero, tint: nil, direction: .leftToRight, isInOpenContainer: true)
    let frame = snapshot.presentations[index].frame
    let view = figure(index, frame: frame, in: around, above: (0, nil))
    return canvas.groundColor(view).flatMap { $0.isClear ? nil : $0 }
  }

  func subviews(of parent: Int) -> [Int] {
    (parent + 1..<endOfSubtree(parent)).filter { snapshot.screen.nodes[$0].parent == parent }
  }
}
