internal import CPangoCairo
import EmakiDrawing

extension CairoCanvas {
  /// Paints the blurred shadow of a shape, outside of the shape only.
  func shadow(_ shape: Shape, _ shadow: Shadow) {
    guard shadow.radius.isFinite, shadow.offset.isFinite, setSource(shadow.color) else { return }
    let density = shadowDensity(over: shape.bounds)
    let known = stores.shadows.mask(of: shape, shadow, density: density, origin: pixelOrigin)
    guard let mask = known else { return }
    guard transform.isAffine else {
      let isSeen = setProjectedSource(over: mask.frame) { mask.color(shadow.color, at: $0) }
      guard isSeen else { return }
      trace(.rect(mask.frame))
      cairo_fill(cairo)
      return
    }
    switch medium {
    case .pixels: paint(mask)
    case .outlines:
      let pixels = mask.picture(shadow.color, opacity: opacity)
      paint(pixels, part: pixels.extent, over: mask.frame)
    }
  }

  private func paint(_ mask: ShadowMask) {
    cairo_save(cairo)
    cairo_translate(cairo, mask.frame.minX, mask.frame.minY)
    cairo_scale(cairo, 1 / mask.density, 1 / mask.density)
    for piece in mask.pieces {
      piece.withSurface {
        cairo_mask_surface(cairo, $0, Double(piece.left), Double(piece.top))
      }
    }
    cairo_restore(cairo)
  }

  /// Pixels per point to blur at: those of the surface for pixels, enough to look smooth for
  /// outlines.
  private func shadowDensity(over area: Rect) -> Double {
    guard transform.isAffine else { return scale(over: area) }
    let e = transform.elements
    let density = abs(e[0] * e[5] - e[1] * e[4]).squareRoot()
    return min(max(density, 0.1), 16) * (medium == .pixels ? 1 : 2)
  }

  /// A point of the items' plane that lies on the corner of a pixel, so that a mask made from there
  /// need not be sampled between its pixels.
  private var pixelOrigin: Point {
    Projection(transform).inverse?.apply(.zero) ?? .zero
  }
}
