import EmakiDrawing
import EmakiLayout

/// Hidden subviews of stack views, which close their gap along the axis and stay as they are across it.
///
/// Observed on UIKit: a view that is hidden in an animation is seen until the gap is closed.
extension Stage {
  /// For each view, by its place, the axis across the stack view in which it or what it lies in is
  /// hidden; `nil` for others.
  func collapsed() -> [Axis?] {
    let nodes = rest.screen.nodes
    var axes: [Axis?] = []
    for node in nodes {
      let outer = node.parent.flatMap { axes[$0] }
      let stack = node.parent.flatMap { nodes[$0].view.stack }
      axes.append(outer ?? (node.view.isHidden ? stack?.axis.other : nil))
    }
    return axes
  }

  /// Leaves what has been hidden in stack views as it was across them.
  mutating func keepAcross(from before: Stage) {
    let axes = collapsed()
    for (index, node) in rest.screen.nodes.enumerated() {
      guard let axis = axes[index], let place = before.indices[node.view.id] else { continue }
      rest.presentations[index].frame.take(axis, of: before.rest.presentations[place].frame)
    }
  }
}

extension Rect {
  /// Takes place and length along an axis from another one.
  mutating func take(_ axis: Axis, of other: Rect) {
    switch axis {
    case .horizontal: (origin.x, size.width) = (other.minX, other.width)
    case .vertical: (origin.y, size.height) = (other.minY, other.height)
    }
  }
}
