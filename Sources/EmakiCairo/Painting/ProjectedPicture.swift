import EmakiDrawing

/// Colours of a plane, as they are seen in perspective: each pixel is looked up in the plane.
struct ProjectedPicture {
  /// Where the picture lies on the surface.
  let frame: Rect
  let pixels: PixelBuffer

  /// Looks up an area of the plane; `nil` where nothing of it is seen.
  ///
  /// - Parameters:
  ///   - visible: the surface.
  ///   - density: pixels of the picture per unit of the surface.
  ///   - sample: red, green, blue and alpha, 0…1, not premultiplied, at a point of the plane.
  init?(
    of area: Rect, by transform: Transform, within visible: Rect, density: Double,
    sample: (Point) -> SIMD4<Double>
  ) {
    let projection = Projection(transform)
    guard let back = projection.inverse,
      let box = projection.boundingBox(of: area)?.intersection(visible)
    else { return nil }
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    let columns = Int(((box.maxX.rounded(.up) - left) * density).rounded(.up))
    let rows = Int(((box.maxY.rounded(.up) - top) * density).rounded(.up))
    var pixels = PixelBuffer(width: columns, height: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let seen = Point(
          x: left + (Double(column) + 0.5) / density, y: top + (Double(row) + 0.5) / density)
        let color = sample(back.apply(seen))
        pixels[column, row] = Color(
          red: color.x, green: color.y, blue: color.z, alpha: color.w)
      }
    }
    frame = Rect(
      x: left, y: top, width: Double(columns) / density, height: Double(rows) / density)
    self.pixels = pixels
  }

  /// About how many units of the surface a point is wide where an area is seen.
  static func scale(of transform: Transform, over area: Rect) -> Double {
    let seen = Projection(transform).boundingBox(of: area) ?? .zero
    let ratio = max(seen.width / max(area.width, 1e-3), seen.height / max(area.height, 1e-3))
    return min(max(ratio, 0.1), 16)
  }
}
