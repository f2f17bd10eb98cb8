import EmakiDrawing
import EmakiLayout

extension ScreenPainter {
  /// The index of the first node that is not in the view's subtree.
  func endOfSubtree(_ index: Int) -> Int { snapshot.endOfSubtree(index) }

  /// Whether subviews have to be cut: the view clips, and something reaches out of it or into its
  /// round corners.
  func clips(_ index: Int) -> Bool {
    guard snapshot.screen.nodes[index].view.clipsToBounds else { return false }
    let own = snapshot.presentations[index]
    if !own.corner.isSquare { return true }
    let content = snapshot.contentExtents(of: index, in: extents)
    let bounds = Rect(origin: .zero, size: own.frame.size).outset(by: 0.001)
    return content.minX < bounds.minX || content.minY < bounds.minY || content.maxX > bounds.maxX
      || content.maxY > bounds.maxY
  }

  /// The fixed point of a view's transform, in the view's coordinates.
  func anchorPoint(of index: Int, in size: Size) -> Point {
    let anchor = snapshot.screen.nodes[index].view.anchorPoint
    return Point(x: size.width * anchor.x, y: size.height * anchor.y)
  }

  /// The view with what it inherits.
  ///
  /// - Parameter above: what it shows above its frame, by default as `reachUnderBar(_:)` says.
  func figure(
    _ index: Int, frame: Rect, in surroundings: Inherited,
    above: (height: Double, ground: Color?)? = nil
  ) -> DrawnView {
    let node = snapshot.screen.nodes[index]
    var own = snapshot.presentations[index]
    // A sketch has a few backgrounds, and that of a colour halfway would be neither the old nor the
    // new.
    if !canvas.theme.usesSceneColors { own.gradient = node.view.gradient ?? own.gradient }
    let isEmbedded = surroundings.isInOpenContainer && node.view.kind == .view
    let bounds = canvas.grid.snapKeeping(frame)
    let endsWithScreen = canvas.screenRect(bounds).maxY > snapshot.screen.size.height - 0.5
    let reach = max(own.corner.radius, own.corner.reach(in: bounds))
    let beyond = node.view.isElevated && endsWithScreen ? reach : 0
    let above = above ?? reachUnderBar(index)
    return DrawnView(
      shared: drawnView(index), own: own, goal: node.frame.size, bounds: bounds,
      box: bounds.inset(
        by: Insets(top: -above.height, left: 0, bottom: -beyond, right: 0)),
      tint: own.tintColor ?? surroundings.tint,
      direction: node.view.layoutDirection ?? surroundings.direction, safeArea: node.safeArea,
      isRoot: node.parent == nil || isEmbedded, hasSubviews: index + 1 < endOfSubtree(index),
      isInSelected: surroundings.isInSelected, isZoomed: isZoomed(index),
      isUnknownPart: isUnknownPart(index),
      fillsRow: node.parent.map { snapshot.screen.nodes[$0].view.kind == .tableCell } ?? false,
      bearsLightText: bearsLightText(index),
      edge: edge(index),
      groundAbove: above.ground)
  }

  private func edge(_ index: Int) -> BarEdge? {
    switch snapshot.screen.nodes[index].view.kind {
    case .navigationBar: scrollEdge(index)
    case .tabBar: tabBarEdge(index)
    default: nil
    }
  }

  /// The view with what its neighbours change of its look.
  private func drawnView(_ index: Int) -> Shared<View> {
    let shared = snapshot.screen.nodes[index].shared
    guard isAboveSelectedRow(index) else { return shared }
    var view = shared.value
    view.control.row.hidesSeparator = true
    return Shared(view)
  }

  /// Whether a view is the one that a scroll view around it zooms: its first subview.
  private func isZoomed(_ index: Int) -> Bool {
    guard let parent = snapshot.screen.nodes[index].parent, parent == index - 1 else {
      return false
    }
    return snapshot.screen.nodes[parent].view.scroll?.zooms ?? false
  }

  /// Whether the next row has the outline of the selected, which is line enough.
  private func isAboveSelectedRow(_ index: Int) -> Bool {
    let nodes = snapshot.screen.nodes
    let next = endOfSubtree(index)
    guard nodes[index].view.kind == .tableCell, !canvas.theme.usesSceneColors,
      next < nodes.count, nodes[next].parent == nodes[index].parent,
      nodes[next].view.kind == .tableCell
    else { return false }
    return nodes[next].view.role == .accent || snapshot.presentations[next].isOn
  }

  /// Remembers where a view is seen on the screen.
  mutating func note(_ figure: DrawnView, _ index: Int, clip: Rect) {
    guard let visible = figure.bounds.intersection(clip), let seen = canvas.seenPart(of: visible)
    else { return }
    shown[index] = Canvas.SeenPart(rect: seen, groundCount: canvas.grounds.count)
  }
}

extension Snapshot {
  /// For each view, the smallest rectangle around it and its subviews, as far as they are not cut,
  /// in the view's coordinates.
  ///
  /// - Parameter shadows: whether the areas that shadows cover belong to them.
  func subtreeExtents(withShadows shadows: Bool) -> [Rect] {
    var extents = zip(screen.nodes, presentations).map { node, own in
      let box = Rect(origin: .zero, size: own.frame.size)
        .outset(by: node.view.boxArrow?.height ?? 0)
      return shadows ? own.shadow.map { box.union($0.reach(of: box)) } ?? box : box
    }
    for index in presentations.indices.reversed() {
      guard let parent = screen.nodes[index].parent, !presentations[index].isHidden,
        presentations[index].frame.isFinite
      else { continue }
      guard !screen.nodes[parent].view.clipsToBounds else { continue }
      extents[parent] = extents[parent].union(placed(index, extents[index]))
    }
    return extents
  }

  /// The smallest rectangle around the subviews of a view, in the view's coordinates.
  func contentExtents(of index: Int, in extents: [Rect]) -> Rect {
    var content = Rect.zero
    var child = index + 1
    while child < presentations.count, let parent = screen.nodes[child].parent, parent >= index {
      if parent == index, !presentations[child].isHidden {
        content = content.union(placed(child, extents[child]))
      }
      child += 1
    }
    return content
  }

  /// A rectangle of a view in the coordinates of its superview.
  private func placed(_ index: Int, _ rect: Rect) -> Rect {
    let own = presentations[index]
    let offset = screen.nodes[index].parent.map { presentations[$0].contentOffset } ?? .zero
    let origin = own.frame.origin - offset
    guard own.transform != .identity else { return rect.offset(x: origin.x, y: origin.y) }
    let anchor = screen.nodes[index].view.anchorPoint
    let size = own.frame.size
    return own.transform.matrix
      .about(Point(x: size.width * anchor.x, y: size.height * anchor.y))
      .boundingBox(of: rect).offset(x: origin.x, y: origin.y)
  }
}
