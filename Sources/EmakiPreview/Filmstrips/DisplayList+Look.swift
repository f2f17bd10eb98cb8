import EmakiCairo
import EmakiDrawing

extension DisplayList {
  /// Whether another picture of the same size looks the same, however its items are grouped.
  func looks(like other: DisplayList) -> Bool {
    self == other || (background == other.background && items.plain == other.items.plain)
  }

  /// Whether another picture of the same size has the same pixels, one for each point.
  func hasPixels(of other: DisplayList, _ painter: Painter) -> Bool {
    guard let own = try? painter.image(of: self, scale: 1).pixels else { return false }
    return own == (try? painter.image(of: other, scale: 1).pixels)
  }
}

extension [DisplayItem] {
  /// The items without groups that change nothing, as those that clip what lies inside anyway.
  fileprivate var plain: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      guard case .group(let group) = item, group.changesNothing else { return [item] }
      return group.items.plain
    }
  }
}

extension DisplayGroup {
  fileprivate var changesNothing: Bool {
    guard opacity >= 1, transform == .identity else { return false }
    guard let clip else { return true }
    guard case .rect(let rect) = clip, let ink = items.inkBounds else { return false }
    return ink.minX >= rect.minX && ink.minY >= rect.minY && ink.maxX <= rect.maxX
      && ink.maxY <= rect.maxY
  }
}
