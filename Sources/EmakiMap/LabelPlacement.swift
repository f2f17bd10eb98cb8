import EmakiLimits
import EmakiDrawing

/// Finds free positions for the labels of arrows.
struct LabelPlacement {
  private var taken: [Rect] = []
  /// Whether a label covers a thumbnail because there was no other position.
  private(set) var hidesObstacles = false
  private let obstacles: [Rect]
  private let lines: [[Rect]]

  /// Makes a placement on a map of thumbnails and arrows.
  init(obstacles: [Rect], arrows: [MapArrow]) {
    self.obstacles = obstacles
    lines = arrows.map { arrow in
      arrow.parts.map { part in
        Rect(
          minX: min(part.from.x, part.to.x) - 1, minY: min(part.from.y, part.to.y) - 1,
          maxX: max(part.from.x, part.to.x) + 1, maxY: max(part.from.y, part.to.y) + 1)
      }
    }
  }

  /// The best position on or beside an arrow: off thumbnails first, then off other labels, then off
  /// other arrows and the bends of the arrow itself, then near its middle.
  mutating func place(_ size: Size, along arrow: MapArrow, number: Int) -> Rect {
    let candidates = candidates(size, arrow)
    let near = surroundings(of: candidates.map(\.0), number)
    var best: (rect: Rect, cost: Double)?
    for (rect, cost) in candidates where cost < best?.cost ?? .infinity {
      let whole = cost + near.cost(of: rect, arrow)
      if whole < best?.cost ?? .infinity { best = (rect, whole) }
    }
    let place = best?.rect ?? Rect(origin: arrow.end, size: size)
    taken.append(place.outset(by: 2))
    if obstacles.contains(where: { $0.intersection(place) != nil }) { hidesObstacles = true }
    return place
  }

  /// The obstacles that a label of one arrow may meet: of large maps a small part.
  private struct Surroundings {
    let obstacles: [Rect]
    let taken: [Rect]
    /// Parts of other arrows.
    let lines: [Rect]

    func cost(of rect: Rect, _ arrow: MapArrow) -> Double {
      func hits(_ others: [Rect]) -> Double {
        Double(others.lazy.filter { $0.intersection(rect) != nil }.count)
      }
      let bends = arrow.points.filter { rect.outset(by: 4).contains($0) }.count
      return 1e5 * hits(obstacles) + 5e4 * hits(taken) + 1000 * hits(lines) + 400 * Double(bends)
    }
  }

  private func surroundings(of places: [Rect], _ number: Int) -> Surroundings {
    guard let first = places.first else {
      return Surroundings(obstacles: [], taken: [], lines: [])
    }
    let all = places.reduce(first) { $0.union($1) }
    func near(_ others: [Rect]) -> [Rect] { others.filter { $0.intersection(all) != nil } }
    let others = lines.enumerated().flatMap { $0 == number ? [] : near($1) }
    return Surroundings(obstacles: near(obstacles), taken: near(taken), lines: others)
  }

  /// Positions along the straight parts, each with its cost: on the line none, beside it some, and
  /// the more the farther from the middle of the arrow.
  private func candidates(_ size: Size, _ arrow: MapArrow) -> [(Rect, Double)] {
    let lengths = arrow.parts.map { abs($0.from.x - $0.to.x) + abs($0.from.y - $0.to.y) }
    let whole = lengths.reduce(0, +)
    var before = 0.0
    return zip(arrow.parts, lengths).flatMap { part, length -> [(Rect, Double)] in
      defer { before += length }
      let count = max(2, Int(clamping: length / 16))
      let isAcross = part.from.y == part.to.y
      return (0...count).flatMap { number -> [(Rect, Double)] in
        let share = Double(number) / Double(count)
        let middle = Point(
          x: part.from.x + (part.to.x - part.from.x) * share,
          y: part.from.y + (part.to.y - part.from.y) * share)
        let cost = abs(before + length * share - whole / 2)
        return Self.around(middle, size, isAcross: isAcross).map { ($0, cost + $1) }
      }
    }
  }

  /// On a point, and on either side of a line through it; each also as far along the line as begins
  /// or ends at the point, for a label that is longer than the line.
  private static func around(
    _ middle: Point, _ size: Size, isAcross: Bool
  ) -> [(Rect, Double)] {
    let reach = Point(x: size.width / 2 + 4, y: size.height / 2 + 4)
    return [(0, 0.0), (-1, 300), (1, 300), (-1.8, 900), (1.8, 900)].flatMap { side, cost in
      [(0, 0.0), (1, 150), (-1, 150)].map { along, more in
        let (x, y) = isAcross ? (along, side) : (side, along)
        let origin = Point(
          x: (middle.x + x * reach.x - size.width / 2).rounded(),
          y: (middle.y + y * reach.y - size.height / 2).rounded())
        return (Rect(origin: origin, size: size), cost + more)
      }
    }
  }
}
