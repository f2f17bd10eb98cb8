/// Opaque rectangles in whole pixels: nothing that lies under one of them can be seen.
package struct OpaqueAreas {
  /// Every item is looked at for every cover.
  private static let limit = 16
  /// The most parts that a rectangle is cut into.
  private static let mostParts = 48
  /// The smallest share of the surface for which looking pays.
  private static let leastShare = 0.02

  private var rects: [Rect] = []
  private let leastArea: Double

  /// Nothing is covered yet.
  package init(of surface: Rect) {
    leastArea = Self.leastShare * surface.width * surface.height
  }

  /// OpaqueAreas a rectangle, if it is worth it.
  package mutating func add(_ rect: Rect) {
    guard rect.area >= leastArea, !hides(rect) else { return }
    if rects.count == Self.limit {
      guard let least = rects.indices.min(by: { rects[$0].area < rects[$1].area }),
        rects[least].area < rect.area
      else { return }
      rects.remove(at: least)
    }
    rects.append(rect)
  }

  /// Whether all of a box lies under one cover.
  package func hides(_ box: Rect) -> Bool {
    rects.contains {
      $0.minX <= box.minX && $0.minY <= box.minY && $0.maxX >= box.maxX && $0.maxY >= box.maxY
    }
  }

  /// The uncovered parts of a rectangle in whole pixels; none of them lies over another.
  package func uncovered(_ rect: Rect) -> [Rect] {
    guard rect.area >= leastArea else { return hides(rect) ? [] : [rect] }
    var parts = [rect]
    for cover in rects where cover.intersection(rect) != nil {
      let left = parts.flatMap { $0.parts(besides: cover) }
      if left.count <= Self.mostParts { parts = left }
    }
    return parts
  }
}

extension Rect {
  fileprivate var area: Double { width * height }

  /// The parts above, below, to the left and to the right of another rectangle.
  fileprivate func parts(besides other: Rect) -> [Rect] {
    guard let common = intersection(other) else { return [self] }
    return [
      Rect(minX: minX, minY: minY, maxX: maxX, maxY: common.minY),
      Rect(minX: minX, minY: common.minY, maxX: common.minX, maxY: common.maxY),
      Rect(minX: common.maxX, minY: common.minY, maxX: maxX, maxY: common.maxY),
      Rect(minX: minX, minY: common.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}
