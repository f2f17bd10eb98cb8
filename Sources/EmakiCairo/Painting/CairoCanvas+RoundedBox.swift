internal import CPangoCairo
import EmakiDrawing
internal import EmakiThreads

extension CairoCanvas {
  /// Paints a rectangle with four quarters of a circle as corners, filled or with a line of a width in
  /// points, in the current source; false where it must be painted as any other outline.
  func paintRounded(_ rect: Rect, _ corner: Corner, lineWidth: Double = 0) -> Bool {
    guard medium == .pixels, let scale = uprightScale, corner.isPlain, corner.radius > 0,
      !rect.isEmpty
    else { return false }
    let place = Rect(
      origin: transform.apply(to: rect.origin),
      size: Size(width: rect.width * scale, height: rect.height * scale))
    let box = RoundedBox(place, radius: corner.radius * scale, lineWidth: lineWidth * scale)
    guard let plan = box?.plan, plan.core.width * plan.core.height < 1 << 18,
      let corners = stores.corners.value(of: plan.core, make: { plan.core.coverage })
    else { return false }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    if !plan.boxes.isEmpty {
      cairo_new_path(cairo)
      for box in plan.boxes { cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height) }
      cairo_fill(cairo)
    }
    for (part, dx, dy) in plan.parts {
      corners.withSurface(of: part) {
        cairo_mask_surface(cairo, $0, part.minX + Double(dx), part.minY + Double(dy))
      }
    }
    cairo_restore(cairo)
    return true
  }
}
