extension DisplayItem {
  /// An area, in the item's coordinates, that nothing is painted outside of; `nil` for nothing.
  package var inkBounds: Rect? {
    switch self {
    case .fill(let shape, _): shape.bounds
    case .stroke(let shape, let stroke, _): shape.bounds.outset(by: stroke.reach(on: shape))
    case .shadow(let shape, let shadow): shadow.reach(of: shape.bounds)
    case .text(let run): run.inkBounds
    case .image(_, _, let destination): destination
    case .group(let group): group.inkBounds
    }
  }

  package var isGroup: Bool {
    if case .group = self { true } else { false }
  }
}

extension [DisplayItem] {
  /// An area that none of the items paints outside of; items with impossible numbers paint nothing.
  package var inkBounds: Rect? {
    compactMap(\.inkBounds).filter(\.isFinite).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension DisplayGroup {
  /// Whether the group is painted as a separate picture: a single item that does not overlap itself
  /// is as translucent as its colours.
  package var isFlattened: Bool { opacity < 1 && (items.count > 1 || items.first?.isGroup == true) }

  fileprivate var inkBounds: Rect? {
    guard let area = items.inkBounds else { return nil }
    guard let shown = clip.map({ $0.bounds.intersection(area) }) ?? area else { return nil }
    return Projection(transform).boundingBox(of: shown)
  }
}

extension Stroke {
  /// How far the ink reaches beyond the outline's bounds, in points.
  fileprivate func reach(on shape: Shape) -> Double {
    guard case .path = shape else { return width }
    return join == .miter ? width / 2 * Stroke.miterLimit : width
  }
}

extension TextRun {
  /// Letters may overhang their advance; an em on each side holds every font's.
  fileprivate var inkBounds: Rect {
    Rect(
      minX: origin.x - font.size, minY: origin.y - 2 * font.size,
      maxX: origin.x + max(width, 0) + font.size, maxY: origin.y + font.size)
  }
}
