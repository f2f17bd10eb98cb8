internal import CPangoCairo
import EmakiDrawing

extension CairoCanvas {
  /// Makes a path of the items' plane, seen in perspective, Cairo's current path.
  func traceProjected(_ path: Path, scale: Double) {
    cairo_new_path(cairo)
    Projection(transform).apply(path, scale: scale).append(to: cairo)
  }

  /// About how many pixels a point is wide where an area is seen.
  func scale(over area: Rect) -> Double { ProjectedPicture.scale(of: transform, over: area) }

  /// Makes colours of the items' plane, seen in perspective, Cairo's source; false where nothing of
  /// the area is seen.
  ///
  /// - Parameter sample: red, green, blue and alpha, 0…1, not premultiplied, at a point.
  func setProjectedSource(over area: Rect, sample: (Point) -> SIMD4<Double>) -> Bool {
    // Outlines are seen at any size: three pixels a unit look sharp on screens and in print.
    let density = medium == .pixels ? 1.0 : 3.0
    let opacity = opacity
    let picture = ProjectedPicture(of: area, by: transform, within: visible, density: density) {
      let color = sample($0)
      return SIMD4(color.x, color.y, color.z, color.w * opacity)
    }
    guard let picture else { return false }
    let image = PremultipliedImage(picture.pixels)
    guard let surface = image.makeSurface(image.bounds, keptBy: self) else { return false }
    defer { cairo_surface_destroy(surface) }
    cairo_set_source_surface(cairo, surface, 0, 0)
    if let pattern = cairo_get_source(cairo) {
      var matrix = cairo_matrix_t(
        xx: density, yx: 0, xy: 0, yy: density, x0: -picture.frame.minX * density,
        y0: -picture.frame.minY * density)
      cairo_pattern_set_matrix(pattern, &matrix)
      if medium == .pixels { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
    }
    return true
  }
}
