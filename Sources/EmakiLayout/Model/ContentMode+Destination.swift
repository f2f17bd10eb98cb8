package import EmakiDrawing

extension ContentMode {
  /// Where content of a natural size lies in a view's bounds; it may reach out of them.
  package func destination(of size: Size, in bounds: Rect) -> Rect {
    guard !size.isEmpty else { return bounds }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return Self.place(size, scaledBy: min(across, down), 0.5, 0.5, in: bounds)
    case .scaleAspectFill:
      return Self.place(size, scaledBy: max(across, down), 0.5, 0.5, in: bounds)
    case .center: return Self.place(size, 0.5, 0.5, in: bounds)
    case .top: return Self.place(size, 0.5, 0, in: bounds)
    case .bottom: return Self.place(size, 0.5, 1, in: bounds)
    case .left: return Self.place(size, 0, 0.5, in: bounds)
    case .right: return Self.place(size, 1, 0.5, in: bounds)
    case .topLeft: return Self.place(size, 0, 0, in: bounds)
    case .topRight: return Self.place(size, 1, 0, in: bounds)
    case .bottomLeft: return Self.place(size, 0, 1, in: bounds)
    case .bottomRight: return Self.place(size, 1, 1, in: bounds)
    }
  }

  /// Shares out the room that is left: `x` and `y` of it lie before the content.
  private static func place(
    _ size: Size, scaledBy factor: Double = 1, _ x: Double, _ y: Double, in bounds: Rect
  ) -> Rect {
    let width = size.width * factor
    let height = size.height * factor
    return Rect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
