import EmakiDrawing

/// The backgrounds painted so far, to choose letters that can be read on them.
///
/// Siblings count as well as ancestors: a label may lie on a dark view that is not its superview.
struct PaintedBackgrounds {
  /// One painted area.
  struct Area {
    /// On the screen, whole.
    var rect: Rect
    /// The part of it that is not cut off.
    var seen: Rect
    /// As painted, with what shines through from below.
    var painted: Color
    /// As the scene gives it, with what shines through from below.
    var given: Color
    /// As painted and as given, alone.
    var own: (painted: Color, given: Color)
    /// Whether nothing behind shines through.
    var isOpaque: Bool
    /// Its corners.
    var corner = Corner.square
  }

  private var areas: [Area] = []
  private let paper: Area

  /// Starts with a sheet of one colour.
  init(paper: Color, given: Color = .white) {
    self.paper = Area(
      rect: .zero, seen: .zero, painted: paper, given: given, own: (paper, given), isOpaque: true)
  }

  /// How many areas there are, to `fade` the later ones.
  var count: Int { areas.count }

  /// The topmost area at a point of the screen.
  func area(at point: Point) -> Area { area(at: point, before: areas.count) }

  /// The topmost area at a point among the first `count` areas, in the colours it has just there: a
  /// translucent one may lie over several others.
  func area(at point: Point, before count: Int) -> Area {
    var veils: [Area] = []
    var ground = paper
    for area in areas[..<min(count, areas.count)].reversed() where area.seen.contains(point) {
      guard !area.isOpaque else {
        ground = area
        break
      }
      veils.append(area)
    }
    guard var top = veils.first else { return ground }
    (top.painted, top.given) = veils.reversed().reduce((ground.painted, ground.given)) {
      ($1.own.painted.composited(over: $0.0), $1.own.given.composited(over: $0.1))
    }
    return top
  }

  /// Whether an opaque area from `start` on lies over a point.
  func hides(_ point: Point, from start: Int) -> Bool {
    areas[min(start, areas.count)...].contains { $0.isOpaque && $0.seen.contains(point) }
  }

  /// The visible part of a rectangle under the opaque areas from `start` on, where those that reach
  /// from edge to edge are cut off; `nil` where nothing is left.
  func visiblePart(of rect: Rect, from start: Int) -> Rect? {
    var part = rect
    for area in areas[min(start, areas.count)...] where area.isOpaque {
      let cover = area.seen
      if cover.minY <= part.minY + 1, cover.maxY >= part.maxY - 1 {
        if cover.minX <= part.minX {
          part = part.trimmed(minX: max(part.minX, cover.maxX))
        } else if cover.maxX >= part.maxX {
          part = part.trimmed(maxX: min(part.maxX, cover.minX))
        }
      } else if cover.minX <= part.minX + 1, cover.maxX >= part.maxX - 1 {
        if cover.minY <= part.minY {
          part = part.trimmed(minY: max(part.minY, cover.maxY))
        } else if cover.maxY >= part.maxY {
          part = part.trimmed(maxY: min(part.maxY, cover.minY))
        }
      }
      if part.isEmpty { return nil }
    }
    return part
  }

  /// The opaque areas from `start` on that lie over a part of a rectangle.
  func covers(of rect: Rect, from start: Int) -> [Rect] {
    areas[min(start, areas.count)...].compactMap { area in
      area.isOpaque && area.seen.intersection(rect) != nil ? area.seen : nil
    }
  }

  /// The first area from `start` on that covers a rectangle, or `nil` if none does.
  func cover(of rect: Rect, from start: Int) -> Area? {
    let core = rect.outset(by: -1)
    for area in areas[min(start, areas.count)...]
    where area.rect.minX <= core.minX && area.rect.minY <= core.minY
      && area.rect.maxX >= core.maxX && area.rect.maxY >= core.maxY
    {
      return area
    }
    return nil
  }

  /// Adds a background that was painted over those before it, and of which only `seen` is not cut
  /// off.
  mutating func add(_ rect: Rect, seen: Rect, painted: Color, given: Color?, corner: Corner) {
    guard !painted.isClear else { return }
    let given = given ?? painted
    let below = area(at: seen.center)
    areas.append(
      Area(
        rect: rect, seen: seen, painted: painted.composited(over: below.painted),
        given: given.composited(over: below.given), own: (painted, given),
        isOpaque: painted.alpha > 242, corner: corner))
  }

  /// Forgets the areas from `start` on if the group they are in is more clear than opaque.
  mutating func fade(from start: Int, opacity: Double) {
    if opacity < 0.5 { areas.removeSubrange(start...) }
  }
}

extension Rect {
  /// The rectangle with some of its edges replaced.
  fileprivate func trimmed(
    minX: Double? = nil, minY: Double? = nil, maxX: Double? = nil, maxY: Double? = nil
  ) -> Rect {
    Rect(
      minX: minX ?? self.minX, minY: minY ?? self.minY, maxX: maxX ?? self.maxX,
      maxY: maxY ?? self.maxY)
  }
}
