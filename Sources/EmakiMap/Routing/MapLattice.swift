import EmakiLimits
import EmakiDrawing

/// The squares between the thumbnails through which arrows run.
///
/// An arrow goes through the middles of squares, so that two beside one another are a square apart.
struct MapLattice {
  /// A direction of travel; opposite ones differ by 2.
  enum Heading: Int, CaseIterable {
    case right, down, left, up

    var opposite: Heading { Heading(rawValue: rawValue ^ 2) ?? self }
    var isHorizontal: Bool { self == .right || self == .left }
  }

  /// A square by column and row.
  struct Cell: Hashable {
    var column: Int
    var row: Int

    func next(_ heading: Heading) -> Cell {
      switch heading {
      case .right: Cell(column: column + 1, row: row)
      case .down: Cell(column: column, row: row + 1)
      case .left: Cell(column: column - 1, row: row)
      case .up: Cell(column: column, row: row - 1)
      }
    }
  }

  /// How far arrows keep from thumbnails, points.
  static let margin = 10.0
  /// The most squares; a larger map has larger ones.
  private static let most = 600_000.0

  /// The side of a square, points.
  let step: Double
  let columns: Int
  let rows: Int
  private let origin: Point
  private var isBlocked: [Bool]
  /// How many arrows run through each square, across and up or down.
  private var across: [UInt8]
  private var upright: [UInt8]

  /// Makes a lattice around boxes that no arrow may touch, with free room on all sides.
  init(around boxes: [Rect]) {
    let all = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }.outset(by: 160)
    step = max(8, (all.width * all.height / Self.most).squareRoot().rounded(.up))
    origin = all.origin
    columns = Int(clamping: all.width / step) + 1
    rows = Int(clamping: all.height / step) + 1
    isBlocked = Array(repeating: false, count: columns * rows)
    across = Array(repeating: 0, count: columns * rows)
    upright = across
    for box in boxes { block(box.outset(by: Self.margin)) }
  }

  private mutating func block(_ box: Rect) {
    let first = cell(at: Point(x: box.minX, y: box.minY))
    let last = cell(at: Point(x: box.maxX, y: box.maxY))
    for row in first.row...last.row {
      for column in first.column...last.column {
        let cell = Cell(column: column, row: row)
        if box.contains(point(cell)) { isBlocked[index(cell)] = true }
      }
    }
  }

  /// The square in which a point of the map lies.
  func cell(at point: Point) -> Cell {
    Cell(
      column: min(max(Int(clamping: ((point.x - origin.x) / step).rounded(.down)), 0), columns - 1),
      row: min(max(Int(clamping: ((point.y - origin.y) / step).rounded(.down)), 0), rows - 1))
  }

  /// The middle of a square.
  func point(_ cell: Cell) -> Point {
    Point(
      x: origin.x + (Double(cell.column) + 0.5) * step,
      y: origin.y + (Double(cell.row) + 0.5) * step)
  }

  func index(_ cell: Cell) -> Int { cell.row * columns + cell.column }

  func cell(_ index: Int) -> Cell { Cell(column: index % columns, row: index / columns) }

  /// Whether an arrow may run through a square.
  func isFree(_ cell: Cell) -> Bool {
    (0..<columns).contains(cell.column) && (0..<rows).contains(cell.row) && !isBlocked[index(cell)]
  }

  /// The cost of entering a square: running along another arrow is worst, crossing one is bad.
  func cost(of cell: Cell, _ heading: Heading) -> Int {
    let index = index(cell)
    let along = heading.isHorizontal ? across[index] : upright[index]
    let crossed = heading.isHorizontal ? upright[index] : across[index]
    return 10 + Int(along) * 400 + (crossed > 0 ? 40 : 0)
  }

  /// Notes that an arrow runs through a square.
  mutating func use(_ cell: Cell, _ heading: Heading) {
    let index = index(cell)
    if heading.isHorizontal {
      if across[index] < .max { across[index] += 1 }
    } else if upright[index] < .max {
      upright[index] += 1
    }
  }
}
