import EmakiLimits
import EmakiDrawing

/// A point on the side of a thumbnail where an arrow can leave or arrive.
struct MapPort {
  /// On the side itself.
  let point: Point
  /// Away from the thumbnail.
  let heading: MapLattice.Heading
  /// The first free square outside.
  let cell: MapLattice.Cell
  /// The cost of using it: more towards the corners.
  let cost: Int
}

/// The ports on the sides of the thumbnails, each used once as long as there are any.
struct MapPorts {
  private let ports: [[MapPort]]
  private var uses: [[Int]]

  /// The ports of boxes: a thumbnail each, with the room for its name above.
  init(_ boxes: [Rect], heading: Double, on lattice: MapLattice) {
    ports = boxes.map { Self.ports(of: $0, heading: heading, on: lattice) }
    uses = ports.map { $0.map { _ in 0 } }
  }

  private static func ports(
    of box: Rect, heading: Double, on lattice: MapLattice
  ) -> [MapPort] {
    MapLattice.Heading.allCases.flatMap { side -> [MapPort] in
      let frame = Rect(
        minX: box.minX, minY: side.isHorizontal ? box.minY + heading : box.minY, maxX: box.maxX,
        maxY: box.maxY)
      return places(on: side, of: frame, lattice).compactMap { point, share in
        port(at: point, side, cost: Int(clamping: share * 120), on: lattice)
      }
    }
  }

  /// The points of a side that lie in the middle of squares, and how far each is from the middle of
  /// the side (0…1).
  private static func places(
    on side: MapLattice.Heading, of frame: Rect, _ lattice: MapLattice
  ) -> [(Point, Double)] {
    let (from, to) = side.isHorizontal ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    let corner = min(12, (to - from) / 4)
    let first = lattice.cell(at: frame.origin)
    let last = lattice.cell(at: Point(x: frame.maxX, y: frame.maxY))
    let cells = side.isHorizontal ? first.row...last.row : first.column...last.column
    return cells.compactMap { number in
      let middle = lattice.point(MapLattice.Cell(column: number, row: number))
      let place = side.isHorizontal ? middle.y : middle.x
      guard place >= from + corner, place <= to - corner else { return nil }
      let share = abs(place - (from + to) / 2) / (to - from)
      switch side {
      case .right: return (Point(x: frame.maxX, y: place), share)
      case .left: return (Point(x: frame.minX, y: place), share)
      case .down: return (Point(x: place, y: frame.maxY), share)
      case .up: return (Point(x: place, y: frame.minY), share)
      }
    }
  }

  /// The port at a point, unless something stands right before it.
  private static func port(
    at point: Point, _ side: MapLattice.Heading, cost: Int, on lattice: MapLattice
  ) -> MapPort? {
    var cell = lattice.cell(at: point)
    let reach = Int(clamping: MapLattice.margin / lattice.step) + 2
    for _ in 0...reach {
      if lattice.isFree(cell) {
        return MapPort(point: point, heading: side, cell: cell, cost: cost)
      }
      cell = cell.next(side)
    }
    return nil
  }

  /// The ports of a box, with what each costs now: used ones much, their neighbours a little.
  func choices(_ box: Int) -> [(index: Int, port: MapPort, cost: Int)] {
    ports[box].enumerated().map { index, port in
      var cost = port.cost + 1000 * uses[box][index]
      for neighbour in [index - 1, index + 1] where ports[box].indices.contains(neighbour) {
        if uses[box][neighbour] > 0, ports[box][neighbour].heading == port.heading { cost += 50 }
      }
      return (index, port, cost)
    }
  }

  /// Notes that an arrow uses a port.
  mutating func use(_ index: Int, of box: Int) { uses[box][index] += 1 }
}
