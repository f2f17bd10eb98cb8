import EmakiDrawing

/// What has been painted so far as ground, to choose letters that can be read on it.
///
/// Siblings count as well as ancestors: a label may lie on a dark view that is not its superview.
struct Grounds {
  /// One painted area.
  struct Area {
    /// On the screen.
    var rect: Rect
    /// As painted, opaque.
    var painted: Color
    /// As the scene gives it, opaque.
    var given: Color
    /// Whether nothing behind shines through.
    var isOpaque: Bool
    /// Of its corners, points.
    var radius = 0.0
  }

  private var areas: [Area] = []
  private let paper: Area

  /// Starts with a sheet of one colour.
  init(paper: Color) {
    self.paper = Area(rect: .zero, painted: paper, given: .white, isOpaque: true)
  }

  /// How many areas there are, to `fade` the later ones.
  var count: Int { areas.count }

  /// The topmost area at a point of the screen.
  func area(at point: Point) -> Area {
    for area in areas.reversed() where area.rect.contains(point) { return area }
    return paper
  }

  /// The topmost area at a point among the first `count` areas.
  func area(at point: Point, before count: Int) -> Area {
    for area in areas[..<min(count, areas.count)].reversed() where area.rect.contains(point) {
      return area
    }
    return paper
  }

  /// Whether an opaque area from `start` on lies over a point.
  func hides(_ point: Point, from start: Int) -> Bool {
    areas[min(start, areas.count)...].contains { $0.isOpaque && $0.rect.contains(point) }
  }

  /// What is seen of a rectangle under the opaque areas from `start` on, where those that reach from
  /// edge to edge are cut off; `nil` where nothing is left.
  func visiblePart(of rect: Rect, from start: Int) -> Rect? {
    var part = rect
    for area in areas[min(start, areas.count)...] where area.isOpaque {
      let cover = area.rect
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

  /// Adds a ground that was painted over what is there.
  mutating func add(_ rect: Rect, painted: Color, given: Color?, radius: Double = 0) {
    guard !painted.isClear else { return }
    let below = area(at: rect.center)
    areas.append(
      Area(
        rect: rect, painted: painted.composited(over: below.painted),
        given: (given ?? painted).composited(over: below.given), isOpaque: painted.alpha > 242,
        radius: radius))
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
