import EmakiDrawing
import EmakiLayout

extension ScreenPainter {
  /// The values that a view inherits from those around it.
  struct Inherited {
    /// Where the superview's coordinates start in those of the current group.
    var origin: Point
    /// The visible area, in the coordinates of the current group.
    var clip: Rect
    /// The tint of the superviews.
    var tint: Color?
    /// The reading direction of the superview.
    var direction: LayoutDirection
    /// Whether the superview is a container that leaves its background to the view that it shows.
    var isInOpenContainer: Bool
    /// Whether one of the superviews is selected.
    var isInSelected = false

    /// The same for the subviews of a view at `frame`.
    func inside(_ figure: DrawnView, frame: Rect) -> Inherited {
      let offset = figure.own.contentOffset
      return Inherited(
        origin: Point(x: frame.minX - offset.x, y: frame.minY - offset.y), clip: clip,
        tint: figure.tint, direction: figure.direction,
        isInOpenContainer: figure.view.kind == .containerView && figure.view.role == nil
          && figure.backgroundColor == nil,
        isInSelected: figure.isInSelected || figure.isSelected)
    }
  }
}
