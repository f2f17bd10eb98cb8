internal import CPangoCairo
import EmakiDrawing

extension Canvas {
  /// Paints the part `source` of a picture, in its pixels, over `destination`.
  func image(_ image: DisplayImage, source: Rect, destination: Rect) {
    guard !source.isEmpty, !destination.isEmpty,
      let part = source.intersection(image.pixels.extent)
    else { return }
    let (sx, sy) = (destination.width / source.width, destination.height / source.height)
    let target = Rect(
      x: destination.minX + (part.minX - source.minX) * sx,
      y: destination.minY + (part.minY - source.minY) * sy,
      width: part.width * sx, height: part.height * sy)
    paint(stores.images.premultiplied(image.pixels), part: part, over: target)
  }

  /// Paints a part of a picture that lies inside it.
  func paint(_ image: PremultipliedImage, part: Rect, over target: Rect) {
    let (sx, sy) = (target.width / part.width, target.height / part.height)
    guard transform.isAffine else {
      let isSeen = setProjectedSource(over: target) { point in
        image.sample(
          part.minX + (point.x - target.minX) / sx, part.minY + (point.y - target.minY) / sy)
      }
      guard isSeen else { return }
      trace(.rect(target))
      cairo_fill(cairo)
      return
    }
    // What lies beside the part must not shine in at its edges.
    let pixels = Rect(
      minX: part.minX.rounded(.down), minY: part.minY.rounded(.down),
      maxX: part.maxX.rounded(.up), maxY: part.maxY.rounded(.up))
    guard let surface = image.makeSurface(pixels, keptBy: self) else { return }
    defer { cairo_surface_destroy(surface) }
    cairo_save(cairo)
    cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
    cairo_clip(cairo)
    cairo_translate(cairo, target.minX, target.minY)
    cairo_scale(cairo, sx, sy)
    cairo_set_source_surface(cairo, surface, pixels.minX - part.minX, pixels.minY - part.minY)
    if let pattern = cairo_get_source(cairo) {
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      // Without this the edge of a picture that is enlarged would fade.
      if medium == .pixels { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
    }
    cairo_paint_with_alpha(cairo, opacity)
    cairo_restore(cairo)
  }
}
