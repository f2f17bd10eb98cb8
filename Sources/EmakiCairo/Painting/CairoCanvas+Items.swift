internal import CPangoCairo
import EmakiDrawing

extension CairoCanvas {
  /// Paints all items of a picture, back to front, on a background of a colour or a clear one.
  func paint(_ items: [DisplayItem], on ground: Color?, under transform: Transform) {
    visibleItems.look(at: items, under: transform)
    replaceGround(with: ground)
    within(transform) { paint(items) }
  }

  private func paint(_ items: [DisplayItem]) {
    for item in items {
      if case .group(let group) = item {
        if !paint(group) { visibleItems.skip(group.items) }
        continue
      }
      switch visibleItems.next() {
      case .nothing: continue
      case .all: paint(item)
      case .parts(let parts): paint(parts, of: item)
      }
    }
  }

  private func paint(_ item: DisplayItem) {
    switch item {
    case .fill(let shape, let paint): fill(shape, paint)
    case .stroke(let shape, let stroke, let paint): self.stroke(shape, stroke, paint)
    case .shadow(let shape, let shadow): self.shadow(shape, shadow)
    case .text(let run): text(run)
    case .image(let image, let source, let destination):
      self.image(image, source: source, destination: destination)
    case .group: break
    }
  }

  /// Paints parts of a rectangle, in pixels.
  private func paint(_ parts: [Rect], of item: DisplayItem) {
    guard case .fill(let shape, let paint) = item, setSource(paint, over: shape.bounds) else {
      return
    }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    fill(parts)
    cairo_restore(cairo)
  }

  /// Replaces the background, where it can be seen, by a colour, or clears it.
  private func replaceGround(with color: Color?) {
    let isColored = setSource(color ?? .clear)
    guard medium == .pixels else {
      if isColored { fill(visibleItems.ground) }
      return
    }
    if !isColored { cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    fill(visibleItems.ground)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  /// Paints rectangles of whole pixels, none of which lies over another.
  private func fill(_ parts: [Rect]) {
    for part in parts {
      cairo_rectangle(cairo, part.minX, part.minY, part.width, part.height)
      cairo_fill(cairo)
    }
  }

  /// Paints a group; false where nothing of it can be seen.
  private func paint(_ group: DisplayGroup) -> Bool {
    guard group.opacity > 0, !group.items.isEmpty else { return false }
    let isFlattened = group.isFlattened
    var isPainted = true
    within(group.transform, opacity: isFlattened ? 1 : min(group.opacity, 1)) {
      if let clip = group.clip, !clip.bounds.isFinite || !reaches(clip.bounds) {
        isPainted = false
        return
      }
      if group.clip != nil || isFlattened { cairo_save(cairo) }
      if let clip = group.clip { self.clip(clip) }
      if isFlattened { isPainted = flatten(group) } else { paint(group.items) }
      if group.clip != nil || isFlattened { cairo_restore(cairo) }
    }
    return isPainted
  }

  /// Paints a group as one picture, then that picture translucently; false where it lies outside.
  private func flatten(_ group: DisplayGroup) -> Bool {
    guard let area = group.items.inkBounds,
      let box = Projection(transform).boundingBox(of: area)?.intersection(visible)
    else { return false }
    // Cairo makes the group's picture as large as the clip: a small one is quicker.
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_rectangle(
      cairo, box.minX.rounded(.down) - 1, box.minY.rounded(.down) - 1,
      box.width.rounded(.up) + 3, box.height.rounded(.up) + 3)
    cairo_restore(cairo)
    cairo_clip(cairo)
    cairo_push_group(cairo)
    paint(group.items)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, group.opacity)
    return true
  }
}
