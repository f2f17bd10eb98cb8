import EmakiDrawing

/// How much of each view is covered by what covers the root: the overlap of the root's insets with
/// the view's frame. Views in content that scrolls up and down are not covered, but for the cells
/// of tables; those in content that only scrolls sideways are covered above and below.
struct SafeAreas {
  /// The safe area of each view of the tree.
  private(set) var insets: [Insets] = []
  /// Insets of each view that the notch takes at the left and right, also in content that scrolls
  /// up and down: the content of rows keeps out of it.
  private(set) var sides: [Insets] = []

  init(_ tree: LayoutTree, environment: LayoutEnvironment, frames: [Rect]) {
    insets.reserveCapacity(tree.nodes.count)
    // Whether what is in a view is covered though it scrolls.
    var passesOn: [Bool] = []
    var corners: [Point] = []
    // The part of the screen that is free, as far as each view is concerned.
    var free: [Rect] = []
    for (index, node) in tree.nodes.enumerated() {
      let isRoot = index == 0
      let corner = isRoot ? .zero : Self.corner(of: index, tree, corners[node.parent], frames)
      let place = Rect(origin: corner, size: frames[index].size)
      let frame = environment.isRunning && !isRoot ? shown(place, index, tree, frames) : place
      corners.append(frame.origin)
      let own = isRoot ? environment.safeArea.sides : sides(of: frame, index, tree, frames, free)
      let sides = own.atMost(environment.safeArea)
      self.sides.append(sides)
      let isStill = !node.isInScrollContent || (environment.isRunning && passesOn[node.parent])
      var inherited =
        isRoot
        ? environment.safeArea
        : isStill
          ? Self.overlap(of: frame, free[node.parent]).where(insets[node.parent])
          : (environment.isRunning ? sides : .zero)
      if !isRoot, isStill, node.isInScrollContent {
        (inherited.left, inherited.right) = (sides.left, sides.right)
      }
      passesOn.append(
        isStill
          && (!node.view.kind.scrolls || Self.scrollsOnlySideways(index, tree, frames)))
      let all =
        node.holdsRowContent ? sides : inherited + node.view.additionalSafeAreaInsets
      insets.append(all)
      let keepsParents = !isRoot && node.view.additionalSafeAreaInsets == .zero
      free.append(keepsParents ? free[node.parent] : frame.inset(by: all))
    }
  }

  /// Whether the content of a scroll view lies under the bars at its top and bottom: it is no
  /// higher than the view, and the scroll view does not inset it, as UIKit's
  /// `contentInsetAdjustmentBehavior` decides.
  private static func scrollsOnlySideways(
    _ index: Int, _ tree: LayoutTree, _ frames: [Rect]
  ) -> Bool {
    let node = tree.nodes[index]
    let state = node.view.scroll ?? ScrollState()
    guard node.view.kind == .scrollView, !state.zooms, state.barInset.top == 0,
      state.barInset.bottom == 0
    else { return false }
    return node.children.allSatisfy {
      frames[$0].minY > -0.5 && frames[$0].maxY < frames[index].height + 0.5
    }
  }

  /// Where a view that sticks out at a side of its superview comes to lie within it, which decides
  /// what covers it: nothing in it jumps when it slides in or out, as in transitions of UIKit's
  /// controllers.
  private func shown(
    _ frame: Rect, _ index: Int, _ tree: LayoutTree, _ frames: [Rect]
  ) -> Rect {
    let parent = tree.nodes[index].parent
    let (own, room) = (frames[index], frames[parent].size)
    guard !tree.nodes[parent].view.kind.scrolls else { return frame }
    return frame.offset(
      x: Self.wayInside(own.minX, own.maxX, room.width),
      y: Self.wayInside(own.minY, own.maxY, room.height))
  }

  /// How far a stretch that sticks out of its room is from lying within it; 0 where it has no room.
  private static func wayInside(_ start: Double, _ end: Double, _ room: Double) -> Double {
    if end - start > room { return 0 }
    return start < 0 ? -start : end > room ? room - end : 0
  }

  /// Not in content that scrolls sideways, whose parts come and go under the notch.
  private func sides(
    of frame: Rect, _ index: Int, _ tree: LayoutTree, _ frames: [Rect], _ free: [Rect]
  ) -> Insets {
    let parent = tree.nodes[index].parent
    let (own, room) = (frames[index], frames[parent].size.width)
    let scrollsAway =
      tree.nodes[parent].view.kind.scrolls && (own.minX < -0.5 || own.maxX > room + 0.5)
    if scrollsAway || sides[parent] == .zero { return .zero }
    return Self.overlap(of: frame, free[parent]).where(sides[parent]).sides
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

extension LayoutTree {
  /// Views in cells that lie where their frame says.
  var framedRowContent: [Int] {
    nodes.indices.filter { index in
      let node = nodes[index]
      return index > 0 && nodes[node.parent].holdsRowContent && !node.isArranged
        && !node.fillsSuperview && node.view.placement != .constraints
    }
  }
}

extension LayoutTree.Node {
  /// Whether it is a cell whose subviews are the content: Interface Builder's have a view for it.
  fileprivate var holdsRowContent: Bool { view.kind == .tableCell && !hasContentView }
}

extension Insets {
  /// The insets at the left and right alone.
  fileprivate var sides: Insets { Insets(top: 0, left: left, bottom: 0, right: right) }

  fileprivate func atMost(_ other: Insets) -> Insets {
    Insets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: min(right, other.right))
  }

  /// Only the sides on which something covers the superview: a view that sticks out of it where
  /// nothing does is not covered there either.
  fileprivate func `where`(_ covered: Insets) -> Insets {
    Insets(
      top: covered.top > 0 ? top : 0, left: covered.left > 0 ? left : 0,
      bottom: covered.bottom > 0 ? bottom : 0, right: covered.right > 0 ? right : 0)
  }
}
