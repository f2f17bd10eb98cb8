extension Shape {
  /// The outline as lines and curves, clockwise.
  ///
  /// A quarter of a circle is one cubic with handles of 0.5522847498 radii, at most 0.03 % off.
  package var path: Path {
    switch self {
    case .rect(let rect): Path.rounded(rect, 0, 0)
    case .roundedRect(let rect, let corner) where corner.isPlain || corner.isSquare:
      Path.rounded(rect, corner.limited(to: rect).radius, corner.limited(to: rect).radius)
    case .roundedRect(let rect, let corner): corner.path(of: rect)
    case .ellipse(let rect): Path.rounded(rect, rect.width / 2, rect.height / 2)
    case .path(let path): path
    }
  }
}

extension Path {
  /// A rectangle whose corners are quarters of an ellipse of radii `rx` and `ry`.
  fileprivate static func rounded(_ r: Rect, _ rx: Double, _ ry: Double) -> Path {
    var path = Path()
    guard rx > 0, ry > 0 else {
      path.move(r.minX, r.minY)
      path.line(r.maxX, r.minY)
      path.line(r.maxX, r.maxY)
      path.line(r.minX, r.maxY)
      path.close()
      return path
    }
    let (hx, hy) = (rx * (1 - 0.552_284_749_8), ry * (1 - 0.552_284_749_8))
    path.move(r.minX + rx, r.minY)
    path.line(r.maxX - rx, r.minY)
    path.curve(r.maxX - hx, r.minY, r.maxX, r.minY + hy, r.maxX, r.minY + ry)
    path.line(r.maxX, r.maxY - ry)
    path.curve(r.maxX, r.maxY - hy, r.maxX - hx, r.maxY, r.maxX - rx, r.maxY)
    path.line(r.minX + rx, r.maxY)
    path.curve(r.minX + hx, r.maxY, r.minX, r.maxY - hy, r.minX, r.maxY - ry)
    path.line(r.minX, r.minY + ry)
    path.curve(r.minX, r.minY + hy, r.minX + hx, r.minY, r.minX + rx, r.minY)
    path.close()
    return path
  }
}
