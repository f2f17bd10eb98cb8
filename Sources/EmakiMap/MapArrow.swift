import EmakiDrawing
import EmakiScenes

/// The way of one segue over the map.
struct MapArrow {
  /// A side of a thumbnail.
  enum Side: Hashable {
    case left, right, top, bottom

    static let all: [Side] = [.right, .left, .bottom, .top]

    /// Away from the thumbnail.
    var normal: Point {
      switch self {
      case .left: Point(x: -1, y: 0)
      case .right: Point(x: 1, y: 0)
      case .top: Point(x: 0, y: -1)
      case .bottom: Point(x: 0, y: 1)
      }
    }
  }

  let start: Point
  let end: Point
  let control1: Point
  let control2: Point
  /// The side of the destination where the arrow ends.
  let endSide: Side

  /// The sides that face each other.
  static func sides(from a: Rect, to b: Rect) -> (Side, Side) {
    let dx = max(b.minX - a.maxX, a.minX - b.maxX)
    let dy = max(b.minY - a.maxY, a.minY - b.maxY)
    if a == b { return (.right, .bottom) }
    if dx >= dy { return b.midX >= a.midX ? (.right, .left) : (.left, .right) }
    return b.midY >= a.midY ? (.bottom, .top) : (.top, .bottom)
  }

  /// The sides between which a curve crosses the fewest thumbnails: those that face each other, or
  /// others where that spares one.
  static func sides(from a: Rect, to b: Rect, around obstacles: [Rect]) -> (Side, Side) {
    let facing = sides(from: a, to: b)
    if a == b { return facing }
    let others = obstacles.filter { $0 != a && $0 != b }.map { frame in
      frame.inset(by: Insets(top: -MapPlacement.heading, left: -4, bottom: -4, right: -4))
    }
    func cost(_ pair: (Side, Side)) -> Double {
      let arrow = MapArrow(
        from: a.point(on: pair.0, 0.5), pair.0, to: b.point(on: pair.1, 0.5), pair.1)
      let points = (0...32).map { arrow.point(at: Double($0) / 32) }
      // Through its own ends' thumbnails, too, only at the very ends.
      let inside =
        points.filter { point in others.contains { $0.contains(point) } }.count
        + points.dropFirst(2).dropLast(2).filter { a.contains($0) || b.contains($0) }.count
      let length = zip(points, points.dropFirst()).reduce(0) { sum, ends in
        sum + abs(ends.0.x - ends.1.x) + abs(ends.0.y - ends.1.y)
      }
      return Double(inside) * 10_000 + length
    }
    // A little longer is no reason to leave from another side.
    var best = (pair: facing, cost: cost(facing) * 0.7)
    if best.cost < 7_000 { return facing }
    for start in Side.all {
      for end in Side.all {
        let cost = cost((start, end))
        if cost < best.cost { best = ((start, end), cost) }
      }
    }
    return best.pair
  }

  /// A curve that leaves and arrives at right angles to the sides.
  init(from start: Point, _ startSide: Side, to end: Point, _ endSide: Side) {
    let distance = max(abs(end.x - start.x), abs(end.y - start.y))
    let reach = min(max(28, distance * 0.4), 160)
    self.start = start
    self.end = end
    self.endSide = endSide
    control1 = start + Point(x: startSide.normal.x * reach, y: startSide.normal.y * reach)
    control2 = end + Point(x: endSide.normal.x * reach, y: endSide.normal.y * reach)
  }

  /// The point at parameter 0…1 of the curve.
  func point(at t: Double) -> Point {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Turns an arrow head that points to the right into the direction of arrival.
  var headDirection: Transform {
    let into = Point(x: -endSide.normal.x, y: -endSide.normal.y)
    return Transform(a: into.x, b: into.y, c: -into.y, d: into.x, tx: 0, ty: 0)
  }

  /// The curve, ending a little before the tip, where the head covers it.
  var path: Path {
    let back = end + Point(x: endSide.normal.x * 6, y: endSide.normal.y * 6)
    return Path([.move(start), .cubic(control1, control2, end: back)])
  }
}

/// The places on the sides of thumbnails where arrows leave and arrive, spread evenly.
struct MapPorts {
  private struct Key: Hashable {
    let scene: Int
    let side: MapArrow.Side
  }

  private struct End {
    let arrow: Int
    let isStart: Bool
    let toward: Double
  }

  /// Start and end of each arrow.
  let ends: [(start: Point, startSide: MapArrow.Side, end: Point, endSide: MapArrow.Side)]

  init(_ pairs: [(from: Int, to: Int)], frames: [Rect]) {
    var ends = pairs.map { pair in
      let (a, b) = MapArrow.sides(
        from: frames[pair.from], to: frames[pair.to], around: frames)
      return (start: Point.zero, startSide: a, end: Point.zero, endSide: b)
    }
    var byPlace: [Key: [End]] = [:]
    for (index, pair) in pairs.enumerated() {
      let (a, b) = (frames[pair.from], frames[pair.to])
      let (from, to) = (ends[index].startSide, ends[index].endSide)
      byPlace[Key(scene: pair.from, side: from), default: []].append(
        End(arrow: index, isStart: true, toward: from.isUpright ? b.midY : b.midX))
      byPlace[Key(scene: pair.to, side: to), default: []].append(
        End(arrow: index, isStart: false, toward: to.isUpright ? a.midY : a.midX))
    }
    for (key, group) in byPlace {
      let sorted = group.sorted {
        ($0.toward, $0.arrow, $0.isStart ? 0 : 1) < ($1.toward, $1.arrow, $1.isStart ? 0 : 1)
      }
      for (place, end) in sorted.enumerated() {
        let share = Double(place + 1) / Double(sorted.count + 1)
        // The name stands above the thumbnail; arrows end and start over it.
        let room = Insets(top: -MapPlacement.heading, left: 0, bottom: 0, right: 0)
        let frame = key.side == .top ? frames[key.scene].inset(by: room) : frames[key.scene]
        let point = frame.point(on: key.side, share)
        if end.isStart { ends[end.arrow].start = point } else { ends[end.arrow].end = point }
      }
    }
    self.ends = ends
  }
}

extension MapArrow.Side {
  /// Whether the side runs up and down.
  fileprivate var isUpright: Bool { self == .left || self == .right }
}

extension Rect {
  /// The point at a share (0…1) of a side.
  func point(on side: MapArrow.Side, _ share: Double) -> Point {
    switch side {
    case .left: Point(x: minX, y: minY + height * share)
    case .right: Point(x: maxX, y: minY + height * share)
    case .top: Point(x: minX + width * share, y: minY)
    case .bottom: Point(x: minX + width * share, y: maxY)
    }
  }
}
