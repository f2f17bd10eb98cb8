import EmakiDrawing

/// Finds ways for arrows between thumbnails: at right angles, around what is in between, apart from
/// one another, with few bends and crossings.
///
/// One arrow after the other, the shortest first, each by the A* search over squares and headings
/// (Hart, Nilsson and Raphael 1968): entering a square costs as the lattice says, a bend `bend`.
struct MapRouter {
  private let boxes: [Rect]
  private var lattice: MapLattice
  private var ports: MapPorts
  private let memory: MapSearch.Memory
  private static let bend = 60

  /// Makes a router for thumbnails, with room above each for its name.
  init(_ frames: [Rect], heading: Double) {
    boxes = frames.map { frame in
      frame.inset(by: Insets(top: -heading, left: 0, bottom: 0, right: 0))
    }
    lattice = MapLattice(around: boxes)
    ports = MapPorts(boxes, heading: heading, on: lattice)
    memory = MapSearch.Memory(lattice)
  }

  /// The way of each arrow, in the order in which they are given.
  mutating func ways(_ pairs: [(from: Int, to: Int)]) -> [MapArrow] {
    var ways = [MapArrow?](repeating: nil, count: pairs.count)
    let order = pairs.indices.sorted { a, b in
      (distance(pairs[a]), a) < (distance(pairs[b]), b)
    }
    for index in order { ways[index] = way(pairs[index]) }
    return zip(ways, pairs).map { way, pair in way ?? straight(pair) }
  }

  private func distance(_ pair: (from: Int, to: Int)) -> Double {
    let (a, b) = (boxes[pair.from], boxes[pair.to])
    return abs(a.midX - b.midX) + abs(a.midY - b.midY)
  }

  /// Where nothing is free, an arrow runs over what is in its way.
  private func straight(_ pair: (from: Int, to: Int)) -> MapArrow {
    MapArrow([boxes[pair.from].center, boxes[pair.to].center])
  }

  /// A short arrow out of the storyboard, from the right side of a thumbnail.
  mutating func wayOut(of box: Int, length: Double) -> MapArrow {
    let choices = ports.choices(box).filter { $0.port.heading == .right }
    let lowest = choices.min { a, b in
      (a.cost >= 1000 ? 1 : 0, -a.port.point.y) < (b.cost >= 1000 ? 1 : 0, -b.port.point.y)
    }
    guard let lowest else {
      let start = Point(x: boxes[box].maxX, y: boxes[box].maxY - 14)
      return MapArrow([start, Point(x: start.x + length, y: start.y)])
    }
    ports.use(lowest.index, of: box)
    let end = Point(x: lowest.port.point.x + length, y: lowest.port.point.y)
    var cell = lowest.port.cell
    while lattice.point(cell).x < end.x, lattice.isFree(cell) {
      lattice.use(cell, .right)
      cell = cell.next(.right)
    }
    return MapArrow([lowest.port.point, end])
  }

  private mutating func way(_ pair: (from: Int, to: Int)) -> MapArrow? {
    var starts = ports.choices(pair.from)
    var ends = ports.choices(pair.to)
    if pair.from == pair.to {
      starts = starts.filter { $0.port.heading == .right }
      ends = ends.filter { $0.port.heading == .down }
    }
    var search = MapSearch(lattice, memory, bend: Self.bend, toward: boxes[pair.to])
    for (number, start) in starts.enumerated() {
      search.start(start.port.cell, start.port.heading, cost: start.cost, number)
    }
    for (number, end) in ends.enumerated() {
      search.end(end.port.cell, end.port.heading.opposite, cost: end.cost, number)
    }
    guard let found = search.cheapest() else { return nil }
    let (start, end) = (starts[found.start], ends[found.end])
    ports.use(start.index, of: pair.from)
    ports.use(end.index, of: pair.to)
    for (cell, heading) in found.cells { lattice.use(cell, heading) }
    let middle = found.cells.map { lattice.point($0.0) }
    return MapArrow([start.port.point] + middle + [end.port.point])
  }
}
