internal import CPangoCairo
import EmakiDrawing

extension CairoCanvas {
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
    paint(image.pixels, part: part, over: target)
  }

  /// Paints a part of a picture that lies inside it.
  func paint(_ pixels: PixelBuffer, part: Rect, over target: Rect) {
    let source = PicturePart(pixels, part: part, for: size(inPixels: target))
    guard transform.isAffine else {
      let (image, part) = (image(of: source), source.part)
      let (sx, sy) = (target.width / part.width, target.height / part.height)
      let isSeen = setProjectedSource(over: target) { point in
        image.sample(
          part.minX + (point.x - target.minX) / sx, part.minY + (point.y - target.minY) / sy)
      }
      guard isSeen else { return }
      trace(.rect(target))
      cairo_fill(cairo)
      return
    }
    cairo_save(cairo)
    cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
    cairo_clip(cairo)
    // Unless it goes on beyond its edges, a picture that is enlarged would fade there.
    if setScaledSource(source, over: target)
      || image(of: source).setSource(
        of: cairo, part: source.part, over: target, extends: medium == .pixels, keptBy: self)
    {
      cairo_paint_with_alpha(cairo, opacity)
    }
    cairo_restore(cairo)
  }

  /// The pixels that a part lies in.
  private func image(of source: PicturePart) -> PremultipliedImage {
    stores.images.premultiplied(source.pixels).halved(source.halvings)
  }

  /// How large a rectangle comes out; without bound where outlines are kept, which are seen at any size.
  private func size(inPixels rect: Rect) -> Size {
    guard medium == .pixels else { return Size(width: .infinity, height: .infinity) }
    guard transform.isAffine else {
      let scale = scale(over: rect)
      return Size(width: rect.width * scale, height: rect.height * scale)
    }
    let e = transform.elements
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    return Size(width: rect.width * length(e[0], e[1]), height: rect.height * length(e[4], e[5]))
  }

  /// Makes what a part of a picture comes out as the source, if it is worth keeping.
  private func setScaledSource(_ source: PicturePart, over target: Rect) -> Bool {
    guard medium == .pixels, let scale = uprightScale else { return false }
    let place = Rect(
      origin: transform.apply(to: target.origin),
      size: Size(width: target.width * scale, height: target.height * scale))
    guard
      let (scaled, corner) = ScaledPart.placed(source, over: place, visible: visible),
      let drawn = stores.images.drawn(scaled)
    else { return false }
    let bounds = drawn.bounds
    cairo_identity_matrix(cairo)
    return drawn.setSource(
      of: cairo, part: bounds, over: Rect(origin: corner, size: bounds.size), extends: true,
      keptBy: self)
  }
}
