import EmakiDrawing
import EmakiLayout

/// Hidden subviews of stack views, which close their gap along the axis and stay as they are across
/// it.
///
/// Observed on UIKit: a view that is hidden in an animation is seen until the gap is closed.
extension Stage {
  static func collapsed(in screen: LaidOutScreen) -> [Int: Axis] {
    var axes: [Int: Axis] = [:]
    for (index, node) in screen.nodes.enumerated() {
      guard let parent = node.parent else { continue }
      let own = node.view.isHidden ? screen.nodes[parent].view.stack?.axis.other : nil
      if let axis = axes[parent] ?? own { axes[index] = axis }
    }
    return axes
  }

  /// Leaves what has been hidden in stack views as it was across them.
  mutating func keepAcross(from before: Stage) {
    for (index, axis) in collapsed {
      let id = rest.screen.nodes[index].view.id
      guard let place = before.indices[id] else { continue }
      rest.presentations[index].frame.take(axis, of: before.rest.presentations[place].frame)
    }
  }
}

extension Rect {
  /// Takes origin and length along an axis from another one.
  mutating func take(_ axis: Axis, of other: Rect) {
    switch axis {
    case .horizontal: (origin.x, size.width) = (other.minX, other.width)
    case .vertical: (origin.y, size.height) = (other.minY, other.height)
    }
  }
}
