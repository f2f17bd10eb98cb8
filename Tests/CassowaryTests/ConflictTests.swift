import TestSupport
import Cassowary
import Testing

struct ConflictTests {
  @Test func `a contradiction is reported with its reason`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let result = solver.add(contentsOf: [x == 1, y == 5, x >= 2])
    #expect(
      result.conflicts == [Conflict(culprit: result.ids[2], conflictsWith: [result.ids[0]])])
    #expect(solver.value(of: x) == 1)
    #expect(solver.value(of: y) == 5)
  }

  @Test func `two equations that differ are in conflict`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let result = solver.add(contentsOf: [x == y + 4, y == 1, y == x + 4, x >= 0])
    #expect(
      result.conflicts == [Conflict(culprit: result.ids[2], conflictsWith: [result.ids[0]])])
    #expect(solver.value(of: x) == 5)
  }

  @Test func `an equation that says the same again is no conflict`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let result = solver.add(contentsOf: [x == y + 4, y == x - 4, 2 * x == 2 * y + 8, x == 1])
    #expect(result.conflicts.isEmpty)
    #expect(solver.value(of: y) == -3)
  }

  @Test func `a refused constraint leaves no trace`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let lower = try solver.add(x >= 10)
    try solver.add((x == 0).at(.weak))
    do {
      try solver.add(x <= 5)
      Issue.record("the constraint was accepted")
    } catch SolverError.unsatisfiable(let conflict) {
      #expect(conflict.conflictsWith == [lower])
      #expect(throws: SolverError.unknownConstraint(conflict.culprit)) {
        try solver.remove(conflict.culprit)
      }
    }
    #expect(solver.value(of: x) == 10)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func `each conflict is reported`() {
    var solver = Solver()
    var constraints: [Constraint] = []
    for index in 0..<20 {
      let x = solver.makeVariable()
      constraints += [x == Double(index), x == Double(index + 1)]
    }
    let result = solver.add(contentsOf: constraints)
    #expect(result.conflicts.map(\.culprit) == (0..<20).map { result.ids[2 * $0 + 1] })
    #expect(
      result.conflicts.map(\.conflictsWith) == (0..<20).map { [result.ids[2 * $0]] })
  }

  /// How many contradictions are told with a reason.
  private let explained = 1000

  @Test func `of thousands of equations that differ one for each variable is left`() {
    var solver = Solver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    let constraints = (0..<5_000).map { variables[$0 % 10] == Double($0) }
    let result = solver.add(contentsOf: constraints)
    #expect(result.conflicts.count == 4_990)
    #expect(Set(result.conflicts.map(\.culprit)).count == 4_990)
    for conflict in result.conflicts.prefix(200) {
      #expect(conflict.conflictsWith.count == 1)
    }
    for (index, variable) in variables.enumerated() {
      let value = solver.value(of: variable)
      #expect(Int(value) % 10 == index && value == value.rounded())
    }
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func `of thousands of bounds that exclude one another some are left, and hold`() {
    var solver = Solver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    let constraints = (0..<4_000).map { index in
      let variable = variables[index % 10]
      return index % 20 < 10 ? variable >= Double(index) : variable <= Double(4_000 - index)
    }
    let result = solver.add(contentsOf: constraints)
    #expect(result.conflicts.count > explained)
    #expect(result.conflicts.prefix(explained).allSatisfy { !$0.conflictsWith.isEmpty })
    let left = Set(result.conflicts.map(\.culprit))
    for (id, constraint) in zip(result.ids, constraints) where !left.contains(id) {
      #expect(constraint.error(in: solver) < 1e-6)
    }
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test(arguments: 0..<200)
  func `a conflicting set conflicts, and without its culprit does not`(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    var system = SmallSystem(&dice)
    for index in system.rows.indices { system.rows[index].strength = .required }
    var solver = Solver()
    let variables = (0..<system.dimension).map { _ in solver.makeVariable() }
    let result = solver.add(contentsOf: system.rows.map { $0.constraint(variables) })
    var kept = system.rows
    for conflict in result.conflicts.sorted(by: { $0.culprit > $1.culprit }) {
      let culprit = result.ids.firstIndex(of: conflict.culprit) ?? 0
      let others = result.ids.indices.filter { conflict.conflictsWith.contains(result.ids[$0]) }
      var set = SmallSystem(
        dimension: system.dimension, rows: others.map { system.rows[$0] })
      #expect(set.leastCost() != nil, "seed \(seed)")
      set.rows.append(system.rows[culprit])
      #expect(set.leastCost() == nil, "seed \(seed)")
      kept.remove(at: culprit)
    }
    let rest = SmallSystem(dimension: system.dimension, rows: kept)
    #expect(rest.cost(at: variables.map { solver.value(of: $0) }) != nil, "seed \(seed)")
    #expect(solver.checkInvariants().isEmpty, "seed \(seed)")
  }
}
