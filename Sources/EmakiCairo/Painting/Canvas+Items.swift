internal import CPangoCairo
import EmakiDrawing

extension Canvas {
  /// Paints items, back to front.
  func paint(_ items: [DisplayItem]) {
    let covers = covers(in: items)
    for (index, item) in items.enumerated() {
      if covers.contains(where: { $0.hides(item, at: index) }) { continue }
      if case .group(let group) = item {
        // Its items are looked at one by one; to add up their areas here would do it twice.
        paint(group)
      } else if let area = item.inkBounds, area.isFinite, reaches(area) {
        paint(item)
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
    case .group(let group): paint(group)
    }
  }

  private func paint(_ group: DisplayGroup) {
    guard group.opacity > 0, !group.items.isEmpty else { return }
    let isTranslucent = group.opacity < 1
    // A single item that does not overlap itself is as translucent as its colours.
    let isFlattened = isTranslucent && (group.items.count > 1 || group.items[0].isGroup)
    within(group.transform, opacity: isFlattened ? 1 : min(group.opacity, 1)) {
      if let clip = group.clip, !clip.bounds.isFinite || !reaches(clip.bounds) { return }
      if group.clip != nil || isFlattened { cairo_save(cairo) }
      if let clip = group.clip { self.clip(clip) }
      if isFlattened { flatten(group) } else { paint(group.items) }
      if group.clip != nil || isFlattened { cairo_restore(cairo) }
    }
  }

  /// Paints a group as one picture, then that picture translucently.
  private func flatten(_ group: DisplayGroup) {
    guard let area = group.items.inkBounds,
      let box = Projection(transform).boundingBox(of: area)?.intersection(visible)
    else { return }
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
  }
}
