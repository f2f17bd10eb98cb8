import EmakiDrawing

/// How much of each view is covered by what covers the root: the overlap of the root's insets with
/// the view's frame. Views in scrolled content are not covered.
struct SafeAreas {
  /// For each view of the tree.
  private(set) var insets: [Insets] = []

  init(_ tree: LayoutTree, environment: LayoutEnvironment, frames: [Rect]) {
    insets.reserveCapacity(tree.nodes.count)
    var corners: [Point] = []
    // The part of the screen that is free, as far as each view is concerned.
    var free: [Rect] = []
    for (index, node) in tree.nodes.enumerated() {
      let isRoot = index == 0
      let corner = isRoot ? .zero : Self.corner(of: index, tree, corners[node.parent], frames)
      corners.append(corner)
      let frame = Rect(origin: corner, size: frames[index].size)
      let inherited =
        isRoot
        ? environment.safeArea
        : node.isInScrollContent
          ? .zero : Self.overlap(of: frame, free[node.parent]).where(insets[node.parent])
      let own = inherited + node.view.additionalSafeAreaInsets
      insets.append(own)
      let keepsParents = !isRoot && node.view.additionalSafeAreaInsets == .zero
      free.append(keepsParents ? free[node.parent] : frame.inset(by: own))
    }
  }

  /// A view's top left corner on the screen.
  private static func corner(
    of index: Int, _ tree: LayoutTree, _ superview: Point, _ frames: [Rect]
  ) -> Point {
    let offset = tree.nodes[tree.nodes[index].parent].view.scroll?.contentOffset ?? .zero
    return superview + frames[index].origin - offset
  }

  private static func overlap(of frame: Rect, _ free: Rect) -> Insets {
    func clamp(_ value: Double, _ length: Double) -> Double { min(max(0, value), max(0, length)) }
    return Insets(
      top: clamp(free.minY - frame.minY, frame.height),
      left: clamp(free.minX - frame.minX, frame.width),
      bottom: clamp(frame.maxY - free.maxY, frame.height),
      right: clamp(frame.maxX - free.maxX, frame.width))
  }
}

extension Insets {
  /// Only the sides on which something covers the superview: a view that sticks out of it where
  /// nothing does is not covered there either.
  fileprivate func `where`(_ covered: Insets) -> Insets {
    Insets(
      top: covered.top > 0 ? top : 0, left: covered.left > 0 ? left : 0,
      bottom: covered.bottom > 0 ? bottom : 0, right: covered.right > 0 ? right : 0)
  }
}
