extension DisplayList {
  /// The parts of the picture, in points, outside of which it looks as `old` does; few, for
  /// `Painter.paint(_:into:clippedTo:)`.
  ///
  /// Items are compared one by one in drawing order, groups that do not move by what they hold.
  ///
  /// - Returns: nothing where both look the same; `nil` where size or background differ.
  public func changes(since old: DisplayList) -> [Rect]? {
    guard size == old.size, background == old.background else { return nil }
    var changes = Changes()
    changes.compare(old.items, items, under: .identity, clip: Rect(origin: .zero, size: size))
    return changes.areas
  }
}

/// Collects the areas that items cover in only one of two pictures.
private struct Changes {
  /// Every area is looked at for every item that is painted.
  private static let limit = 8

  private(set) var areas: [Rect] = []

  /// Compares the items of groups at the same position.
  ///
  /// - Parameters:
  ///   - transform: from the items' coordinates to the picture's.
  ///   - clip: the visible part of them, in the picture's coordinates.
  mutating func compare(
    _ old: [DisplayItem], _ new: [DisplayItem], under transform: Transform, clip: Rect
  ) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (old, new) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    guard old.count == new.count else {
      for item in old + new { add(item, under: transform, clip: clip) }
      return
    }
    for (old, new) in zip(old, new) where old != new {
      compare(old, new, under: transform, clip: clip)
    }
  }

  private mutating func compare(
    _ old: DisplayItem, _ new: DisplayItem, under transform: Transform, clip: Rect
  ) {
    // In a translucent group one item more can make all the others look different.
    guard case .group(let before) = old, case .group(let group) = new, group.opacity >= 1,
      before.opacity >= 1, before.transform == group.transform, before.clip == group.clip
    else {
      add(old, under: transform, clip: clip)
      add(new, under: transform, clip: clip)
      return
    }
    let inner = group.transform.concatenated(with: transform)
    var visible: Rect? = clip
    if let shape = group.clip {
      visible = Projection(inner).boundingBox(of: shape.bounds)?.intersection(clip)
    }
    if let visible { compare(before.items, group.items, under: inner, clip: visible) }
  }

  private mutating func add(_ item: DisplayItem, under transform: Transform, clip: Rect) {
    guard let ink = item.inkBounds, ink.isFinite,
      let area = Projection(transform).boundingBox(of: ink)?.intersection(clip)
    else { return }
    add(area)
  }

  /// Adds an area; those that overlap so much that one is cheaper than two become one.
  private mutating func add(_ area: Rect) {
    var area = area
    while let index = areas.firstIndex(where: { $0.isCheaper(togetherWith: area) }) {
      area = area.union(areas.remove(at: index))
    }
    areas.append(area)
    if areas.count > Self.limit { joinNearest() }
  }

  /// Makes one area of the two whose union adds least.
  private mutating func joinNearest() {
    var best = (cost: Double.infinity, first: 0, second: 1)
    for first in areas.indices {
      for second in areas.indices.dropFirst(first + 1) {
        let cost = areas[first].union(areas[second]).area - areas[first].area - areas[second].area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let joined = areas.remove(at: best.second)
    areas[best.first] = areas[best.first].union(joined)
  }
}

extension Rect {
  fileprivate var area: Double { width * height }

  fileprivate func isCheaper(togetherWith other: Rect) -> Bool {
    union(other).area <= area + other.area
  }
}
