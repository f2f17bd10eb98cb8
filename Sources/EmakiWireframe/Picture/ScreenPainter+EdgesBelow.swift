import EmakiDrawing
import EmakiLayout

/// An edge lies over what is in the view, but under what reaches out of it, such as a page that turns.
extension ScreenPainter {
  /// A view whose subviews are being drawn.
  struct OpenView {
    let index: Int
    let figure: DrawnView
    let clip: Rect
    let firstGround: Int
    /// How many groups were open around it.
    let depth: Int
    /// Whether its edge has been drawn.
    var hasEdge = false
  }

  /// Draws the edges of the open views out of which a moving view reaches, before it is drawn.
  ///
  /// - Parameter reach: where the moving view is, in the coordinates of the current group.
  mutating func drawEdges(below reach: Rect) {
    for place in openViews.indices {
      let view = openViews[place]
      guard view.depth == depth, !view.hasEdge, let seen = reach.intersection(view.clip),
        !view.figure.bounds.outset(by: 1).covers(seen)
      else { continue }
      let visible = canvas.visible
      canvas.visible = view.clip
      drawEdge(view.index, view.figure, clip: view.clip, firstGround: view.firstGround)
      canvas.visible = visible
      openViews[place].hasEdge = true
    }
  }
}
