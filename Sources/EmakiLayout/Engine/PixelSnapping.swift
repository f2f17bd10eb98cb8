import EmakiDrawing

/// The last pass: moves every edge, seen from the root, to the nearest pixel.
///
/// edge′ = ⌊edge · scale + ½⌋ / scale. Sizes and origins follow from the rounded edges, so that
/// views that touch still touch. Scrolled content, and views in a frame that was set directly, are
/// rounded from their container's corner.
struct PixelSnapping {
  let tree: LayoutTree
  let scale: Double
  /// Whether horizontal edges halfway between two pixels stay there.
  var keepsHalves = false

  /// - Parameter exact: views whose frames were set directly and stay as they are.
  func snap(_ frames: [Rect], exact: Set<Int>) -> [Rect] {
    var snapped = frames
    var corners = Array(repeating: Point.zero, count: frames.count)
    var snappedCorners = corners
    for (index, node) in tree.nodes.enumerated() {
      let isExact = exact.contains(index)
      if index > 0, !isExact {
        let base = corners[node.parent]
        let seen = frames[index].offset(x: base.x, y: base.y)
        let pixels = onPixels(seen)
        let corner = snappedCorners[node.parent]
        snapped[index] = pixels.offset(x: -corner.x, y: -corner.y)
        corners[index] = seen.origin
        snappedCorners[index] = pixels.origin
      }
      if isExact || node.view.kind.scrolls {
        corners[index] = .zero
        snappedCorners[index] = .zero
      }
    }
    return snapped
  }

  private func onPixels(_ rect: Rect) -> Rect {
    let pixels = rect.snapped(toScale: scale)
    guard keepsHalves else { return pixels }
    return Rect(
      minX: pixels.minX, minY: isHalfway(rect.minY) ? rect.minY : pixels.minY,
      maxX: pixels.maxX, maxY: isHalfway(rect.maxY) ? rect.maxY : pixels.maxY)
  }

  private func isHalfway(_ edge: Double) -> Bool {
    let pixels = edge * scale
    return abs(pixels - pixels.rounded(.down) - 0.5) < 1e-6
  }
}
