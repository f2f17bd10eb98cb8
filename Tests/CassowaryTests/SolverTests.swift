import Cassowary
import Testing

struct SolverTests {
  @Test func `a required bound beats a weak wish`() throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    try solver.add(width >= 100)
    try solver.add((width == 40).at(.weak))
    #expect(solver.value(of: width) == 100)
  }

  @Test func `a new variable is 0`() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
  }

  @Test func `equations are solved together`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let result = solver.add(contentsOf: [x + y == 10, x - y == 4])
    #expect(result.conflicts.isEmpty)
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test func `a copy is independent`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 1).at(.weak))
    var copy = solver
    try copy.add(x >= 5)
    #expect(solver.value(of: x) == 1)
    #expect(copy.value(of: x) == 5)
    #expect(copy.checkInvariants().isEmpty)
  }

  @Test func `a variable that occurs twice counts twice`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x + x == 10)
    #expect(solver.value(of: x) == 5)
  }

  @Test func `a variable that cancels out is left alone`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x - x == 0)
    #expect(solver.undeterminedVariables == [x])
  }

  @Test func `the sum of errors is least, not the sum of squares`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for wish in [0.0, 1, 100] { try solver.add((x == wish).at(.medium)) }
    #expect(solver.value(of: x) == 1)
  }

  @Test func `a removed constraint no longer holds`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 3).at(.weak))
    let bound = try solver.add(x >= 10)
    try solver.remove(bound)
    #expect(solver.value(of: x) == 3)
    #expect(throws: SolverError.unknownConstraint(bound)) { try solver.remove(bound) }
  }

  @Test func `a removed equation of a batch no longer holds`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let ids = solver.add(contentsOf: [x == 10, y == x + 2, (x == 3).at(.weak)]).ids
    #expect(solver.value(of: y) == 12)
    try solver.remove(ids[0])
    #expect(solver.value(of: y) == 5)
  }

  @Test func `a changed constant moves what hangs on it`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let ids = solver.add(contentsOf: [x == 10, y == x + 2, y <= 100]).ids
    try solver.setConstant(-20, of: ids[0])
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: y) == 22)
  }

  @Test func `a constant that cannot be is refused and forgotten`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let ids = solver.add(contentsOf: [x == 10, y == x + 2, y <= 100]).ids
    let conflict = Conflict(culprit: ids[0], conflictsWith: [ids[1], ids[2]])
    #expect(throws: SolverError.unsatisfiable(conflict)) {
      try solver.setConstant(-200, of: ids[0])
    }
    #expect(solver.value(of: y) == 12)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func `a small batch after a large one moves what hangs on it`() throws {
    var solver = Solver()
    let chain = (0..<20).map { _ in solver.makeVariable() }
    solver.add(contentsOf: (1..<20).map { chain[$0] == chain[$0 - 1] + 1 })
    let later = solver.makeVariable()
    let result = solver.add(contentsOf: [
      (chain[0] == 5).at(.weak), chain[19] <= later, later == 30, chain[0] >= 40,
    ])
    #expect(result.conflicts.map(\.culprit) == [result.ids[3]])
    #expect(solver.value(of: chain[19]) == 24)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func `numbers that are not finite are refused`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.notFinite) { try solver.add(x == .infinity) }
    #expect(throws: SolverError.notFinite) { try solver.add(.nan * x == 1) }
    let result = solver.add(contentsOf: [x == .nan, x == 4])
    #expect(result.malformed == [result.ids[0]])
    #expect(solver.value(of: x) == 4)
  }

  @Test func `a foreign variable is refused`() {
    var other = Solver()
    _ = other.makeVariable()
    let foreign = other.makeVariable()
    var solver = Solver()
    _ = solver.makeVariable()
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.add(foreign == 1) }
  }

  @Test func `the dump names variables and constraints`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    solver.add(contentsOf: [y == x + 8, (x == 2).at(.weak), x <= 9])
    let dump = solver.dump
    #expect(dump.contains("y = 10.0"))
    #expect(dump.contains("active   #1 + x - 2.0 == 0 @250.0"))
    #expect(dump.contains("passive  #2 + x - 9.0 <= 0 @1000.0"))
  }
}
