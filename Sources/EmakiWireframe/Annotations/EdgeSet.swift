import EmakiDrawing

/// The edges of several rectangles, each position only once, so that dashes do not fill one
/// another's gaps; edges on the screen's edge are left out.
struct EdgeSet {
  /// Lines as thin rectangles.
  private(set) var edges: [Rect] = []
  private let screen: Rect

  /// Starts without edges.
  init(screen: Rect) {
    self.screen = screen
  }

  /// Adds what is new of the four edges of a rectangle, inside it; of one with round corners only
  /// what is straight, and nothing of what `covers` lie over.
  mutating func add(_ rect: Rect, thickness: Double, radius: Double = 0, covers: [Rect] = []) {
    let (left, right) = (rect.minX, rect.maxX - thickness)
    let (top, bottom) = (rect.minY, rect.maxY - thickness)
    let (wide, high) = (rect.insetBy(x: radius), rect.insetBy(y: radius))
    if rect.minY > screen.minY + 1 { addAcross(wide, y: top, thickness, covers) }
    if rect.maxY < screen.maxY - 1 { addAcross(wide, y: bottom, thickness, covers) }
    if rect.minX > screen.minX + 1 { addDown(high, x: left, thickness, covers) }
    if rect.maxX < screen.maxX - 1 { addDown(high, x: right, thickness, covers) }
  }

  private mutating func addAcross(
    _ rect: Rect, y: Double, _ thickness: Double, _ covers: [Rect]
  ) {
    var gaps = [(rect.minX, rect.maxX)]
    for edge in edges where edge.width > edge.height && abs(edge.minY - y) < 2.5 * thickness {
      gaps = gaps.flatMap { Self.rest(of: $0, without: (edge.minX, edge.maxX)) }
    }
    for cover in covers where cover.minY <= y && cover.maxY >= y + thickness {
      gaps = gaps.flatMap { Self.rest(of: $0, without: (cover.minX, cover.maxX)) }
    }
    edges += gaps.map { Rect(minX: $0.0, minY: y, maxX: $0.1, maxY: y + thickness) }
  }

  private mutating func addDown(
    _ rect: Rect, x: Double, _ thickness: Double, _ covers: [Rect]
  ) {
    var gaps = [(rect.minY, rect.maxY)]
    for edge in edges where edge.width < edge.height && abs(edge.minX - x) < 2.5 * thickness {
      gaps = gaps.flatMap { Self.rest(of: $0, without: (edge.minY, edge.maxY)) }
    }
    for cover in covers where cover.minX <= x && cover.maxX >= x + thickness {
      gaps = gaps.flatMap { Self.rest(of: $0, without: (cover.minY, cover.maxY)) }
    }
    edges += gaps.map { Rect(minX: x, minY: $0.0, maxX: x + thickness, maxY: $0.1) }
  }

  /// The parts of a span outside another; those that are too short for a dash are dropped.
  private static func rest(
    of span: (Double, Double), without taken: (Double, Double)
  ) -> [(Double, Double)] {
    [(span.0, min(span.1, taken.0)), (max(span.0, taken.1), span.1)].filter { $0.1 - $0.0 > 4 }
  }
}

extension Rect {
  /// The rectangle without what is nearer to its sides than some distances, points.
  fileprivate func insetBy(x: Double = 0, y: Double = 0) -> Rect {
    inset(by: Insets(top: y, left: x, bottom: y, right: x))
  }
}
