import EmakiDrawing

/// The frames of all views in their superviews: as solved, or before that as a guess.
struct FrameEstimates {
  /// The frames that follow from the variables' values.
  static func solved(_ geometry: Geometry, _ values: [Double]) -> [Rect] {
    geometry.tree.nodes.indices.map { index in
      let across = geometry.frame(of: index, .horizontal)
      let down = geometry.frame(of: index, .vertical)
      return Rect(
        x: across.origin.value(values), y: down.origin.value(values),
        width: max(0, across.length.value(values)), height: max(0, down.length.value(values)))
    }
  }

  /// The frames that are known without solving; a view that is not known is taken to fill its
  /// superview, which is right most often where it matters: for containers at a screen's edges.
  static func guessed(_ geometry: Geometry) -> [Rect] {
    frames(geometry) { $0 }
  }

  /// The same where views that are not known are taken to have no size, so that nothing covers them.
  static func bare(_ geometry: Geometry) -> [Rect] {
    frames(geometry) { _ in .zero }
  }

  private static func frames(_ geometry: Geometry, unknown: (Size) -> Size) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(geometry.tree.nodes.count)
    for (index, node) in geometry.tree.nodes.enumerated() {
      let across = geometry.frame(of: index, .horizontal)
      let down = geometry.frame(of: index, .vertical)
      let size = unknown(index == 0 ? .zero : frames[node.parent].size)
      frames.append(
        Rect(
          x: across.isKnown ? across.origin.constant : 0,
          y: down.isKnown ? down.origin.constant : 0,
          width: across.isKnown ? across.length.constant : size.width,
          height: down.isKnown ? down.length.constant : size.height))
    }
    return frames
  }
}

extension Span {
  /// Whether solving is not needed to know it.
  var isKnown: Bool { origin.isConstant && length.isConstant }
}
