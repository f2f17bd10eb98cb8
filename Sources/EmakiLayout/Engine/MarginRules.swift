import EmakiDrawing

/// The layout margins of all views.
///
/// A view's margins (given, or by kind) grow by its safe area; then the superview's margins count
/// as far as they reach into the view, if it preserves them.
struct MarginRules {
  let tree: LayoutTree
  let environment: LayoutEnvironment
  let frames: [Rect]

  func insets(safeAreas: [Insets]) -> [Insets] {
    var margins: [Insets] = []
    margins.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      var own = ownMargins(index)
      if node.view.insetsLayoutMarginsFromSafeArea { own = own + safeAreas[index] }
      if node.view.preservesSuperviewLayoutMargins, index > 0 {
        own = own.union(reach(of: margins[node.parent], into: index))
      }
      if node.view.followsReadableWidth { own = own.union(besideReadable(frames[index].width)) }
      margins.append(own)
    }
    return margins
  }

  /// As wide as UIKit lets lines of its standard text become, in points.
  private static let readableWidth = 672.0

  /// The insets at the sides of readable content in the middle of a width.
  private func besideReadable(_ width: Double) -> Insets {
    let side = max(0, (width - Self.readableWidth) / 2)
    return Insets(top: 0, left: side, bottom: 0, right: side)
  }

  private func ownMargins(_ index: Int) -> Insets {
    let node = tree.nodes[index]
    let given = node.view.layoutMargins?.resolved(node.direction)
    if index == 0 || node.view.isControllerRoot {
      // A controller keeps the system's minimum at the sides; above and below it is 0.
      guard let given else { return environment.rootMargins }
      var sides = environment.rootMargins
      sides.top = 0
      sides.bottom = 0
      return given.union(sides)
    }
    return given ?? defaultMargins(node)
  }

  private func defaultMargins(_ node: LayoutTree.Node) -> Insets {
    switch node.view.kind {
    // A stack view that fills a row keeps its views where a cell's content begins.
    case .contentView where isInRow(node), .stackView where isInRow(node):
      let side = environment.rootMargins.left
      return Insets(top: 11, left: side, bottom: 11, right: side)
    case .stackView: return .zero
    default: return Insets(all: 8)
    }
  }

  private func isInRow(_ node: LayoutTree.Node) -> Bool {
    tree.nodes[node.parent].view.kind == .tableCell
  }

  /// How far the superview's margins reach into a view.
  private func reach(of margins: Insets, into index: Int) -> Insets {
    let frame = frames[index]
    let superview = frames[tree.nodes[index].parent].size
    return Insets(
      top: max(0, margins.top - frame.minY),
      left: max(0, margins.left - frame.minX),
      bottom: max(0, margins.bottom - (superview.height - frame.maxY)),
      right: max(0, margins.right - (superview.width - frame.maxX)))
  }
}
