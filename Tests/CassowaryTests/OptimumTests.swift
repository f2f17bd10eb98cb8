import TestSupport
import Cassowary
import Testing

/// Random small systems against an exhaustive search of their vertices.
struct OptimumTests {
  /// The system without the required rows that were left out.
  private func kept(_ system: SmallSystem, _ result: BatchResult) -> SmallSystem {
    let culprits = result.conflicts.map(\.culprit)
    let rows = zip(result.ids, system.rows).filter { !culprits.contains($0.0) }.map(\.1)
    return SmallSystem(dimension: system.dimension, rows: rows)
  }

  private func expectOptimal(
    _ solver: Solver, _ variables: [Variable], _ system: SmallSystem, seed: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let cost = system.cost(at: variables.map { solver.value(of: $0) }) ?? [-1, 0, 0, 0]
    let best = system.leastCost() ?? [-2, 0, 0, 0]
    #expect(
      SmallSystem.isEqual(cost, best), "seed \(seed): \(cost), best \(best)",
      sourceLocation: sourceLocation)
    let broken = solver.checkInvariants()
    #expect(broken.isEmpty, "seed \(seed)", sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<300)
  func `a batch is solved optimally`(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    let system = SmallSystem(&dice)
    var solver = Solver()
    let variables = (0..<system.dimension).map { _ in solver.makeVariable() }
    let result = solver.add(contentsOf: system.rows.map { $0.constraint(variables) })
    expectOptimal(solver, variables, kept(system, result), seed: seed)
  }

  @Test(arguments: 0..<150)
  func `constraints added one by one are solved optimally`(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    var system = SmallSystem(&dice)
    var solver = Solver()
    let variables = (0..<system.dimension).map { _ in solver.makeVariable() }
    let rows = system.rows
    system.rows = []
    for row in rows {
      if (try? solver.add(row.constraint(variables))) != nil {
        system.rows.append(row)
      } else {
        let refused = SmallSystem(dimension: system.dimension, rows: system.rows + [row])
        #expect(refused.leastCost() == nil, "seed \(seed)")
      }
      expectOptimal(solver, variables, system, seed: seed)
    }
  }

  @Test(arguments: 0..<150)
  func `removal in any order leaves an optimum of the rest`(seed: Int) throws {
    var dice = SeededGenerator(seed: seed)
    let system = SmallSystem(&dice)
    var solver = Solver()
    let variables = (0..<system.dimension).map { _ in solver.makeVariable() }
    let result = solver.add(contentsOf: system.rows.map { $0.constraint(variables) })
    let culprits = result.conflicts.map(\.culprit)
    var rest = zip(result.ids, system.rows).filter { !culprits.contains($0.0) }
    rest.shuffle(using: &dice)
    while let (id, _) = rest.popLast() {
      try solver.remove(id)
      let system = SmallSystem(dimension: system.dimension, rows: rest.map(\.1))
      expectOptimal(solver, variables, system, seed: seed)
    }
  }

  @Test(arguments: 0..<150)
  func `changed constants give what a fresh solver gives`(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    var system = SmallSystem(&dice)
    var solver = Solver()
    let variables = (0..<system.dimension).map { _ in solver.makeVariable() }
    let result = solver.add(contentsOf: system.rows.map { $0.constraint(variables) })
    let culprits = result.conflicts.map(\.culprit)
    let ids = result.ids.filter { !culprits.contains($0) }
    system = kept(system, result)
    for _ in 0..<6 where !ids.isEmpty {
      let index = dice.roll(0...(ids.count - 1))
      let constant = Double(dice.roll(-12...12))
      var changed = system
      changed.rows[index].constant = constant
      if (try? solver.setConstant(constant, of: ids[index])) != nil {
        system = changed
      } else {
        #expect(changed.leastCost() == nil, "seed \(seed)")
      }
      expectOptimal(solver, variables, system, seed: seed)
    }
  }

  @Test(arguments: 0..<120)
  func `additions, removals and changes in any order keep the optimum`(seed: Int) throws {
    var dice = SeededGenerator(seed: 10_000 + seed)
    var system = SmallSystem(&dice)
    var solver = Solver()
    let variables = (0..<system.dimension).map { _ in solver.makeVariable() }
    let result = solver.add(contentsOf: system.rows.map { $0.constraint(variables) })
    let culprits = result.conflicts.map(\.culprit)
    var ids = result.ids.filter { !culprits.contains($0) }
    system = kept(system, result)
    for _ in 0..<8 {
      var changed = system
      let index = dice.roll(0...max(0, ids.count - 1))
      switch dice.roll(0...3) {
      case 0 where !ids.isEmpty:
        try solver.remove(ids.remove(at: index))
        changed.rows.remove(at: index)
        system = changed
      case 1 where !ids.isEmpty:
        changed.rows[index].constant = Double(dice.roll(-12...12))
        let constant = changed.rows[index].constant
        if (try? solver.setConstant(constant, of: ids[index])) != nil { system = changed }
      default:
        guard system.rows.count < 8 else { continue }
        changed.rows.append(SmallSystem.row(system.dimension, &dice))
        let constraint = changed.rows[changed.rows.count - 1].constraint(variables)
        guard let id = try? solver.add(constraint) else { continue }
        ids.append(id)
        system = changed
      }
      expectOptimal(solver, variables, system, seed: seed)
    }
  }

  @Test(arguments: 0..<120)
  func `the order of adding does not matter for the cost`(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    var system = SmallSystem(&dice)
    system.rows.removeAll { $0.strength == .required && $0.relation == .equal }
    var costs: [[Double]] = []
    for _ in 0..<4 {
      var solver = Solver()
      let variables = (0..<system.dimension).map { _ in solver.makeVariable() }
      let result = solver.add(contentsOf: system.rows.map { $0.constraint(variables) })
      guard result.conflicts.isEmpty else { return }
      costs.append(system.cost(at: variables.map { solver.value(of: $0) }) ?? [])
      system.rows.shuffle(using: &dice)
    }
    #expect(costs.allSatisfy { SmallSystem.isEqual($0, costs[0]) }, "seed \(seed)")
  }

  @Test(arguments: 0..<250)
  func `undetermined variables are those that can move at no cost`(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    let system = SmallSystem(&dice)
    var solver = Solver()
    let variables = (0..<system.dimension).map { _ in solver.makeVariable() }
    let result = solver.add(contentsOf: system.rows.map { $0.constraint(variables) })
    let point = variables.map { solver.value(of: $0) }
    let expected = kept(system, result).undetermined(around: point)
    let found = solver.undeterminedVariables.map { Int($0.index) }
    #expect(found == expected, "seed \(seed)")
  }
}
