public import EmakiDrawing

extension Snapshot {
  /// Scales the first subview of each scroll view that zooms, as UIKit does with `viewForZooming`,
  /// and brings content that is smaller than the view to the middle where that is asked for.
  mutating func zoom() {
    for index in screen.nodes.indices {
      guard let parent = screen.nodes[index].parent, parent == index - 1,
        let state = screen.nodes[parent].view.scroll
      else { continue }
      let content = screen.nodes[parent].contentSize
      let viewport = screen.nodes[parent].frame.size
      let zoom = state.zoom(content: content, viewport: viewport)
      guard zoom != 1 || state.centersContent else { continue }
      let shown = Size(width: content.width * zoom, height: content.height * zoom)
      let margin = state.margin(content: shown, viewport: viewport)
      presentations[index].transform = zoomed(index, by: zoom, margin: margin)
    }
  }

  /// The fixed point of a view's transform in its superview, points.
  public func anchor(of index: Int) -> Point {
    let frame = presentations[index].frame
    let anchor = screen.nodes[index].view.anchorPoint
    return Point(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  /// The transform about the anchor that scales about the content's origin and then moves.
  private func zoomed(_ index: Int, by zoom: Double, margin: Point) -> ViewTransform {
    let fixed = anchor(of: index)
    return ViewTransform(
      translation: Point(
        x: (zoom - 1) * fixed.x + margin.x, y: (zoom - 1) * fixed.y + margin.y),
      scale: Point(x: zoom, y: zoom))
  }
}
