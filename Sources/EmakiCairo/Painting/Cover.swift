import EmakiDrawing

/// An opaque rectangle of whole pixels: what lies under it need not be painted.
struct Cover {
  /// Its place among the items.
  fileprivate var index: Int
  /// In the coordinates of the items.
  fileprivate var rect: Rect

  /// Whether nothing of an item at another place of the same list can be seen.
  func hides(_ item: DisplayItem, at index: Int) -> Bool {
    // What a group holds is looked at with covers of its own.
    guard index < self.index, !item.isGroup, let ink = item.inkBounds else { return false }
    return rect.minX <= ink.minX && rect.minY <= ink.minY && rect.maxX >= ink.maxX
      && rect.maxY >= ink.maxY
  }
}

extension Canvas {
  /// Every item is looked at for every cover.
  private static let mostCovers = 4

  /// The smallest share of the surface for which looking pays.
  private static let leastShare = 0.05

  /// The large opaque rectangles among items, the uppermost first.
  func covers(in items: [DisplayItem]) -> [Cover] {
    guard medium == .pixels, opacity >= 1, let scale = uprightScale else { return [] }
    var covers: [Cover] = []
    let least = Self.leastShare * visible.width * visible.height / (scale * scale)
    for (index, item) in items.enumerated().reversed() {
      guard let rect = opaqueRect(item, scale: scale), rect.width * rect.height >= least else {
        continue
      }
      covers.append(Cover(index: index, rect: rect))
      if covers.count == Self.mostCovers { break }
    }
    return covers
  }

  /// Whether an opaque rectangle among items lies over the whole surface, so that nothing of what was
  /// there before can be seen.
  func isCovered(by items: [DisplayItem]) -> Bool {
    guard let scale = uprightScale else { return false }
    return items.contains { item in
      guard case .group(let group) = item else {
        return opaqueRect(item, scale: scale).map(fillsSurface) ?? false
      }
      guard group.opacity >= 1, group.clip == nil else { return false }
      var isCovered = false
      within(group.transform) { isCovered = self.isCovered(by: group.items) }
      return isCovered
    }
  }

  /// What an item fills with an opaque colour, in whole pixels.
  private func opaqueRect(_ item: DisplayItem, scale: Double) -> Rect? {
    guard case .fill(.rect(let rect), .color(let color)) = item, color.alpha == 255,
      isOnPixels(rect, scale: scale)
    else { return nil }
    return rect
  }

  private func fillsSurface(_ rect: Rect) -> Bool {
    guard let box = Projection(transform).boundingBox(of: rect) else { return false }
    return box.minX <= visible.minX && box.minY <= visible.minY && box.maxX >= visible.maxX
      && box.maxY >= visible.maxY
  }

  /// Whether all edges lie between pixels, so that no pixel is covered in part.
  private func isOnPixels(_ rect: Rect, scale: Double) -> Bool {
    let origin = transform.apply(to: rect.origin)
    let edges = [
      origin.x, origin.y, origin.x + rect.width * scale, origin.y + rect.height * scale,
    ]
    return edges.allSatisfy { $0.isFinite && $0 == $0.rounded() }
  }
}
