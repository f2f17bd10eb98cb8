/// The outline that is filled, stroked or clipped to.
public enum Shape: Sendable, Hashable {
  /// A rectangle with square corners.
  case rect(Rect)
  /// A rectangle with round corners; their radius is limited to half the shorter side.
  case roundedRect(Rect, Corner)
  /// The ellipse that touches the four edges of a rectangle.
  case ellipse(Rect)
  /// Any lines and curves; filled by the non-zero winding rule.
  case path(Path)

  /// The smallest upright rectangle around the shape, without its stroke; for a path, around all its
  /// points and control points.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.bounds ?? .zero
    }
  }
}
