import EmakiDrawing

/// One search for the cheapest way through a lattice, from any of some squares to any of others.
struct MapSearch {
  typealias Cell = MapLattice.Cell
  typealias Heading = MapLattice.Heading

  /// A way with the numbers of the start and end that it joins.
  struct Way {
    let cells: [(Cell, Heading)]
    let start: Int
    let end: Int
  }

  private struct End {
    let cost: Int
    let number: Int
  }

  /// Memory for the states of a lattice, which one search after the other uses.
  final class Memory {
    /// The least cost of a state that was reached, and from which state.
    fileprivate struct State {
      /// The search that reached it.
      var search: Int32
      var cost: Int32
      var from: Int32
    }

    fileprivate let states: UnsafeMutableBufferPointer<State>
    fileprivate var searches: Int32 = 0

    init(_ lattice: MapLattice) {
      // One for each heading in each square, and the goal.
      states = .allocate(capacity: 4 * lattice.columns * lattice.rows + 1)
      states.initialize(repeating: State(search: 0, cost: 0, from: 0))
    }

    deinit { states.deallocate() }
  }

  private let lattice: MapLattice
  private let memory: Memory
  /// Which search in this memory it is.
  private let number: Int32
  private let bend: Int
  private let target: (first: Cell, last: Cell)
  private var heap = MinimumHeap()
  private var ends: [Int: End] = [:]
  private var starts: [Int: Int] = [:]
  /// The end that the search knows the way to.
  private let goal: Int

  init(_ lattice: MapLattice, _ memory: Memory, bend: Int, toward box: Rect) {
    self.lattice = lattice
    self.memory = memory
    memory.searches += 1
    number = memory.searches
    goal = memory.states.count - 1
    self.bend = bend
    target = (
      lattice.cell(at: box.origin), lattice.cell(at: Point(x: box.maxX, y: box.maxY))
    )
  }

  /// The least cost of a state so far, if it was reached.
  private func cost(_ state: Int) -> Int? {
    let known = memory.states[state]
    return known.search == number ? Int(known.cost) : nil
  }

  /// A square and a heading as one number.
  private func state(_ cell: Cell, _ heading: Heading) -> Int {
    lattice.index(cell) * 4 + heading.rawValue
  }

  private func cell(_ state: Int) -> Cell { lattice.cell(state / 4) }

  /// A square where the way may begin.
  mutating func start(_ cell: Cell, _ heading: Heading, cost: Int, _ number: Int) {
    let state = state(cell, heading)
    guard cost < self.cost(state) ?? .max else { return }
    starts[state] = number
    reach(state, cost: cost, from: state)
  }

  /// A square where the way may end.
  mutating func end(_ cell: Cell, _ heading: Heading, cost: Int, _ number: Int) {
    let state = state(cell, heading)
    if let known = ends[state], known.cost <= cost { return }
    ends[state] = End(cost: cost, number: number)
  }

  private mutating func reach(_ state: Int, cost: Int, from: Int) {
    guard cost < self.cost(state) ?? .max else { return }
    memory.states[state] = Memory.State(search: number, cost: Int32(cost), from: Int32(from))
    heap.add(state, priority: cost + (state == goal ? 0 : 10 * distance(cell(state))))
  }

  /// The fewest squares from a square to the box that the ends lie at, less the room before it.
  private func distance(_ cell: Cell) -> Int {
    let across = max(target.first.column - cell.column, cell.column - target.last.column, 0)
    let down = max(target.first.row - cell.row, cell.row - target.last.row, 0)
    return max(0, across + down - 3)
  }

  mutating func cheapest() -> Way? {
    while let (state, priority) = heap.takeLeast() {
      guard let known = cost(state) else { continue }
      if state == goal { return way(to: Int(memory.states[state].from)) }
      let place = cell(state)
      // An entry that was made before a cheaper way was found.
      if priority > known + 10 * distance(place) { continue }
      if let end = ends[state] { reach(goal, cost: known + end.cost, from: state) }
      let heading = Heading(rawValue: state % 4) ?? .right
      for turn in Heading.allCases where turn != heading.opposite {
        let next = place.next(turn)
        guard lattice.isFree(next) else { continue }
        let cost = known + lattice.cost(of: next, turn) + (turn == heading ? 0 : bend)
        reach(self.state(next, turn), cost: cost, from: state)
      }
    }
    return nil
  }

  private func way(to last: Int) -> Way? {
    var cells: [(Cell, Heading)] = []
    var state = last
    while true {
      cells.append((cell(state), Heading(rawValue: state % 4) ?? .right))
      let from = Int(memory.states[state].from)
      guard from != state else { break }
      state = from
    }
    guard let start = starts[state], let end = ends[last] else { return nil }
    return Way(cells: cells.reversed(), start: start, end: end.number)
  }
}
